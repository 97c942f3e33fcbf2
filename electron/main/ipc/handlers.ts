import type { ApiCalls } from './ApiCalls.ts';
import type { OpenLink } from '../security/externalLinks.ts';
import type { PreferenceStore } from '../storage/preferences.ts';
import type { DesktopSession } from '../session/DesktopSession.ts';
import type { Settings } from '../app/settings.ts';
import type { HandlersOf } from './answer.ts';

export interface HandlerParts {
  api: ApiCalls;
  session: DesktopSession;
  preferences: PreferenceStore;
  openLink: OpenLink;
  settingsLost: boolean;
  /** Writes the page that is shown as PDF. */
  savePdf(): Promise<void>;
  /** Where the client leads this window, once. */
  takePage(contents: number): string | null;
  /** The page speaks another language from now on. */
  onLanguage(): void;
  version: string;
  mode: Settings['mode'];
}

/** One handler a row of the IPC contract; those of other parts are in their folders. */
export function createHandlers(
  parts: HandlerParts,
): HandlersOf<'api' | 'app' | 'language' | 'link' | 'page' | 'session'> {
  const { api, session, preferences, openLink, version, mode } = parts;
  return {
    'api:call': (input, caller) => api.run(caller, input),
    'api:cancel': ({ id }, caller) => api.cancel(caller, id),
    'session:read': () => session.user(),
    'app:info': async () => ({
      version,
      platform: process.platform,
      mode,
      canKeepSession: await session.canKeep(),
      isKeychainAsking: await session.isKeychainAsking(),
      language: preferences.get('language') ?? null,
      settingsLost: parts.settingsLost,
    }),
    'language:set': ({ language }) => {
      // Said anew by every page; written to the disk only when it is news.
      if (preferences.get('language') === language) return;
      preferences.set('language', language);
      parts.onLanguage();
    },
    'link:open': ({ url }) => openLink(url),
    'page:savePdf': () => parts.savePdf(),
    'page:take': (_input, caller) => parts.takePage(caller),
  };
}

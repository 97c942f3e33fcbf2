import type { ApiCalls } from './ApiCalls.ts';
import type { OpenLink } from '../security/externalLinks.ts';
import type { PreferenceStore, Theme } from '../storage/preferences.ts';
import type { DesktopSession } from '../session/DesktopSession.ts';
import type { Settings } from '../app/settings.ts';
import type { HandlersOf } from './answer.ts';

export interface HandlerParts {
  api: ApiCalls;
  session: DesktopSession;
  preferences: PreferenceStore;
  openLink: OpenLink;
  settingsLost: boolean;
  /** Saves the current page as PDF. */
  savePdf(): Promise<void>;
  /** The page that the client wants this window to open; returned once. */
  takePage(contents: number): string | null;
  /** Called when the page's language changes. */
  onLanguage(): void;
  /** Applies a theme that the user has chosen. */
  onTheme(theme: Theme): void;
  version: string;
  mode: Settings['mode'];
}

/** One handler for each channel of the contract; other parts have theirs in their own folders. */
export function createHandlers(
  parts: HandlerParts,
): HandlersOf<'api' | 'app' | 'language' | 'link' | 'page' | 'session' | 'theme'> {
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
      // Every page sends its language; write only changes to the disk.
      if (preferences.get('language') === language) return;
      preferences.set('language', language);
      parts.onLanguage();
    },
    'theme:set': ({ theme }) => {
      // A kiosk's next visitor has not chosen it. Every page sends its theme; write only changes to the disk.
      if (mode === 'kiosk' || (preferences.get('theme') ?? 'system') === theme) return;
      preferences.set('theme', theme);
      parts.onTheme(theme);
    },
    'link:open': ({ url }) => openLink(url),
    'page:savePdf': () => parts.savePdf(),
    'page:take': (_input, caller) => parts.takePage(caller),
  };
}

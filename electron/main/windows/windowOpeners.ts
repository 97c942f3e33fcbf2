import { join } from 'node:path';
import { app, type BrowserWindow } from 'electron';
import { type Language, withLanguage } from '../../../shared/text/languages.ts';
import type { PreferenceStore } from '../storage/preferences.ts';
import type { Settings } from '../app/settings.ts';
import { allowCamera } from '../security/securityPolicies.ts';
import { openHiddenWindow, openStoreWindow } from './windows.ts';

interface OpenerSetup {
  mode: Settings['mode'];
  origin: string;
  preloads: string;
  preferences: PreferenceStore;
  language(): Language;
  /** Cancels the calls of a page that has gone. */
  abandon(contents: number): void;
}

export interface WindowOpeners {
  /** Opens a window of the store at this path, in the last language. */
  openStore(path?: string): BrowserWindow;
  openHidden(url: string): BrowserWindow;
}

/** Creates the functions that open this client's windows; a page's camera permission ends with the page. */
export function windowOpeners({ mode, origin, preloads, preferences, language, abandon }: OpenerSetup): WindowOpeners {
  const page = {
    preload: join(preloads, 'index.cjs'),
    isDevelopment: !app.isPackaged,
    onPageGone: (contents: number) => {
      abandon(contents);
      allowCamera(contents, false);
    },
  };
  return {
    openStore: (path = '/') =>
      openStoreWindow({ ...page, mode, preferences, url: origin + withLanguage(path, language()) }),
    openHidden: (url) => openHiddenWindow({ ...page, url }),
  };
}

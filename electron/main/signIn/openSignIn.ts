import { app, clipboard, shell } from 'electron';
import { after, clock } from '../app/clock.ts';
import type { PreferenceStore } from '../storage/preferences.ts';
import { focusWindow, sendToStoreWindows } from '../windows/windows.ts';
import { BrowserSignIn } from './BrowserSignIn.ts';
import { WindowSignIn } from './WindowSignIn.ts';
import type { GrantStore } from './GrantStore.ts';
import { openProviderWindow } from './openProviderWindow.ts';
import { SignIn } from './SignIn.ts';

/** Creates the provider sign-in of a rep's laptop. */
export function openSignIn(server: string, preferences: PreferenceStore, grants: GrantStore): SignIn {
  const signIn = new SignIn({
    server,
    grants,
    clock,
    flows: {
      // `openExternal` is safe: main builds the address; pages cannot choose it.
      browser: () => new BrowserSignIn({ after, open: (url) => shell.openExternal(url) }),
      window: () => new WindowSignIn({ server, open: openProviderWindow(!app.isPackaged) }),
    },
    place: {
      read: () => preferences.get('signIn') ?? 'browser',
      write: (place) => preferences.set('signIn', place),
    },
    onChange: (view) => sendToStoreWindows('signIn:changed', view),
    copy: (text) => clipboard.writeText(text),
    front: () => {
      // The browser is in front; on macOS focus has to be taken from it.
      app.focus({ steal: true });
      focusWindow();
    },
  });
  app.on('will-quit', () => signIn.cancel());
  return signIn;
}

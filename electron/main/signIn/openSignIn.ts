import { app, clipboard, shell } from 'electron';
import { after, clock } from '../clock.ts';
import type { PreferenceStore } from '../preferences.ts';
import { focusWindow, tellWindows } from '../windows.ts';
import { ByBrowser } from './ByBrowser.ts';
import { ByWindow } from './ByWindow.ts';
import type { Grants } from './Grants.ts';
import { openWindow } from './openWindow.ts';
import { SignIn } from './SignIn.ts';

/** Signing in elsewhere, from a rep's laptop. */
export function openSignIn(server: string, preferences: PreferenceStore, grants: Grants): SignIn {
  const signIn = new SignIn({
    server,
    ...{ grants, clock },
    ways: {
      // The address is our own server's, made in main: not one that a page has asked for.
      browser: () => new ByBrowser({ after, open: (url) => shell.openExternal(url) }),
      window: () => new ByWindow({ server, open: openWindow(!app.isPackaged) }),
    },
    place: {
      read: () => preferences.get('signIn') ?? 'browser',
      write: (place) => preferences.set('signIn', place),
    },
    tell: (view) => tellWindows('signIn:changed', view),
    copy: (text) => clipboard.writeText(text),
    front: () => {
      // The browser is in front: on macOS only a program that insists comes before it.
      app.focus({ steal: true });
      focusWindow();
    },
  });
  app.on('will-quit', () => signIn.cancel());
  return signIn;
}

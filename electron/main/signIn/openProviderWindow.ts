import { randomUUID } from 'node:crypto';
import { BrowserWindow } from 'electron';
import { onLoadFailure } from '../windows/onLoadFailure.ts';
import { restrictNavigation } from '../security/securityPolicies.ts';
import { focusWindow, isolatedPreferences } from '../windows/windows.ts';
import type { WindowSignInParts } from './WindowSignIn.ts';

const SIZE = { width: 560, height: 760, minWidth: 360, minHeight: 480 };

/** Opens a window for a provider's pages: without a preload, with an in-memory session. */
export const openProviderWindow =
  (isDevelopment: boolean): WindowSignInParts['open'] =>
  ({ url, mayGo, closed, failed }) => {
    const window = new BrowserWindow({
      ...SIZE,
      autoHideMenuBar: true,
      // A partition without "persist:" is in memory only.
      webPreferences: { ...isolatedPreferences(isDevelopment), partition: `sign-in-${randomUUID()}` },
    });
    const { webContents } = window;
    const { session } = webContents;
    window.removeMenu();
    restrictNavigation(webContents, mayGo);
    // The title shows the page's host, and pages cannot change it.
    window.on('page-title-updated', (event) => event.preventDefault());
    webContents.on('did-navigate', (_event, currentUrl) => window.setTitle(new URL(currentUrl).host));
    onLoadFailure(webContents, failed);
    window.once('closed', () => {
      closed();
      void session.clearData().catch(() => undefined);
    });
    window.loadURL(url).catch(() => undefined);
    return {
      focus: () => void (window.isDestroyed() || (window.show(), window.focus())),
      close: () => {
        if (!window.isDestroyed()) window.destroy();
        focusWindow();
      },
    };
  };

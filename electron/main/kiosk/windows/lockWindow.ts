import type { BrowserWindow } from 'electron';
import { isBlockedKey } from './blockedKeys.ts';

export interface LockOptions {
  platform: NodeJS.Platform;
  /** False while the visitor's windows must stay open. */
  mayClose(): boolean;
}

/** Locks a window down: on top of all others, full screen, not closable, without the keys that lead out. */
export function lockWindow(window: BrowserWindow, { platform, mayClose }: LockOptions): void {
  const { webContents } = window;
  window.setAlwaysOnTop(true, 'screen-saver');
  window.setMenuBarVisibility(false);
  // A page behind the staff's window would otherwise be throttled, miss heartbeats and count as hung.
  webContents.setBackgroundThrottling(false);
  webContents.on('before-input-event', (event, input) => {
    if (isBlockedKey(input, platform)) event.preventDefault();
  });
  webContents.on('did-finish-load', () => void webContents.setVisualZoomLevelLimits(1, 1).catch(() => undefined));
  // A keyboard's browser keys, on Windows; the page refuses the mouse's buttons (`useLockdown`).
  window.on('app-command', (event) => event.preventDefault());
  window.on('close', (event) => {
    if (!mayClose()) event.preventDefault();
  });
  window.on('leave-full-screen', () => void (window.isDestroyed() || mayClose() || window.setKiosk(true)));
  window.on('minimize', () => void (window.isDestroyed() || window.restore()));
}

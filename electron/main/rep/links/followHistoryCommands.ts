import type { BrowserWindow } from 'electron';

/**
 * Calls `go` for the system's own commands of going back (-1) and forward (1): a keyboard's browser keys on Windows,
 * three fingers on a Mac's trackpad. A mouse's buttons are handled by the page; Linux reports them here once more.
 */
export function followHistoryCommands(
  window: Pick<BrowserWindow, 'on'>,
  platform: NodeJS.Platform,
  go: (step: -1 | 1) => void,
): void {
  if (platform === 'win32')
    window.on('app-command', (_event, command) => {
      if (command === 'browser-backward') go(-1);
      if (command === 'browser-forward') go(1);
    });
  if (platform === 'darwin')
    window.on('swipe', (_event, direction) => {
      if (direction === 'left') go(-1);
      if (direction === 'right') go(1);
    });
}

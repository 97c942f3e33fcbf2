import type { App, AutoUpdater, PowerMonitor } from 'electron';

interface Sources {
  app: Pick<App, 'quit'>;
  powerMonitor: Pick<PowerMonitor, 'on'>;
  autoUpdater: Pick<AutoUpdater, 'on'>;
  process: Pick<NodeJS.Process, 'prependListener'>;
}

/** Signals that a system or a terminal sends to end a program. */
const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const;

/**
 * Calls `leave` before the client quits for another reason than its user's wish: the system shuts down or logs off (macOS,
 * Linux), or an update is installed. Windows closes no window then (`onSessionEnd`).
 */
export function onForcedQuit({ app, powerMonitor, autoUpdater, process }: Sources, leave: () => void): void {
  powerMonitor.on('shutdown', leave);
  autoUpdater.on('before-quit-for-update', leave);
  // A listener replaces Electron's own, which quits. Registered first, as another listener may quit, too.
  for (const signal of SIGNALS)
    process.prependListener(signal, () => {
      leave();
      app.quit();
    });
}

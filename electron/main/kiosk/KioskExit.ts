import { app, autoUpdater } from 'electron';
import { onSessionEnd } from '../app/exit/onSessionEnd.ts';
import type { AuditLog } from './staff/AuditLog.ts';
import { relaunchApp } from '../app/exit/relaunchApp.ts';

/** Exit codes for a launcher such as Windows' Shell Launcher: restart, or do nothing. */
const EXIT_AGAIN = 0;
const EXIT_DONE = 3;

/** The ways to end a kiosk's client; its windows cannot be closed otherwise. */
export class KioskExit {
  readonly #hasLauncher: boolean;
  readonly #appImage: string | null;
  readonly #audit: AuditLog['write'];
  #isLeaving = false;

  constructor(hasLauncher: boolean, appImage: string | null, audit: AuditLog['write']) {
    this.#hasLauncher = hasLauncher;
    this.#appImage = appImage;
    this.#audit = audit;
  }

  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /** Calls `stop` when the system shuts down or an update is installed, so that nothing keeps the client open. */
  onQuit(stop: () => void): void {
    const leave = (): void => {
      this.#isLeaving = true;
      stop();
    };
    app.on('before-quit', leave);
    onSessionEnd(app, leave);
    // macOS closes all windows before it installs an update; they must not refuse.
    autoUpdater.on('before-quit-for-update', leave);
  }

  readonly relaunch = (): void => {
    this.#audit('restart');
    if (!this.#hasLauncher) relaunchApp(this.#appImage);
    this.#leave(EXIT_AGAIN);
  };

  /** Ends the kiosk until it is started by hand. */
  quit(): void {
    this.#leave(this.#hasLauncher ? EXIT_DONE : 0);
  }

  #leave(code: number): void {
    this.#isLeaving = true;
    app.exit(code);
  }
}

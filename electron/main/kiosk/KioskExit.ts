import { app, autoUpdater } from 'electron';
import type { AuditLog } from './staff/AuditLog.ts';
import { relaunchApp } from './recovery/relaunchApp.ts';

/** Exit codes for a launcher such as Windows' Shell Launcher: start again, or do nothing. */
const EXIT_AGAIN = 0;
const EXIT_DONE = 3;

/** The ways out of a kiosk's client; until one of them is taken its windows stay. */
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

  /** The system goes down, or an update is put in: nothing is opened any more that would keep the client here. */
  onQuit(stop: () => void): void {
    const leave = (): void => {
      this.#isLeaving = true;
      stop();
    };
    app.on('before-quit', leave);
    // An update of macOS's closes all windows first: as long as they stayed it would never be put in.
    autoUpdater.on('before-quit-for-update', leave);
  }

  readonly relaunch = (): void => {
    this.#audit('restart');
    if (!this.#hasLauncher) relaunchApp(this.#appImage);
    this.#leave(EXIT_AGAIN);
  };

  /** Ends the kiosk for good: it must be started by hand. */
  quit(): void {
    this.#leave(this.#hasLauncher ? EXIT_DONE : 0);
  }

  #leave(code: number): void {
    this.#isLeaving = true;
    app.exit(code);
  }
}

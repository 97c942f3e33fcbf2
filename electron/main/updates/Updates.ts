import type { Clock } from '../../../shared/client/ports.ts';
import { withTimeout } from '../../../shared/client/timeouts.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import { isOfRelease, type Offer, readRelease, RELEASE_FILE, SIGNATURE_FILE } from './signedRelease.ts';

/** The part of electron-updater that is used here. */
export interface Updater {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  allowDowngrade: boolean;
  logger: unknown;
  setFeedURL(feed: { provider: 'generic'; url: string }): void;
  checkForUpdates(): Promise<{ isUpdateAvailable: boolean; updateInfo: Offer } | null>;
  downloadUpdate(): Promise<unknown>;
  /** Ends the client if the installer could be started; otherwise emits `error`. */
  quitAndInstall(isSilent: boolean, isForceRunAfter: boolean): void;
  on(event: 'error', listener: (error: Error) => void): unknown;
  off(event: 'error', listener: (error: Error) => void): unknown;
}

/** The last downloaded version, stored for the next start. */
export interface UpdateRecord {
  version: string;
  /** `tried`: its installation was begun; if the client is still older at the next start, it failed. */
  state: 'waiting' | 'tried' | 'withdrawn';
}

export interface UpdateParts {
  load(): Promise<Updater>;
  /** The address of the update feed, without a trailing slash. */
  url: string;
  /** The public key that releases are signed with. */
  key: string;
  /** This client's version. */
  version: string;
  record: {
    read(): UpdateRecord | null;
    /** Returns whether it was written to the disk. */
    write(update: UpdateRecord): boolean;
  };
  readText(url: string): Promise<string>;
  clock: Clock;
}

export interface UpdateFollowers {
  /** Whether a kiosk is without a visitor; null for a rep's client, whose user decides. */
  isResting: (() => boolean) | null;
  /** Called when another version is ready, or none any more. */
  changed(version: string | null): void;
}

// Well after the first paint, so that the start is not slowed down.
const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 6 * 3600_000;
const LOOK_FOR_REST_EVERY_MS = 60_000;
/** The time-out of the feed at the start. */
const START_LIMIT_MS = 10_000;
/** The time-out from starting the installer to the client's end; macOS copies and verifies first. */
const INSTALL_LIMIT_MS = 60_000;

/**
 * Updates the client. The feed offers a version, perhaps to some clients only (staged rollout); the release's signed
 * list decides whether it may be installed, and each system checks the publisher's signature too. Never installs while
 * the client is closing: shutting down the computer would interrupt the installer.
 */
export class Updates {
  readonly #parts: UpdateParts;
  #followers: UpdateFollowers = { isResting: null, changed: () => undefined };
  #updater: Updater | null = null;
  #ready: string | null = null;
  #look: Promise<void> | null = null;
  #isAwaitingRest = false;

  constructor(parts: UpdateParts) {
    this.#parts = parts;
  }

  /** The downloaded and verified version that can be installed; null if there is none. */
  get ready(): string | null {
    return this.#ready;
  }

  /**
   * Installs the version that the last run downloaded; await it before the first window is created. Never settles if
   * the client ends for it. A version is tried once; after a failure `ready` offers it.
   */
  async installAtStart(): Promise<void> {
    const { record, version, clock } = this.#parts;
    const update = record.read();
    if (update?.state !== 'waiting' || update.version === version) return;
    try {
      await withTimeout(this.#lookOnce(), START_LIMIT_MS, clock);
      if (this.#ready === null) return;
      await this.#installUnasked(this.#ready);
    } catch (error) {
      logWarning(`update at start: ${errorMessage(error)}`);
    }
  }

  /** Checks for updates from now on, every six hours. */
  start(followers: UpdateFollowers): void {
    this.#followers = followers;
    // A kiosk does not retry a version that failed in the last run, as it would loop.
    const mayTryAgain = this.#parts.record.read()?.state !== 'tried';
    this.#parts.clock.after(FIRST_AFTER_MS, () => void this.#lookAgain(mayTryAgain));
  }

  /** Ends the client, installs the ready version and starts it; rejects if that fails. */
  async restart(): Promise<void> {
    const [updater, version] = [this.#updater, this.#ready];
    if (!updater || version === null) throw new Error('no update is ready');
    this.#recordAttempt(version);
    const { promise: failure, reject } = Promise.withResolvers<never>();
    updater.on('error', reject);
    try {
      // Silent and relaunched, as the installer must not ask questions.
      updater.quitAndInstall(true, true);
      await withTimeout(failure, INSTALL_LIMIT_MS, this.#parts.clock);
    } finally {
      updater.off('error', reject);
    }
  }

  async #lookAgain(mayInstall: boolean): Promise<void> {
    try {
      await this.#lookOnce();
    } catch (error) {
      // The network is gone, or the release is not signed by us: keep the current version.
      logWarning(`update: ${errorMessage(error)}`);
    }
    this.#parts.clock.after(EVERY_MS, () => void this.#lookAgain(true));
    const isNewer = this.#parts.record.read()?.state === 'waiting';
    if (!this.#isAwaitingRest && (mayInstall || isNewer)) await this.#installAtRest();
  }

  /** Single flight: a download may outlast the time-out of the start. */
  #lookOnce(): Promise<void> {
    return (this.#look ??= this.#fetch().finally(() => (this.#look = null)));
  }

  async #open(): Promise<Updater> {
    const updater = (this.#updater ??= await this.#parts.load());
    updater.autoDownload = false;
    updater.allowDowngrade = false;
    updater.autoInstallOnAppQuit = false;
    updater.logger = null;
    updater.setFeedURL({ provider: 'generic', url: this.#parts.url });
    return updater;
  }

  async #fetch(): Promise<void> {
    const updater = await this.#open();
    const updateCheck = await updater.checkForUpdates();
    if (!updateCheck?.isUpdateAvailable) return this.#withdraw();
    await this.#verify(updateCheck.updateInfo);
    const { version } = updateCheck.updateInfo;
    if (version === this.#ready) return;
    // The download deletes the version before from the disk.
    this.#setReady(null);
    await updater.downloadUpdate();
    const { record } = this.#parts;
    const before = record.read();
    if (before?.version !== version || before.state === 'withdrawn') record.write({ version, state: 'waiting' });
    this.#setReady(version);
  }

  async #verify(offer: Offer): Promise<void> {
    const { url, key, readText } = this.#parts;
    const [text, signature] = await Promise.all([
      readText(`${url}/${RELEASE_FILE}`),
      readText(`${url}/${SIGNATURE_FILE}`),
    ]);
    if (!isOfRelease(offer, readRelease(text, signature, key)))
      throw new Error('the feed offers what is not in the release');
  }

  /** Withdraws a version that the feed no longer offers, as after a stopped release. */
  #withdraw(): void {
    const { record } = this.#parts;
    const update = record.read();
    if (update?.state === 'waiting') record.write({ ...update, state: 'withdrawn' });
    this.#setReady(null);
  }

  /** Does not install if the attempt cannot be recorded: a failing one would be repeated at every start. */
  async #installUnasked(version: string): Promise<void> {
    if (!this.#recordAttempt(version)) throw new Error('the attempt cannot be recorded');
    await this.restart();
  }

  #recordAttempt(version: string): boolean {
    return this.#parts.record.write({ version, state: 'tried' });
  }

  #setReady(version: string | null): void {
    if (version === this.#ready) return;
    this.#ready = version;
    this.#followers.changed(version);
  }

  /** Installs in a kiosk as soon as it has no visitor. A failure is retried after the next check. */
  async #installAtRest(): Promise<void> {
    const { isResting } = this.#followers;
    this.#isAwaitingRest = isResting !== null && this.#ready !== null && !isResting();
    if (this.#isAwaitingRest)
      return void this.#parts.clock.after(LOOK_FOR_REST_EVERY_MS, () => void this.#installAtRest());
    if (isResting === null || this.#ready === null) return;
    await this.#installUnasked(this.#ready).catch((error: unknown) => logWarning(`update: ${errorMessage(error)}`));
  }
}

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
  /** Ends the client where the installer could be started; otherwise `error` is emitted and nothing happens. */
  quitAndInstall(isSilent: boolean, isForceRunAfter: boolean): void;
  on(event: 'error', listener: (error: Error) => void): unknown;
  off(event: 'error', listener: (error: Error) => void): unknown;
}

/** The version that was last downloaded, as it is known at the next start. */
export interface KeptUpdate {
  version: string;
  /** `tried`: its installation was begun, so that it has failed where the client is still an older one. */
  state: 'waiting' | 'tried' | 'withdrawn';
}

export interface UpdateParts {
  load(): Promise<Updater>;
  /** Where the feed lies, without a slash at the end. */
  url: string;
  /** The key releases are signed with. */
  key: string;
  /** The version of this client. */
  version: string;
  kept: {
    read(): KeptUpdate | null;
    /** Answers whether it is on the disk. */
    write(update: KeptUpdate): boolean;
  };
  readText(url: string): Promise<string>;
  clock: Clock;
}

export interface UpdateFollowers {
  /** Answers whether a kiosk has no visitor; null for a rep's client, whose user decides. */
  isResting: (() => boolean) | null;
  /** Another version is ready, or none any more. */
  changed(version: string | null): void;
}

// Long after the first paint, so that nothing of it is slower for an update.
const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 6 * 3600_000;
const LOOK_FOR_REST_EVERY_MS = 60_000;
/** The longest time that a start waits for the feed. */
const START_LIMIT_MS = 10_000;
/** The longest time from the installation's start to the client's end; macOS copies and verifies before. */
const INSTALL_LIMIT_MS = 60_000;

/**
 * Keeps the client up to date. The feed offers a version, perhaps to some clients only; the signed list of the release
 * says whether it may be installed, and each system checks the publisher's signature on top of it. Never installs while
 * the client is being closed: a computer that is shut down then would end the installer half way.
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

  /** The version that is downloaded, verified and can be installed; null for none. */
  get ready(): string | null {
    return this.#ready;
  }

  /**
   * Installs the version that the run before has downloaded; to be awaited before the first window is made. Does not
   * settle where the client ends for it. A version is tried once: one that fails is offered by `ready` afterwards.
   */
  async installAtStart(): Promise<void> {
    const { kept, version, clock } = this.#parts;
    const update = kept.read();
    if (update?.state !== 'waiting' || update.version === version) return;
    try {
      await withTimeout(this.#lookOnce(), START_LIMIT_MS, clock);
      if (this.#ready === null) return;
      await this.#installUnasked(this.#ready);
    } catch (error) {
      logWarning(`update at start: ${errorMessage(error)}`);
    }
  }

  /** Looks for updates from now on, every six hours. */
  start(followers: UpdateFollowers): void {
    this.#followers = followers;
    // A version that failed in the run before would fail in a circle if a kiosk tried it at once.
    const mayTryAgain = this.#parts.kept.read()?.state !== 'tried';
    this.#parts.clock.after(FIRST_AFTER_MS, () => void this.#lookAgain(mayTryAgain));
  }

  /** Ends the client, installs the version that is ready and starts it; fails where that does not happen. */
  async restart(): Promise<void> {
    const [updater, version] = [this.#updater, this.#ready];
    if (!updater || version === null) throw new Error('no update is ready');
    this.#recordAttempt(version);
    const { promise: failure, reject } = Promise.withResolvers<never>();
    updater.on('error', reject);
    try {
      // Silent, and restarted afterwards: the installer must not ask questions.
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
      // The network is away, or the release is not ours: the client goes on as it is.
      logWarning(`update: ${errorMessage(error)}`);
    }
    this.#parts.clock.after(EVERY_MS, () => void this.#lookAgain(true));
    const isNewer = this.#parts.kept.read()?.state === 'waiting';
    if (!this.#isAwaitingRest && (mayInstall || isNewer)) await this.#installAtRest();
  }

  /** One look at a time: a download may take longer than a start waits for it. */
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
    const found = await updater.checkForUpdates();
    if (!found?.isUpdateAvailable) return this.#withdraw();
    await this.#verify(found.updateInfo);
    const { version } = found.updateInfo;
    if (version === this.#ready) return;
    // The download removes the version before from the disk.
    this.#setReady(null);
    await updater.downloadUpdate();
    const { kept } = this.#parts;
    const before = kept.read();
    if (before?.version !== version || before.state === 'withdrawn') kept.write({ version, state: 'waiting' });
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

  /** The feed does not offer it any more, as when a release was stopped. */
  #withdraw(): void {
    const { kept } = this.#parts;
    const update = kept.read();
    if (update?.state === 'waiting') kept.write({ ...update, state: 'withdrawn' });
    this.#setReady(null);
  }

  /** Not where the attempt cannot be recorded: one that fails would be repeated at every start. */
  async #installUnasked(version: string): Promise<void> {
    if (!this.#recordAttempt(version)) throw new Error('the attempt cannot be recorded');
    await this.restart();
  }

  #recordAttempt(version: string): boolean {
    return this.#parts.kept.write({ version, state: 'tried' });
  }

  #setReady(version: string | null): void {
    if (version === this.#ready) return;
    this.#ready = version;
    this.#followers.changed(version);
  }

  /** In a kiosk alone, as soon as it has no visitor. What fails is tried again after the next look. */
  async #installAtRest(): Promise<void> {
    const { isResting } = this.#followers;
    this.#isAwaitingRest = isResting !== null && this.#ready !== null && !isResting();
    if (this.#isAwaitingRest)
      return void this.#parts.clock.after(LOOK_FOR_REST_EVERY_MS, () => void this.#installAtRest());
    if (isResting === null || this.#ready === null) return;
    await this.#installUnasked(this.#ready).catch((error: unknown) => logWarning(`update: ${errorMessage(error)}`));
  }
}

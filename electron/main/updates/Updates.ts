import { complain, reasonOf } from '../complain.ts';
import { isOfRelease, type Offer, readRelease, RELEASE_FILE, SIGNATURE_FILE } from './release.ts';

/** What is used of electron-updater. */
export interface Updater {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  allowDowngrade: boolean;
  logger: unknown;
  setFeedURL(feed: { provider: 'generic'; url: string }): void;
  checkForUpdates(): Promise<{ isUpdateAvailable: boolean; updateInfo: Offer } | null>;
  downloadUpdate(): Promise<unknown>;
  quitAndInstall(isSilent: boolean, isForceRunAfter: boolean): void;
}

export interface UpdateParts {
  load(): Promise<Updater>;
  /** Where the feed lies, without a slash at the end. */
  url: string;
  /** The key releases are signed with. */
  key: string;
  readText(url: string): Promise<string>;
  after(ms: number, work: () => void): void;
  /** A kiosk asks whether nobody stands before it; a rep's client installs when it is closed. */
  isResting: (() => boolean) | null;
}

// Long after the first paint, so that nothing of it is slower for an update.
const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 6 * 3600_000;
const LOOK_FOR_REST_EVERY_MS = 60_000;

/**
 * Keeps the client up to date. The feed says what there is, and to how many clients yet; what may be installed says
 * the signed list of the release. Each system checks the publisher's signature on top of it.
 */
export class Updates {
  readonly #parts: UpdateParts;

  constructor(parts: UpdateParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#parts.after(FIRST_AFTER_MS, () => void this.#look());
  }

  async #look(): Promise<void> {
    try {
      const updater = await this.#open();
      if (await this.#fetch(updater)) return this.#install(updater);
    } catch (error) {
      // The network is away, or the release is not ours: the client goes on as it is.
      complain(`update: ${reasonOf(error)}`);
    }
    this.#parts.after(EVERY_MS, () => void this.#look());
  }

  async #open(): Promise<Updater> {
    const { load, url, isResting } = this.#parts;
    const updater = await load();
    updater.autoDownload = false;
    updater.allowDowngrade = false;
    // A kiosk is closed by nobody, or by a fault: it installs when it rests, and at no other time.
    updater.autoInstallOnAppQuit = isResting === null;
    updater.logger = null;
    updater.setFeedURL({ provider: 'generic', url });
    return updater;
  }

  /** Answers whether an update lies ready. */
  async #fetch(updater: Updater): Promise<boolean> {
    const found = await updater.checkForUpdates();
    if (!found?.isUpdateAvailable) return false;
    const { url, key, readText } = this.#parts;
    const [text, signature] = await Promise.all([
      readText(`${url}/${RELEASE_FILE}`),
      readText(`${url}/${SIGNATURE_FILE}`),
    ]);
    if (!isOfRelease(found.updateInfo, readRelease(text, signature, key)))
      throw new Error('the feed offers what is not in the release');
    await updater.downloadUpdate();
    return true;
  }

  #install(updater: Updater): void {
    const { isResting, after } = this.#parts;
    if (isResting === null) return;
    // Silent, and back at work afterwards: an installer that asks has nobody to ask.
    if (isResting()) updater.quitAndInstall(true, true);
    else after(LOOK_FOR_REST_EVERY_MS, () => this.#install(updater));
  }
}

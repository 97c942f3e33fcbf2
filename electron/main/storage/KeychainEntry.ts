import { withTimeout } from '../../../shared/client/timeouts.ts';
import { ApiError } from '../../../shared/contract/envelope.ts';
import { SerialQueue } from '../../../shared/async/SerialQueue.ts';
import { clock } from '../app/clock.ts';

/** The part of keytar that is used. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
}

export interface KeychainEntryOptions {
  load(): Promise<Keychain>;
  service: string;
  account: string;
  timeoutMs?: number;
}

// Windows refuses credentials above 2,560 bytes (CRED_MAX_CREDENTIAL_BLOB_SIZE), with an unclear message. Other systems
// have no such limit; a token longer than this is a fault.
const WINDOWS_MAX_BYTES = 2_500;
const MAX_BYTES = 64 * 1024;

/** The size of the largest secret that the keychain of a system keeps. */
export const entryMaxBytes = (platform: NodeJS.Platform): number =>
  platform === 'win32' ? WINDOWS_MAX_BYTES : MAX_BYTES;
// The first page waits this long. A slower keychain may be asking its user for a password.
const TIMEOUT_MS = 5_000;

/**
 * One entry of the operating system's keychain. If there is no keychain, or it hangs or does not store the entry,
 * nothing is kept: secrets have no fallback storage.
 */
export class KeychainEntry {
  readonly #options: KeychainEntryOptions;
  #keychain: Promise<Keychain> | null = null;
  readonly #queue = new SerialQueue();
  /** The running keychain call, even one that has timed out. */
  #underway: Promise<unknown> = Promise.resolve();
  #unanswered = 0;
  #working = true;
  #late: Promise<LateAnswer | null> | null = null;

  constructor(options: KeychainEntryOptions) {
    this.#options = options;
  }

  /** False once a call has failed, until the next start; or, after a timed-out read, until the keychain answers. */
  get available(): boolean {
    return this.#working;
  }

  /**
   * The late answer to a read that timed out; by then the entry is available again. Resolves to null if the read
   * failed. Null itself if no read timed out.
   */
  get late(): Promise<LateAnswer | null> | null {
    return this.#late;
  }

  /** Whether a timed-out call is still running. */
  get isStuck(): boolean {
    return !this.#working && this.#unanswered > 0;
  }

  /** Lets the next call try again after one that failed, such as before the keychain had started; not while one hangs. */
  retry(): void {
    if (this.#unanswered === 0) this.#working = true;
  }

  read(): Promise<string | null> {
    return this.#runInTurn(async () => {
      const answer = this.#run((keychain, entry) => keychain.getPassword(...entry));
      return this.#inTime(answer, null, () => void (this.#late = this.#listenTo(answer)));
    }, null);
  }

  /**
   * Writes and reads back; returns whether it is stored. If not, removes the older entry, unless `older` says that it
   * is still valid.
   */
  async write(secret: string, older: 'remove' | 'leave' = 'remove'): Promise<boolean> {
    const fits = Buffer.byteLength(secret, 'utf8') <= entryMaxBytes(process.platform);
    const isStored = fits && (await this.#attempt((keychain, entry) => this.#store(keychain, entry, secret), false));
    // A used refresh token ends its session.
    if (!isStored && older === 'remove') void this.remove();
    return isStored;
  }

  /** Runs even if the keychain has failed, as the entry would otherwise be used at the next start. */
  async remove(): Promise<void> {
    const remove: Work<boolean> = (keychain, entry) => keychain.deletePassword(...entry);
    if (this.#working) await this.#attempt(remove, false);
    else await this.#inTime(this.#run(remove), false);
  }

  /**
   * Runs one call at a time, each with a time-out; after the first failure the entry is unavailable and makes no more
   * calls.
   */
  #attempt<T>(work: Work<T>, otherwise: T): Promise<T> {
    return this.#runInTurn(() => this.#inTime(this.#run(work), otherwise), otherwise);
  }

  #runInTurn<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    if (!this.#working) return Promise.resolve(otherwise);
    return this.#queue.run(async () => (this.#working ? work() : otherwise));
  }

  async #inTime<T>(answer: Promise<T>, otherwise: T, onTimeout?: () => void): Promise<T> {
    try {
      return await withTimeout(answer, this.#options.timeoutMs ?? TIMEOUT_MS, clock);
    } catch (error) {
      this.#working = false;
      if (error instanceof ApiError && error.code === 'timeout') onTimeout?.();
      return otherwise;
    }
  }

  async #listenTo(answer: Promise<string | null>): Promise<LateAnswer | null> {
    try {
      const entry = await answer;
      this.#working = true;
      return { entry };
    } catch {
      return null;
    }
  }

  async #store(keychain: Keychain, entry: Entry, secret: string): Promise<boolean> {
    await keychain.setPassword(...entry, secret);
    // Timed out during the write: nothing would remove a late entry.
    if (!this.#working) await keychain.deletePassword(...entry);
    if ((await keychain.getPassword(...entry)) !== secret) throw new Error('the keychain did not keep the entry');
    return true;
  }

  /**
   * Waits for the running call even if it has timed out: each hung call occupies one of libuv's four threads, which
   * Node also needs for files.
   */
  #run<T>(work: Work<T>): Promise<T> {
    const run = this.#underway.then(async () => {
      const keychain = await (this.#keychain ??= this.#options.load());
      return work(keychain, [this.#options.service, this.#options.account]);
    });
    this.#unanswered += 1;
    this.#underway = run.catch(() => undefined).finally(() => (this.#unanswered -= 1));
    return run;
  }
}

export interface LateAnswer {
  entry: string | null;
}

type Entry = readonly [service: string, account: string];
type Work<T> = (keychain: Keychain, entry: Entry) => Promise<T>;

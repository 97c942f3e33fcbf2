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

// Windows refuses a credential of more than 2,560 bytes, with a message that does not say so.
export const ENTRY_MAX_BYTES = 2_500;
// The first page waits this long. A keychain that needs longer may be asking its user for a password.
const TIMEOUT_MS = 5_000;

/**
 * One entry of the operating system's keychain. Where there is no keychain, or it hangs, or does not keep what it is
 * given, it says so and keeps nothing: there is no other place a secret may go.
 */
export class KeychainEntry {
  readonly #options: KeychainEntryOptions;
  #keychain: Promise<Keychain> | null = null;
  readonly #queue = new SerialQueue();
  /** The call that the keychain is busy with, even one that was given up. */
  #underway: Promise<unknown> = Promise.resolve();
  #unanswered = 0;
  #working = true;
  #late: Promise<LateAnswer | null> | null = null;

  constructor(options: KeychainEntryOptions) {
    this.#options = options;
  }

  /** False once the keychain has failed, until the next start; or until it answers, if it only took its time to read. */
  get available(): boolean {
    return this.#working;
  }

  /**
   * The answer to a read that was given up, as soon as it comes: by then the entry is available again. Resolves to null
   * where the read failed in the end. Null itself where every read was answered in time.
   */
  get late(): Promise<LateAnswer | null> | null {
    return this.#late;
  }

  /** A call that was given up is still not answered. */
  get isStuck(): boolean {
    return !this.#working && this.#unanswered > 0;
  }

  read(): Promise<string | null> {
    return this.#inTurn(async () => {
      const answer = this.#run((keychain, entry) => keychain.getPassword(...entry));
      return this.#inTime(answer, null, () => void (this.#late = this.#listenTo(answer)));
    }, null);
  }

  /**
   * Answers whether the entry is safely there: it is read back to know. Where it is not, what lies there is older than
   * what was to be kept, and is taken away, unless it is as good.
   */
  async write(secret: string, older: 'remove' | 'leave' = 'remove'): Promise<boolean> {
    const fits = Buffer.byteLength(secret, 'utf8') <= ENTRY_MAX_BYTES;
    const kept = fits && (await this.#attempt((keychain, entry) => this.#store(keychain, entry, secret), false));
    // A used refresh token ends the session it belongs to.
    if (!kept && older === 'remove') void this.remove();
    return kept;
  }

  /** Tried even with a keychain that has failed: what it holds would be there at the next start. */
  async remove(): Promise<void> {
    const remove: Work<boolean> = (keychain, entry) => keychain.deletePassword(...entry);
    if (this.#working) await this.#attempt(remove, false);
    else await this.#inTime(this.#run(remove), false);
  }

  /** One at a time, each within its time; the first failure makes the entry unavailable, and asks it nothing more. */
  #attempt<T>(work: Work<T>, otherwise: T): Promise<T> {
    return this.#inTurn(() => this.#inTime(this.#run(work), otherwise), otherwise);
  }

  #inTurn<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
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
    // Given up during the write: a late entry would never be removed.
    if (!this.#working) await keychain.deletePassword(...entry);
    if ((await keychain.getPassword(...entry)) !== secret) throw new Error('the keychain did not keep the entry');
    return true;
  }

  /**
   * After what the keychain is at, even if that was given up: a call that hangs holds one of the four threads by which
   * Node reads files, and with as many of them the client would stand still.
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

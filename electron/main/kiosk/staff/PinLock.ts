import type { StaffGate } from '../../../../shared/ipc/kiosk.ts';
import { SerialQueue } from '../../../../shared/async/SerialQueue.ts';
import type { KeychainEntry } from '../../storage/KeychainEntry.ts';
import type { AuditCode } from './AuditLog.ts';
import { afterWrongPin, NO_ATTEMPTS, type PinAttempts, retryAfterMs, pinWeakness } from './pinAttempts.ts';

/** A slow, salted password hash. */
export interface PasswordHash {
  hash(pin: string): Promise<string>;
  verify(hash: string, pin: string): Promise<boolean>;
}

export interface PinParts {
  keychain: Pick<KeychainEntry, 'read' | 'write' | 'available' | 'retry'>;
  hashing: PasswordHash;
  memory: { readonly now: { hasPin: boolean; attempts: PinAttempts }; set(change: PinChange): void };
  now(): number;
  audit(what: AuditCode, detail?: string): void;
}
interface PinChange {
  hasPin?: boolean;
  attempts?: PinAttempts;
}

type Refused = StaffGate['refused'];

/** The staff's PIN: its hash in the keychain, failed attempts on the disk, one attempt at a time. */
export class PinLock {
  readonly #parts: PinParts;
  readonly #queue = new SerialQueue();

  constructor(parts: PinParts) {
    this.#parts = parts;
  }

  get waitSeconds(): number {
    return Math.ceil(retryAfterMs(this.#parts.memory.now.attempts, this.#parts.now()) / 1_000);
  }

  /** `shut` without the keychain, as the PIN cannot be checked. */
  async step(): Promise<'setup' | 'pin' | 'shut'> {
    const { keychain, memory } = this.#parts;
    // A kiosk that starts with the system may be earlier than its keychain.
    keychain.retry();
    const hash = await keychain.read();
    if (!keychain.available) return 'shut';
    if (hash !== null) return 'pin';
    return memory.now.hasPin ? 'shut' : 'setup';
  }

  /** Null if the PIN was right. */
  enter(pin: string): Promise<Refused> {
    return this.#queue.run(async () => {
      const { keychain, memory, now, audit, hashing } = this.#parts;
      if (retryAfterMs(memory.now.attempts, now()) > 0) return 'waiting';
      const hash = await keychain.read();
      if (hash === null) return 'wrong';
      // Counted before it is checked, so that pulling the plug does not save the attempt.
      memory.set({ attempts: afterWrongPin(memory.now.attempts, now()) });
      if (!(await hashing.verify(hash, pin))) {
        audit('pin-wrong', String(memory.now.attempts.failures));
        return 'wrong';
      }
      memory.set({ attempts: NO_ATTEMPTS });
      audit('pin-right');
      return null;
    });
  }

  /** Sets the PIN; null on success. The caller checks whether it may be changed. */
  choose(pin: string): Promise<Refused> {
    return this.#queue.run(async () => {
      const { keychain, memory, audit, hashing } = this.#parts;
      const weak = pinWeakness(pin);
      if (weak) return weak;
      if (!(await keychain.write(await hashing.hash(pin)))) return 'notSaved';
      memory.set({ hasPin: true, attempts: NO_ATTEMPTS });
      audit('pin-chosen');
      return null;
    });
  }
}

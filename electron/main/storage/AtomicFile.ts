import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SerialQueue } from '../../../shared/async/SerialQueue.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import { isFileMissing } from './isFileMissing.ts';
import { writeFileAtomic } from './writeFileAtomic.ts';

/** Serialises and parses a file's value; `parse` returns null for an invalid text. */
export interface FileFormat<T> {
  /** The file's name in log lines. */
  name: string;
  empty: T;
  parse(text: string): T | null;
  format(value: T): string;
}

/** The key of an encrypted file. */
export interface FileKey {
  /** Null while there is none. */
  read(): Promise<Buffer | null>;
}

export interface Sealing {
  key: FileKey;
  /** Without a key a new file is not written; otherwise it is written in plain text, until there is one. */
  isRequired: boolean;
}

/** How every encrypted file begins. */
const SEALED = '{"sealed":';
/** Loaded with the first encrypted file. */
const cipher = () => import('./sealedText.ts');

/** An encrypted file cannot be read or written, as its key is not there: nothing is lost. */
export class FileLockedError extends Error {}

/**
 * A value in a file, written atomically: to a draft, flushed, then renamed; readable by this user only. Only one
 * process may use it. An invalid file is set aside, never overwritten. With a key it is encrypted, and a plain file is
 * rewritten when it is first read; an encrypted one is left as it is until its key is there.
 */
export class AtomicFile<T> {
  readonly #path: string;
  readonly #now: () => number;
  readonly #format: FileFormat<T>;
  #value: T;
  #isLost = false;
  #isLocked = false;
  #isSealed = false;
  readonly #sealing: Sealing | null;
  #opened: Promise<void> | null = null;
  readonly #queue = new SerialQueue();

  constructor(path: string, now: () => number, format: FileFormat<T>, sealing: Sealing | null = null) {
    this.#path = path;
    this.#now = now;
    this.#format = format;
    this.#sealing = sealing;
    this.#value = format.empty;
  }

  async read(): Promise<T> {
    await this.#open();
    return this.#value;
  }

  change(change: (value: T) => T): Promise<T> {
    return this.#queue.run(async () => {
      await this.#open();
      const changed = change(this.#value);
      await this.#write(changed);
      this.#value = changed;
      return changed;
    });
  }

  /** Deletes the file; later reads return the empty value. */
  remove(): Promise<void> {
    return this.#queue.run(async () => {
      await this.#open();
      await rm(this.#path, { force: true });
      this.#value = this.#format.empty;
    });
  }

  wasLost(): boolean {
    return this.#isLost;
  }

  /** Whether the file was encrypted and its key missing when it was last read. */
  isLocked(): boolean {
    return this.#isLocked;
  }

  #open(): Promise<void> {
    // Do not cache a failure: the next read tries again.
    this.#opened ??= this.#load().catch((error: unknown) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }

  async #load(): Promise<void> {
    const text = await readFile(this.#path, 'utf8').catch(nullIfMissing);
    if (text === null) return;
    this.#isSealed = text.startsWith(SEALED);
    const plain = this.#isSealed ? await this.#decrypted(text) : text;
    const value = plain === null ? null : this.#format.parse(plain);
    if (value === null) return this.#setAside();
    this.#value = value;
    // A file from before there was a key. If that fails, it is still readable, and the next write encrypts it.
    if (!this.#isSealed && (await this.#sealing?.key.read())) await this.#write(value).catch(() => undefined);
  }

  /** Decrypts the file's text; null if it is damaged. */
  async #decrypted(text: string): Promise<string | null> {
    const { openSealed } = await cipher();
    const openedText = openSealed(text, (await this.#sealing?.key.read()) ?? null);
    this.#isLocked = openedText.state === 'locked';
    if (this.#isLocked) throw new FileLockedError(`${this.#format.name}: the keychain does not have its key`);
    return openedText.state === 'open' ? openedText.text : null;
  }

  async #setAside(): Promise<void> {
    this.#isLost = true;
    logWarning(`${this.#format.name} could not be read and was set aside`);
    await rename(this.#path, this.#path.replace(/(\.json)?$/, `.damaged-${this.#now()}.json`));
  }

  async #sealed(text: string): Promise<string> {
    if (!this.#sealing) return text;
    const key = await this.#sealing.key.read();
    if (!key && (this.#isSealed || this.#sealing.isRequired)) throw new FileLockedError('the keychain keeps no key');
    this.#isSealed ||= key !== null;
    return key ? (await cipher()).sealText(key, text) : text;
  }

  async #write(value: T): Promise<void> {
    try {
      await mkdir(dirname(this.#path), { recursive: true });
      await writeFileAtomic(this.#path, await this.#sealed(this.#format.format(value)), { isOwn: true });
    } catch (error) {
      logWarning(`${this.#format.name} could not be written: ${errorMessage(error)}`);
      throw error;
    }
  }
}

// A missing file is empty; one that cannot be read must not be overwritten.
function nullIfMissing(error: unknown): null {
  if (isFileMissing(error)) return null;
  throw error;
}

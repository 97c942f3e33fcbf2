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

/**
 * A value in a file, written atomically: to a draft, flushed, then renamed; readable by this user only. Only one
 * process may use it. An invalid file is set aside, never overwritten.
 */
export class AtomicFile<T> {
  readonly #path: string;
  readonly #now: () => number;
  readonly #format: FileFormat<T>;
  #value: T;
  #isLost = false;
  #opened: Promise<void> | null = null;
  readonly #queue = new SerialQueue();

  constructor(path: string, now: () => number, format: FileFormat<T>) {
    this.#path = path;
    this.#now = now;
    this.#format = format;
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
    const value = this.#format.parse(text);
    if (value === null) await this.#setAside();
    else this.#value = value;
  }

  async #setAside(): Promise<void> {
    this.#isLost = true;
    logWarning(`${this.#format.name} could not be read and was set aside`);
    await rename(this.#path, this.#path.replace(/(\.json)?$/, `.damaged-${this.#now()}.json`));
  }

  async #write(value: T): Promise<void> {
    try {
      await mkdir(dirname(this.#path), { recursive: true });
      await writeFileAtomic(this.#path, this.#format.format(value), { isOwn: true });
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

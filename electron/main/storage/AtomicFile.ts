import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SerialQueue } from '../../../shared/async/SerialQueue.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import { isFileMissing } from './isFileMissing.ts';
import { writeFileAtomic } from './writeFileAtomic.ts';

/** Serialises a value into its file and parses it; `parse` answers null for an unreadable text. */
export interface FileFormat<T> {
  /** Its name in log lines. */
  name: string;
  empty: T;
  parse(text: string): T | null;
  format(value: T): string;
}

/**
 * Something kept in a file that is whole at every moment: each change is written beside it, brought to the disk, and
 * put in its place; nobody else on this computer may read it. One process has it; a file that cannot be understood is
 * set aside, never written over.
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

  /** Deletes the file; what is read from now on is empty. */
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
    // A failed read is tried again next time.
    this.#opened ??= this.#load().catch((error: unknown) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }

  async #load(): Promise<void> {
    const text = await readFile(this.#path, 'utf8').catch(orNull);
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

// Not there is empty; not to be read at all is no reason to write over it.
function orNull(error: unknown): null {
  if (isFileMissing(error)) return null;
  throw error;
}

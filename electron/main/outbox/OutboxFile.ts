import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod/mini';
import { parseEntries } from '../../../shared/outbox/entry.ts';
import type { Entries, OutboxStorage } from '../../../shared/outbox/ports.ts';
import { complain, reasonOf } from '../complain.ts';
import { type Format, read, write } from '../versioned.ts';

const Kept = z.object({ entries: z.array(z.unknown()) });
const KEPT: Format<typeof Kept> = { shape: Kept, steps: [] };

/**
 * What waits to be sent, in a file that is whole at every moment: each change is written beside it, brought to the
 * disk, and put in its place. One process has it; a file that cannot be read is set aside, never written over.
 */
export class OutboxFile implements OutboxStorage {
  readonly #path: string;
  readonly #now: () => number;
  #entries: Entries = [];
  #isLost = false;
  #opened: Promise<void> | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(path: string, now: () => number) {
    this.#path = path;
    this.#now = now;
  }

  async read(): Promise<Entries> {
    await this.#open();
    return this.#entries;
  }

  change(change: (entries: Entries) => Entries): Promise<Entries> {
    const turn = this.#turn.then(async () => {
      await this.#open();
      const changed = change(this.#entries);
      await this.#write(changed);
      this.#entries = changed;
      return changed;
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** One process has the file, and its outbox one round at a time. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  wasLost(): boolean {
    return this.#isLost;
  }

  #open(): Promise<void> {
    return (this.#opened ??= this.#load());
  }

  async #load(): Promise<void> {
    const text = await readFile(this.#path, 'utf8').catch(missing);
    if (text === null) return;
    const entries = parseEntries(read(KEPT, text)?.entries);
    if (entries) this.#entries = entries;
    else await this.#setAside();
  }

  async #setAside(): Promise<void> {
    this.#isLost = true;
    complain('What waited to be sent could not be read and was set aside');
    await rename(this.#path, this.#path.replace(/(\.json)?$/, `.damaged-${this.#now()}.json`));
  }

  async #write(entries: Entries): Promise<void> {
    try {
      const draft = `${this.#path}.new`;
      await mkdir(dirname(this.#path), { recursive: true });
      await put(draft, write(KEPT, { entries: [...entries] }));
      await rename(draft, this.#path);
      await sync(dirname(this.#path));
    } catch (error) {
      complain(`What waits to be sent could not be written: ${reasonOf(error)}`);
      throw error;
    }
  }
}

async function put(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** So that the new name is on the disk, too; Windows has no such thing for folders, and needs none. */
async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// Not there is empty; not to be read at all is no reason to write over it.
function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

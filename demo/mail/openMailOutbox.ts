import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from '../../server/platform/mail/Mailer.ts';
import { isProduction } from '../../server/settings.ts';
import { type StoredMail, readMime, writeMime } from './mime.ts';

/** Stores mail instead of sending it. */
export interface Outbox {
  send(mail: Mail): Promise<void>;
  /** Returns the stored mail, newest first. */
  list(): Promise<StoredMail[]>;
}

/** The number of mails that the development page shows. */
const LISTED = 100;

/**
 * Opens the outbox of a demonstration: a folder, or memory if the database is in memory. Throws in production, whose
 * letters must reach their readers.
 */
export function openOutbox(dataDir: string): Outbox {
  if (isProduction()) throw new Error('the outbox of the demonstration must not run in production');
  return dataDir.startsWith('memory://') ? memoryOutbox : new FolderOutbox(join(dataDir, 'outbox'));
}

const stored = (mail: Mail): StoredMail => ({ ...mail, id: randomUUID(), at: new Date() });

class FolderOutbox implements Outbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  // Mode 0600: codes and links open accounts, so other users of this machine must not read them.
  async send(mail: Mail): Promise<void> {
    const one = stored(mail);
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const name = join(this.#folder, `${one.at.toISOString().replaceAll(':', '-')}-${one.id}`);
    try {
      // Write to a temporary name and rename, so that the list never shows a partial mail.
      await writeFile(`${name}.part`, writeMime(one), { mode: 0o600 });
      await rename(`${name}.part`, `${name}.eml`);
    } catch (error) {
      await rm(`${name}.part`, { force: true });
      throw error;
    }
  }

  async list(): Promise<StoredMail[]> {
    const files = await readdir(this.#folder).catch(() => []);
    const newest = files
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .toReversed()
      .slice(0, LISTED);
    const mails = await Promise.all(newest.map((name) => readFile(join(this.#folder, name), 'utf8').then(readMime)));
    return mails.filter((mail) => mail !== null);
  }
}

class MemoryOutbox implements Outbox {
  readonly #mails: StoredMail[] = [];

  async send(mail: Mail): Promise<void> {
    this.#mails.unshift(stored(mail));
    this.#mails.length = Math.min(this.#mails.length, LISTED);
  }

  async list(): Promise<StoredMail[]> {
    return this.#mails;
  }
}

/** One outbox for all stores of this process: any of them may send the letters of a database that they share. */
const memoryOutbox = new MemoryOutbox();

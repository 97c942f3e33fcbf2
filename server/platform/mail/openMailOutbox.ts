import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptMail, Mail, Outbox } from './Mailer.ts';
import { readMime, writeMime } from './mime.ts';

/** The number of mails that the development page shows. */
const LISTED = 100;

/** Opens the outbox: a folder from which the mail transport fetches, or memory if the database is in memory. */
export const openOutbox = (dataDir: string): Outbox =>
  dataDir.startsWith('memory://') ? new MemoryOutbox() : new FolderOutbox(join(dataDir, 'outbox'));

const kept = (mail: Mail): KeptMail => ({ ...mail, id: randomUUID(), at: new Date() });

class FolderOutbox implements Outbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  // Mode 0600: the codes and links open accounts, so other users of this machine must not read them.
  async send(mail: Mail): Promise<void> {
    const one = kept(mail);
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const name = join(this.#folder, `${one.at.toISOString().replaceAll(':', '-')}-${one.id}`);
    try {
      // Write to a temporary name and rename: the transport may read at any moment and must not see a partial mail.
      await writeFile(`${name}.part`, writeMime(one), { mode: 0o600 });
      await rename(`${name}.part`, `${name}.eml`);
    } catch (error) {
      await rm(`${name}.part`, { force: true });
      throw error;
    }
  }

  async list(): Promise<KeptMail[]> {
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
  readonly #mails: KeptMail[] = [];

  async send(mail: Mail): Promise<void> {
    this.#mails.unshift(kept(mail));
    this.#mails.length = Math.min(this.#mails.length, LISTED);
  }

  async list(): Promise<KeptMail[]> {
    return this.#mails;
  }
}

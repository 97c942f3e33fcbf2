import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, isNull, lt, sql } from 'drizzle-orm';
import { Code } from '../../shared/envelope.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from './Database.ts';
import { idempotentReplies } from './schema/system.ts';

const KEPT_MS = 24 * 3600_000;
/** A claim this old without a reply belongs to a process that died. */
const ABANDONED_MS = 60_000;
const WAIT_MS = 30_000;
const LOOK_AGAIN_MS = 25;

/** Runs work once per idempotency key, whichever instance is asked, and answers the first result again. */
export class FirstReplies {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async once(scope: readonly string[], key: string, work: () => Promise<unknown>): Promise<unknown> {
    const id = createHash('sha256')
      .update(JSON.stringify([...scope, key]))
      .digest('hex');
    const deadline = Date.now() + WAIT_MS;
    while (Date.now() < deadline) {
      if (await this.#claim(id)) return this.#run(id, key, work);
      const sealed = await this.#find(id);
      if (sealed) return JSON.parse(open(sealed, key)) as unknown;
      await pause(LOOK_AGAIN_MS);
    }
    throw new Refusal(Code.conflict);
  }

  /** Forgets replies that nobody will ask for again. */
  async sweep(): Promise<void> {
    await this.#db.delete(idempotentReplies).where(lt(idempotentReplies.claimedAt, new Date(Date.now() - KEPT_MS)));
  }

  // The primary key decides between two that arrive at once.
  async #claim(id: string): Promise<boolean> {
    const now = new Date();
    const abandoned = new Date(now.getTime() - ABANDONED_MS);
    const claimed = await this.#db
      .insert(idempotentReplies)
      .values({ id, reply: null, claimedAt: now })
      .onConflictDoUpdate({
        target: idempotentReplies.id,
        set: { claimedAt: now },
        setWhere: sql`${isNull(idempotentReplies.reply)} and ${lt(idempotentReplies.claimedAt, abandoned)}`,
      })
      .returning({ id: idempotentReplies.id });
    return claimed.length > 0;
  }

  async #find(id: string): Promise<string | null> {
    const [row] = await this.#db.select().from(idempotentReplies).where(eq(idempotentReplies.id, id));
    return row?.reply ?? null;
  }

  // What was refused or failed may be tried again with the same key.
  async #run(id: string, key: string, work: () => Promise<unknown>): Promise<unknown> {
    try {
      const reply = await work();
      await this.#db
        .update(idempotentReplies)
        .set({ reply: seal(JSON.stringify(reply ?? null), key) })
        .where(eq(idempotentReplies.id, id));
      return reply;
    } catch (error) {
      await this.#db.delete(idempotentReplies).where(eq(idempotentReplies.id, id));
      throw error;
    }
  }
}

// A reply may hold tokens (registration). Only who knows the key can open it: the database knows neither.
const sealingKey = (key: string): Buffer => createHash('sha256').update(`reply:${key}`).digest();

function seal(text: string, key: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

function open(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(key), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

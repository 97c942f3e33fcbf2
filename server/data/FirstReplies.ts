import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { Code } from '../../shared/envelope.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from './Database.ts';
import { idempotentReplies } from './schema/system.ts';

const KEPT_MS = 24 * 3600_000;
/** Who is at work says so this often; a claim that nobody has confirmed for so long belongs to a process that died. */
const CONFIRM_EVERY_MS = 1_000;
const ABANDONED_SECONDS = 5;
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
      const claimedAt = await this.#claim(id);
      if (claimedAt) return this.#run({ id, claimedAt }, key, work);
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

  // The primary key decides between two that arrive at once; the database's clock, as two machines never agree.
  async #claim(id: string): Promise<Date | null> {
    const [claim] = await this.#db
      .insert(idempotentReplies)
      .values({ id, reply: null, claimedAt: NOW })
      .onConflictDoUpdate({
        target: idempotentReplies.id,
        set: { claimedAt: NOW },
        setWhere: sql`${isNull(idempotentReplies.reply)} and ${idempotentReplies.claimedAt} < now() - make_interval(secs => ${ABANDONED_SECONDS})`,
      })
      .returning({ claimedAt: idempotentReplies.claimedAt });
    return claim?.claimedAt ?? null;
  }

  async #find(id: string): Promise<string | null> {
    const [row] = await this.#db.select().from(idempotentReplies).where(eq(idempotentReplies.id, id));
    return row?.reply ?? null;
  }

  // What was refused or failed may be tried again with the same key. What was done is done, though nothing can be kept of it.
  async #run(claim: Claim, key: string, work: () => Promise<unknown>): Promise<unknown> {
    const stop = this.#confirming(claim);
    try {
      const reply = await work();
      await stop();
      await this.#keep(claim, seal(JSON.stringify(reply ?? null), key)).catch(() => undefined);
      return reply;
    } catch (error) {
      await stop();
      await this.#giveUp(claim).catch(() => undefined);
      throw error;
    }
  }

  async #keep(claim: Claim, reply: string): Promise<void> {
    await this.#db.update(idempotentReplies).set({ reply }).where(isHeld(claim));
  }

  async #giveUp(claim: Claim): Promise<void> {
    await this.#db.delete(idempotentReplies).where(isHeld(claim));
  }

  // Long work is still somebody's; one whose claim was taken over meanwhile has no say in it any more.
  #confirming(claim: Claim): () => Promise<void> {
    let turn: Promise<void> = Promise.resolve();
    const confirm = async (): Promise<void> => {
      const [row] = await this.#db
        .update(idempotentReplies)
        .set({ claimedAt: NOW })
        .where(isHeld(claim))
        .returning({ claimedAt: idempotentReplies.claimedAt });
      if (row) claim.claimedAt = row.claimedAt;
    };
    // The database may be away for a moment: the next turn says it again.
    const again = (): void => void (turn = turn.then(confirm).catch(() => undefined));
    const timer = setInterval(again, CONFIRM_EVERY_MS).unref();
    return () => {
      clearInterval(timer);
      return turn;
    };
  }
}

/** Who is at work on a key: it is his for as long as the moment he wrote last stands there. */
interface Claim {
  id: string;
  claimedAt: Date;
}

// As exact as a Date is, so that it can be compared with one.
const NOW = sql`date_trunc('milliseconds', clock_timestamp())`;

const isHeld = ({ id, claimedAt }: Claim) =>
  and(eq(idempotentReplies.id, id), eq(idempotentReplies.claimedAt, claimedAt), isNull(idempotentReplies.reply));

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

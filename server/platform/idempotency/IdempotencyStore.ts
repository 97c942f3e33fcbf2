import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { Code } from '../../../shared/contract/envelope.ts';
import { DAY_MS } from '../clock/durations.ts';
import { DomainError } from '../DomainError.ts';
import { checkContent } from './contentHash.ts';
import type { Database, Executor } from '../database/Database.ts';
import { withoutIdempotency, type RunOnce } from './runOnce.ts';
import { idempotentReplies } from '../database/systemSchema.ts';

const KEPT_MS = DAY_MS;
/** Who is at work says so this often; a claim that nobody has confirmed for so long belongs to a process that died. */
const CONFIRM_EVERY_MS = 1_000;
const ABANDONED_SECONDS = 5;
const WAIT_MS = 30_000;
const LOOK_AGAIN_MS = 25;

type Work = (once: RunOnce) => Promise<unknown>;

/** Runs work once per idempotency key, whichever instance is asked, and answers the first result again. */
export class IdempotencyStore {
  readonly #db: Database;
  readonly #withoutIdempotency: RunOnce;

  constructor(db: Database) {
    this.#db = db;
    this.#withoutIdempotency = withoutIdempotency(db);
  }

  /** `scope` names the caller and the operation. Code 13 where the key was used for other content, by `contentHash`. */
  async once(scope: readonly string[], request: KeyedRequest | null, work: Work): Promise<unknown> {
    if (request === null) return work(this.#withoutIdempotency);
    const { key, hash } = request;
    const id = createHash('sha256')
      .update(JSON.stringify([...scope, key]))
      .digest('hex');
    const deadline = Date.now() + WAIT_MS;
    while (Date.now() < deadline) {
      const claim = await this.#claim(id, hash);
      if (claim) return this.#run(claim, key, work);
      const first = await this.#find(id);
      if (first) checkContent(first.contentHash, hash);
      if (first?.reply) return open(first.reply, key);
      await pause(LOOK_AGAIN_MS);
    }
    throw new DomainError(Code.conflict);
  }

  /** Forgets replies that nobody will ask for again. */
  async sweep(): Promise<void> {
    await this.#db.delete(idempotentReplies).where(lt(idempotentReplies.claimedAt, new Date(Date.now() - KEPT_MS)));
  }

  // The primary key decides between two that arrive at once; the database's clock, as two machines never agree.
  // A key that was laid down with nothing done is free for other content, too.
  async #claim(id: string, hash: string): Promise<Claim | null> {
    const own = { holder: randomUUID(), claimedAt: sql`clock_timestamp()`, contentHash: hash };
    const { done, contentHash, reply, claimedAt } = idempotentReplies;
    const isFree = or(isNull(done), isNull(contentHash), eq(contentHash, hash));
    const [claimed] = await this.#db
      .insert(idempotentReplies)
      .values({ id, ...own })
      .onConflictDoUpdate({
        target: idempotentReplies.id,
        set: own,
        setWhere: sql`${isNull(reply)} and ${claimedAt} <= ${LONG_AGO} and ${isFree}`,
      })
      .returning({ done: idempotentReplies.done });
    return claimed ? { id, holder: own.holder, done: claimed.done } : null;
  }

  async #find(id: string): Promise<FirstRequest | null> {
    const [row] = await this.#db.select().from(idempotentReplies).where(eq(idempotentReplies.id, id));
    return row ?? null;
  }

  // What was refused or failed may be tried again with the same key. What was done is done, though nothing can be kept of it.
  async #run(claim: Claim, key: string, work: Work): Promise<unknown> {
    const stop = this.#confirming(claim);
    try {
      const reply = await work(this.#onceWith(claim, key));
      await stop();
      await note(this.#db, claim, { reply: seal(reply, key) }).catch(() => undefined);
      return reply;
    } catch (error) {
      await stop();
      await note(this.#db, claim, { claimedAt: LONG_AGO }).catch(() => undefined);
      throw error;
    }
  }

  // One whose claim was taken over is another's to do: what he has written until then is undone.
  #onceWith(claim: Claim, key: string): RunOnce {
    const once = async <Result>(write: (tx: Executor) => Promise<Result>) => {
      if (claim.done !== null) return open(claim.done, key) as Result;
      return this.#db.transaction(async (tx) => {
        const result = await write(tx);
        if (!(await note(tx, claim, { done: seal(result, key) }))) throw new DomainError(Code.conflict);
        return result;
      });
    };
    return Object.assign(once, { isDone: claim.done !== null });
  }

  // Long work is still somebody's.
  #confirming(claim: Claim): () => Promise<void> {
    let turn: Promise<unknown> = Promise.resolve();
    const confirm = (): Promise<boolean> => note(this.#db, claim, { claimedAt: sql`clock_timestamp()` });
    // The database may be away for a moment: the next turn says it again.
    const again = (): void => void (turn = turn.then(confirm).catch(() => undefined));
    const timer = setInterval(again, CONFIRM_EVERY_MS).unref();
    return async () => {
      clearInterval(timer);
      await turn;
    };
  }
}

/** An idempotency key, and the hash of what it was sent with. */
interface KeyedRequest {
  key: string;
  hash: string;
}
type FirstRequest = Pick<typeof idempotentReplies.$inferSelect, 'reply' | 'contentHash'>;

/** Somebody at work on a key, and what the work came to where another has done it. */
interface Claim {
  id: string;
  holder: string;
  done: string | null;
}

const LONG_AGO = sql`clock_timestamp() - make_interval(secs => ${ABANDONED_SECONDS})`;

/** Writes into a claim, as long as it is his; false when it no longer is. */
async function note(
  db: Executor,
  { id, holder }: Claim,
  change: PgUpdateSetSource<typeof idempotentReplies>,
): Promise<boolean> {
  const isHeld = and(
    eq(idempotentReplies.id, id),
    eq(idempotentReplies.holder, holder),
    isNull(idempotentReplies.reply),
  );
  const noted = await db.update(idempotentReplies).set(change).where(isHeld).returning({ id: idempotentReplies.id });
  return noted.length > 0;
}

// A reply may hold tokens (registration). Only who knows the key can open it: the database knows neither.
const sealingKey = (key: string): Buffer => createHash('sha256').update(`reply:${key}`).digest();

function seal(plain: unknown, key: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key), nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(plain ?? null), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

function open(sealed: string, key: string): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(key), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'));
}

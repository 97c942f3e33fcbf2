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

const RETENTION_MS = DAY_MS;
/**
 * A running request renews its claim (lease) at this interval. A claim that is not renewed for ABANDONED_SECONDS
 * belongs to a dead process.
 */
const RENEW_EVERY_MS = 1_000;
const ABANDONED_SECONDS = 5;
const TIMEOUT_MS = 30_000;
const POLL_MS = 25;

type Work = (once: RunOnce) => Promise<unknown>;

/**
 * The answer to a repeat. `kept`: the first reply, stored whole. `anew`: the work runs again on the stored outcome of its
 * writes, so that it only reads; for large replies that show how things are now. All its writes must be in `once`.
 */
export type Replay = 'kept' | 'anew';

/** Runs work once per idempotency key across all instances, and returns the first reply to repeats. */
export class IdempotencyStore {
  readonly #db: Database;
  readonly #withoutIdempotency: RunOnce;

  constructor(db: Database) {
    this.#db = db;
    this.#withoutIdempotency = withoutIdempotency(db);
  }

  /**
   * `scope` names the caller and the operation. Throws code 13 if a request with other content (`contentHash`) was
   * carried out under the key, and code 99 if the first request does not finish in time, as it may be carried out yet.
   */
  async once(
    scope: readonly string[],
    request: KeyedRequest | null,
    work: Work,
    replay: Replay = 'kept',
  ): Promise<unknown> {
    if (request === null) return work(this.#withoutIdempotency);
    const { key, hash } = request;
    const id = createHash('sha256')
      .update(JSON.stringify([...scope, key]))
      .digest('hex');
    const deadline = Date.now() + TIMEOUT_MS;
    while (Date.now() < deadline) {
      const claim = await this.#claim(id, hash);
      if (claim) return this.#run(claim, key, work, replay);
      const first = await this.#find(id);
      // A request that still runs may fail, and then the key may be used for other content.
      if (first?.done || first?.reply) checkContent(first.contentHash, hash);
      if (first?.reply) return decrypt(first.reply, key);
      // The writes are committed and the answer is only read, so no claim is needed.
      if (first?.done && replay === 'anew') return work(outcomeOf(first.done, key));
      await pause(POLL_MS);
    }
    throw new DomainError(Code.internal);
  }

  /** Deletes expired replies. */
  async sweep(): Promise<void> {
    await this.#db
      .delete(idempotentReplies)
      .where(lt(idempotentReplies.claimedAt, new Date(Date.now() - RETENTION_MS)));
  }

  // The primary key decides between concurrent requests, by the database's clock, as machines' clocks differ. A key
  // that was released without a result may be used for other content.
  async #claim(id: string, hash: string): Promise<Claim | null> {
    const newClaim = { holder: randomUUID(), claimedAt: sql`clock_timestamp()`, contentHash: hash };
    const { done, contentHash, reply, claimedAt } = idempotentReplies;
    const isFree = or(isNull(done), isNull(contentHash), eq(contentHash, hash));
    const [claimedRow] = await this.#db
      .insert(idempotentReplies)
      .values({ id, ...newClaim })
      .onConflictDoUpdate({
        target: idempotentReplies.id,
        set: newClaim,
        setWhere: sql`${isNull(reply)} and ${claimedAt} <= ${ABANDONED_BEFORE} and ${isFree}`,
      })
      .returning({ done: idempotentReplies.done });
    return claimedRow ? { id, holder: newClaim.holder, done: claimedRow.done } : null;
  }

  async #find(id: string): Promise<FirstRequest | null> {
    const [row] = await this.#db.select().from(idempotentReplies).where(eq(idempotentReplies.id, id));
    return row ?? null;
  }

  // A request that failed may be retried with the same key. If the work is committed but its reply cannot be stored,
  // the request still succeeds.
  async #run(claim: Claim, key: string, work: Work, replay: Replay): Promise<unknown> {
    const stop = this.#renewClaim(claim);
    try {
      const once = this.#onceWith(claim, key);
      const reply = await work(once);
      await stop();
      if (replay === 'kept' || !once.isCommitted())
        await updateClaim(this.#db, claim, { reply: encrypt(reply, key) }).catch(() => undefined);
      return reply;
    } catch (error) {
      await stop();
      await updateClaim(this.#db, claim, { claimedAt: ABANDONED_BEFORE }).catch(() => undefined);
      throw error;
    }
  }

  // If another request has taken over the claim, this one rolls back its writes and throws code 13.
  #onceWith(claim: Claim, key: string): RunOnce & { isCommitted(): boolean } {
    if (claim.done !== null) return Object.assign(outcomeOf(claim.done, key), { isCommitted: () => true });
    let isCommitted = false;
    const once = async <Result>(write: (tx: Executor) => Promise<Result>) => {
      const outcome = await this.#db.transaction(async (tx) => {
        const result = await write(tx);
        if (!(await updateClaim(tx, claim, { done: encrypt(result, key) }))) throw new DomainError(Code.conflict);
        return result;
      });
      isCommitted = true;
      return outcome;
    };
    return Object.assign(once, { isDone: false, isCommitted: () => isCommitted });
  }

  // Renews the claim during long work.
  #renewClaim(claim: Claim): () => Promise<void> {
    let turn: Promise<unknown> = Promise.resolve();
    const renew = (): Promise<boolean> => updateClaim(this.#db, claim, { claimedAt: sql`clock_timestamp()` });
    // Ignore a failed renewal: the database may be down for a moment, and the next one tries renewNext.
    const renewNext = (): void => void (turn = turn.then(renew).catch(() => undefined));
    const timer = setInterval(renewNext, RENEW_EVERY_MS).unref();
    return async () => {
      clearInterval(timer);
      await turn;
    };
  }
}

/** An idempotency key and the hash of the request's content. */
interface KeyedRequest {
  key: string;
  hash: string;
}
type FirstRequest = Pick<typeof idempotentReplies.$inferSelect, 'done' | 'reply' | 'contentHash'>;

/** Answers `once` with the outcome of writes that an earlier request committed. */
const outcomeOf = (done: string, key: string): RunOnce =>
  Object.assign(async <Result>() => decrypt(done, key) as Result, { isDone: true });

/** A claim on a key (a lease), and the committed result of earlier work under it. */
interface Claim {
  id: string;
  holder: string;
  done: string | null;
}

const ABANDONED_BEFORE = sql`clock_timestamp() - make_interval(secs => ${ABANDONED_SECONDS})`;

/** Updates a claim while `holder` still owns it. Returns false if it has been taken over. */
async function updateClaim(
  db: Executor,
  { id, holder }: Claim,
  change: PgUpdateSetSource<typeof idempotentReplies>,
): Promise<boolean> {
  const isHeld = and(
    eq(idempotentReplies.id, id),
    eq(idempotentReplies.holder, holder),
    isNull(idempotentReplies.reply),
  );
  const updated = await db.update(idempotentReplies).set(change).where(isHeld).returning({ id: idempotentReplies.id });
  return updated.length > 0;
}

// Replies may hold tokens (registration), so they are encrypted with the idempotency key, which the database does not
// store.
const encryptionKey = (key: string): Buffer => createHash('sha256').update(`reply:${key}`).digest();

function encrypt(plain: unknown, key: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(key), nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(plain ?? null), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

function decrypt(encrypted: string, key: string): unknown {
  const bytes = Buffer.from(encrypted, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey(key), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'));
}

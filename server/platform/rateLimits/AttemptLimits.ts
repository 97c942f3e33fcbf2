import { eq, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { DomainError } from '../DomainError.ts';
import type { Database } from '../database/Database.ts';
import { countedAddress } from './RateLimits.ts';
import type { AttemptKind, DelayRule } from './rules.ts';
import { rateWindows } from '../database/systemSchema.ts';

/** The source of an attempt on an account. */
export interface Attempt {
  account: string;
  ip: string;
  /** A device that the member has signed in with before; null for any other. */
  knownDevice: string | null;
}

/**
 * Limits guessing at an account without letting a stranger lock its member out (decision 058). Counts in the database,
 * shared by all instances.
 */
export class AttemptLimits {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Counts an attempt before it is made. Throws code 11 with the seconds to wait if it is too early. */
  async take({ source, account }: AttemptKind, attempt: Attempt): Promise<void> {
    await this.#take(source, sourceKey(source, attempt));
    if (attempt.knownDevice !== null) return;
    try {
      await this.#take(account, accountKey(account, attempt));
    } catch (refusal) {
      await this.#giveBack(sourceKey(source, attempt)); // the attempt was not made
      throw refusal;
    }
  }

  /** Takes back an attempt that was not a guess. */
  async giveBack({ source, account }: AttemptKind, attempt: Attempt): Promise<void> {
    await this.#giveBack(sourceKey(source, attempt));
    if (attempt.knownDevice === null) await this.#giveBack(accountKey(account, attempt));
  }

  /** Clears the attempts of a source. */
  async clear({ source, account }: AttemptKind, attempt: Attempt): Promise<void> {
    await this.#delete(sourceKey(source, attempt));
    if (attempt.knownDevice === null) await this.#giveBack(accountKey(account, attempt));
  }

  /** Clears the attempts of a source, and those of all unknown sources at the account. */
  async clearAccount({ source, account }: AttemptKind, attempt: Attempt): Promise<void> {
    await this.#delete(sourceKey(source, attempt));
    await this.#delete(accountKey(account, attempt));
  }

  /** Attempts that are too early are not counted, so they do not extend the delay. */
  async #take(rule: DelayRule, key: string): Promise<void> {
    const now = new Date();
    const endsAt = new Date(now.getTime() + rule.forgetMs);
    const isForgotten = lt(rateWindows.endsAt, now);
    const count = sql`case when ${isForgotten} then 1 else ${rateWindows.hits} + 1 end`;
    const opensAt = (attempts: SQL): SQL => sql`${now.toISOString()}::timestamptz + ${delayOf(rule, attempts)}`;
    const [counted] = await this.#db
      .insert(rateWindows)
      .values({ key, hits: 1, endsAt, opensAt: opensAt(sql`1`) })
      .onConflictDoUpdate({
        target: rateWindows.key,
        set: { hits: count, endsAt, opensAt: opensAt(count) },
        setWhere: sql`${isNull(rateWindows.opensAt)} or ${lte(rateWindows.opensAt, now)} or ${isForgotten}`,
      })
      .returning({ key: rateWindows.key });
    if (counted) return;
    const [row] = await this.#db.select().from(rateWindows).where(eq(rateWindows.key, key));
    throw DomainError.tooMany(Math.max(1, Math.ceil(((row?.opensAt?.getTime() ?? 0) - now.getTime()) / 1_000)));
  }

  async #delete(key: string): Promise<void> {
    await this.#db.delete(rateWindows).where(eq(rateWindows.key, key));
  }

  async #giveBack(key: string): Promise<void> {
    const set = { hits: sql`greatest(${rateWindows.hits} - 1, 0)`, opensAt: null };
    await this.#db.update(rateWindows).set(set).where(eq(rateWindows.key, key));
  }
}

/**
 * SQL for the delay after an attempt with this number; null for none. Limits the exponent, so that no interval
 * overflows.
 */
const delayOf = ({ free, pauseMs, firstMs, mostMs }: DelayRule, count: SQL): SQL =>
  sql`(case when (${count}) < ${free}::int then ${pauseMs || null}::float else
    least(${mostMs}::float, ${firstMs}::float * power(2::float, least((${count}) - ${free}::int, 30)::float)) end) * interval '1 millisecond'`;

const sourceKey = ({ name }: DelayRule, { account, ip, knownDevice }: Attempt): string =>
  `${name}:${account} ${knownDevice ?? countedAddress(ip)}`;
const accountKey = ({ name }: DelayRule, { account }: Attempt): string => `${name}:${account}`;

import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { PASSWORD_CODE_DIGITS, PASSWORD_CODE_MINUTES } from '../../../shared/contract/limits.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { type RunOnce, withoutIdempotency } from '../../platform/idempotency/runOnce.ts';
import { passwordCodes } from './schema.ts';

/** Maximum number of earlier codes per address, as checking each costs an argon2id hash. */
const EARLIER_MAX = 9;
/** Attempts that instances of the previous version grant the newest code. */
const TRIES = 5;

type CodeRow = typeof passwordCodes.$inferSelect;

/**
 * Codes to reset a forgotten password: short-lived and single-use. A new code does not invalidate earlier ones, as a
 * stranger may have requested it. `AttemptLimits` counts attempts.
 */
export class PasswordCodes {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Makes a code and returns it; `furtherWrites` runs in the same transaction. */
  async issue(
    email: string,
    furtherWrites?: (tx: Executor, code: string, expiresAt: Date) => Promise<void>,
    once: RunOnce = withoutIdempotency(this.#db),
  ): Promise<string> {
    const code = randomInt(10 ** PASSWORD_CODE_DIGITS)
      .toString()
      .padStart(PASSWORD_CODE_DIGITS, '0');
    const expiresAt = new Date(Date.now() + PASSWORD_CODE_MINUTES * 60_000);
    const values = { codeHash: await hash(code), expiresAt, triesLeft: TRIES };
    const { codeHash, expiresAt: until, earlier } = passwordCodes;
    const newest = sql`jsonb_build_array(jsonb_build_object('codeHash', ${codeHash}, 'expiresAt', ${until}))`;
    const newestCodes = sql`jsonb_path_query_array(${newest} || ${earlier}, ${`$[0 to ${EARLIER_MAX - 1}]`}::jsonpath)`;
    await once(async (tx) => {
      await tx
        .insert(passwordCodes)
        .values({ email, ...values })
        .onConflictDoUpdate({ target: passwordCodes.email, set: { ...values, earlier: newestCodes } });
      await furtherWrites?.(tx, code, expiresAt);
    });
    return code;
  }

  /** Checks a code; returns the function that uses up all codes of the address. Throws a FieldError at `code`. */
  async check(email: string, code: string): Promise<(tx: Executor) => Promise<void>> {
    const now = new Date();
    const [row] = await this.#db
      .select()
      .from(passwordCodes)
      .where(and(eq(passwordCodes.email, email), gt(passwordCodes.expiresAt, now)));
    if (!row) throw DomainError.fields({ code: 'codeExpired' });
    const live = hashesOf(row, now);
    const fits = await Promise.all(live.map((codeHash) => verify(codeHash, code)));
    const right = live[fits.indexOf(true)];
    if (right === undefined) throw DomainError.fields({ code: 'wrongCode' });
    return async (tx) => {
      const [used] = await tx.delete(passwordCodes).where(eq(passwordCodes.email, email)).returning();
      // Of two concurrent requests with the right code, only one succeeds.
      if (!used || !hashesOf(used, now).includes(right)) throw DomainError.fields({ code: 'codeExpired' });
    };
  }

  /** Deletes expired codes. */
  async sweep(): Promise<void> {
    await this.#db.delete(passwordCodes).where(lt(passwordCodes.expiresAt, new Date()));
  }
}

/** Returns the hashes of an address's valid codes, newest first. */
const hashesOf = ({ codeHash, expiresAt, earlier }: CodeRow, now: Date): string[] =>
  [{ codeHash, expiresAt }, ...earlier].filter((code) => new Date(code.expiresAt) > now).map((code) => code.codeHash);

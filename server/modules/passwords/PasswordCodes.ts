import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { PASSWORD_CODE_DIGITS, PASSWORD_CODE_MINUTES } from '../../../shared/contract/limits.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { passwordCodes } from './schema.ts';

/** Beside the newest code so many of an address are kept, as each look for one costs a hash. */
const EARLIER_MAX = 9;
/** Tries that an instance of the version before gives the newest code. */
const TRIES = 5;

type CodeRow = typeof passwordCodes.$inferSelect;

/**
 * Codes that stand in for a forgotten password: short-lived and good once. A new one does not end those before, as a
 * stranger may have asked for it. Attempts are counted by `AttemptLimits`.
 */
export class PasswordCodes {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async issue(email: string): Promise<string> {
    const code = randomInt(10 ** PASSWORD_CODE_DIGITS)
      .toString()
      .padStart(PASSWORD_CODE_DIGITS, '0');
    const expiresAt = new Date(Date.now() + PASSWORD_CODE_MINUTES * 60_000);
    const values = { codeHash: await hash(code), expiresAt, triesLeft: TRIES };
    const { codeHash, expiresAt: until, earlier } = passwordCodes;
    const newest = sql`jsonb_build_array(jsonb_build_object('codeHash', ${codeHash}, 'expiresAt', ${until}))`;
    const kept = sql`jsonb_path_query_array(${newest} || ${earlier}, ${`$[0 to ${EARLIER_MAX - 1}]`}::jsonpath)`;
    await this.#db
      .insert(passwordCodes)
      .values({ email, ...values })
      .onConflictDoUpdate({ target: passwordCodes.email, set: { ...values, earlier: kept } });
    return code;
  }

  /** Says at the field `code` why a code is not good; answers what uses up all codes of the address. */
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
      // Of two that come with a right code at once, one has it.
      if (!used || !hashesOf(used, now).includes(right)) throw DomainError.fields({ code: 'codeExpired' });
    };
  }

  /** Forgets codes that have run out. */
  async sweep(): Promise<void> {
    await this.#db.delete(passwordCodes).where(lt(passwordCodes.expiresAt, new Date()));
  }
}

/** The codes of an address that are good at this moment, hashed, the newest first. */
const hashesOf = ({ codeHash, expiresAt, earlier }: CodeRow, now: Date): string[] =>
  [{ codeHash, expiresAt }, ...earlier].filter((code) => new Date(code.expiresAt) > now).map((code) => code.codeHash);

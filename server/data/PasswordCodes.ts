import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { PASSWORD_CODE_DIGITS, PASSWORD_CODE_MINUTES, PASSWORD_CODE_TRIES } from '../../shared/constants.ts';
import { Refusal } from '../refusal.ts';
import type { Database, Executor } from './Database.ts';
import { passwordCodes } from './schema/passwordCodes.ts';

/** Codes that stand in for a forgotten password: short-lived, good once, and for a few tries. */
export class PasswordCodes {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** A new code for an address; the one before is no longer good. */
  async issue(email: string): Promise<string> {
    const code = randomInt(10 ** PASSWORD_CODE_DIGITS)
      .toString()
      .padStart(PASSWORD_CODE_DIGITS, '0');
    const values = {
      codeHash: await hash(code),
      triesLeft: PASSWORD_CODE_TRIES,
      expiresAt: new Date(Date.now() + PASSWORD_CODE_MINUTES * 60_000),
    };
    await this.#db
      .insert(passwordCodes)
      .values({ email, ...values })
      .onConflictDoUpdate({ target: passwordCodes.email, set: values });
    return code;
  }

  /** Says at the field `code` why a code is not good; answers what uses it up. */
  async check(email: string, code: string): Promise<(tx: Executor) => Promise<void>> {
    const codeHash = await this.#try(email);
    if (!(await verify(codeHash, code))) throw Refusal.fields({ code: 'wrongCode' });
    // Of two that come with the right code at once, one has it.
    return async (tx) => {
      const used = await tx
        .delete(passwordCodes)
        .where(and(eq(passwordCodes.email, email), eq(passwordCodes.codeHash, codeHash)))
        .returning();
      if (used.length === 0) throw Refusal.fields({ code: 'codeExpired' });
    };
  }

  /** Forgets codes that have run out. */
  async sweep(): Promise<void> {
    await this.#db.delete(passwordCodes).where(lt(passwordCodes.expiresAt, new Date()));
  }

  // Counted before it is looked at, so that a volley gets no free guesses.
  async #try(email: string): Promise<string> {
    const [row] = await this.#db
      .update(passwordCodes)
      .set({ triesLeft: sql`${passwordCodes.triesLeft} - 1` })
      .where(
        and(eq(passwordCodes.email, email), gt(passwordCodes.triesLeft, 0), gt(passwordCodes.expiresAt, new Date())),
      )
      .returning();
    if (!row) throw Refusal.fields({ code: 'codeExpired' });
    return row.codeHash;
  }
}

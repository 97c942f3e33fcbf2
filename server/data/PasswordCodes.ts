import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { PASSWORD_CODE_DIGITS, PASSWORD_CODE_MINUTES } from '../../shared/constants.ts';
import { Refusal } from '../refusal.ts';
import type { Database, Executor } from './Database.ts';
import { passwordCodes } from './schema/passwordCodes.ts';

/** A code is looked for among so many of an address, as each look costs a hash. */
const COMPARED_MAX = 10;

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
    await this.#db.insert(passwordCodes).values({ email, codeHash: await hash(code), expiresAt });
    return code;
  }

  /** Says at the field `code` why a code is not good; answers what uses up all codes of the address. */
  async check(email: string, code: string): Promise<(tx: Executor) => Promise<void>> {
    const live = await this.#db
      .select()
      .from(passwordCodes)
      .where(and(eq(passwordCodes.email, email), gt(passwordCodes.expiresAt, new Date())))
      .orderBy(desc(passwordCodes.expiresAt))
      .limit(COMPARED_MAX);
    if (live.length === 0) throw Refusal.fields({ code: 'codeExpired' });
    const fits = await Promise.all(live.map(({ codeHash }) => verify(codeHash, code)));
    const right = live[fits.indexOf(true)];
    if (!right) throw Refusal.fields({ code: 'wrongCode' });
    return async (tx) => {
      const used = await tx.delete(passwordCodes).where(eq(passwordCodes.email, email)).returning();
      // Of two that come with a right code at once, one has it.
      if (!used.some(({ id }) => id === right.id)) throw Refusal.fields({ code: 'codeExpired' });
    };
  }

  /** Forgets codes that have run out. */
  async sweep(): Promise<void> {
    await this.#db.delete(passwordCodes).where(lt(passwordCodes.expiresAt, new Date()));
  }
}

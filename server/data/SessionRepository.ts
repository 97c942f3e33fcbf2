import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS } from '../../shared/constants.ts';
import { Code } from '../../shared/envelope.ts';
import { Refusal } from '../refusal.ts';
import type { Database, Executor } from './Database.ts';
import { refreshTokens } from './schema/sessions.ts';
import { sharedSecret } from './Secrets.ts';

const ISSUER = 'medstore';

export interface TokenPair {
  access: string;
  refresh: string;
}

/** Sessions: short access tokens that need no look-up, and refresh tokens that are good for one use. */
export class SessionRepository {
  readonly #db: Database;
  #key: Promise<Uint8Array> | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  async begin(memberId: string): Promise<TokenPair> {
    return this.#issue(this.#db, memberId, randomUUID());
  }

  /** Trades a refresh token for its successor; one that was traded before ends every token of its family. */
  async refresh(token: string): Promise<TokenPair> {
    const hash = hashOf(token);
    const pair = await this.#db.transaction(async (tx) => {
      const now = new Date();
      const [row] = await tx
        .update(refreshTokens)
        .set({ usedAt: now })
        .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, now)))
        .returning();
      return row ? this.#issue(tx, row.memberId, row.family) : null;
    });
    if (pair) return pair;
    await this.#endFamilyOf(hash);
    throw new Refusal(Code.tokenExpired);
  }

  /** Signs out: no token of the family is good any more. */
  async end(token: string): Promise<void> {
    await this.#endFamilyOf(hashOf(token));
  }

  /** A member's other sessions are over, as after a change of password; with null, all of them. */
  async endOthers(memberId: string, session: string | null): Promise<void> {
    const others = session === null ? undefined : ne(refreshTokens.family, session);
    await this.#db.delete(refreshTokens).where(and(eq(refreshTokens.memberId, memberId), others));
  }

  /** The member an access token names. */
  async readAccess(token: string): Promise<string> {
    return (await this.readSession(token)).memberId;
  }

  /** The member an access token names, and which of his sessions it belongs to. */
  async readSession(token: string): Promise<{ memberId: string; session: string | null }> {
    try {
      const { payload } = await jwtVerify(token, await this.#signingKey(), { issuer: ISSUER, algorithms: ['HS256'] });
      const { sub, sid } = payload;
      if (sub) return { memberId: sub, session: typeof sid === 'string' ? sid : null };
    } catch {
      // Run out, tampered with or from another database: for the client it is the same.
    }
    throw new Refusal(Code.tokenExpired);
  }

  /** Forgets tokens that have run out. */
  async sweep(): Promise<void> {
    await this.#db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, new Date()));
  }

  async #issue(db: Executor, memberId: string, family: string): Promise<TokenPair> {
    const refresh = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + REFRESH_TOKEN_SECONDS * 1000);
    await db.insert(refreshTokens).values({ hash: hashOf(refresh), family, memberId, expiresAt });
    return { access: await this.#signAccess(memberId, family), refresh };
  }

  async #signAccess(memberId: string, family: string): Promise<string> {
    return new SignJWT({ sid: family })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setSubject(memberId)
      .setIssuedAt()
      .setJti(randomUUID())
      .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
      .sign(await this.#signingKey());
  }

  async #endFamilyOf(hash: string): Promise<void> {
    const [row] = await this.#db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
    if (row) await this.#db.delete(refreshTokens).where(eq(refreshTokens.family, row.family));
  }

  // Not SIGN_SECRET: that one is public in the web build, and nothing may rest on it.
  #signingKey(): Promise<Uint8Array> {
    this.#key ??= sharedSecret(this.#db, 'access-token');
    return this.#key;
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

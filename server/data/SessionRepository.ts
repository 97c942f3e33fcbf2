import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS } from '../../shared/constants.ts';
import { Code } from '../../shared/envelope.ts';
import { Refusal } from '../refusal.ts';
import type { Database, Executor } from './Database.ts';
import { hashOf } from './hashOf.ts';
import { members } from './schema/members.ts';
import { refreshTokens } from './schema/sessions.ts';
import { sharedSecret } from './Secrets.ts';

const ISSUER = 'medstore';

export interface TokenPair {
  access: string;
  refresh: string;
}

/** What an access token says. */
export interface OpenSession {
  memberId: string;
  /** Which of the member's sessions it belongs to. */
  session: string | null;
  /** The device it was given to, and is good with; null for a browser's. */
  device: string | null;
}

/** Sessions: short access tokens that need no look-up, and refresh tokens that are good for one use. */
export class SessionRepository {
  readonly #db: Database;
  #key: Promise<Uint8Array> | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /** A session that a device began goes on with that device alone. `also` says whether it may begin at all. */
  async begin(memberId: string, device: string | null, also: (tx: Executor) => Promise<void>): Promise<TokenPair> {
    const owner = { memberId, family: randomUUID(), deviceId: device };
    const refresh = await this.#db.transaction(async (tx) => {
      await also(tx);
      return issue(tx, owner);
    });
    return { access: await this.#signAccess(owner), refresh };
  }

  /** Trades a refresh token for its successor; one that was traded before ends every token of its family. */
  async refresh(token: string, device: string | null): Promise<TokenPair> {
    const hash = hashOf(token);
    const issued = await this.#db.transaction(async (tx) => {
      const now = new Date();
      const [row] = await tx
        .update(refreshTokens)
        .set({ usedAt: now })
        .where(and(isHeldBy(hash, device), isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, now)))
        .returning();
      if (!row) return null;
      // A session from before the client had a key is its device's from here on.
      const owner = { ...row, deviceId: row.deviceId ?? device };
      return { owner, refresh: await issue(tx, owner) };
    });
    if (issued) return { access: await this.#signAccess(issued.owner), refresh: issued.refresh };
    await this.#endFamilyOf(hash, device);
    throw new Refusal(Code.tokenExpired);
  }

  /** Signs out: no token of the family is good any more. */
  async end(token: string, device: string | null): Promise<void> {
    await this.#endFamilyOf(hashOf(token), device);
  }

  /** A member's other sessions are over, as after a change of password; with null, all of them. */
  async endOthers(tx: Executor, memberId: string, session: string | null): Promise<void> {
    const others = session === null ? undefined : ne(refreshTokens.family, session);
    await endAll(tx, and(eq(refreshTokens.memberId, memberId), others));
  }

  /** The member an access token names, and which of his sessions it belongs to. */
  async readSession(token: string): Promise<OpenSession> {
    try {
      const { payload } = await jwtVerify(token, await this.#signingKey(), { issuer: ISSUER, algorithms: ['HS256'] });
      const { sub, sid, did } = payload;
      if (sub) return { memberId: sub, session: textOrNull(sid), device: textOrNull(did) };
    } catch {
      // Run out, tampered with or from another database: for the client it is the same.
    }
    throw new Refusal(Code.tokenExpired);
  }

  /** The same where no device can sign: a token that is good with its device alone is refused. */
  async readAccess(token: string): Promise<OpenSession> {
    const opened = await this.readSession(token);
    if (opened.device !== null) throw new Refusal(Code.tokenExpired);
    return opened;
  }

  /** Whether a session goes on: nobody has signed out of it, and no new password has ended it. */
  async isOpen(session: string, db: Executor = this.#db): Promise<boolean> {
    const isGood = and(eq(refreshTokens.family, session), isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, new Date())); // prettier-ignore
    const [token] = await db.select({ hash: refreshTokens.hash }).from(refreshTokens).where(isGood);
    return token !== undefined;
  }

  /**
   * Refuses (7) what a session that is over may not do any more though its access token lasts a while: to make another
   * way in. No new password ends it before the transaction does.
   */
  async holdOpen(tx: Executor, memberId: string, session: string | null): Promise<void> {
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('share');
    if (session === null || !(await this.isOpen(session, tx))) throw new Refusal(Code.tokenExpired);
  }

  /** Forgets tokens that have run out. */
  async sweep(): Promise<void> {
    await this.#db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, new Date()));
  }

  // Never within a transaction: the key may have to be read first, for which the embedded database has no second line.
  async #signAccess({ memberId, family, deviceId }: Owner): Promise<string> {
    return new SignJWT({ sid: family, ...(deviceId !== null && { did: deviceId }) })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setSubject(memberId)
      .setIssuedAt()
      .setJti(randomUUID())
      .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
      .sign(await this.#signingKey());
  }

  async #endFamilyOf(hash: string, device: string | null): Promise<void> {
    const [row] = await this.#db.select().from(refreshTokens).where(isHeldBy(hash, device));
    if (row) await endAll(this.#db, eq(refreshTokens.family, row.family));
  }

  // Not SIGN_SECRET: that one is public in the web build, and nothing may rest on it.
  #signingKey(): Promise<Uint8Array> {
    this.#key ??= sharedSecret(this.#db, 'access-token');
    return this.#key;
  }
}

/** Whose a session is. */
type Owner = Pick<typeof refreshTokens.$inferSelect, 'memberId' | 'family' | 'deviceId'>;

async function issue(db: Executor, { memberId, family, deviceId }: Owner): Promise<string> {
  const refresh = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + REFRESH_TOKEN_SECONDS * 1000);
  await db.insert(refreshTokens).values({ hash: hashOf(refresh), family, memberId, deviceId, expiresAt });
  return refresh;
}

// A statement that waits for a token that is just being traded does not see its successor: the next one does.
async function endAll(db: Executor, which: SQL | undefined): Promise<void> {
  let ended;
  do ended = await db.delete(refreshTokens).where(which).returning({ hash: refreshTokens.hash });
  while (ended.length > 0);
}

// A token that was copied from its device is as good as made up: it neither opens the session nor ends it.
const isHeldBy = (hash: string, device: string | null) =>
  and(
    eq(refreshTokens.hash, hash),
    or(isNull(refreshTokens.deviceId), device === null ? undefined : eq(refreshTokens.deviceId, device)),
  );

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

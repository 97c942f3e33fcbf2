import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, exists, gt, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { REFRESH_REPEAT_SECONDS, REFRESH_TOKEN_SECONDS } from '../../../shared/contract/limits.ts';
import { WEB_PLATFORM } from '../../../shared/signing/deviceSignature.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../../platform/DomainError.ts';
import { AccessTokens, type OpenSession } from './AccessTokens.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { hashSecret } from '../../platform/crypto/hashSecret.ts';
import { rememberDevice } from '../devices/KnownDevices.ts';
import { devices } from '../devices/schema.ts';
import { isMarkedProvisional } from '../members/provisional.ts';
import { members } from '../members/schema.ts';
import { refreshTokens } from './schema.ts';
import { SharedSecret } from '../../platform/database/SharedSecret.ts';
import { publishSessionEnded } from './sessionEvents.ts';

export interface TokenPair {
  access: string;
  refresh: string;
}

/** Sessions: short-lived access tokens, and single-use refresh tokens that rotate (decision 056). */
export class SessionRepository {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #tokens: AccessTokens;
  readonly #successorKey: SharedSecret;

  constructor(db: Database, now: () => number = Date.now) {
    this.#db = db;
    this.#now = now;
    this.#tokens = new AccessTokens(db, now);
    this.#successorKey = new SharedSecret(db, 'refresh-successor');
  }

  /** Begins a session, bound to the device if there is one. `checkPreconditions` runs first in the transaction. */
  async begin(
    memberId: string,
    device: string | null,
    checkPreconditions: (tx: Executor) => Promise<void>,
  ): Promise<TokenPair> {
    const newSession = await this.#db.transaction(async (tx) => {
      await checkPreconditions(tx);
      return this.beginIn(tx, memberId, device);
    });
    return this.tokensOf(newSession);
  }

  /** Begins a session in a transaction. It is plain JSON, from which `tokensOf` makes tokens any number of times. */
  async beginIn(tx: Executor, memberId: string, deviceId: string | null): Promise<NewSession> {
    const refresh = randomBytes(32).toString('base64url');
    const newSession = { memberId, family: randomUUID(), deviceId, refresh };
    await this.#insert(tx, newSession, hashSecret(refresh));
    return newSession;
  }

  tokensOf(newSession: NewSession): Promise<TokenPair> {
    return this.#pair(newSession, newSession.refresh);
  }

  /**
   * Rotates a refresh token. A client that lost the response gets the same successor again, as long as
   * `mayRepeatSuccessor` allows it; any later reuse ends the session.
   */
  async refresh(token: string, device: string | null): Promise<TokenPair> {
    const successor = await this.#successorOf(token);
    const owner = await this.#db.transaction((tx) =>
      this.#exchange(tx, hashSecret(token), hashSecret(successor), device),
    );
    if (owner === 'reused') await this.end(token, device);
    if (owner === null || owner === 'reused') throw new DomainError(Code.tokenExpired);
    return this.#pair(owner, successor);
  }

  /** Signs out: invalidates all tokens of the family. */
  async end(token: string, device: string | null): Promise<void> {
    const [row] = await this.#db
      .select()
      .from(refreshTokens)
      .where(isHeldBy(hashSecret(token), device));
    if (row) await this.#db.transaction((tx) => endAll(tx, eq(refreshTokens.family, row.family)));
  }

  /** Ends a member's other sessions, as after a change of password; all of them if `session` is null. */
  async endOthers(tx: Executor, memberId: string, session: string | null): Promise<void> {
    const others = session === null ? undefined : ne(refreshTokens.family, session);
    await endAll(tx, and(eq(refreshTokens.memberId, memberId), others));
  }

  /**
   * Returns the session of an access token. Throws code 7 if the token is invalid, or requires the signature of a
   * device other than `device`, which signed the request.
   */
  async readSession(token: string, device: string | null): Promise<OpenSession> {
    const openSession = await this.#tokens.read(token);
    if (openSession.device !== null && openSession.device !== device) throw new DomainError(Code.tokenExpired);
    return openSession;
  }

  /**
   * Returns true if the session is still open. The first use of an access token proves that the client received the
   * refresh token that was issued with it.
   */
  async recordUse({ session, refreshHash }: OpenSession): Promise<boolean> {
    const [tokenRow] = await this.#db
      .select({ firstUsedAt: refreshTokens.firstUsedAt, isOpen: exists(this.#open(this.#db, session)) })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, refreshHash ?? ''));
    if (!tokenRow) return refreshHash === null && this.isOpen(session);
    if (tokenRow.isOpen && tokenRow.firstUsedAt === null) await this.#setFirstUse(refreshHash ?? '');
    return tokenRow.isOpen === true;
  }

  /** Returns true if the session is open: not signed out, and not ended by a new password. */
  async isOpen(session: string, db: Executor = this.#db): Promise<boolean> {
    const [token] = await this.#open(db, session);
    return token !== undefined;
  }

  /**
   * Throws code 7 if the session has ended; otherwise locks it, so that a new password cannot end it before the
   * transaction commits.
   */
  async lockOpen(tx: Executor, memberId: string, session: string | null): Promise<void> {
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('share');
    if (session === null || !(await this.isOpen(session, tx))) throw new DomainError(Code.tokenExpired);
  }

  /** Deletes expired tokens. */
  async sweep(): Promise<void> {
    await this.#db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, this.#date()));
  }

  /** The row lock serialises two concurrent renewals. */
  async #exchange(tx: Executor, hash: string, next: string, device: string | null): Promise<Owner | 'reused' | null> {
    const [row] = await tx.select().from(refreshTokens).where(isHeldBy(hash, device)).for('update');
    const now = this.#date();
    if (!row || row.expiresAt <= now) return null;
    if (row.usedAt !== null) {
      const [successor] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, next));
      return successor && mayRepeatSuccessor(row, successor, this.#now()) ? successor : 'reused';
    }
    // A session from before the client had a key is bound to its device from now on.
    const deviceId = row.deviceId ?? device;
    const owner = { ...row, deviceId };
    const expiresAt = await this.#insert(tx, owner, next);
    // Kept as long as its successor, which a client may ask for until then.
    const used = { usedAt: now, firstUsedAt: row.firstUsedAt ?? now, deviceId, expiresAt };
    await tx.update(refreshTokens).set(used).where(eq(refreshTokens.hash, hash));
    return owner;
  }

  async #insert(tx: Executor, { memberId, family, deviceId }: Owner, hash: string): Promise<Date> {
    const expiresAt = new Date(this.#now() + REFRESH_TOKEN_SECONDS * 1000);
    await tx.insert(refreshTokens).values({ hash, family, memberId, deviceId, expiresAt });
    await rememberDevice(tx, memberId, deviceId);
    return expiresAt;
  }

  async #pair({ memberId, family, deviceId }: Owner, refresh: string): Promise<TokenPair> {
    const device = await this.#signingDevice(deviceId);
    const wasProvisional = await isMarkedProvisional(this.#db, memberId);
    const refreshHash = hashSecret(refresh);
    const access = await this.#tokens.sign({ memberId, session: family, device, refreshHash, wasProvisional });
    return { access, refresh };
  }

  /** Browsers sign only renewals, so their access tokens need no signature. */
  async #signingDevice(deviceId: string | null): Promise<string | null> {
    if (deviceId === null) return null;
    const signsAll = and(eq(devices.id, deviceId), ne(devices.platform, WEB_PLATFORM));
    const [device] = await this.#db.select({ id: devices.id }).from(devices).where(signsAll);
    return device?.id ?? null;
  }

  // Derived instead of stored: the same token gives the same successor on every instance, and no table holds either.
  async #successorOf(token: string): Promise<string> {
    return createHmac('sha256', await this.#successorKey.read())
      .update(token)
      .digest('base64url');
  }

  /** The one token of a session that has not been rotated. */
  #open(db: Executor, session: string) {
    const open = alias(refreshTokens, 'open');
    const isGood = and(eq(open.family, session), isNull(open.usedAt), gt(open.expiresAt, this.#date()));
    return db.select({ hash: open.hash }).from(open).where(isGood);
  }

  async #setFirstUse(hash: string): Promise<void> {
    const isFirst = and(eq(refreshTokens.hash, hash), isNull(refreshTokens.firstUsedAt));
    await this.#db.update(refreshTokens).set({ firstUsedAt: this.#date() }).where(isFirst);
  }

  #date(): Date {
    return new Date(this.#now());
  }
}

type Token = typeof refreshTokens.$inferSelect;
type Owner = Pick<Token, 'memberId' | 'family' | 'deviceId'>;
/** A session with its first refresh token, which is secret. */
type NewSession = Owner & { refresh: string };

/**
 * Decides whether a used token is answered with its successor again. A device's signature tells a lost response from
 * theft until the client is known to have the successor; without a device, only a time limit applies.
 */
function mayRepeatSuccessor({ usedAt, deviceId }: Token, { firstUsedAt }: Token, now: number): boolean {
  const since = deviceId === null ? usedAt : firstUsedAt;
  return since === null || now - since.getTime() <= REFRESH_REPEAT_SECONDS * 1000;
}

// A statement that waits for a token in rotation does not see its successor, so repeat until none is left.
async function endAll(db: Executor, condition: SQL | undefined): Promise<void> {
  const members = new Set<string>();
  for (;;) {
    const ended = await db.delete(refreshTokens).where(condition).returning({ memberId: refreshTokens.memberId });
    if (ended.length === 0) break;
    for (const { memberId } of ended) members.add(memberId);
  }
  for (const memberId of members) await publishSessionEnded(db, memberId);
}

// A token copied to another device counts as invalid: it neither renews the session nor ends it.
const isHeldBy = (hash: string, device: string | null) =>
  and(
    eq(refreshTokens.hash, hash),
    or(isNull(refreshTokens.deviceId), device === null ? undefined : eq(refreshTokens.deviceId, device)),
  );

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
import { members } from '../members/schema.ts';
import { refreshTokens } from './schema.ts';
import { SharedSecret } from '../../platform/database/SharedSecret.ts';
import { publishSessionEnded } from './sessionEvents.ts';

export interface TokenPair {
  access: string;
  refresh: string;
}

/** Sessions: short access tokens, and refresh tokens that are each traded for one successor (decision 056). */
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

  /** A session that a device began goes on with that device alone. `also` says whether it may begin at all. */
  async begin(memberId: string, device: string | null, also: (tx: Executor) => Promise<void>): Promise<TokenPair> {
    const owner = { memberId, family: randomUUID(), deviceId: device };
    const refresh = randomBytes(32).toString('base64url');
    await this.#db.transaction(async (tx) => {
      await also(tx);
      await this.#insert(tx, owner, hashSecret(refresh));
    });
    return this.#pair(owner, refresh);
  }

  /**
   * Trades a refresh token for its successor. A client that lost the answer gets the same successor again, as long as
   * `isAnsweredAgain` allows it; any later reuse ends the session.
   */
  async refresh(token: string, device: string | null): Promise<TokenPair> {
    const successor = await this.#successorOf(token);
    const owner = await this.#db.transaction((tx) => this.#trade(tx, hashSecret(token), hashSecret(successor), device));
    if (owner === 'reused') await this.end(token, device);
    if (owner === null || owner === 'reused') throw new DomainError(Code.tokenExpired);
    return this.#pair(owner, successor);
  }

  /** Signs out: no token of the family is good any more. */
  async end(token: string, device: string | null): Promise<void> {
    const [row] = await this.#db
      .select()
      .from(refreshTokens)
      .where(isHeldBy(hashSecret(token), device));
    if (row) await this.#db.transaction((tx) => endAll(tx, eq(refreshTokens.family, row.family)));
  }

  /** Ends a member's other sessions, as after a change of password; with null, all of them. */
  async endOthers(tx: Executor, memberId: string, session: string | null): Promise<void> {
    const others = session === null ? undefined : ne(refreshTokens.family, session);
    await endAll(tx, and(eq(refreshTokens.memberId, memberId), others));
  }

  /**
   * The session that an access token belongs to. Throws code 7 for a token that is not valid, or that needs the signature
   * of another device than `device`, the one that signed the request.
   */
  async readSession(token: string, device: string | null): Promise<OpenSession> {
    const opened = await this.#tokens.read(token);
    if (opened.device !== null && opened.device !== device) throw new DomainError(Code.tokenExpired);
    return opened;
  }

  /**
   * Whether the session of an access token goes on. The first time it comes back, the client is known to have the refresh
   * token that it was issued with.
   */
  async noteUse({ session, refreshHash }: OpenSession): Promise<boolean> {
    const [found] = await this.#db
      .select({ firstUsedAt: refreshTokens.firstUsedAt, isOpen: exists(this.#open(this.#db, session)) })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, refreshHash ?? ''));
    if (!found) return refreshHash === null && this.isOpen(session);
    if (found.isOpen && found.firstUsedAt === null) await this.#setFirstUse(refreshHash ?? '');
    return found.isOpen === true;
  }

  /** Whether a session goes on: nobody has signed out of it, and no new password has ended it. */
  async isOpen(session: string, db: Executor = this.#db): Promise<boolean> {
    const [token] = await this.#open(db, session);
    return token !== undefined;
  }

  /**
   * Refuses (7) to make another way in for a session that is over. No new password ends it before the transaction does.
   */
  async holdOpen(tx: Executor, memberId: string, session: string | null): Promise<void> {
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('share');
    if (session === null || !(await this.isOpen(session, tx))) throw new DomainError(Code.tokenExpired);
  }

  /** Forgets tokens that have run out. */
  async sweep(): Promise<void> {
    await this.#db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, this.#date()));
  }

  /** The row's lock makes one of two renewals at once the second one. */
  async #trade(tx: Executor, hash: string, next: string, device: string | null): Promise<Owner | 'reused' | null> {
    const [row] = await tx.select().from(refreshTokens).where(isHeldBy(hash, device)).for('update');
    const now = this.#date();
    if (!row || row.expiresAt <= now) return null;
    if (row.usedAt !== null) {
      const [successor] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, next));
      return successor && isAnsweredAgain(row, successor, this.#now()) ? successor : 'reused';
    }
    // A session from before the client had a key is bound to its device from here on.
    const deviceId = row.deviceId ?? device;
    const owner = { ...row, deviceId };
    const expiresAt = await this.#insert(tx, owner, next);
    // It is remembered as long as its successor, which it may be asked for until then.
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
    const access = await this.#tokens.sign({ memberId, session: family, device, refreshHash: hashSecret(refresh) });
    return { access, refresh };
  }

  /** A browser signs renewals alone, so its access tokens are good without its signature. */
  async #signingDevice(deviceId: string | null): Promise<string | null> {
    if (deviceId === null) return null;
    const signsAll = and(eq(devices.id, deviceId), ne(devices.platform, WEB_PLATFORM));
    const [device] = await this.#db.select({ id: devices.id }).from(devices).where(signsAll);
    return device?.id ?? null;
  }

  // Derived rather than kept: the same token gives the same successor on every instance, and no table holds either.
  async #successorOf(token: string): Promise<string> {
    return createHmac('sha256', await this.#successorKey.read())
      .update(token)
      .digest('base64url');
  }

  /** The one token of a session that was not traded yet. */
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

/**
 * Whether a token that was traded is answered with its successor once more. Its device's proof tells a lost answer from
 * theft until the client is known to have the successor; without a device there is the time alone.
 */
function isAnsweredAgain({ usedAt, deviceId }: Token, { firstUsedAt }: Token, now: number): boolean {
  const since = deviceId === null ? usedAt : firstUsedAt;
  return since === null || now - since.getTime() <= REFRESH_REPEAT_SECONDS * 1000;
}

// A statement that waits for a token that is just being traded does not see its successor: the next one does.
async function endAll(db: Executor, which: SQL | undefined): Promise<void> {
  const members = new Set<string>();
  for (;;) {
    const ended = await db.delete(refreshTokens).where(which).returning({ memberId: refreshTokens.memberId });
    if (ended.length === 0) break;
    for (const { memberId } of ended) members.add(memberId);
  }
  for (const memberId of members) await publishSessionEnded(db, memberId);
}

// A token that was copied from its device is as good as made up: it neither opens the session nor ends it.
const isHeldBy = (hash: string, device: string | null) =>
  and(
    eq(refreshTokens.hash, hash),
    or(isNull(refreshTokens.deviceId), device === null ? undefined : eq(refreshTokens.deviceId, device)),
  );

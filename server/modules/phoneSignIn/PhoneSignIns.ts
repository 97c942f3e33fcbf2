import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { PHONE_POLL_SECONDS, PHONE_SIGN_IN_MINUTES } from '../../../shared/contract/limits.ts';
import { PHONE_CODE_LETTERS } from '../../../shared/contract/schemas/signIn/phoneSignIn.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { hashSecret } from '../../platform/crypto/hashSecret.ts';
import { phoneSignIns } from './schema.ts';

/** Tolerance (ms) for the poll interval, as networks may shorten the gap between two requests. */
const SLACK_MS = 500;

/** Sign-in requests of screens that wait for the member's telephone; each expires after a few minutes or one answer. */
export class PhoneSignIns {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async begin(deviceId: string | null): Promise<{ deviceCode: string; userCode: string }> {
    const [deviceCode, userCode] = [randomBytes(32).toString('base64url'), `${letters()}-${letters()}`];
    const expiresAt = new Date(this.#now() + PHONE_SIGN_IN_MINUTES * 60_000);
    await this.#db.insert(phoneSignIns).values({ id: hashSecret(deviceCode), userCode, deviceId, expiresAt });
    return { deviceCode, userCode };
  }

  /** Throws codes 2, 11 and 13 as in the contract, unless a member has approved. */
  async poll(deviceCode: string, deviceId: string | null): Promise<void> {
    const now = new Date(this.#now());
    const [row] = await this.#db
      .select()
      .from(phoneSignIns)
      .where(this.#isOf(deviceCode, deviceId, now));
    if (!row) throw DomainError.notFound();
    if (row.askedAt && now.getTime() - row.askedAt.getTime() < PHONE_POLL_SECONDS * 1_000 - SLACK_MS)
      throw DomainError.tooMany(PHONE_POLL_SECONDS);
    await this.#db.update(phoneSignIns).set({ askedAt: now }).where(eq(phoneSignIns.id, row.id));
    if (row.state === 'waiting') throw new DomainError(Code.conflict, { reason: 'waiting' });
    if (row.state === 'denied') throw new DomainError(Code.conflict, { reason: 'denied' });
  }

  /** Uses an approval up, and returns the member who gave it. Of two concurrent polls, only one gets it. */
  async useUp(tx: Executor, deviceCode: string, deviceId: string | null): Promise<string> {
    const condition = and(this.#isOf(deviceCode, deviceId, new Date(this.#now())), eq(phoneSignIns.state, 'approved'));
    const [used] = await tx.delete(phoneSignIns).where(condition).returning();
    if (!used?.memberId) throw DomainError.notFound();
    return used.memberId;
  }

  /** Invalidates all approvals of a member. */
  async revoke(tx: Executor, memberId: string): Promise<void> {
    await tx.delete(phoneSignIns).where(eq(phoneSignIns.memberId, memberId));
  }

  async cancel(deviceCode: string, deviceId: string | null): Promise<void> {
    await this.#db.delete(phoneSignIns).where(this.#isOf(deviceCode, deviceId, new Date(0)));
  }

  /** Returns the seconds until the request expires. */
  async read(userCode: string): Promise<number> {
    const [row] = await this.#db.select().from(phoneSignIns).where(this.#isWaiting(userCode));
    if (!row) throw DomainError.notFound();
    return Math.ceil((row.expiresAt.getTime() - this.#now()) / 1_000);
  }

  /** Approves for a member, or denies (null). */
  async answer(tx: Executor, userCode: string, memberId: string | null): Promise<void> {
    const decision = { state: memberId === null ? ('denied' as const) : ('approved' as const), memberId };
    const [row] = await tx.update(phoneSignIns).set(decision).where(this.#isWaiting(userCode)).returning();
    if (!row) throw DomainError.notFound();
  }

  /** Deletes expired requests. */
  async sweep(): Promise<void> {
    await this.#db.delete(phoneSignIns).where(lt(phoneSignIns.expiresAt, new Date(this.#now())));
  }

  #isOf(deviceCode: string, deviceId: string | null, now: Date) {
    const isItsOwn = deviceId === null ? isNull(phoneSignIns.deviceId) : eq(phoneSignIns.deviceId, deviceId);
    return and(eq(phoneSignIns.id, hashSecret(deviceCode)), isItsOwn, gt(phoneSignIns.expiresAt, now));
  }

  #isWaiting(userCode: string) {
    const condition = and(eq(phoneSignIns.userCode, userCode), eq(phoneSignIns.state, 'waiting'));
    return and(condition, gt(phoneSignIns.expiresAt, new Date(this.#now())));
  }
}

const letters = (): string =>
  Array.from({ length: 4 }, () => PHONE_CODE_LETTERS[randomInt(PHONE_CODE_LETTERS.length)]!).join('');

import { and, asc, desc, eq, like, sql } from 'drizzle-orm';
import { CHECK_IN_POINTS, CHECK_IN_STREAK_DAYS, CHECK_IN_STREAK_POINTS } from '../../../shared/contract/limits.ts';
import type { CheckInState, Coupon } from '../../../shared/contract/schemas/rewards.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import type { MemberMessages } from '../messages/MemberMessages.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import { checkIns } from './schema.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import type { CouponRepository } from './CouponRepository.ts';
import { couponOf } from './couponRows.ts';
import type { LedgerRepository } from './LedgerRepository.ts';

const STREAK = 'streak';

interface CheckInParts {
  ledger: LedgerRepository;
  coupons: CouponRepository;
  messages: MemberMessages;
  now: () => number;
}
interface Earned {
  points: number;
  coupon: Coupon | null;
}

/** Daily check-ins, once per UTC day. */
export class CheckInRepository {
  readonly #db: Database;
  readonly #parts: CheckInParts;

  constructor(db: Database, parts: CheckInParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async read(memberId: string, month = this.#today().slice(0, 7)): Promise<CheckInState> {
    const today = this.#today();
    const days = await this.#db
      .select({ day: checkIns.day })
      .from(checkIns)
      .where(and(eq(checkIns.memberId, memberId), like(sql`${checkIns.day}::text`, `${month}-%`)))
      .orderBy(asc(checkIns.day));
    const last = await this.#last(this.#db, memberId);
    const isRunning = last !== undefined && (last.day === today || last.day === dayBefore(today));
    return {
      streak: isRunning ? last.streak : 0,
      today: last?.day === today,
      server_day: today,
      days: days.map(({ day }) => day),
      points: (await this.#parts.ledger.balance(memberId)).points,
    };
  }

  /** Checks in. A second check-in on one day earns nothing and is no error. */
  async checkIn(memberId: string, once: RunOnce): Promise<CheckInState & { earned: number; coupon: Coupon | null }> {
    const { points, coupon } = await once((tx) => this.#earn(tx, memberId));
    return { ...(await this.read(memberId)), earned: points, coupon };
  }

  // The primary key serialises concurrent check-ins: the second one waits and finds the day taken.
  async #earn(tx: Executor, memberId: string): Promise<Earned> {
    const today = this.#today();
    const last = await this.#last(tx, memberId);
    const streak = last?.day === dayBefore(today) ? last.streak + 1 : 1;
    const [entered] = await tx
      .insert(checkIns)
      .values({ memberId, day: today, streak })
      .onConflictDoNothing()
      .returning();
    if (!entered) return { points: 0, coupon: null };
    const isFull = streak % CHECK_IN_STREAK_DAYS === 0;
    const points = isFull ? CHECK_IN_STREAK_POINTS : CHECK_IN_POINTS;
    await this.#parts.ledger.credit(tx, memberId, {
      kind: 'check_in',
      points,
      growth: 0,
      reference: `check-in:${today}`,
    });
    return { points, coupon: isFull ? await this.#reward(tx, memberId, today) : null };
  }

  async #reward(tx: Executor, memberId: string, day: string): Promise<Coupon | null> {
    const { coupons, messages, now } = this.#parts;
    const [grantedCoupon] = await coupons.grant(tx, memberId, STREAK, day);
    if (!grantedCoupon) return null;
    await messages.write(tx, memberId, coupons.messageOf('check_in_coupon', grantedCoupon));
    return couponOf(grantedCoupon, now());
  }

  async #last(db: Executor, memberId: string) {
    const [row] = await db
      .select()
      .from(checkIns)
      .where(eq(checkIns.memberId, memberId))
      .orderBy(desc(checkIns.day))
      .limit(1);
    return row;
  }

  #today(): string {
    return dayOf(this.#parts.now());
  }
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const dayBefore = (day: string): string => dayOf(Date.parse(`${day}T00:00:00Z`) - DAY_MS);

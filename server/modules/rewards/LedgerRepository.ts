import { and, count, desc, eq, sql } from 'drizzle-orm';
import { POINTS_PER_DOLLAR } from '../../../shared/contract/limits.ts';
import type { LevelInfo, PointGrowth } from '../../../shared/contract/schemas/rewards.ts';
import { growthOf, levelOf } from '../../../shared/checkout/rewards.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import type { LiveSettings } from '../company/settings/LiveSettings.ts';
import type { MemberMessages } from '../messages/MemberMessages.ts';
import { lockMember } from '../members/lockMember.ts';
import { pointEntries } from './schema.ts';
import type { CouponRepository } from './CouponRepository.ts';
import { levelGrowth, levelName } from './levels.ts';
import type { Balance, Credit, Debit, PointsLedger } from './PointsLedger.ts';

interface LedgerParts {
  coupons: CouponRepository;
  messages: MemberMessages;
  store: Pick<LiveSettings, 'current'>;
  now: () => number;
}

/** Points and growth of members. Every change is an entry; the balance is their sum. */
export class LedgerRepository implements PointsLedger {
  readonly #db: Database;
  readonly #parts: LedgerParts;

  constructor(db: Database, parts: LedgerParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /** Credits points and growth in the caller's transaction. Returns false if the reference was credited before. */
  async credit(tx: Executor, memberId: string, entry: Credit): Promise<boolean> {
    await lockMember(tx, memberId);
    const before = await this.balance(memberId, tx);
    if (!(await this.#insertEntry(tx, memberId, entry))) return false;
    await this.#raiseLevel(tx, memberId, before.growth, before.growth + entry.growth);
    return true;
  }

  /** Debits points. Throws if the balance is too low; returns false if the reference was debited before. */
  async debit(tx: Executor, memberId: string, { points, ...entry }: Debit): Promise<boolean> {
    await lockMember(tx, memberId);
    const before = await this.balance(memberId, tx);
    if (!(await this.#insertEntry(tx, memberId, { ...entry, points: -points, growth: 0 }))) return false;
    if (points < 0 || before.points < points) throw DomainError.fields({ points: 'pointsShort' });
    return true;
  }

  async balance(memberId: string, db: Executor = this.#db): Promise<Balance> {
    const total = (column: typeof pointEntries.points | typeof pointEntries.growth) =>
      sql`coalesce(sum(${column}), 0)`.mapWith(Number);
    const [row] = await db
      .select({ points: total(pointEntries.points), growth: total(pointEntries.growth) })
      .from(pointEntries)
      .where(eq(pointEntries.memberId, memberId));
    return row ?? { points: 0, growth: 0 };
  }

  async readLevel(memberId: string): Promise<LevelInfo> {
    const { points, growth } = await this.balance(memberId);
    const thresholds = levelGrowth(this.#parts.store.current);
    const level = levelOf(growth, thresholds);
    return {
      level,
      growth,
      level_growth: growthOf(level, thresholds) ?? 0,
      next_growth: growthOf(level + 1, thresholds),
      points,
      points_per_dollar: POINTS_PER_DOLLAR,
    };
  }

  /** Returns one page of entries, newest first. */
  async list(memberId: string, page: number, pageSize: number): Promise<PointGrowth[]> {
    const rows = await this.#db
      .select()
      .from(pointEntries)
      .where(eq(pointEntries.memberId, memberId))
      .orderBy(desc(pointEntries.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return rows.map(({ id, kind, points, growth, orderCode, createdAt }) => ({
      id,
      kind,
      points,
      growth,
      order_code: orderCode,
      created_at: createdAt.toISOString(),
    }));
  }

  async count(memberId: string): Promise<number> {
    const [row] = await this.#db
      .select({ total: count() })
      .from(pointEntries)
      .where(and(eq(pointEntries.memberId, memberId)));
    return row?.total ?? 0;
  }

  async #insertEntry(tx: Executor, memberId: string, { kind, points, growth, reference, orderCode = '' }: Credit) {
    const entered = await tx
      .insert(pointEntries)
      .values({ memberId, kind, points, growth, reference, orderCode, createdAt: new Date(this.#parts.now()) })
      .onConflictDoNothing({ target: [pointEntries.memberId, pointEntries.reference] })
      .returning({ id: pointEntries.id });
    return entered.length > 0;
  }

  // Each level on the way grants its own coupon, once.
  async #raiseLevel(tx: Executor, memberId: string, before: number, after: number): Promise<void> {
    const { coupons, messages } = this.#parts;
    const thresholds = levelGrowth(this.#parts.store.current);
    const [from, to] = [levelOf(before, thresholds), levelOf(after, thresholds)];
    if (to <= from) return;
    const values = { level: to, name: { words: levelName(to, this.#parts.store.current.levels) }, growth: after };
    await messages.write(tx, memberId, { key: 'level_reached', values, url: '/userCenter/level' });
    for (let level = from + 1; level <= to; level += 1) {
      for (const coupon of await coupons.grant(tx, memberId, `level-${level}`, '')) {
        await messages.write(tx, memberId, coupons.messageOf('coupon_granted', coupon));
      }
    }
  }
}

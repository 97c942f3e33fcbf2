import type { PointGrowth } from '../../../shared/contract/schemas/rewards.ts';
import type { Executor } from '../../platform/database/Database.ts';

export interface Balance {
  points: number;
  growth: number;
}
export interface Credit extends Balance {
  kind: PointGrowth['kind'];
  /** The reason, such as `order:12`; each reference is credited once. */
  reference: string;
  orderCode?: string;
}
export type Debit = Omit<Credit, 'growth'>;

/** Members' points and growth, as other modules use them. Every change runs in the caller's transaction. */
export interface PointsLedger {
  /** Returns false if the reference was credited before. */
  credit(tx: Executor, memberId: string, entry: Credit): Promise<boolean>;
  /** Throws if the balance is too low; returns false if the reference was debited before. */
  debit(tx: Executor, memberId: string, entry: Debit): Promise<boolean>;
  balance(memberId: string): Promise<Balance>;
}

import type { Executor } from '../../platform/database/Database.ts';
import { staffActs } from './schema.ts';

export type ActEntry = typeof staffActs.$inferInsert;

/** Logs an act of the staff, within its transaction. */
export const logAct = async (tx: Executor, entry: ActEntry): Promise<void> =>
  void (await tx.insert(staffActs).values(entry));

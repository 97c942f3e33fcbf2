import type { Executor } from '../../platform/database/Database.ts';
import { staffActs } from './schema.ts';

/** Logs an act of the staff, within its transaction. */
export const logAct = async (tx: Executor, entry: typeof staffActs.$inferInsert): Promise<void> =>
  void (await tx.insert(staffActs).values(entry));

import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/Database.ts';
import { members } from './schema.ts';

/** Returns true for an account that a guest's request made and whose address is not confirmed; also where there is none. */
export async function isMarkedProvisional(db: Executor, memberId: string): Promise<boolean> {
  const { isProvisional } = members;
  const [row] = await db.select({ isProvisional }).from(members).where(eq(members.id, memberId));
  return row?.isProvisional ?? true;
}

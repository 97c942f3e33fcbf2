import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/Database.ts';
import { members } from './schema.ts';

/**
 * Serialises changes to a member's belongings; take it before any other lock of theirs. It does not block inserts that
 * only refer to the member, whose writers may hold locks that this one's holder waits for.
 */
export async function lockMember(tx: Executor, memberId: string): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update');
}

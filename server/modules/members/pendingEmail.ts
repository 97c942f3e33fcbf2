import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../platform/database/Executor.ts';
import { emailConfirmations } from './schema.ts';

/** The address that replaces a member's when it is confirmed; null if there is none. All links of a member lead to one. */
export async function pendingEmail(tx: Executor, { id, email }: { id: string; email: string }): Promise<string | null> {
  const { memberId, email: sentTo } = emailConfirmations;
  const [pending] = await tx
    .select({ email: sentTo })
    .from(emailConfirmations)
    .where(and(eq(memberId, id), ne(sentTo, email)))
    .limit(1);
  return pending?.email ?? null;
}

import { and, eq, gt, min, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/Database.ts';
import { chatMessages, conversations } from './schema.ts';

type Row = typeof conversations.$inferSelect;

/**
 * Moves a guest's messages to the conversation of the member they signed in as, after the member's earlier messages.
 */
export async function mergeConversations(
  tx: Executor,
  visitorId: string,
  memberId: string,
): Promise<{ from: number; into: number } | null> {
  const [guest] = await tx.select().from(conversations).where(eq(conversations.visitorId, visitorId)).for('update');
  if (!guest) return null;
  const [own] = await tx.select().from(conversations).where(eq(conversations.memberId, memberId)).for('update');
  if (!own) {
    await tx.update(conversations).set({ memberId, visitorId: null }).where(eq(conversations.id, guest.id));
    return { from: guest.id, into: guest.id };
  }
  const marks = await marksOfBoth(tx, guest, own);
  await tx
    .update(chatMessages)
    .set({ conversationId: own.id })
    .where(
      and(
        eq(chatMessages.conversationId, guest.id),
        sql`not exists (select 1 from chat_messages kept where kept.conversation_id = ${own.id} and kept.key = ${chatMessages.key})`,
      ),
    );
  await tx
    .update(conversations)
    .set({ ...marks, language: guest.language })
    .where(eq(conversations.id, own.id));
  await tx.delete(conversations).where(eq(conversations.id, guest.id));
  return { from: guest.id, into: own.id };
}

/** Returns the marks of the merged conversation: never beyond a message that a side has not received in either. */
async function marksOfBoth(tx: Executor, guest: Row, own: Row) {
  const mark = async (name: 'visitorGot' | 'visitorRead' | 'staffGot' | 'staffRead'): Promise<number> => {
    const isFromOther = name.startsWith('visitor')
      ? ne(chatMessages.sender, 'visitor')
      : eq(chatMessages.sender, 'visitor');
    const first = async (row: Row): Promise<number> => {
      const [conversation] = await tx
        .select({ id: min(chatMessages.id) })
        .from(chatMessages)
        .where(and(eq(chatMessages.conversationId, row.id), isFromOther, gt(chatMessages.id, row[name])));
      return conversation?.id ?? Infinity;
    };
    return Math.min(Math.max(guest[name], own[name]), (await first(guest)) - 1, (await first(own)) - 1);
  };
  return {
    visitorGot: await mark('visitorGot'),
    visitorRead: await mark('visitorRead'),
    staffGot: await mark('staffGot'),
    staffRead: await mark('staffRead'),
    // Rather tell staff twice than never.
    staffNotified: Math.min(guest.staffNotified, own.staffNotified),
  };
}

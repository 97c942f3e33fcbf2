import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Executor } from '../../platform/database/Database.ts';
import { CHANNEL } from '../../platform/events/EventChannel.ts';

export const SessionEndedEvent = z.object({ endedSessionsOf: z.string() });

/** Publishes the end of a member's sessions to every instance; inside a transaction, at its commit. */
export const publishSessionEnded = async (db: Executor, memberId: string): Promise<void> =>
  void (await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ endedSessionsOf: memberId })})`));

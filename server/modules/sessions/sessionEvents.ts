import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Executor } from '../../platform/database/Database.ts';
import { CHANNEL } from '../../platform/events/EventChannel.ts';

export const SessionEndedEvent = z.object({ endedSessionsOf: z.string() });

/** Tells every instance that sessions of a member have ended; in a transaction, once it is committed. */
export const publishSessionEnded = async (db: Executor, memberId: string): Promise<void> =>
  void (await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ endedSessionsOf: memberId })})`));

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { lockMember } from '../../server/data/rewards/LedgerRepository.ts';
import type { Services } from '../../server/services.ts';
import { onPostgres } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { openStore } from '../support/serverStore.ts';

onPostgres('a session that is renewed in the very moment it ends', (database) => {
  const db = () => database().opened.db;

  /** Until so many statements wait for a row. */
  const areWaiting = (count: number) =>
    eventually(async () => {
      const { rows } = await db().execute(
        sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rows).toHaveLength(count);
    });

  type End = (
    sessions: Services['sessions'],
    held: { member: string; before: string; now: string },
  ) => Promise<unknown>;
  const ends: [string, End][] = [
    ['signing out', (sessions, { now }) => sessions.end(now, null)],
    ['a new password', (sessions, { member }) => db().transaction((tx) => sessions.endOthers(tx, member, null))],
    ['an old token that is used again', (sessions, { before }) => sessions.refresh(before, null).catch(() => null)],
  ];
  it.each(ends)('is over with %s', async (_what, end) => {
    const store = await openStore(database());
    const { sessions } = store.services;
    const { refresh: before, user_id: member } = await store.member();
    const { refresh: now } = await sessions.refresh(before, null);
    const both = await db().transaction(async (tx) => {
      // The successor's row waits for its member's.
      await lockMember(tx, member);
      const renewing = sessions.refresh(now, null);
      await areWaiting(1);
      const ending = end(sessions, { member, before, now });
      await areWaiting(2);
      return { renewing, ending };
    });
    await both.ending;
    await expect(sessions.refresh((await both.renewing).refresh, null)).rejects.toMatchObject({ code: 7 });
    await store.app.close();
  });
});

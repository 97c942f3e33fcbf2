import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../../server/platform/database/Database.ts';
import { eventually } from './eventually.ts';

/** Waits until this many statements wait for a row lock. */
export const waitForLocks = (db: Database, count: number): Promise<void> =>
  eventually(async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    expect(rows).toHaveLength(count);
  });

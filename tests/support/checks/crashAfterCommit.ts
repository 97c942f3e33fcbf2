import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/platform/database/Database.ts';
import { LetterQueue } from '../../../server/modules/letters/LetterQueue.ts';
import { fillDatabase } from '../fakes/database/fullDatabase.ts';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

/** Tables that change with every request: sessions, attempts, the stored replies themselves. */
const NOT_MEANT = ['idempotent_replies', 'rate_windows', 'refresh_tokens', 'secrets'];
const TABLES = sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`;

/** Simulates a process that dies after its commit and before its reply is stored, without waiting until its claim expires. */
export async function crashAfterCommit<Answer>(db: Database, ask: () => Promise<Answer>): Promise<Answer> {
  const makeRoom = await fillDatabase(db, {
    only: { table: 'idempotent_replies', on: 'update', when: 'new.reply is not null' },
  });
  const answer = await ask();
  await makeRoom();
  await db.execute(sql`update idempotent_replies set claimed_at = now() - interval '1 minute' where reply is null`);
  return answer;
}

/** All rows by table, once the letters that are due are sent. */
export async function allRows(db: Database): Promise<Record<string, unknown>> {
  const queue = new LetterQueue(db, Date.now);
  await eventually(async () => expect(await queue.isBusy()).toBe(false));
  const { rows: tables } = await db.execute<{ name: string }>(TABLES);
  const all: Record<string, unknown> = {};
  for (const { name } of tables.filter((table) => !NOT_MEANT.includes(table.name))) {
    const { rows } = await db.execute(sql.raw(`select jsonb_agg(t order by t::text) as rows from ${name} t`));
    all[name] = rows;
  }
  return all;
}

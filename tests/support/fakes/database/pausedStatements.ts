import pg from 'pg';
import { expect } from 'vitest';

const LOCK = 4_711;
const STOPPED = `from pg_locks where locktype = 'advisory' and not granted and objid = ${LOCK}
  and database = (select oid from pg_database where datname = current_database())`;

/** Pauses statements in the middle: `{ orders: "insert … when (…)" }`. */
export interface PausedStatements {
  /** Waits until this many statements are paused. */
  hasStopped(count: number): Promise<void>;
  /** Removes the pause; rolls paused statements back, as if their machine had failed. */
  remove(): Promise<void>;
}

/** Pauses statements of these tables that meet a condition, by a trigger that waits for a lock. */
export async function pauseStatements(
  url: string,
  statements: Record<string, { on: string; when: string }>,
): Promise<PausedStatements> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  await client.query(`create function test_gate() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${LOCK}); return new; end $$`);
  for (const [table, { on, when }] of Object.entries(statements))
    await client.query(
      `create trigger test_gate before ${on} on ${table} for each row when (${when}) execute function test_gate()`,
    );
  return {
    hasStopped: (count) => expect.poll(async () => (await client.query(`select 1 ${STOPPED}`)).rowCount).toBe(count),
    remove: async () => {
      await client.query(`select pg_terminate_backend(pid) ${STOPPED}`);
      await client.query('drop function test_gate cascade');
      await client.end();
    },
  };
}

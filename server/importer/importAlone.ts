import pg from 'pg';
import { StartFailure, type Settings } from '../settings.ts';

// Any number will do that no other lock has.
const IMPORT_LOCK = 417_341_735;

/**
 * Does it while nobody else imports into this database: two at once would give the same numbers to different products.
 * The embedded database has no second process.
 */
export async function importAlone<T>(
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
  work: () => Promise<T>,
): Promise<T> {
  if (databaseUrl === null) return work();
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [
      IMPORT_LOCK,
    ]);
    if (!rows[0]?.is_mine) throw new StartFailure('Another import into this database is under way: wait for its end.');
    return await work();
  } finally {
    // Its end gives the lock back.
    await client.end();
  }
}

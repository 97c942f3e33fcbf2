import pg from 'pg';
import { StartFailure, type Settings } from '../settings.ts';
import { ImportInterrupted } from './ImportInterrupted.ts';

// Any number will do that no other lock has.
const IMPORT_LOCK = 417_341_735;

/**
 * Does it while nobody else imports into this database: two at once would give the same numbers to different products.
 * The embedded database has no second process. What was begun is told when that no longer holds.
 */
export async function withImportLock<T>(
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
  work: (isLost: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  if (databaseUrl === null) return work(lost.signal);
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  client.on('error', () => undefined);
  // With its line the lock is gone, and another import may begin.
  client.on('end', () => lost.abort(new ImportInterrupted('the line to the database was lost')));
  await client.connect();
  try {
    const { rows } = await client.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [
      IMPORT_LOCK,
    ]);
    if (!rows[0]?.is_mine) throw new StartFailure('Another import into this database is under way: wait for its end.');
    return await work(lost.signal);
  } finally {
    // Its end gives the lock back.
    await client.end();
  }
}

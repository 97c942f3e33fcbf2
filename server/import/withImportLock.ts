import pg from 'pg';
import { StartFailure, type Settings } from '../settings.ts';
import { ImportInterrupted } from './ImportInterrupted.ts';

// An arbitrary number that no other lock uses.
const IMPORT_LOCK = 417_341_735;

/**
 * Runs an import under an advisory lock: two at once would give the same ids to different products. The embedded
 * database has only one process and needs no lock. The signal aborts if the lock is lost.
 */
export async function withImportLock<T>(
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
  work: (isLost: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  if (databaseUrl === null) return work(lost.signal);
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  client.on('error', () => undefined);
  // Closing the connection releases the lock, so another import may begin.
  client.on('end', () => lost.abort(new ImportInterrupted('the connection to the database was lost')));
  await client.connect();
  try {
    const { rows } = await client.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [
      IMPORT_LOCK,
    ]);
    if (!rows[0]?.is_mine)
      throw new StartFailure('Another import into this database is running. Wait until it has finished.');
    return await work(lost.signal);
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

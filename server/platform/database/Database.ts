import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { makeDataFolder, openEmbeddedDatabase } from './dataFolder.ts';
import type { Database } from './Executor.ts';
import { lockFolder } from './folderLock.ts';
import { createConcurrentIndexes } from './concurrentIndexes.ts';
import { embeddedEvents, type EventChannel, postgresEvents } from '../events/EventChannel.ts';
import { StartFailure, type Settings } from '../../settings.ts';

export type { Database, Executor } from './Executor.ts';

/** Brings the data up to date after the migrations, under their lock. Runs at every start: it must be repeatable. */
export type UpgradeData = (db: Database) => Promise<void>;

export interface OpenDatabase {
  db: Database;
  engine: 'pglite' | 'postgres';
  notices: EventChannel;
  /** True while a query is answered. */
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));
// Any number will do, as long as every instance takes the same.
const MIGRATION_LOCK = 417_341_734;
const LOCK_RETRY_MS = 200;
const CONNECT_TIMEOUT_MS = 5_000;
const ALIVE_WITHIN_MS = 2_000;
/** Lines to PostgreSQL for all that requests ask. */
export const POOL_SIZE = 10;

/**
 * Opens the database the settings name, brought up to date; throws a StartFailure in one readable line. `patienceMs` is
 * for who answers requests: an import or a migration waits as long as it takes.
 */
export function connectDatabase(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  upgradeData: UpgradeData,
  patienceMs: number | null = null,
): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, upgradeData, patienceMs) : openPglite(dataDir, upgradeData);
}

async function openPglite(dataDir: string, upgradeData: UpgradeData): Promise<OpenDatabase> {
  try {
    if (dataDir.startsWith('memory://')) return await connectPglite(await PGlite.create(dataDir), upgradeData);
    makeDataFolder(dataDir);
    return await openLocked(dataDir, upgradeData, lockFolder(dataDir));
  } catch (error) {
    throw new StartFailure(`The data folder ${dataDir} cannot be used: ${reason(error)}`, { cause: error });
  }
}

async function openLocked(dataDir: string, upgradeData: UpgradeData, unlock: () => void): Promise<OpenDatabase> {
  try {
    return await connectPglite(await openEmbeddedDatabase(dataDir), upgradeData, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** An embedded database that is open already, brought up to date. */
export async function connectPglite(
  client: PGlite,
  upgradeData: UpgradeData,
  unlock: () => void = () => undefined,
): Promise<OpenDatabase> {
  const drizzled = drizzlePglite(client);
  await migratePglite(drizzled, { migrationsFolder });
  await createConcurrentIndexes((statement) => client.query<object>(statement), '');
  const db = drizzled as unknown as Database;
  await upgradeData(db);
  const close = async (): Promise<void> => {
    await client.close();
    unlock();
  };
  return {
    db,
    engine: 'pglite',
    notices: embeddedEvents(client),
    isAlive: () => answers(() => client.query('select 1')),
    close,
  };
}

async function openPostgres(url: string, upgradeData: UpgradeData, patienceMs: number | null): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    ...{ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: patienceMs ?? CONNECT_TIMEOUT_MS },
    ...(patienceMs !== null && { statement_timeout: patienceMs, stream: () => impatientSocket(patienceMs) }),
  });
  // Requests that have all lines for a while say nothing of the database: whether it answers is asked on one of its own.
  const own = { max: 1, connectionTimeoutMillis: ALIVE_WITHIN_MS, query_timeout: ALIVE_WITHIN_MS };
  const alive = new pg.Pool({ connectionString: url, ...own });
  // A connection that breaks, idle or in the middle of a transaction, is replaced by the pool, and its query fails;
  // unheard, the event would end the process.
  for (const one of [pool, alive]) {
    one.on('error', () => undefined);
    one.on('connect', (client) => client.on('error', () => undefined));
  }
  const close = async (): Promise<void> => void (await Promise.all([pool.end(), alive.end()]));
  try {
    await migrateAlone(url, upgradeData);
  } catch (error) {
    await close();
    throw new StartFailure(`The database at ${withoutPassword(url)} cannot be used: ${reason(error)}`, {
      cause: error,
    });
  }
  const db = drizzlePg(pool) as unknown as Database;
  return {
    db,
    engine: 'postgres',
    notices: postgresEvents(pool, url),
    isAlive: () => answers(() => alive.query('select 1')),
    close,
  };
}

// A line on which nothing comes for so long is dead, whatever it says of itself. A query that waits on it fails, and the
// pool opens another: to end the query alone would leave its transaction open for whoever is given the line next.
function impatientSocket(patienceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(2 * patienceMs, () => socket.destroy(new Error('the database does not answer')));
}

// Instances that start together must not run the same migration twice. It may take its time.
async function migrateAlone(url: string, upgradeData: UpgradeData): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    while (!(await tryLock(client))) await pause(LOCK_RETRY_MS);
    const drizzled = drizzlePg(client);
    await migratePg(drizzled, { migrationsFolder });
    await createConcurrentIndexes((statement) => client.query<object>(statement), 'concurrently');
    await upgradeData(drizzled);
  } finally {
    // Its end gives the lock back.
    await client.end();
  }
}

// Asked again and again: an index that is made beside writers waits for every statement that was there before it, and
// one that waited for the lock would be among them.
async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [
    MIGRATION_LOCK,
  ]);
  return rows[0]?.is_mine ?? false;
}

async function answers(query: () => Promise<unknown>): Promise<boolean> {
  const late = new AbortController();
  try {
    const timeout = pause(ALIVE_WITHIN_MS, false, { signal: late.signal });
    return await Promise.race([query().then(() => true), timeout]);
  } catch {
    return false;
  } finally {
    late.abort();
  }
}

function withoutPassword(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.host}${parsed.pathname}` : 'DATABASE_URL';
}

// The innermost message: drivers wrap what happened into "Failed query".
function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  if (error instanceof Error && error.cause !== undefined) return reason(error.cause);
  return error instanceof Error ? error.message : String(error);
}

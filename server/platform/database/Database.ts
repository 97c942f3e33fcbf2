import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
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
import { causeText } from '../errorText.ts';

export type { Database, Executor } from './Executor.ts';

/** Upgrades data after the migrations, under their lock. Runs at every start, so it must be idempotent. */
export type UpgradeData = (db: Database) => Promise<void>;

export interface OpenDatabase {
  db: Database;
  engine: 'pglite' | 'postgres';
  notices: EventChannel;
  /** Resolves to true if the database answers a query in time. */
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}

/** The bundle has a copy beside it. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');
// An arbitrary number that is the same in every instance.
export const MIGRATION_LOCK = 417_341_734;
const LOCK_RETRY_MS = 200;
const CONNECT_TIMEOUT_MS = 5_000;
const HEALTH_TIMEOUT_MS = 2_000;
/** Maximum number of PostgreSQL connections for requests. */
export const POOL_SIZE = 10;

/**
 * Opens the database that the settings name and runs migrations and upgrades. Throws a StartFailure with a one-line
 * message. `timeoutMs` limits each statement of a server; imports and migrations pass null and wait without a limit.
 */
export function connectDatabase(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  upgradeData: UpgradeData,
  timeoutMs: number | null = null,
): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, upgradeData, timeoutMs) : openPglite(dataDir, upgradeData);
}

async function openPglite(dataDir: string, upgradeData: UpgradeData): Promise<OpenDatabase> {
  try {
    if (dataDir.startsWith('memory://')) return await connectPglite(await PGlite.create(dataDir), upgradeData);
    makeDataFolder(dataDir);
    return await openLocked(dataDir, upgradeData, lockFolder(dataDir));
  } catch (error) {
    throw new StartFailure(`The data folder ${dataDir} cannot be used: ${causeText(error)}`, { cause: error });
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

/** Runs migrations and upgrades on an embedded database that is already open. */
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

// Counts and amounts are safe integers (PGlite reads them as numbers by itself).
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Raises `work_mem` to 16 MB, unless the operator has set more. PostgreSQL's default of 4 MB is too little for the rows that an
 * index finds among a million products: it then keeps only their pages, and checks every product on those again.
 */
const ENOUGH_MEMORY = `select set_config('work_mem', '16MB', false)
  where pg_size_bytes(current_setting('work_mem')) < pg_size_bytes('16MB')`;

async function openPostgres(url: string, upgradeData: UpgradeData, timeoutMs: number | null): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: timeoutMs ?? CONNECT_TIMEOUT_MS,
    // To compile a plan takes longer than the statements of the store run. As a statement: a pooler such as PgBouncer
    // refuses start-up parameters that it does not know. Where it fails, so does the query behind it.
    onConnect: (client) => void client.query(`set jit = off; ${ENOUGH_MEMORY}`).catch(() => undefined),
    ...(timeoutMs !== null && { statement_timeout: timeoutMs, stream: () => socketWithTimeout(timeoutMs) }),
  });
  // The health check has a connection of its own, as a full pool does not mean that the database is down.
  const healthLimits = { max: 1, connectionTimeoutMillis: HEALTH_TIMEOUT_MS, query_timeout: HEALTH_TIMEOUT_MS };
  const healthPool = new pg.Pool({ connectionString: url, ...healthLimits });
  // The pool replaces a broken connection, idle or inside a transaction, and its query fails. Without a listener, the
  // `error` event would end the process.
  for (const one of [pool, healthPool]) {
    one.on('error', () => undefined);
    one.on('connect', (client) => client.on('error', () => undefined));
  }
  const close = async (): Promise<void> => void (await Promise.all([pool.end(), healthPool.end()]));
  try {
    await migrateUnderLock(url, upgradeData);
  } catch (error) {
    await close();
    throw new StartFailure(`The database at ${withoutPassword(url)} cannot be used: ${causeText(error)}`, {
      cause: error,
    });
  }
  const db = drizzlePg(pool) as unknown as Database;
  return {
    db,
    engine: 'postgres',
    notices: postgresEvents(pool, url),
    isAlive: () => answers(() => healthPool.query('select 1')),
    close,
  };
}

// Closes a connection on which nothing arrives for twice the time-out. Its query fails and the pool opens another.
// Cancelling the query alone would leave its transaction open for the next user of the connection.
function socketWithTimeout(timeoutMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(2 * timeoutMs, () => socket.destroy(new Error('the database does not answer')));
}

// Migrates under an advisory lock, so that instances that start together do not run a migration twice. It has no
// time-out.
async function migrateUnderLock(url: string, upgradeData: UpgradeData): Promise<void> {
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
    // Closing the connection releases the lock.
    await client.end();
  }
}

// Polls, as `create index concurrently` waits for every earlier statement, and a statement that waits for the lock
// would be one of them.
async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [
    MIGRATION_LOCK,
  ]);
  return rows[0]?.is_mine ?? false;
}

async function answers(query: () => Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  try {
    const timeout = pause(HEALTH_TIMEOUT_MS, false, { signal: timer.signal });
    return await Promise.race([query().then(() => true), timeout]);
  } catch {
    return false;
  } finally {
    timer.abort();
  }
}

function withoutPassword(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.host}${parsed.pathname}` : 'DATABASE_URL';
}

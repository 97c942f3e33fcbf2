import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { lockFolder } from './folderLock.ts';
import { embeddedNotices, type NoticeBoard, postgresNotices } from './NoticeBoard.ts';
import { StartFailure, type Settings } from '../settings.ts';

// Both drivers answer `execute` with an object that has `rows`; nothing else of them is used.
interface Answered<Row> {
  rows: Row[];
}
interface Rows extends PgQueryResultHKT {
  type: Answered<this['row']>;
}

/** Drizzle over either engine; the SQL is the same for both. */
export type Database = PgDatabase<Rows>;
export type Transaction = PgTransaction<Rows>;
/** What a repository method runs on: the database, or a transaction that somebody else opened. */
export type Executor = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  engine: 'pglite' | 'postgres';
  notices: NoticeBoard;
  /** True while a query is answered. */
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));
// Any number will do, as long as every instance takes the same.
const MIGRATION_LOCK = 417_341_734;
const CONNECT_TIMEOUT_MS = 5_000;
const POOL_SIZE = 10;

/** Opens the database the settings name, brought up to date; throws a StartFailure in one readable line. */
export function openDatabase(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<OpenDatabase> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openPglite(settings.dataDir);
}

async function openPglite(dataDir: string): Promise<OpenDatabase> {
  try {
    if (dataDir.startsWith('memory://')) return await onPglite(await PGlite.create(dataDir));
    mkdirSync(dataDir, { recursive: true });
    const unlock = lockFolder(dataDir);
    return await onPglite(await PGlite.create(join(dataDir, 'db')), unlock);
  } catch (error) {
    throw new StartFailure(`The data folder ${dataDir} cannot be used: ${reason(error)}`, { cause: error });
  }
}

/** An embedded database that is open already, brought up to date. */
export async function onPglite(client: PGlite, unlock: () => void = () => undefined): Promise<OpenDatabase> {
  const drizzled = drizzlePglite(client);
  await migratePglite(drizzled, { migrationsFolder });
  const close = async (): Promise<void> => {
    await client.close();
    unlock();
  };
  const db = drizzled as unknown as Database;
  return {
    db,
    engine: 'pglite',
    notices: embeddedNotices(client),
    isAlive: () => answers(() => client.query('select 1')),
    close,
  };
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined);
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw new StartFailure(`The database at ${withoutPassword(url)} cannot be used: ${reason(error)}`, {
      cause: error,
    });
  }
  const db = drizzlePg(pool) as unknown as Database;
  return {
    db,
    engine: 'postgres',
    notices: postgresNotices(pool, url),
    isAlive: () => answers(() => pool.query('select 1')),
    close: () => pool.end(),
  };
}

// Instances that start together must not run the same migration twice.
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePg(drizzlePg(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function answers(query: () => Promise<unknown>): Promise<boolean> {
  try {
    await query();
    return true;
  } catch {
    return false;
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

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { parseJson } from '../../../shared/json/parseJson.ts';
import type { Settings } from '../../settings.ts';
import { migrationsFolder } from './Database.ts';
import { databaseFolder } from './dataFolder.ts';
import { lockFolder } from './folderLock.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const APPLIED = 'select count(*)::int as applied from drizzle.__drizzle_migrations';

interface Applied {
  applied: number;
}

/**
 * Opens a database without migrating it, and returns how many of this version's migrations it lacks; below zero if a
 * newer version has been there, null if it has never been migrated. Throws what keeps it from opening.
 */
export async function missingMigrations(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<number | null> {
  const applied = await (settings.databaseUrl ? onServer(settings.databaseUrl) : onFolder(settings.dataDir));
  return applied === null ? null : knownMigrations() - applied;
}

function knownMigrations(): number {
  const journal = parseJson(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));
  return (journal as { entries: unknown[] }).entries.length;
}

async function onServer(url: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await count(async (sql) => (await client.query<Applied>(sql)).rows);
  } finally {
    await client.end();
  }
}

async function onFolder(dataDir: string): Promise<number | null> {
  if (!existsSync(databaseFolder(dataDir))) return null;
  const unlock = lockFolder(dataDir);
  try {
    const client = await PGlite.create(databaseFolder(dataDir));
    try {
      return await count(async (sql) => (await client.query<Applied>(sql)).rows);
    } finally {
      await client.close();
    }
  } finally {
    unlock();
  }
}

async function count(query: (sql: string) => Promise<Applied[]>): Promise<number | null> {
  const [row] = await query(`select count(*)::int as applied from pg_tables where tablename = '__drizzle_migrations'`);
  if (row?.applied === 0) return null;
  return (await query(APPLIED))[0]?.applied ?? 0;
}

import { cpSync, mkdtempSync, openAsBlob, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { inject } from 'vitest';

const MIGRATIONS = 'server/platform/database/migrations';

/** Opens an embedded database without rows, with the tables as they were before the named migration. */
export async function openDatabaseBefore(name: string): Promise<PGlite> {
  // Loading the template and dropping its tables takes a third of the time of creating a database.
  const client = await PGlite.create({ loadDataDir: await openAsBlob(inject('databases').embedded) });
  await client.exec('drop schema public, drizzle cascade; create schema public');
  const folder = migrationsBefore(name);
  await migrate(drizzle(client), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  return client;
}

/** Copies the migrations before the named one into a folder of their own, and returns it. */
function migrationsBefore(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }));
  return folder;
}

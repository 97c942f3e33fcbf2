import { mkdirSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';

/**
 * Writes an embedded database with all tables and no rows into a data folder, as creating the tables takes far longer.
 */
export async function writeEmbeddedDatabase(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const loadDataDir = await openAsBlob(inject('databases').embedded);
  await (await PGlite.create(join(dataDir, 'db'), { loadDataDir })).close();
}

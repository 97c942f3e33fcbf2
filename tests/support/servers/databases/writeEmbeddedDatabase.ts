import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { databaseFolder } from '../../../../server/platform/database/dataFolder.ts';

/** Writes an embedded database with all tables and no rows into a data folder. */
export const writeEmbeddedDatabase = (dataDir: string): void =>
  cpSync(databaseFolder(inject('databases').folder), databaseFolder(dataDir), { recursive: true });

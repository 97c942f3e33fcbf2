import type { PGlite } from '@electric-sql/pglite';
import { removeZeroPrices } from './modules/catalogue/removeZeroPrices.ts';
import { renewPartNumberKeys } from './modules/search/renewPartNumberKeys.ts';
import { renewSearchVectors } from './modules/search/renewSearchVectors.ts';
import { connectDatabase, connectPglite, type Database, type OpenDatabase } from './platform/database/Database.ts';
import type { Settings } from './settings.ts';

const upgradeData = async (db: Database): Promise<void> => {
  await renewPartNumberKeys(db);
  await renewSearchVectors(db);
  await removeZeroPrices(db);
};

/**
 * Opens the database that the settings name, and migrates its tables and data. Throws a StartFailure with a one-line
 * message. `timeoutMs` limits each statement of a server; null for imports and migrations, which have no limit.
 */
export const openDatabase = (
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  timeoutMs: number | null = null,
): Promise<OpenDatabase> => connectDatabase(settings, upgradeData, timeoutMs);

/** Migrates the store's tables and data on an embedded database that is already open. */
export const onPglite = (client: PGlite): Promise<OpenDatabase> => connectPglite(client, upgradeData);

import type { PGlite } from '@electric-sql/pglite';
import { removeZeroPrices } from './modules/catalogue/removeZeroPrices.ts';
import { renewPartNumberKeys } from './modules/search/renewPartNumberKeys.ts';
import { connectDatabase, connectPglite, type Database, type OpenDatabase } from './platform/database/Database.ts';
import type { Settings } from './settings.ts';

const upgradeData = async (db: Database): Promise<void> => {
  await renewPartNumberKeys(db);
  await removeZeroPrices(db);
};

/**
 * Opens the store's database that the settings name, with its tables and data brought up to date; throws a StartFailure in
 * one readable line. `timeoutMs` bounds a query of a server; null, for imports and migrations: no bound.
 */
export const openDatabase = (
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  timeoutMs: number | null = null,
): Promise<OpenDatabase> => connectDatabase(settings, upgradeData, timeoutMs);

/** The store's database on an embedded one that is open already. */
export const onPglite = (client: PGlite): Promise<OpenDatabase> => connectPglite(client, upgradeData);

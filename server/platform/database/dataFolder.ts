import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Marks a data folder that had a database, so that a lost database differs from a new folder. */
const MARKER = 'has-database';
/** A file of every PostgreSQL database. PGlite initialises a folder that lacks it and overwrites its contents. */
const VERSION_FILE = 'PG_VERSION';
const HOW_TO_RESTORE =
  'Move the data folder away and restore a backup: npm run restore -- FILE. ' +
  'To begin with an empty store instead, set DATA_DIR to a new folder';

const UNTOUCHED = `Nothing was changed. ${HOW_TO_RESTORE}`;

/** Returns the path of the embedded database. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'db');

/** Creates the data folder if it is missing. Throws if the path is a file. */
export function makeDataFolder(dataDir: string): void {
  if (isFile(dataDir)) throw new Error('it is a file. Set DATA_DIR to a folder');
  mkdirSync(dataDir, { recursive: true });
}

/**
 * Opens the embedded database of a data folder that this process has locked. Creates a new database in a temporary
 * folder and renames it when it is complete, so that an interrupted first start leaves no partial database. Throws, and
 * changes nothing, if the folder had a database that is missing or damaged now.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<PGlite> {
  const folder = databaseFolder(dataDir);
  if (isWithoutDatabase(dataDir)) await makeDatabase(folder);
  const client = await PGlite.create(folder).catch(() => {
    // PGlite's own message ("Aborted()") does not help the operator.
    const reason = 'Its files are damaged, or another version of PostgreSQL made them';
    throw new Error(`the database in ${folder} does not open. ${reason}. ${HOW_TO_RESTORE}`);
  });
  markDatabase(dataDir);
  return client;
}

/** Marks the folder as having a database, so that the next start notices its loss. */
export const markDatabase = (dataDir: string): void => writeFileSync(join(dataDir, MARKER), '');

/** Returns true for a folder that never had a database. Throws if the database is missing or incomplete. */
function isWithoutDatabase(dataDir: string): boolean {
  const folder = databaseFolder(dataDir);
  if (isFile(folder)) throw new Error(`${folder} is a file, where a database should be. ${UNTOUCHED}`);
  if (existsSync(join(folder, VERSION_FILE))) return false;
  if (isFilled(folder)) throw new Error(`the database in ${folder} has no ${VERSION_FILE}. ${UNTOUCHED}`);
  if (existsSync(join(dataDir, MARKER))) throw new Error(`its database, ${folder}, is gone. ${UNTOUCHED}`);
  return true;
}

async function makeDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  await (await PGlite.create(unfinished)).close();
  // Windows cannot rename onto an existing folder, not even an empty one, such as a mounted volume.
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
const isFilled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Tells a new data folder from one whose database was lost. */
const MARKER = 'has-database';
/** A file of every PostgreSQL database. PGlite initialises a folder that lacks it, over whatever is there. */
const VERSION_FILE = 'PG_VERSION';
const HOW_TO_RESTORE =
  'Move the data folder away and restore a backup: npm run restore -- FILE. ' +
  'To begin with an empty store instead, set DATA_DIR to a new folder';

const UNTOUCHED = `Nothing was changed. ${HOW_TO_RESTORE}`;

/** The folder of the embedded database. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'db');

/** Creates the data folder where it is missing; throws when the path is a file. */
export function makeDataFolder(dataDir: string): void {
  if (isFile(dataDir)) throw new Error('it is a file. Set DATA_DIR to a folder');
  mkdirSync(dataDir, { recursive: true });
}

/**
 * Opens the embedded database of a data folder that this process has locked. A new database is made in a folder beside
 * its place and moved there when it is complete, so an interrupted first start leaves nothing behind that looks like a
 * database. Throws, and changes nothing, where the folder had a database that is missing or damaged now.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<PGlite> {
  const folder = databaseFolder(dataDir);
  if (isWithoutDatabase(dataDir)) await makeDatabase(folder);
  const client = await PGlite.create(folder).catch(() => {
    // What PGlite says of it ("Aborted()") helps nobody.
    const why = 'Its files are damaged, or another version of PostgreSQL made them';
    throw new Error(`the database in ${folder} does not open. ${why}. ${HOW_TO_RESTORE}`);
  });
  markDatabase(dataDir);
  return client;
}

/** Notes that the folder has a database, so that its loss is noticed at the next start. */
export const markDatabase = (dataDir: string): void => writeFileSync(join(dataDir, MARKER), '');

/** True for a folder that never had a database; throws for one that has lost it, or a part of it. */
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
  // An empty folder, as a mounted volume has, is in the way of a move on Windows.
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
const isFilled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

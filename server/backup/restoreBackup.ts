import { existsSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFolder, makeDataFolder, markDatabase } from '../platform/database/dataFolder.ts';
import { StartFailure } from '../settings.ts';
import { unpack, withTemporaryFolder } from './archive.ts';
import type { BackupSettings } from './createBackup.ts';
import { DATABASE_DUMP, EMBEDDED_DATABASE, KEPT_FOLDERS, moveFiles, withLockedFolder } from './dataFiles.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { isEmptyDatabase, restoreDatabase } from './postgresTools.ts';
import { errorText } from '../platform/errorText.ts';

/**
 * Restores a backup into an empty database, and its files into the data folder. Refuses a database with contents.
 * Throws a StartFailure with instructions, and leaves the database as it was.
 */
export async function restoreBackup({ dataDir, databaseUrl }: BackupSettings, file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new StartFailure(`There is no file ${file}.`);
  await prepareFolder(dataDir);
  const restore = (): Promise<Manifest> =>
    withTemporaryFolder(dataDir, async (folder) => {
      await unpack(file, folder);
      const manifest = await readManifest(folder, databaseUrl === null ? 'pglite' : 'postgres');
      await (databaseUrl === null ? moveEmbedded(folder, dataDir) : fillPostgres(databaseUrl, folder));
      for (const name of KEPT_FOLDERS) await moveFiles(join(folder, name), join(dataDir, name));
      return manifest;
    });
  // Instances on PostgreSQL share their data folder without a lock.
  return databaseUrl === null ? withLockedFolder(dataDir, restore) : restore();
}

async function prepareFolder(dataDir: string): Promise<void> {
  try {
    makeDataFolder(dataDir);
  } catch (error) {
    const reason = errorText(error);
    throw new StartFailure(`The data folder ${dataDir} cannot be used: ${reason}.`, { cause: error });
  }
}

async function moveEmbedded(folder: string, dataDir: string): Promise<void> {
  const target = databaseFolder(dataDir);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new StartFailure(
      `There is a database in ${dataDir} already. Move the folder away, or set DATA_DIR to a new one. Nothing was changed.`,
    );
  await rm(target, { recursive: true, force: true });
  await rename(join(folder, EMBEDDED_DATABASE), target);
  markDatabase(dataDir);
}

async function fillPostgres(databaseUrl: string, folder: string): Promise<void> {
  if (!(await isEmptyDatabase(databaseUrl)))
    throw new StartFailure(
      'The database of DATABASE_URL has tables already. Create an empty one (createdb NAME), and set DATABASE_URL to it. Nothing was changed.',
    );
  await restoreDatabase(databaseUrl, join(folder, DATABASE_DUMP));
}

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { BACKUP_MARK } from '../platform/files/backupMark.ts';
import { databaseFolder } from '../platform/database/dataFolder.ts';
import { type Settings, StartFailure } from '../settings.ts';
import { pack, withTemporaryFolder } from './archive.ts';
import { DATABASE_DUMP, EMBEDDED_DATABASE, KEPT_FOLDERS, snapshotFolder, withLockedFolder } from './dataFiles.ts';
import { type Manifest, newManifest, writeManifest } from './manifest.ts';
import { dumpDatabase } from './postgresTools.ts';

export type BackupSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/**
 * Writes database, pictures and mails into one archive. PostgreSQL may be in use, the embedded database must not be.
 * Throws a StartFailure with instructions.
 */
export async function createBackup(
  { dataDir, databaseUrl }: BackupSettings,
  file: string,
  now = new Date(),
): Promise<void> {
  if (existsSync(file)) throw new StartFailure(`The file ${file} exists already. Name another one.`);
  await mkdir(dirname(resolve(file)), { recursive: true });
  await writeBackup({ dataDir, databaseUrl }, file, now);
  // `npm run doctor` reads its time.
  await writeFile(join(dataDir, BACKUP_MARK), '');
}

async function writeBackup({ dataDir, databaseUrl }: BackupSettings, file: string, now: Date): Promise<void> {
  if (databaseUrl !== null) return backUpPostgres(databaseUrl, dataDir, file, now);
  if (!existsSync(databaseFolder(dataDir)))
    throw new StartFailure(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL to the store's.`);
  return withLockedFolder(dataDir, () => backUpEmbedded(dataDir, file, now));
}

const backUpPostgres = (databaseUrl: string, dataDir: string, file: string, now: Date): Promise<void> =>
  withTemporaryFolder(dataDir, async (folder) => {
    await dumpDatabase(databaseUrl, join(folder, DATABASE_DUMP));
    await packWithFiles(dataDir, folder, newManifest('postgres', now), file);
  });

// The snapshot consists of hard links, so hold the lock until it is packed.
const backUpEmbedded = (dataDir: string, file: string, now: Date): Promise<void> =>
  withTemporaryFolder(dataDir, async (folder) => {
    await snapshotFolder(databaseFolder(dataDir), join(folder, EMBEDDED_DATABASE));
    await packWithFiles(dataDir, folder, newManifest('pglite', now), file);
  });

async function packWithFiles(dataDir: string, folder: string, manifest: Manifest, file: string): Promise<void> {
  await writeManifest(folder, manifest);
  for (const name of KEPT_FOLDERS) await snapshotFolder(join(dataDir, name), join(folder, name));
  await pack(folder, file);
}

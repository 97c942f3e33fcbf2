import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { lockFolder } from '../platform/database/folderLock.ts';
import { StartFailure } from '../settings.ts';

/** Names in a backup: the embedded database as a folder, or the dump of a PostgreSQL database. */
export const EMBEDDED_DATABASE = 'db';
export const DATABASE_DUMP = 'database.dump';
/** What a data folder holds beside its database that cannot be had again: pictures take long to make, letters are gone. */
export const KEPT_FOLDERS = ['media', 'outbox'];
/** A file that is still being written: it gets its name when it is complete. */
const UNFINISHED = /\.part$/;

/**
 * Puts a folder as it is now into another place on the same disk: its files by links, which take no room, or by copies
 * where the file system has no links. Files that disappear meanwhile (a letter that was sent) are left out.
 */
export async function snapshotFolder(from: string, to: string): Promise<void> {
  const entries = await entriesIn(from);
  for (const { path } of entries.filter(({ isFolder }) => isFolder)) await mkdir(join(to, path), { recursive: true });
  for (const { path } of entries.filter(({ isFolder }) => !isFolder))
    await linkOrCopy(join(from, path), join(to, path));
}

/** Moves all files of a folder into another one on the same disk. */
export async function moveFiles(from: string, to: string): Promise<void> {
  for (const { path, isFolder } of await entriesIn(from)) {
    if (isFolder) continue;
    await mkdir(dirname(join(to, path)), { recursive: true });
    await rename(join(from, path), join(to, path));
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to).catch(() => copyFile(from, to));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

interface Entry {
  /** Relative to the folder; the folder itself is ''. */
  path: string;
  isFolder: boolean;
}

/** A folder, the folders in it and their complete files; nothing where there is no such folder. */
async function entriesIn(folder: string): Promise<Entry[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const inside = entries
    .filter((entry) => entry.isDirectory() || (entry.isFile() && !UNFINISHED.test(entry.name)))
    .map((entry) => ({
      path: relative(folder, join(entry.parentPath, entry.name)),
      isFolder: entry.isDirectory(),
    }));
  return [{ path: '', isFolder: true }, ...inside];
}

/** Works on a data folder that no other process may use meanwhile; throws a StartFailure where one does. */
export async function withLockedFolder<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  const unlock = lock(dataDir);
  try {
    return await work();
  } finally {
    unlock();
  }
}

function lock(dataDir: string): () => void {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`The data folder ${dataDir} cannot be used: ${reason}.`, { cause: error });
  }
}

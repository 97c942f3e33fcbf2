import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { lockFolder } from '../platform/database/folderLock.ts';
import { StartFailure } from '../settings.ts';
import { errorText } from '../platform/errorText.ts';

/** Names in a backup: the folder of the embedded database, or the dump of a PostgreSQL database. */
export const EMBEDDED_DATABASE = 'db';
export const DATABASE_DUMP = 'database.dump';
/** Folders to keep beside the database: pictures take long to generate, and mails cannot be created again. */
export const KEPT_FOLDERS = ['media', 'outbox'];
/** A file that is still being written; it is renamed when it is complete. */
const UNFINISHED = /\.part$/;

/**
 * Takes a snapshot of a folder on the same disk: by hard links, or by copies if the file system has none. Files that
 * disappear meanwhile (a mail that was sent) are omitted.
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

/** Lists a folder, its subfolders and their complete files; empty if the folder does not exist. */
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

/** Runs work on a locked data folder. Throws a StartFailure if another process uses it. */
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
    const reason = errorText(error);
    throw new StartFailure(`The data folder ${dataDir} cannot be used: ${reason}.`, { cause: error });
  }
}

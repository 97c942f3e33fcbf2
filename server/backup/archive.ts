import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { create, extract, list, ReadEntry } from 'tar';
import { writeFileAtomic } from '../platform/files/writeFileAtomic.ts';
import { StartFailure } from '../settings.ts';
import { errorText } from '../platform/errorText.ts';

/** Runs work with a temporary folder inside `parent`, which is removed afterwards. */
export async function withTemporaryFolder<Result>(
  inside: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(inside, `backup-${randomUUID()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    // Retry, as files may still be being written after a failure.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Packs a folder into an archive that only its owner can read. Written atomically. */
export async function pack(folder: string, file: string): Promise<void> {
  const names = await readdir(folder);
  await writeFileAtomic(file, (aside) =>
    create({ file: aside, cwd: folder, gzip: true, portable: true, mode: 0o600, strict: true }, names),
  );
}

/** Unpacks an archive into a folder. Throws a StartFailure if it is damaged or no archive. */
export async function unpack(file: string, folder: string): Promise<void> {
  try {
    // Reads to the checksum at the end before anything is written.
    await list({ file, strict: true });
    // A backup holds only files and folders.
    await extract({ file, cwd: folder, strict: true, filter: isFileOrFolder });
  } catch (error) {
    const reason = errorText(error);
    throw new StartFailure(`The file ${file} cannot be read: ${reason}. Nothing was restored.`, { cause: error });
  }
}

const isFileOrFolder = (_path: string, entry: Stats | ReadEntry): boolean =>
  entry instanceof ReadEntry && ['File', 'OldFile', 'Directory'].includes(entry.type);

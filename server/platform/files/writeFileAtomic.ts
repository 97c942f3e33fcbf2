import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';

/**
 * Writes a file atomically: readers see the old or the new file, never a part. The temporary name is random, as
 * processes in containers that share a folder can have the same process id.
 */
export async function writeFileAtomic(file: string, write: (aside: string) => Promise<void>): Promise<void> {
  const aside = `${file}.${randomUUID()}.part`;
  try {
    await write(aside);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

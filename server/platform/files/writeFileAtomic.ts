import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';

/**
 * Puts a file where others read while it is written: it is there whole, or not at all. The name aside is drawn, as in
 * containers that share a folder every process has the same number.
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

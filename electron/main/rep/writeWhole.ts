import { rm, writeFile } from 'node:fs/promises';
import { replaceFile } from '../storage/writeFileAtomic.ts';

/** Beside its place first: a disk that is full leaves no half of a quotation under the name of a whole one. */
export async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  const draft = `${file}.part`;
  try {
    await writeFile(draft, content);
    await replaceFile(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

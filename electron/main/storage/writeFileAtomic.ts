import { renameSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface AtomicWriteOptions {
  /** The suffix of the draft's name. */
  suffix?: string;
  /** Flushes the file and its folder to the disk (fsync), and makes it readable by this user only (mode 600). */
  isOwn?: boolean;
}

/** Writes a file atomically: to a draft beside it, which is then renamed. Removes the draft on failure. */
export async function writeFileAtomic(
  path: string,
  content: string | Uint8Array,
  { suffix = '.new', isOwn = false }: AtomicWriteOptions = {},
): Promise<void> {
  const draft = path + suffix;
  try {
    await writeDraft(draft, content, isOwn);
    await replaceFile(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  if (isOwn) await flushFolder(dirname(path));
}

async function writeDraft(draft: string, content: string | Uint8Array, isOwn: boolean): Promise<void> {
  const file = await open(draft, 'w', isOwn ? 0o600 : 0o666);
  try {
    await file.writeFile(content);
    if (isOwn) await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the folder, so that the rename is durable; Windows cannot and need not. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Error codes of Windows while a virus scanner, the search indexer or a back-up has one of the files open. */
const LOCKED: readonly unknown[] = ['EPERM', 'EACCES', 'EBUSY'];
const RETRY_DELAYS_MS = [10, 20, 50, 100, 200, 400, 600, 600];
/** Shorter, as retries block the process. */
const SYNC_RETRY_DELAYS_MS = [5, 10, 20, 50, 100];

/** Renames a draft over a file; retries for two seconds while another program has either of them open. */
export async function replaceFile(draft: string, path: string): Promise<void> {
  for (const pause of RETRY_DELAYS_MS) {
    try {
      return await rename(draft, path);
    } catch (error) {
      if (!isLocked(error)) throw error;
    }
    await sleep(pause);
  }
  await rename(draft, path);
}

/** The synchronous form of `replaceFile`; retries for 0.2 s. */
export function replaceFileSync(draft: string, path: string): void {
  for (const pause of SYNC_RETRY_DELAYS_MS) {
    try {
      return renameSync(draft, path);
    } catch (error) {
      if (!isLocked(error)) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
  }
  renameSync(draft, path);
}

const isLocked = (error: unknown): boolean => error instanceof Error && 'code' in error && LOCKED.includes(error.code);

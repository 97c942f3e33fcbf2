import { renameSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What Windows says while somebody else has one of the two files open: a virus scanner looks through what was just
 * written, the search or a back-up through what is to be replaced. It takes them moments.
 */
const HELD: readonly unknown[] = ['EPERM', 'EACCES', 'EBUSY'];
const PAUSES_MS = [10, 20, 50, 100, 200, 400, 600, 600];
/** Nothing else is done meanwhile. */
const SHORT_PAUSES_MS = [5, 10, 20, 50, 100];

/** Gives what was written beside its place the name it is written for, as soon as it is let. */
export async function replaceFile(draft: string, path: string): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      return await rename(draft, path);
    } catch (error) {
      if (!isHeld(error)) throw error;
    }
    await sleep(pause);
  }
  await rename(draft, path);
}

/** The same for whoever cannot go on before it is done. */
export function replaceFileSync(draft: string, path: string): void {
  for (const pause of SHORT_PAUSES_MS) {
    try {
      return renameSync(draft, path);
    } catch (error) {
      if (!isHeld(error)) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
  }
  renameSync(draft, path);
}

const isHeld = (error: unknown): boolean => error instanceof Error && 'code' in error && HELD.includes(error.code);

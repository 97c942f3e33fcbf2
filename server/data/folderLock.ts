import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Takes a folder for this process alone: two at once would destroy the embedded database. Answers what gives it back. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'in-use-by');
  const owner = ownerOf(file);
  if (owner !== null) throw new Error(`process ${owner} is using it. Stop that one, or set DATA_DIR to another folder`);
  // Whoever crashed has left its file behind.
  rmSync(file, { force: true });
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}

/** The living process that has the folder. Our own number is a predecessor's, as in a container that began anew. */
function ownerOf(file: string): number | null {
  const pid = Number(readIfThere(file));
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid) ? pid : null;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

import { accessSync, constants, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What SQLite answers where another holds the file. */
const BUSY = 5;
/** Written behind the number of a process that has the lock as well: without the lock the number says nothing. */
const LOCKED = '\n';

/**
 * Takes a folder for this process alone: two at once would destroy the embedded database. Answers what gives it back.
 * The lock is the kernel's, which lets it go with the process, however that ends, and knows other containers' processes, whose
 * numbers mean nothing here. Of Node's own, SQLite alone takes such a lock; nothing is written into its file.
 */
export function lockFolder(folder: string): () => void {
  accessSync(folder, constants.W_OK);
  const note = join(folder, 'in-use-by');
  const lock = lockFile(join(folder, 'lock'));
  const owner = lock === 'taken' ? pidIn(note) : formerOwner(note, lock !== null);
  if (lock === 'taken' || owner !== null) throw inUse(owner);
  // Whoever crashed has left its note behind.
  rmSync(note, { force: true });
  writeFileSync(note, `${process.pid}${lock ? LOCKED : ''}`, { flag: 'wx' });
  return () => {
    rmSync(note, { force: true });
    lock?.close();
  };
}

/** Null on a file system that knows no locks. */
function lockFile(file: string): DatabaseSync | 'taken' | null {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = off; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    return (error as { errcode?: number }).errcode === BUSY ? 'taken' : null;
  }
}

/** The living process that took the folder without a lock, as versions before this one did. */
function formerOwner(note: string, isLocked: boolean): number | null {
  if (isLocked && readIfThere(note).endsWith(LOCKED)) return null;
  const pid = pidIn(note);
  // Our own number is a predecessor's, as in a container that began anew.
  return pid !== null && pid !== process.pid && isAlive(pid) ? pid : null;
}

function inUse(pid: number | null): Error {
  const isHere = pid !== null && pid !== process.pid && isAlive(pid);
  const who = isHere ? `process ${pid}` : 'another process, of another container perhaps,';
  return new Error(`${who} is using it. Stop that one, or set DATA_DIR to another folder`);
}

function pidIn(note: string): number | null {
  const pid = Number(readIfThere(note));
  return Number.isInteger(pid) && pid > 0 ? pid : null;
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

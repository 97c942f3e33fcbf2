import { accessSync, constants, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's error code SQLITE_BUSY: another process holds the file. */
const BUSY = 5;
/** Follows the process id of an owner that holds the lock, too. With such a note the lock alone decides, not the id. */
const LOCKED = '\n';

/**
 * Locks a folder for this process; two processes would destroy the embedded database. Returns the unlock function,
 * throws if another process holds the lock. The kernel releases the lock when the process ends, and it works across
 * containers, where process ids mean nothing. SQLite is the only part of Node that takes such a lock; nothing is
 * written to its file.
 */
export function lockFolder(folder: string): () => void {
  accessSync(folder, constants.W_OK);
  const note = join(folder, 'in-use-by');
  const lock = lockFile(join(folder, 'lock'));
  const owner = lock === 'taken' ? pidIn(note) : formerOwner(note, lock !== null);
  if (lock === 'taken' || owner !== null) throw inUse(owner);
  // A crashed process leaves its note behind.
  rmSync(note, { force: true });
  writeFileSync(note, `${process.pid}${lock ? LOCKED : ''}`, { flag: 'wx' });
  return () => {
    rmSync(note, { force: true });
    lock?.close();
  };
}

/** Locks the file. Returns null on a file system without locks. */
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

/** Returns the id of a living process that uses the folder without a lock, as earlier versions did. */
function formerOwner(note: string, isLocked: boolean): number | null {
  if (isLocked && readIfThere(note).endsWith(LOCKED)) return null;
  const pid = pidIn(note);
  // A note with our own id is from a predecessor, as in a restarted container.
  return pid !== null && pid !== process.pid && isAlive(pid) ? pid : null;
}

function inUse(pid: number | null): Error {
  const isHere = pid !== null && pid !== process.pid && isAlive(pid);
  const holder = isHere ? `process ${pid}` : 'another process, of another container perhaps,';
  return new Error(`${holder} is using it. Stop that one, or set DATA_DIR to another folder`);
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
    // EPERM: the process belongs to another user, but it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

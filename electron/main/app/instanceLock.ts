import { readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../../shared/json/isRecord.ts';
import { logWarning, errorMessage } from './logWarning.ts';

/** Chromium's files of a profile that is in use, on Linux and macOS (`process_singleton_posix.cc`). */
const LOCK = 'SingletonLock';
const LOCK_FILES = [LOCK, 'SingletonCookie', 'SingletonSocket'];

/** The holder of a profile's lock as `host-pid`; null where the lock does not name one, as on Windows. */
export function lockHolder(profile: string): string | null {
  try {
    return readlinkSync(join(profile, LOCK));
  } catch {
    return null;
  }
}

/**
 * Removes a profile lock held by another host; returns whether there was one. Chromium never removes such a lock, as it
 * cannot know whether that host still runs. A kiosk's profile is never shared: another host name means that this
 * machine was renamed or cloned.
 */
export function removeForeignLock(profile: string, host: string): boolean {
  const holder = lockHolder(profile);
  if (holder === null || holder.replace(/-\d+$/, '') === host) return false;
  logWarning(`kiosk: removed the lock of another host, ${holder}`);
  for (const name of LOCK_FILES) rmSync(join(profile, name), { force: true });
  return true;
}

/** The file with which the running client tells a second start (with this process id) that it is alive. */
export const answerFile = (profile: string, pid: number): string => join(profile, `second-start-${pid}`);

/** Answers a second start, which sends its process id. */
export function answerSecondStart(profile: string, data: unknown): void {
  if (!isRecord(data) || !Number.isInteger(data['pid'])) return;
  try {
    writeFileSync(answerFile(profile, Number(data['pid'])), '');
  } catch (error) {
    logWarning(`a second start could not be answered: ${errorMessage(error)}`);
  }
}

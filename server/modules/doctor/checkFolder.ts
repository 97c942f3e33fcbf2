import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUP_MARK } from '../../platform/files/backupMark.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { type Finding, ok, wrong } from './Finding.ts';
import { errorText } from '../../platform/errorText.ts';

/** Pictures, logs and the next backup need some room. */
const FREE_MIN_BYTES = 1024 ** 3;
const BACKUP_DAYS_MAX = 2;
const GIGABYTE = 1024 ** 3;

/** Checks the data folder: pictures, the age of the last backup, free disk. */
export function checkFolder(dataDir: string, now: number): Finding[] {
  return [checkPictures(dataDir), checkBackup(dataDir, now), checkDisk(dataDir)];
}

function checkPictures(dataDir: string): Finding {
  const folder = join(dataDir, 'media');
  try {
    // The store makes it with the first picture.
    const existing = existsSync(folder) ? folder : dataDir;
    if (!statSync(existing).isDirectory()) throw new Error('it is a file');
    accessSync(existing, constants.R_OK | constants.W_OK);
    return ok('pictures', `${folder} can be written.`);
  } catch (error) {
    return wrong(
      'pictures',
      `${folder} cannot be written (${errorText(error)}). Give the store's user the right to write there.`,
    );
  }
}

function checkBackup(dataDir: string, now: number): Finding {
  const mark = join(dataDir, BACKUP_MARK);
  if (!existsSync(mark))
    return wrong(
      'backup',
      `No backup is known. Run npm run backup every night (docs/deploy.md); if another program makes backups, let it touch ${mark}.`,
    );
  const days = (now - statSync(mark).mtimeMs) / DAY_MS;
  const age = days < 1 ? 'less than a day' : `${Math.floor(days)} ${days < 2 ? 'day' : 'days'}`;
  if (days > BACKUP_DAYS_MAX)
    return wrong(
      'backup',
      `The last one is ${age} old. Find out why npm run backup has not run since (docs/deploy.md).`,
    );
  return ok('backup', `The last one is ${age} old.`);
}

function checkDisk(dataDir: string): Finding {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    const free = bavail * bsize;
    const text = `${(free / GIGABYTE).toFixed(1)} GB are free on the disk of ${dataDir}.`;
    return free < FREE_MIN_BYTES
      ? wrong('disk', `${text} Free some, or give the store a larger disk.`)
      : ok('disk', text);
  } catch (error) {
    return wrong('disk', `The disk of ${dataDir} cannot be read (${errorText(error)}).`);
  }
}

import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from '../../../server/platform/database/folderLock.ts';
import { endAfterEach, launch, type Launched } from '../../support/servers/launch.ts';

/** Above the process ids that Linux assigns. */
const NOBODYS_PID = 2 ** 22 + 1;
const PROGRAM = join(import.meta.dirname, '../../support/processes/lockProcess.ts');
const LOCKED = /^locked$/m;

let folder = '';
const note = (): string => join(folder, 'in-use-by');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'medstore-lock-'));
});
endAfterEach();
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that locks the folder. That a server does so at its start: `instances/process.test.ts`. */
const lock = (): Launched => launch({}, [PROGRAM, folder]);

async function holdAndCrash(): Promise<number> {
  const { child, until, ended } = lock();
  await until(LOCKED);
  child.kill('SIGKILL');
  await ended;
  return child.pid!;
}

it('refuses a second process, and names the first', async () => {
  const first = lock();
  await first.until(LOCKED);
  const second = lock();
  expect(await second.ended).toBe(1);
  expect(second.output.err).toBe(
    `process ${first.child.pid} is using it. Stop that one, or set DATA_DIR to another folder\n`,
  );
});

it('refuses a process that cannot see the owner, as in another container', async () => {
  await lock().until(LOCKED);
  // An id from another container can only be checked here: no such process exists.
  writeFileSync(note(), String(NOBODYS_PID));
  const second = lock();
  expect(await second.ended).toBe(1);
  expect(second.output.err).toContain('another process, of another container perhaps, is using it');
});

// On Windows a folder with an open file cannot be deleted; Linux tells which files are open.
it.runIf(process.platform === 'linux')('leaves no file open in a process that it refuses', async () => {
  await lock().until(LOCKED);
  expect(() => lockFolder(folder)).toThrow('is using it');
  const open = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return ''; // closed meanwhile
    }
  });
  expect(open.filter((file) => file.startsWith(folder))).toEqual([]);
});

it('is released when its process crashes', async () => {
  await holdAndCrash();
  await lock().until(LOCKED);
});

it('is free after a crash, though another process has the number of the one that crashed', async () => {
  const crashed = await holdAndCrash();
  writeFileSync(note(), readFileSync(note(), 'utf8').replace(String(crashed), String(process.pid)));
  await lock().until(LOCKED);
});

it('respects the lock of an earlier version, which holds a process id only', async () => {
  writeFileSync(note(), String(process.pid));
  const { output, ended } = lock();
  expect(await ended).toBe(1);
  expect(output.err).toContain(`process ${process.pid} is using it`);
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OutboxFile } from '../../../../electron/main/outbox/OutboxFile.ts';
import { serverFile } from '../../../../electron/main/storage/serverFile.ts';
import type { OutboxEntry } from '../../../../shared/outbox/entry.ts';

vi.mock('electron', () => ({ ipcMain: {} }));
/** How many renames fail because another program has the file open. */
const refusals = vi.hoisted(() => ({ times: 0 }));
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof promises>();
  const rename = (from: string, to: string): Promise<void> =>
    refusals.times-- > 0 ? Promise.reject(Object.assign(new Error('EPERM'), { code: 'EPERM' })) : fs.rename(from, to);
  return { ...fs, rename };
});

const AN_ENTRY: OutboxEntry = {
  id: '1',
  name: 'setCollected',
  payload: { id: 5, collected: true },
  owner: 'ana',
  about: 'ECG',
  at: 1,
  state: 'awaiting',
  isKept: true,
  unsureSince: null,
  reason: null,
  result: null,
};
let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'medstore-outbox-'));
  path = join(folder, 'outbox.json');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const aFile = (): OutboxFile => new OutboxFile(path, () => 7);

it('the outbox is one file, which the next process reads', async () => {
  await aFile().change(() => [AN_ENTRY]);
  const next = aFile();
  expect([await next.read(), next.wasLost()]).toEqual([[AN_ENTRY], false]);
  expect(readdirSync(folder)).toEqual(['outbox.json']);
});

it.each([
  ['cut off', '{"version":1,"entries":[{"id":"1","na'],
  ['of a newer client', '{"version":9,"entries":[]}'],
  ['not what it should be', '{"version":1,"entries":[{"id":"1"}]}'],
])('a file that is %s is set aside and said, never written over', async (_, text) => {
  writeFileSync(path, text);
  const file = aFile();
  expect(await file.read()).toEqual([]);
  expect(file.wasLost()).toBe(true);
  await file.change(() => [AN_ENTRY]);
  expect(readFileSync(join(folder, 'outbox.damaged-7.json'), 'utf8')).toBe(text);
  expect(await aFile().read()).toEqual([AN_ENTRY]);
});

it('fails when the disk is full, and keeps the former entries', async () => {
  const file = aFile();
  await file.change(() => [AN_ENTRY]);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, ''); // in place of the folder
  await expect(file.change(() => [])).rejects.toThrow();
  expect(await file.read()).toEqual([AN_ENTRY]);
});

it('the outbox file is read again after a failed read, as while another program scans it', async () => {
  mkdirSync(path); // in place of the file
  const file = aFile();
  await expect(file.read()).rejects.toThrow();
  rmSync(path, { recursive: true });
  await aFile().change(() => [AN_ENTRY]);
  expect(await file.read()).toEqual([AN_ENTRY]);
});

it('the outbox file of another server is another file', () => {
  expect(serverFile('outbox', 'https://a.example')).not.toBe(serverFile('outbox', 'https://b.example'));
  expect(serverFile('outbox', 'https://a.example')).toMatch(/^outbox-[0-9a-f]{16}\.json$/);
});

it('the outbox file waits while another program has the file open, as a virus scanner on Windows does', async () => {
  refusals.times = 3;
  await aFile().change(() => [AN_ENTRY]);
  expect(await aFile().read()).toEqual([AN_ENTRY]);
});

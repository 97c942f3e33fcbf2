import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AtomicFile, FileLockedError } from '../../../../electron/main/storage/AtomicFile.ts';
import { DataKey } from '../../../../electron/main/storage/DataKey.ts';
import { openSealed, sealText } from '../../../../electron/main/storage/sealedText.ts';
import { parseJson } from '../../../../shared/json/parseJson.ts';
import { isRecord } from '../../../../shared/json/isRecord.ts';

vi.mock('electron', () => ({ ipcMain: {} }));

/** A keychain that can be locked, and one that keeps nothing. */
class Keychain {
  available = true;
  isLocked = false;
  keepsNothing = false;
  entry: string | null = null;
  reads = 0;
  retry(): void {
    this.available = true;
  }
  read(): Promise<string | null> {
    this.reads += 1;
    this.available = !this.isLocked;
    return Promise.resolve(this.isLocked ? null : this.entry);
  }
  write(text: string): Promise<boolean> {
    if (!this.keepsNothing) this.entry = text;
    return Promise.resolve(!this.keepsNothing);
  }
}

let folder: string;
let path: string;
let keychain: Keychain;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'medstore-sealed-'));
  path = join(folder, 'customers.json');
  keychain = new Keychain();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

const namesIn = (text: string): string[] | null => {
  const value = parseJson(text);
  return isRecord(value) && Array.isArray(value['names']) ? (value['names'] as string[]) : null;
};
/** The file as the next process opens it. */
const aFile = (isRequired = false, isReady = true, usesNew = true): AtomicFile<readonly string[]> =>
  new AtomicFile<readonly string[]>(
    path,
    () => 7,
    { name: 'The test', empty: [], parse: namesIn, format: (names) => JSON.stringify({ names }) },
    { key: new DataKey({ keychain, isReady: () => Promise.resolve(isReady), usesNew }), isRequired },
  );
const disk = (): string => readFileSync(path, 'utf8');
const keep = (file: AtomicFile<readonly string[]>, name: string) => file.change((names) => [...names, name]);

it('a sealed file is readable for the next process, and for nobody without the keychain', async () => {
  await keep(aFile(), 'Dr. Ana Ruiz');
  expect(disk()).not.toContain('Ana');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await aFile().read()).toEqual(['Dr. Ana Ruiz']);
});

it('a sealed file is encrypted when a plain file of an earlier client is first read', async () => {
  writeFileSync(path, JSON.stringify({ names: ['Ana'] }));
  expect(await aFile().read()).toEqual(['Ana']);
  expect(disk()).not.toContain('Ana');
  expect(await aFile().read()).toEqual(['Ana']);
  expect(readdirSync(folder)).toEqual(['customers.json']);
});

it('a sealed file stays plain where no keychain keeps a key, until one does', async () => {
  keychain.keepsNothing = true;
  await keep(aFile(), 'Ana');
  expect(disk()).toContain('Ana');
  keychain.keepsNothing = false;
  const file = aFile();
  expect(await file.read()).toEqual(['Ana']);
  expect(disk()).not.toContain('Ana');
});

it('a sealed file is encrypted from the next start on by a key that a keychain has kept until then', async () => {
  const first = aFile(false, true, false);
  await keep(first, 'Ana');
  await keep(first, 'Ben');
  expect(disk()).toContain('Ana');
  keychain.entry = null; // one that forgets
  expect(await aFile(false, true, false).read()).toEqual(['Ana', 'Ben']);
  expect(disk()).toContain('Ana');
  expect(await aFile(false, true, false).read()).toEqual(['Ana', 'Ben']);
  expect(disk()).not.toContain('Ana');
});

it('a sealed file is not written without a key where one is required', async () => {
  keychain.keepsNothing = true;
  await expect(keep(aFile(true), 'Ana')).rejects.toThrow(FileLockedError);
  expect(readdirSync(folder)).toEqual([]);
});

it('a sealed file is left as it is by a locked keychain, and there again when it answers', async () => {
  await keep(aFile(), 'Ana');
  const before = disk();
  keychain.isLocked = true;
  const file = aFile();
  await expect(file.read()).rejects.toThrow(FileLockedError);
  await expect(keep(file, 'Ben')).rejects.toThrow(FileLockedError);
  expect([file.isLocked(), file.wasLost(), disk()]).toEqual([true, false, before]);
  keychain.isLocked = false;
  await keep(file, 'Ben');
  expect([await aFile().read(), file.isLocked()]).toEqual([['Ana', 'Ben'], false]);
});

it.each([
  ['has lost its key', null],
  ['has another key', JSON.stringify({ version: 1, key: Buffer.alloc(32, 3).toString('base64') })],
  ['has an entry of a newer client', JSON.stringify({ version: 9, key: 'later' })],
])('a sealed file is never written over when the keychain %s', async (_, entry) => {
  await keep(aFile(), 'Ana');
  const [before, kept] = [disk(), keychain.entry];
  keychain.entry = entry;
  const file = aFile();
  await expect(keep(file, 'Ben')).rejects.toThrow(FileLockedError);
  expect([file.isLocked(), disk()]).toEqual([true, before]);
  keychain.entry = kept;
  expect(await aFile().read()).toEqual(['Ana']);
});

it('a sealed file is set aside when it was changed, never written over', async () => {
  await keep(aFile(), 'Ana');
  const sealed = JSON.parse(disk()) as { data: string };
  const data = Buffer.from(sealed.data, 'base64');
  data[0]! ^= 1;
  const changed = JSON.stringify({ ...sealed, data: data.toString('base64') });
  writeFileSync(path, changed);
  const file = aFile();
  expect([await file.read(), file.wasLost(), file.isLocked()]).toEqual([[], true, false]);
  expect(readFileSync(join(folder, 'customers.damaged-7.json'), 'utf8')).toBe(changed);
});

it('a sealed file does not ask a keychain that did not answer other parts', async () => {
  await keep(aFile(), 'Ana');
  const { reads } = keychain;
  await expect(aFile(false, false).read()).rejects.toThrow(FileLockedError);
  expect(keychain.reads).toBe(reads);
});

it('makes one key for files that are opened at once', async () => {
  const key = new DataKey({ keychain, isReady: () => Promise.resolve(true), usesNew: true });
  const [one, other] = await Promise.all([key.read(), key.read()]);
  expect(one).toEqual(other);
});

it('seals the same text differently each time, and opens it with its key alone', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const text = 'Ана, 安娜 '.repeat(1_000);
  const [one, two] = [sealText(key, text), sealText(key, text)];
  expect(one).not.toBe(two);
  expect(openSealed(one, key)).toEqual({ state: 'open', text });
  expect(openSealed(one, other)).toEqual({ state: 'locked' });
  expect(openSealed(one, null)).toEqual({ state: 'locked' });
  const { tag, ...rest } = JSON.parse(one) as Record<string, string>;
  expect(openSealed(JSON.stringify({ ...rest, tag: tag!.slice(0, 8) }), key)).toEqual({ state: 'damaged' });
  expect(openSealed(one.slice(0, 90), null)).toEqual({ state: 'damaged' });
});

import type files from 'node:fs';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The results of the system's next calls. */
const refusals = vi.hoisted(() => [] as string[]);
const refused = vi.hoisted(() => (): void => {
  const code = refusals.shift();
  if (code !== undefined) throw Object.assign(new Error(code), { code });
});
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof files>();
  return { ...fs, renameSync: (from: string, to: string) => (refused(), fs.renameSync(from, to)) };
});
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof promises>();
  return { ...fs, rename: async (from: string, to: string) => (refused(), fs.rename(from, to)) };
});
const { replaceFile, replaceFileSync, writeFileAtomic } =
  await import('../../../../electron/main/storage/writeFileAtomic.ts');

let folder: string;
let [draft, path] = ['', ''];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'medstore-place-'));
  [draft, path] = [join(folder, 'kept.json.new'), join(folder, 'kept.json')];
  writeFileSync(path, 'before');
  writeFileSync(draft, 'after');
  refusals.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['replaceFile', replaceFile],
  ['replaceFileSync', async (...args: Parameters<typeof replaceFileSync>) => replaceFileSync(...args)],
])('%s', (_, put) => {
  it('retries while another program has the file open', async () => {
    refusals.push('EPERM', 'EBUSY', 'EACCES');
    await put(draft, path);
    expect(readFileSync(path, 'utf8')).toBe('after');
    expect(existsSync(draft)).toBe(false);
  });

  it('fails if that does not end, and leaves the former content', async () => {
    refusals.push(...Array.from({ length: 20 }, () => 'EBUSY'));
    await expect(put(draft, path)).rejects.toThrow('EBUSY');
    expect(readFileSync(path, 'utf8')).toBe('before');
  });

  it('does not retry other errors', async () => {
    refusals.push('ENOSPC');
    await expect(put(draft, path)).rejects.toThrow('ENOSPC');
    expect(refusals).toEqual([]);
    expect(readFileSync(path, 'utf8')).toBe('before');
  });
});

describe('writeFileAtomic', () => {
  it('replaces the content and leaves no draft', async () => {
    await writeFileAtomic(path, 'new', { suffix: '.part' });
    expect(readFileSync(path, 'utf8')).toBe('new');
    expect(existsSync(`${path}.part`)).toBe(false);
  });

  it('keeps the content and removes the draft if the rename fails', async () => {
    refusals.push('ENOSPC');
    await expect(writeFileAtomic(path, 'new')).rejects.toThrow('ENOSPC');
    expect(readFileSync(path, 'utf8')).toBe('before');
    expect(existsSync(draft)).toBe(false);
  });

  it.skipIf(process.platform === 'win32')('lets nobody else read a file of our own', async () => {
    rmSync(path);
    rmSync(draft);
    await writeFileAtomic(path, 'new', { isOwn: true });
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});

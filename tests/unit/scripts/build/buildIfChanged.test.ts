import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildIfChanged } from '../../../../scripts/build/buildIfChanged.ts';

let from = '';
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), 'medstore-made-'));
  mkdirSync(join(from, 'source/deep'), { recursive: true });
  write('first');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(from, { recursive: true });
});

const write = (text: string): void => writeFileSync(join(from, 'source/deep/file'), text);
const made = (make: () => unknown = () => undefined): Promise<boolean> =>
  buildIfChanged({ sources: ['source/**/*'], from, settings: ['BUILT_IN'], stamp: join(from, 'made') }, make);

describe('what is made from files', () => {
  it('is made once, and again when one of them is another', async () => {
    expect([await made(), await made()]).toEqual([true, false]);
    write('second');
    expect([await made(), await made()]).toEqual([true, false]);
  });

  it('is made again with another setting', async () => {
    await made();
    vi.stubEnv('BUILT_IN', 'another');
    expect(await made()).toBe(true);
  });

  it('is not taken for whole when making it anew broke off, not even from the files that it was whole with', async () => {
    await made();
    write('broken');
    const breaks = made(() => Promise.reject(new Error('no room')));
    await expect(breaks).rejects.toThrow('no room');
    write('first');
    expect(await made()).toBe(true);
  });
});

import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerFile,
  answerSecondStart,
  lockHolder,
  removeForeignLock,
} from '../../../../electron/main/app/instanceLock.ts';

let profile = '';
beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'medstore-lock-'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  rmSync(profile, { recursive: true, force: true });
  vi.restoreAllMocks();
});

describe('the lock of a profile', () => {
  const lockedBy = (holder: string): void => {
    symlinkSync(holder, join(profile, 'SingletonLock'));
    for (const name of ['SingletonCookie', 'SingletonSocket', 'kiosk.json']) writeFileSync(join(profile, name), '');
  };

  it.each(['hall-4-417', 'old-name.local-9', 'localhost-1'])('is removed where another host holds it: %s', (holder) => {
    lockedBy(holder);
    expect(removeForeignLock(profile, 'hall-5')).toBe(true);
    expect(readdirSync(profile)).toEqual(['kiosk.json']);
    expect(process.stderr.write).toHaveBeenCalledWith(`kiosk: removed the lock of another host, ${holder}\n`);
  });

  it.each([
    ['hall-5', 'hall-5-417'],
    ['hall-5-b', 'hall-5-b-1'],
  ])('stays where this host, %s, holds it', (host, holder) => {
    lockedBy(holder);
    expect(removeForeignLock(profile, host)).toBe(false);
    expect(lockHolder(profile)).toBe(holder);
  });

  it('has no holder if there is none, as on Windows', () => {
    expect([lockHolder(profile), removeForeignLock(profile, 'hall-5')]).toEqual([null, false]);
  });
});

describe('a second start', () => {
  it('is answered by a file with its process id', () => {
    answerSecondStart(profile, { pid: 417 });
    expect(existsSync(answerFile(profile, 417))).toBe(true);
  });

  it.each([null, {}, { pid: '../../x' }, { pid: 1.5 }, 'text'])('is not answered for a message of %j', (data) => {
    answerSecondStart(profile, data);
    expect(readdirSync(profile)).toEqual([]);
  });
});

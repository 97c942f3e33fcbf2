import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';

const start = vi.hoisted(() => vi.fn());
vi.mock('electron', () => ({ crashReporter: { start } }));
const { keepCrashDumps } = await import('../../../../electron/main/app/crashes.ts');

const setPath = vi.fn();
beforeEach(() => void vi.clearAllMocks());

it('dumps of crashes stay on the computer, outside of a roaming profile', () => {
  keepCrashDumps({ setPath }, '/local/medstore', '');
  expect(setPath).toHaveBeenCalledExactlyOnceWith('crashDumps', join('/local/medstore', 'Crashpad'));
  expect(start.mock.calls).toEqual([[{ uploadToServer: false }]]);
});

it('they are sent where the merchant named a server', () => {
  keepCrashDumps({ setPath }, '/local/medstore', 'https://crashes.example/');
  expect(start.mock.calls).toEqual([
    [{ uploadToServer: true, submitURL: 'https://crashes.example/', rateLimit: true }],
  ]);
});

it('the client starts where crash dumps cannot be set up', () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  start.mockImplementationOnce(() => {
    throw new Error('EROFS');
  });
  expect(() => keepCrashDumps({ setPath }, '/local/medstore', '')).not.toThrow();
  expect(stderr.mock.calls.flat()).toEqual(['Crash dumps could not be set up: EROFS\n']);
  stderr.mockRestore();
});

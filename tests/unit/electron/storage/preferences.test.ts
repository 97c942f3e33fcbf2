import { beforeEach, expect, it, vi } from 'vitest';
import type { PreferenceStore } from '../../../../electron/main/storage/preferences.ts';

vi.mock('electron', () => ({ app: {} }));
vi.mock('electron-store', () => ({ default: vi.fn() }));
const { isPresenting, openStored } = await import('../../../../electron/main/storage/preferences.ts');

const working = (): PreferenceStore => {
  const values = new Map<string, unknown>();
  return { get: (key) => values.get(key) as never, set: (key, value) => void values.set(key, value) };
};

beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true));

it('stores settings', () => {
  const setAside = vi.fn();
  const { preferences, wereLost, isWritten } = openStored(working, setAside);
  preferences.set('zoom', 1.25);
  expect([preferences.get('zoom'), isWritten('zoom'), wereLost]).toEqual([1.25, true, false]);
  expect(setAside).not.toHaveBeenCalled();
});

it('sets a damaged file aside, starts with the defaults, and says so', () => {
  const open = vi.fn(working).mockImplementationOnce(() => {
    throw new SyntaxError('Unexpected end of JSON input');
  });
  const setAside = vi.fn();
  const { preferences, wereLost } = openStored(open, setAside);
  expect(wereLost).toBe(true);
  expect(setAside).toHaveBeenCalledOnce();
  preferences.set('language', 'ru');
  expect(preferences.get('language')).toBe('ru');
});

it('continues in memory if nothing can be written or moved', () => {
  const { preferences, wereLost, isWritten } = openStored(
    () => {
      throw new Error('EACCES');
    },
    () => {
      throw new Error('EROFS');
    },
  );
  expect(wereLost).toBe(true);
  preferences.set('zoom', 2);
  expect([preferences.get('zoom'), isWritten('zoom')]).toEqual([2, false]);
});

it('on a full disk a setting lasts until the client is closed, and its prices stay hidden', () => {
  const full: PreferenceStore = {
    ...working(),
    set: () => {
      throw new Error('ENOSPC');
    },
  };
  const { preferences, isWritten } = openStored(() => full, vi.fn());
  preferences.set('presenting', true);
  expect([preferences.get('presenting'), isWritten('presenting')]).toEqual([true, false]);
});

it.each([
  [undefined, false],
  [false, false],
  [true, true],
])('prices are hidden if that was chosen (%j): %s', (presenting, isHidden) => {
  const preferences = working();
  if (presenting !== undefined) preferences.set('presenting', presenting);
  expect(isPresenting(preferences)).toBe(isHidden);
});

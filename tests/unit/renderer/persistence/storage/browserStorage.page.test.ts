import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from '../../../../../renderer/src/persistence/storage/browserStorage.ts';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const elsewhere = (key: string | null, newValue: string | null): void =>
  void window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

describe.each([
  ['the browser', browserStorage],
  ['memory', memoryStorage],
])('a shelf in %s', (_name, open) => {
  it('keeps written values, and deletes them', () => {
    const storage = open();
    expect(storage.read('theme')).toBeNull();
    storage.write('theme', 'dark');
    expect(storage.read('theme')).toBe('dark');
    storage.write('theme', null);
    expect(storage.read('theme')).toBeNull();
  });
});

it('has written values on the next visit', () => {
  browserStorage().write('theme', 'dark');
  expect(browserStorage().read('theme')).toBe('dark');
});

describe('where storage is forbidden', () => {
  it('keeps values in memory until the page is left', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const storage = browserStorage();
    storage.write('theme', 'dark');
    expect(storage.read('theme')).toBe('dark');
    storage.write('theme', null);
    expect(storage.read('theme')).toBeNull();
  });
});

describe('where storage is full', () => {
  it('returns the newest value, not the last that could be stored', () => {
    const storage = browserStorage();
    storage.write('cart', 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.write('cart', 'new');
    expect(storage.read('cart')).toBe('new');
    vi.restoreAllMocks();
    storage.write('cart', 'newer');
    expect(browserStorage().read('cart')).toBe('newer');
  });
});

describe('another tab', () => {
  it('notifies until the listener unsubscribes', () => {
    const listener = vi.fn();
    const dispose = browserStorage().onChange(listener);
    elsewhere('cart', '[]');
    elsewhere(null, null);
    dispose();
    elsewhere('cart', '[1]');
    expect(listener.mock.calls).toEqual([
      ['cart', '[]'],
      [null, null],
    ]);
  });

  it('is not confused with another storage area', () => {
    const listener = vi.fn();
    const dispose = browserStorage().onChange(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue: '[]', storageArea: sessionStorage }));
    dispose();
    expect(listener).not.toHaveBeenCalled();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserShelf } from '../../../../../renderer/src/persistence/storage/browserShelf.ts';
import { memoryShelf } from '../../../../../renderer/src/persistence/storage/memoryShelf.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const elsewhere = (key: string | null, newValue: string | null): void =>
  void window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

describe.each([
  ['the browser', browserShelf],
  ['memory', memoryShelf],
])('a shelf in %s', (_name, open) => {
  it('keeps what is written, and forgets it when told', () => {
    const shelf = open();
    expect(shelf.read('theme')).toBeNull();
    shelf.write('theme', 'dark');
    expect(shelf.read('theme')).toBe('dark');
    shelf.write('theme', null);
    expect(shelf.read('theme')).toBeNull();
  });
});

it('what is written is there on the next visit', () => {
  browserShelf().write('theme', 'dark');
  expect(browserShelf().read('theme')).toBe('dark');
});

describe('where storage is forbidden', () => {
  it('the shelf works until the page is left', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const shelf = browserShelf();
    shelf.write('theme', 'dark');
    expect(shelf.read('theme')).toBe('dark');
    shelf.write('theme', null);
    expect(shelf.read('theme')).toBeNull();
  });
});

describe('where storage is full', () => {
  it('what is newest counts, not what could still be stored', () => {
    const shelf = browserShelf();
    shelf.write('cart', 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    shelf.write('cart', 'new');
    expect(shelf.read('cart')).toBe('new');
    vi.restoreAllMocks();
    shelf.write('cart', 'newer');
    expect(browserShelf().read('cart')).toBe('newer');
  });
});

describe('another tab', () => {
  it('is heard until the listener leaves', () => {
    const heard = vi.fn();
    const dispose = browserShelf().onChange(heard);
    elsewhere('cart', '[]');
    elsewhere(null, null);
    dispose();
    elsewhere('cart', '[1]');
    expect(heard.mock.calls).toEqual([
      ['cart', '[]'],
      [null, null],
    ]);
  });

  it('is not taken for storage of another kind', () => {
    const heard = vi.fn();
    const dispose = browserShelf().onChange(heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue: '[]', storageArea: sessionStorage }));
    dispose();
    expect(heard).not.toHaveBeenCalled();
  });
});

import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { STORAGE_LEFT } from '../../../../../electron/main/kiosk/session/storageLeft.ts';

/** A page's storage. */
const EMPTY = {
  localStorage: { length: 0 },
  indexedDB: { databases: async () => [] as unknown[] },
  caches: { keys: async () => [] as unknown[] },
  navigator: { serviceWorker: { getRegistrations: async () => [] as unknown[] } },
};
const read = async (page: object): Promise<string[]> => {
  const left: unknown = await runInNewContext(STORAGE_LEFT, { ...EMPTY, ...page });
  return Array.from(left as string[]);
};
const none = (): Promise<never> => Promise.reject(new Error('SecurityError'));

it.each([
  [[], {}],
  [['localStorage'], { localStorage: { length: 1 } }],
  [['indexedDB'], { indexedDB: { databases: async () => [{ name: 'left' }] } }],
  [['caches'], { caches: { keys: async () => ['left'] } }],
  [['serviceWorkers'], { navigator: { serviceWorker: { getRegistrations: async () => [{}] } } }],
  [['localStorage', 'caches'], { localStorage: { length: 3 }, caches: { keys: async () => ['a', 'b'] } }],
] as const)('what is left: %s', async (left, page) => expect(await read(page)).toEqual(left));

it.each([
  ['no caches and workers', { caches: undefined, navigator: {} }],
  ['forbidden ones', { caches: { keys: none }, navigator: { serviceWorker: { getRegistrations: none } } }],
])('a page of a scheme with %s has none left', async (_case, page) => {
  expect(await read(page)).toEqual([]);
  expect(await read({ ...page, localStorage: { length: 1 } })).toEqual(['localStorage']);
});

it('storage that cannot be read is not taken for empty', async () => {
  await expect(read({ indexedDB: { databases: none } })).rejects.toThrow('SecurityError');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceKeyStore } from '../../../../../renderer/src/persistence/session/deviceKeyStore.ts';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { fakeIndexedDb } from '../../../../support/fakes/fakeIndexedDb.ts';

/** A fake of a key pair that scripts cannot export. */
class Key {
  readonly extractable = false;
}
const pair = () => ({ privateKey: new Key(), publicKey: new Key() }) as unknown as CryptoKeyPair;

let records: Map<string, unknown>;
beforeEach(() => {
  records = new Map();
  vi.stubGlobal('CryptoKey', Key);
  vi.stubGlobal('indexedDB', fakeIndexedDb(records));
});
afterEach(() => void vi.unstubAllGlobals());

it('a browser that comes for the first time has no key', async () => {
  const store = deviceKeyStore(memoryStorage());
  expect(await store.read()).toBeNull();
  expect(store.wasKept()).toBe(false);
});

it('a key is there on the next visit, and is known to have been kept', async () => {
  const storage = memoryStorage();
  const made = pair();
  expect(await deviceKeyStore(storage).keep(made)).toEqual(made);
  expect(await deviceKeyStore(storage).read()).toEqual(made);
  expect(deviceKeyStore(storage).wasKept()).toBe(true);
});

it('the key of the tab that was first is the key of both', async () => {
  const storage = memoryStorage();
  const first = pair();
  await deviceKeyStore(storage).keep(first);
  expect(await deviceKeyStore(storage).keep(pair())).toEqual(first);
});

it.each([
  ['nothing', null],
  ['a text', 'key'],
  ['half a pair', { privateKey: new Key() }],
  ['the other half', { publicKey: new Key() }],
  ['texts for keys', { privateKey: 'a', publicKey: 'b' }],
])('%s is no key, and none is said to be kept', async (_, value) => {
  const storage = memoryStorage();
  records.set('own', value);
  expect(await deviceKeyStore(storage).read()).toBeNull();
  await expect(deviceKeyStore(storage).keep(pair())).rejects.toThrow('the browser keeps no key');
  expect(deviceKeyStore(storage).wasKept()).toBe(false);
});

it('a browser that opens no database says so', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = Object.assign(new EventTarget(), { error: new DOMException('no', 'InvalidStateError') });
      queueMicrotask(() => request.dispatchEvent(new Event('error')));
      return request;
    },
  });
  await expect(deviceKeyStore(memoryStorage()).read()).rejects.toThrow('no');
});

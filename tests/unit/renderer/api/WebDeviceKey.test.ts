import { afterEach, expect, it, vi } from 'vitest';
import { WebDeviceKey } from '../../../../renderer/src/api/WebDeviceKey.ts';
import { base64url } from '../../../../shared/signing/base64url.ts';
import {
  DEVICE_HEADER,
  DEVICE_SIGNATURE_HEADER,
  deviceIdOf,
  type DeviceRequest,
  deviceSigningText,
  registrationSigningText,
} from '../../../../shared/signing/deviceSignature.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';

afterEach(() => vi.unstubAllGlobals());

type Store = ConstructorParameters<typeof WebDeviceKey>[0];
const CLOCK = new FakeClock();
const REQUEST: DeviceRequest = { method: 'POST', path: 'login', payload: { a: 1 }, tm: 1, access: null };

function aStore(changes: Partial<Store> = {}) {
  let storedPair: CryptoKeyPair | null = null;
  const store: Store = {
    read: () => Promise.resolve(storedPair),
    keep: (made) => Promise.resolve((storedPair = made)),
    wasKept: () => false,
    ...changes,
  };
  return { store, storedPair: () => storedPair! };
}
const isSigned = async (key: CryptoKey, signature: string, text: string): Promise<boolean> =>
  crypto.subtle.verify('Ed25519', key, Buffer.from(signature, 'base64url'), new TextEncoder().encode(text));

it('signs a request and its registration with the key that this browser has kept, the same each time', async () => {
  const { store, storedPair } = aStore();
  const registration = await new WebDeviceKey(store, CLOCK).registration();
  const publicKey = base64url(new Uint8Array(await crypto.subtle.exportKey('raw', storedPair().publicKey)));
  expect(registration).toMatchObject({ public_key: publicKey, platform: 'web' });
  expect(await isSigned(storedPair().publicKey, registration['proof']!, registrationSigningText(publicKey))).toBe(true);
  expect(storedPair().privateKey.extractable).toBe(false);
  const headers = await new WebDeviceKey(store, CLOCK).headers(REQUEST);
  expect(headers[DEVICE_HEADER]).toBe(deviceIdOf(publicKey));
  expect(await isSigned(storedPair().publicKey, headers[DEVICE_SIGNATURE_HEADER]!, deviceSigningText(REQUEST))).toBe(
    true,
  );
});

it('signs what begins, renews or ends a session or concerns a forgotten password, and nothing else', () => {
  const key = new WebDeviceKey(aStore().store, CLOCK);
  for (const name of ['login', 'logout', 'refreshToken', 'requestPasswordCode', 'resetPassword'] as const)
    expect([name, key.signs(name)]).toEqual([name, true]);
  for (const name of ['readCart', 'readConfig', 'updateUserInfo'] as const)
    expect([name, key.signs(name)]).toEqual([name, false]);
});

it('without a key nothing is signed, unless a session may be bound to it; a later request tries again', async () => {
  vi.stubGlobal('crypto', {});
  expect(await new WebDeviceKey(aStore().store, CLOCK).headers(REQUEST)).toEqual({});
  expect(await new WebDeviceKey(aStore().store, CLOCK).registration()).toEqual({});
  vi.unstubAllGlobals();
  const broken = { read: () => Promise.reject(new Error('no storage')) };
  expect(await new WebDeviceKey(aStore(broken).store, CLOCK).headers(REQUEST)).toEqual({});
  let isBroken = true;
  const { store, storedPair } = aStore();
  const key = new WebDeviceKey(
    { ...store, wasKept: () => true, read: () => (isBroken ? broken.read() : store.read()) },
    CLOCK,
  );
  await expect(key.headers(REQUEST)).rejects.toThrow();
  isBroken = false;
  expect(Object.keys(await key.headers(REQUEST))).toHaveLength(2);
  expect(storedPair()).not.toBeNull();
});

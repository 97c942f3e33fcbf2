import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { DeviceKey } from '../../../../electron/main/session/DeviceKey.ts';
import { deviceSigningText, registrationSigningText } from '../../../../shared/signing/deviceSignature.ts';
import { aDevice, keychainInMemory, vaultOn } from '../../../support/builders/aDevice.ts';

const REQUEST = { method: 'GET', path: 'carts/cart/', payload: { b: 1, a: 'x' }, tm: 7, access: 'token' };

it('the device key is created at the first start and is the same at the next', async () => {
  const disk = keychainInMemory();
  const first = aDevice(disk);
  expect(await first.isStored()).toBe(true);
  const { public_key } = await first.registration();
  expect(await aDevice(disk).registration()).toMatchObject({ public_key, platform: process.platform });
  expect(await aDevice().registration()).not.toMatchObject({ public_key });
  expect(disk.entries.size).toBe(1);
});

it('signs requests with the registered key, which only the keychain stores', async () => {
  const disk = keychainInMemory();
  const device = aDevice(disk);
  const { public_key, proof } = await device.registration();
  const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: public_key! } });
  const isSigned = (text: string, by: string): boolean =>
    verify(null, Buffer.from(text), key, Buffer.from(by, 'base64url'));
  expect(isSigned(registrationSigningText(public_key!), proof!)).toBe(true);
  const { 'x-device-signature': signature, 'x-device': id } = await device.headers(REQUEST);
  expect(isSigned(deviceSigningText(REQUEST), signature!)).toBe(true);
  expect(id).toMatch(/^[0-9a-f]{64}$/);
  const secret = (JSON.parse([...disk.entries.values()][0]!) as { key: string }).key;
  expect(JSON.stringify([public_key, proof, signature, id])).not.toContain(secret);
});

it.each(['', '{}', '{"version":1,"key":"AAAA"}', 'not json'])(
  'the device key is replaced if the entry is %j',
  async (entry) => {
    const disk = keychainInMemory();
    disk.entries.set('device', entry);
    const { public_key } = await aDevice(disk).registration();
    expect(await aDevice(disk).registration()).toMatchObject({ public_key });
  },
);

it('the device key is not replaced because it could not be read once: the next start has it, and the session bound to it', async () => {
  const disk = keychainInMemory();
  const { public_key } = await aDevice(disk).registration();
  const { getPassword } = disk.keychain;
  const slow = { ...disk.keychain, getPassword: () => Promise.reject(new Error('no reply within the time')) };
  const meanwhile = aDevice({ ...disk, keychain: slow });
  expect(await meanwhile.isStored()).toBe(false);
  expect(await meanwhile.registration()).not.toMatchObject({ public_key });
  // Dismissing the keychain's password prompt reads as an empty entry, and writing then fails.
  const locked = { getPassword: () => Promise.resolve(null), setPassword: () => Promise.reject(new Error('locked')) };
  const refused = aDevice({ ...disk, keychain: { ...disk.keychain, ...locked } });
  expect(await refused.isStored()).toBe(false);
  expect(await aDevice({ ...disk, keychain: { ...slow, getPassword } }).registration()).toMatchObject({ public_key });
});

it('the device key of a newer client is left unchanged', async () => {
  const disk = keychainInMemory();
  const newer = '{"version":2,"seed":"AAAA"}';
  disk.entries.set('device', newer);
  const device = aDevice(disk);
  expect(await device.isStored()).toBe(false);
  expect([...disk.entries.values()]).toEqual([newer]);
});

it('lasts as long as the client where there is no keychain', async () => {
  const device = new DeviceKey(vaultOn(() => Promise.reject(new Error('no Secret Service'))));
  const { public_key } = await device.registration();
  expect(await device.isStored()).toBe(false);
  expect(await device.registration()).toMatchObject({ public_key });
});

import { describe, expect, it } from 'vitest';
import type { DeviceSigner } from '../../../../shared/client/ports.ts';
import { Code, type Envelope } from '../../../../shared/contract/envelope.ts';
import type { OperationName } from '../../../../shared/contract/routes.ts';
import { done, says, world } from './world.ts';

const DEVICE = 'users/device/';
const UNKNOWN = says(Code.badSignature, 'Not known', { device: 'unknown' });
const KEY = { public_key: 'key', proof: 'proof', platform: 'linux' };
const device: DeviceSigner = {
  headers: async ({ path }) => ({ 'x-device-signature': path }),
  registration: async () => KEY,
};

interface Server {
  register?: Envelope;
  signer?: DeviceSigner;
  others?: () => Envelope | Promise<Envelope>;
}

/** A server that knows a device once it has registered. */
function aServer({ register = done({ device_id: 'd' }), signer = device, others = () => done([]) }: Server = {}) {
  const state = { isKnown: false };
  const client = world(
    ({ path }) => {
      if (path !== DEVICE) return state.isKnown ? done([]) : others();
      state.isKnown = register.code === Code.done;
      return register;
    },
    null,
    { device: signer },
  );
  const read = (pk: number) => client.call('listGroupSiblings', { pk });
  const signed = () => client.sent.filter(({ headers }) => 'x-device-signature' in headers).map(({ path }) => path);
  return { ...client, state, read, signed };
}

describe('a device that the server does not know', () => {
  it('sends its key, not signed with it, and then repeats its call', async () => {
    const { read, sentTo, signed } = aServer({ others: () => UNKNOWN });
    expect(await read(12)).toEqual([]);
    expect(sentTo(DEVICE).map(({ method, body }) => [method, body])).toEqual([['POST', expect.objectContaining(KEY)]]);
    expect(signed()).toEqual(['product/groups/12/brother/', 'product/groups/12/brother/']);
  });

  it('is registered once, also for calls at the same time and one that learns of it afterwards', async () => {
    const late = Promise.withResolvers<Envelope>();
    const answers = [late.promise, UNKNOWN, UNKNOWN];
    const { read, sentTo } = aServer({ others: () => answers.shift()! });
    const first = read(12);
    await Promise.all([read(13), read(14)]);
    late.resolve(UNKNOWN);
    expect(await first).toEqual([]);
    expect(sentTo(DEVICE)).toHaveLength(1);
  });

  it('registers again at the next call if it was refused, and each time the server has forgotten it', async () => {
    const register = says(Code.refused, 'No');
    const { read, sentTo, state } = aServer({ register, others: () => UNKNOWN });
    for (const times of [1, 2]) {
      await expect(read(12)).rejects.toMatchObject({ code: Code.refused, message: 'No' });
      expect(sentTo(DEVICE)).toHaveLength(times);
    }
    const other = aServer({ others: () => UNKNOWN });
    for (const times of [1, 2]) {
      other.state.isKnown = false;
      await other.read(12);
      expect(other.sentTo(DEVICE)).toHaveLength(times);
    }
    expect(state.isKnown).toBe(false);
  });

  it('does not register for other refusals', async () => {
    for (const answer of [
      says(Code.badSignature),
      says(Code.badSignature, '', {}),
      says(Code.refused, '', UNKNOWN.data),
    ]) {
      const { read, sentTo } = aServer({ others: () => answer });
      await expect(read(12)).rejects.toMatchObject({ code: answer.code });
      expect(sentTo(DEVICE)).toEqual([]);
    }
  });
});

it('a device signs only what it says it signs', async () => {
  const signs = (name: OperationName): boolean => name === 'readConfig';
  const { call, read, signed } = aServer({ signer: { ...device, signs } });
  await read(12);
  await call('readConfig', {});
  expect(signed()).toEqual(['system/config/get_config/']);
});

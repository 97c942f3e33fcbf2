import { describe, expect, it, vi } from 'vitest';
import { DesktopSession } from '../../../../electron/main/session/DesktopSession.ts';
import { KeychainEntry } from '../../../../electron/main/storage/KeychainEntry.ts';
import { eventually } from '../../../support/checks/eventually.ts';

const MEMBER = { user_id: 'u1', nick_name: 'Ana', email: 'ana@clinic.example' };

/** A client on a machine with the given keychain entry, or without a keychain. */
function client(disk: { entry: string | null } | null, isDeviceKept: boolean | (() => Promise<boolean>) = true) {
  const missing = (): Promise<never> => Promise.reject(new Error('no Secret Service'));
  const keychain = {
    getPassword: () => Promise.resolve(disk?.entry ?? null),
    setPassword: (_s: string, _a: string, text: string) => {
      if (disk) disk.entry = text;
      return Promise.resolve();
    },
    deletePassword: () => {
      if (disk) disk.entry = null;
      return Promise.resolve(true);
    },
  };
  const tell = vi.fn();
  const vault = new KeychainEntry({
    load: disk ? () => Promise.resolve(keychain) : missing,
    service: 's',
    account: 'a',
  });
  const isKept = typeof isDeviceKept === 'function' ? isDeviceKept : () => Promise.resolve(isDeviceKept);
  return { session: new DesktopSession(vault, tell, isKept), tell };
}

describe('a sign-in', () => {
  it('is restored after a restart, without its access token', async () => {
    const disk = { entry: null };
    const { session, tell } = client(disk);
    await session.begin(MEMBER, { access: 'access-1', refresh: 'refresh-1' });
    expect(tell).toHaveBeenCalledWith({ user: MEMBER, reason: 'signed-in', message: '', isStored: true });

    const { session: restarted } = client(disk);
    expect(await restarted.user()).toEqual(MEMBER);
    expect(await restarted.read()).toMatchObject({ access: null, refresh: 'refresh-1' });
    expect(disk.entry).not.toContain('access-1');
  });

  it('stores the newest refresh token, because the one before it is used up', async () => {
    const disk = { entry: null };
    const { session } = client(disk);
    await session.begin(MEMBER, { access: 'access-1', refresh: 'refresh-1' });
    await session.renew({ access: 'access-2', refresh: 'refresh-2' });
    expect(await client(disk).session.read()).toMatchObject({ access: null, refresh: 'refresh-2' });
  });

  it('uses a renewed access token only when its refresh token is stored, and keeps it with a new name', async () => {
    const disk = { entry: null };
    const pending: ((isKept: boolean) => void)[] = [];
    const { session } = client(disk, () => new Promise((answer) => pending.push(answer)));
    const whenStored = async (work: Promise<unknown>): Promise<void> => {
      await eventually(() => expect(pending).not.toEqual([]));
      pending.shift()!(true);
      await work;
    };
    await whenStored(session.user());
    await whenStored(session.begin(MEMBER, { access: 'access-1', refresh: 'refresh-1' }));
    const renewed = session.renew({ access: 'access-2', refresh: 'refresh-2' });
    await eventually(() => expect(pending).toHaveLength(1));
    expect(await session.read()).toMatchObject({ access: 'access-1' });
    const renamed = session.rename('Dr. Ana');
    await whenStored(renewed);
    await whenStored(renamed);
    expect(await session.read()).toMatchObject({ access: 'access-2', refresh: 'refresh-2' });
    expect(disk.entry).toContain('refresh-2');
  });

  it('leaves nothing, and nobody signed in, if it ends while it is being stored', async () => {
    const disk = { entry: null };
    const pending: ((isKept: boolean) => void)[] = [];
    const { session, tell } = client(disk, () => new Promise((answer) => pending.push(answer)));
    const restored = session.user();
    pending.pop()!(true);
    await restored;
    const begun = session.begin(MEMBER, { access: 'access-1', refresh: 'refresh-1' });
    await eventually(() => expect(pending).toHaveLength(1));
    await session.end('signed-out', '');
    pending.pop()!(true);
    await begun;
    expect(disk.entry).toBeNull();
    expect(tell).toHaveBeenLastCalledWith(expect.objectContaining({ user: null }));
  });

  it('has a changed name, here and after a restart, and notifies the windows once', async () => {
    const disk = { entry: null };
    const { session, tell } = client(disk);
    await session.begin(MEMBER, { access: 'access-1', refresh: 'refresh-1' });
    tell.mockClear();
    await session.rename('Dr. Ana');
    await session.rename('Dr. Ana');
    const renamed = { ...MEMBER, nick_name: 'Dr. Ana' };
    expect(tell).toHaveBeenCalledExactlyOnceWith({ user: renamed, reason: 'renamed', message: '', isStored: true });
    const { session: restarted } = client(disk);
    expect(await restarted.user()).toEqual(renamed);
    expect(await restarted.read()).toMatchObject({ access: null, refresh: 'refresh-1' });
  });

  it('lasts until the client is closed where there is no keychain, and says so', async () => {
    const { session, tell } = client(null);
    expect(await session.canKeep()).toBe(false);
    await session.begin(MEMBER, { access: 'access-1', refresh: 'refresh-1' });
    expect(await session.read()).toMatchObject({ access: 'access-1', refresh: 'refresh-1' });
    expect(tell).toHaveBeenCalledWith(expect.objectContaining({ user: MEMBER, isStored: false }));
    expect(await client(null).session.user()).toBeNull();
  });

  it('is never stored by a kiosk', async () => {
    const session = new DesktopSession(null, vi.fn());
    await session.begin(MEMBER, { access: 'access-1', refresh: 'refresh-1' });
    expect(await session.canKeep()).toBe(false);
    expect(await session.user()).toEqual(MEMBER);
  });

  it('is neither stored nor used while the key that it needs is unreachable', async () => {
    const disk = { entry: null };
    const { session } = client(disk);
    await session.begin(MEMBER, { access: 'access-1', refresh: 'refresh-1' });
    const { session: without } = client(disk, false);
    expect(await without.user()).toBeNull();
    expect(await without.canKeep()).toBe(false);
    // A member signs in for this run; the stored session, whose key is unreachable, stays stored.
    await without.begin(MEMBER, { access: 'access-2', refresh: 'refresh-2' });
    expect(disk.entry).toContain('refresh-1');
  });

  it('of a client without versions is migrated', async () => {
    const disk = { entry: JSON.stringify({ user: MEMBER, refresh: 'refresh-1' }) };
    const { session } = client(disk);
    expect(await session.user()).toEqual(MEMBER);
    await session.renew({ access: 'access-2', refresh: 'refresh-2' });
    expect(JSON.parse(disk.entry)).toEqual({ version: 2, user: MEMBER, refresh: 'refresh-2' });
  });

  it('ends in every window, with the reason', async () => {
    const disk = { entry: null };
    const { session, tell } = client(disk);
    await session.begin(MEMBER, { access: 'access-1', refresh: 'refresh-1' });
    await session.end('expired', 'Please sign in again');
    expect([await session.read(), await session.user(), disk.entry]).toEqual([null, null, null]);
    expect(tell).toHaveBeenLastCalledWith({
      user: null,
      reason: 'expired',
      message: 'Please sign in again',
      isStored: false,
    });
    await session.renew({ access: 'late', refresh: 'late' });
    expect([await session.read(), disk.entry]).toEqual([null, null]);
  });

  it.each(['not json', '{"user":{},"refresh":"x"}', '{"refresh":""}'])(
    'is nobody after a restart on %s',
    async (entry) => {
      expect(await client({ entry }).session.user()).toBeNull();
    },
  );
});

it('runs one exclusive action at a time, and the next one after a failure', async () => {
  const { session } = client(null);
  const order: string[] = [];
  const { promise: gate, reject } = Promise.withResolvers<void>();
  const first = session.exclusive(() => gate.finally(() => order.push('first')));
  const second = session.exclusive(() => Promise.resolve(order.push('second')));
  expect(session.isExchangingToken).toBe(true);
  reject(new Error('offline'));
  await expect(first).rejects.toThrow('offline');
  await second;
  expect(order).toEqual(['first', 'second']);
  expect(session.isExchangingToken).toBe(false);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DesktopSession } from '../../../../electron/main/session/DesktopSession.ts';
import { DeviceKey } from '../../../../electron/main/session/DeviceKey.ts';
import { aDevice, keychainInMemory, vaultOn } from '../../../support/builders/aDevice.ts';

const ANA = { user_id: 'u1', nick_name: 'Ana', email: 'ana@clinic.example' };
const BEN = { user_id: 'u2', nick_name: 'Ben', email: 'ben@clinic.example' };
const NEVER = Infinity;

type Disk = ReturnType<typeof keychainInMemory>;
type Delays = Partial<Record<'device' | 'session', number>>;

/** A client whose keychain answers the first read of each entry after this many milliseconds. */
function client(disk: Disk, delays: Delays = {}, refuses = false) {
  const readAccounts = new Set<string>();
  const getPassword = async (service: string, account: string): Promise<string | null> => {
    const delay = readAccounts.has(account) ? 0 : (delays[account as keyof Delays] ?? 0);
    readAccounts.add(account);
    if (delay === NEVER) return new Promise(() => undefined);
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    if (delay > 0 && refuses) throw new Error('cancelled by the user');
    return disk.keychain.getPassword(service, account);
  };
  const load = () => Promise.resolve({ ...disk.keychain, getPassword });
  const device = new DeviceKey(vaultOn(load, 'device'));
  const [tell, answered] = [vi.fn(), vi.fn()];
  const session = new DesktopSession(vaultOn(load, 'session'), tell, () => device.isStored(), {
    key: (isInUse) => device.late(isInUse),
    answered,
  });
  return { session, device, tell, answered };
}

const publicKey = async (device: DeviceKey): Promise<string> => (await device.registration()).public_key!;
const keptUser = (disk: Disk): string => disk.entries.get('session') ?? '';

/** A computer on which Ana has signed in, with the device key of that time. */
async function signedIn(): Promise<{ disk: Disk; key: string }> {
  const disk = keychainInMemory();
  const { session, device } = client(disk);
  await session.begin(ANA, { access: 'access-1', refresh: 'refresh-1' });
  return { disk, key: await publicKey(device) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a keychain that asks its user for a password', () => {
  it.each<Delays>([
    { device: 8_000, session: 8_000 },
    { device: 6_000, session: 9_000 },
    { device: 9_000, session: 6_000 },
    { device: 8_000 },
    { session: 8_000 },
    { device: 3_000, session: 600_000 },
  ])('lets the member in when it answers, however late: %j', async (delays) => {
    const { disk, key } = await signedIn();
    const { session, device, tell, answered } = client(disk, delays);
    const user = session.user();
    await pass(5_000);
    expect([await user, await session.canKeep(), await session.isKeychainAsking()]).toEqual([null, false, true]);
    expect(tell).not.toHaveBeenCalled();

    await pass(600_000);
    expect(tell).toHaveBeenCalledExactlyOnceWith({ user: ANA, reason: 'signed-in', message: '', isStored: true });
    expect(answered).toHaveBeenCalledExactlyOnceWith({ canKeep: true });
    expect([await session.user(), await session.canKeep(), await session.isKeychainAsking()]).toEqual([
      ANA,
      true,
      false,
    ]);
    expect(await session.read()).toMatchObject({ access: null, refresh: 'refresh-1' });
    expect(await publicKey(device)).toBe(key);
    await session.renew({ access: 'access-2', refresh: 'refresh-2' });
    expect(await client(disk).session.read()).toMatchObject({ refresh: 'refresh-2' });
  });

  it('is waited for by the first page when it answers within five seconds', async () => {
    const { disk, key } = await signedIn();
    const { session, device, tell, answered } = client(disk, { device: 3_000, session: 4_999 });
    const user = session.user();
    await pass(4_999);
    expect([await user, await session.canKeep(), await session.isKeychainAsking()]).toEqual([ANA, true, false]);
    expect(await publicKey(device)).toBe(key);
    await pass(60_000);
    expect([tell, answered].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it.each<Delays>([{ device: NEVER, session: NEVER }, { device: NEVER }, { session: NEVER }])(
    'costs neither key nor session when it never answers: %j',
    async (delays) => {
      const { disk, key } = await signedIn();
      const { session, tell } = client(disk, delays);
      void session.user();
      await pass(3_600_000);
      expect([await session.user(), await session.isKeychainAsking()]).toEqual([null, true]);
      expect(tell).not.toHaveBeenCalled();
      const next = client(disk);
      expect([await next.session.user(), await publicKey(next.device)]).toEqual([ANA, key]);
    },
  );

  it.each<Delays>([{ device: 8_000, session: 8_000 }, { device: 8_000 }, { session: 8_000 }])(
    'costs neither key nor session when its user refuses: %j',
    async (delays) => {
      const { disk, key } = await signedIn();
      const { session, tell, answered } = client(disk, delays, true);
      void session.user();
      await pass(8_000);
      expect(answered).toHaveBeenCalledExactlyOnceWith({ canKeep: false });
      expect([await session.user(), await session.isKeychainAsking()]).toEqual([null, false]);
      expect(tell).not.toHaveBeenCalled();
      const next = client(disk);
      expect([await next.session.user(), await publicKey(next.device)]).toEqual([ANA, key]);
    },
  );

  it('stores sign-ins from then on if nobody was signed in', async () => {
    const disk = keychainInMemory();
    const key = await publicKey(aDevice(disk));
    const { session, device, tell, answered } = client(disk, { device: 8_000, session: 8_000 });
    void session.user();
    await pass(8_000);
    expect(answered).toHaveBeenCalledExactlyOnceWith({ canKeep: true });
    expect(tell).not.toHaveBeenCalled();
    await session.begin(BEN, { access: 'access-2', refresh: 'refresh-2' });
    expect(tell).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ user: BEN, isStored: true }));
    expect(await publicKey(device)).toBe(key);
  });
});

describe('a session begun before the keychain answers', () => {
  it.each<Delays>([
    { device: 8_000, session: 8_000 },
    { device: 8_000 },
    { device: 20_000, session: 8_000 },
    { device: 8_000, session: 20_000 },
  ])('goes on with the key that it was begun with, and leaves the kept key and session: %j', async (delays) => {
    const { disk, key } = await signedIn();
    const { session, device, tell } = client(disk, delays);
    void session.user();
    await pass(6_000);
    const made = await publicKey(device);
    await session.begin(BEN, { access: 'access-2', refresh: 'refresh-2' });
    await pass(60_000);
    expect([await session.user(), await publicKey(device)]).toEqual([BEN, made]);
    expect(tell).toHaveBeenCalledExactlyOnceWith({ user: BEN, reason: 'signed-in', message: '', isStored: false });
    const next = client(disk);
    expect([await next.session.user(), await publicKey(next.device)]).toEqual([ANA, key]);
  });

  it('replaces the stored one if the key was there in time', async () => {
    const { disk, key } = await signedIn();
    const { session, tell } = client(disk, { session: 8_000 });
    void session.user();
    await pass(6_000);
    await session.begin(BEN, { access: 'access-2', refresh: 'refresh-2' });
    await pass(60_000);
    expect(tell).toHaveBeenLastCalledWith({ user: BEN, reason: 'signed-in', message: '', isStored: true });
    const next = client(disk);
    expect([await next.session.user(), await publicKey(next.device)]).toEqual([BEN, key]);
  });

  it('is stored, with its key, if the keychain turns out to be empty', async () => {
    const disk = keychainInMemory();
    const { session, device, tell, answered } = client(disk, { device: 8_000, session: 8_000 });
    void session.user();
    await pass(6_000);
    const made = await publicKey(device);
    await session.begin(BEN, { access: 'access-2', refresh: 'refresh-2' });
    await session.renew({ access: 'access-3', refresh: 'refresh-3' });
    await pass(2_000);
    expect(answered).toHaveBeenCalledExactlyOnceWith({ canKeep: true });
    expect(tell).toHaveBeenLastCalledWith({ user: BEN, reason: 'signed-in', message: '', isStored: true });
    const next = client(disk);
    expect([await next.session.read(), await publicKey(next.device)]).toEqual([
      { access: null, refresh: 'refresh-3', user_id: BEN.user_id },
      made,
    ]);
  });

  it('is not restored once it has ended, and the next one is stored', async () => {
    const { disk, key } = await signedIn();
    const { session, device, tell } = client(disk, { device: 8_000, session: 8_000 });
    void session.user();
    await pass(6_000);
    await session.begin(BEN, { access: 'access-2', refresh: 'refresh-2' });
    void session.end('signed-out', '');
    await pass(60_000);
    expect([await session.user(), keptUser(disk)]).toEqual([null, '']);
    expect(tell).toHaveBeenLastCalledWith(expect.objectContaining({ user: null }));
    expect(await publicKey(device)).toBe(key);
    await session.begin(ANA, { access: 'access-3', refresh: 'refresh-3' });
    expect(tell).toHaveBeenLastCalledWith(expect.objectContaining({ user: ANA, isStored: true }));
  });

  it('leaves the stored key in use if it ends after the answer', async () => {
    const { disk, key } = await signedIn();
    const { session, device } = client(disk, { device: 8_000, session: 8_000 });
    void session.user();
    await pass(6_000);
    await session.begin(BEN, { access: 'access-2', refresh: 'refresh-2' });
    await pass(60_000);
    await session.end('signed-out', '');
    await pass(0);
    expect([await publicKey(device), await session.canKeep()]).toEqual([key, true]);
  });
});

it('a kiosk uses a key that comes late without a notice', async () => {
  const disk = keychainInMemory();
  const key = await publicKey(aDevice(disk));
  const { device } = client(disk, { device: 8_000 });
  const [tell, answered] = [vi.fn(), vi.fn()];
  const late = { key: (isInUse: () => boolean) => device.late(isInUse), answered };
  const session = new DesktopSession(null, tell, () => device.isStored(), late);
  void session.user();
  await pass(5_000);
  expect(await session.isKeychainAsking()).toBe(false);
  await pass(3_000);
  expect(await publicKey(device)).toBe(key);
  expect([tell, answered].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

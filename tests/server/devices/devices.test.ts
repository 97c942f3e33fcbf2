import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { DeviceKey } from '../../../electron/main/session/DeviceKey.ts';
import { WebDeviceKey } from '../../../renderer/src/api/WebDeviceKey.ts';
import { createApiClient } from '../../../shared/client/createApiClient.ts';
import type { DeviceSigner } from '../../../shared/client/ports.ts';
import type { Envelope } from '../../../shared/contract/envelope.ts';
import { aDevice } from '../../support/builders/aDevice.ts';
import { FakeSession } from '../../support/fakes/FakeSession.ts';
import { aRegistration, onAnyServer, SECRET } from '../../support/servers/ServerStore.ts';

onAnyServer('a device', (store, database) => {
  async function registered(): Promise<DeviceKey> {
    const device = aDevice();
    await store().good('registerDevice', registrationOf(await device.registration()));
    return device;
  }
  /** A member who signed in on a device. */
  async function signedIn() {
    const device = await registered();
    const { email, password } = await store().member();
    return { device, ...(await store().good('login', { email, password }, { device })) };
  }
  const good = { code: 0 };
  const over = { code: 7 };

  it('is known by its key, however often it registers', async () => {
    const registration = registrationOf(await aDevice().registration());
    const first = await store().good('registerDevice', registration);
    expect(first.device_id).toMatch(/^[0-9a-f]{64}$/);
    expect(await store().good('registerDevice', registration)).toEqual(first);
  });

  it('is not registered with a key that is another’s, or none', async () => {
    const [mine, theirs] = [
      registrationOf(await aDevice().registration()),
      registrationOf(await aDevice().registration()),
    ];
    const refused = { code: 1, data: { errors: { proof: 'Please check this value' } } };
    expect(await store().ask('registerDevice', { ...theirs, proof: mine.proof })).toMatchObject(refused);
    expect(await store().ask('registerDevice', { ...mine, public_key: '-'.repeat(43) })).toMatchObject(refused);
    expect(await store().ask('registerDevice', { ...mine, public_key: 'short' })).toMatchObject({ code: 1 });
  });

  it('has a session that goes on with its signature', async () => {
    const { device, access, refresh } = await signedIn();
    expect(await store().ask('countCart', {}, { access, device })).toMatchObject(good);
    const renewed = await store().good('refreshToken', { refresh }, { device });
    expect(await store().ask('countCart', {}, { access: renewed.access, device })).toMatchObject(good);
  });

  it('has tokens that do not work on another machine', async () => {
    const { device, access, refresh } = await signedIn();
    for (const thief of [{}, { device: await registered() }]) {
      expect(await store().ask('refreshToken', { refresh }, thief)).toMatchObject(over);
      expect(await store().ask('countCart', {}, { access, ...thief })).toMatchObject(over);
      await store().ask('logout', { refresh }, thief);
    }
    // Nor can the thief end the session by trying.
    expect(await store().ask('refreshToken', { refresh }, { device })).toMatchObject(good);
  });

  it('keeps its session when another client uses an old token, and loses it when it reuses one itself later', async () => {
    const { device, refresh } = await signedIn();
    const renewed = await store().good('refreshToken', { refresh }, { device });
    expect(await store().ask('refreshToken', { refresh })).toMatchObject(over);
    const again = await store().good('refreshToken', { refresh: renewed.refresh }, { device });
    await database().opened.db.execute(
      sql`update refresh_tokens set first_used_at = first_used_at - interval '61 seconds'`,
    );
    expect(await store().ask('refreshToken', { refresh }, { device })).toMatchObject(over);
    expect(await store().ask('refreshToken', { refresh: again.refresh }, { device })).toMatchObject(over);
  });

  it('takes over the session it had before it had a key', async () => {
    const { refresh } = await store().member();
    const device = await registered();
    const renewed = await store().good('refreshToken', { refresh }, { device });
    expect(await store().ask('refreshToken', { refresh: renewed.refresh })).toMatchObject(over);
    expect(await store().ask('refreshToken', { refresh: renewed.refresh }, { device })).toMatchObject(good);
  });

  it('signs method, path, payload, time and token of a request', async () => {
    const { device, access } = await signedIn();
    const wrong = { code: 9, data: null };
    const tm = Date.now();
    const request = { method: 'GET', path: 'carts/cart/count_cart/', payload: {}, tm, access };
    const answerTo = async (change: Partial<typeof request>): Promise<Envelope> =>
      store().ask('countCart', {}, { access, tm, headers: await device.headers({ ...request, ...change }) });
    expect(await answerTo({})).toMatchObject(good);
    expect(await answerTo({ method: 'POST' })).toMatchObject(wrong);
    expect(await answerTo({ path: 'carts/cart/' })).toMatchObject(wrong);
    expect(await answerTo({ payload: { page: 1 } })).toMatchObject(wrong);
    expect(await answerTo({ tm: tm + 1 })).toMatchObject(wrong);
    expect(await answerTo({ access: access.toUpperCase() })).toMatchObject(wrong);
    const { 'x-device': id } = await device.headers(request);
    expect(await store().ask('countCart', {}, { access, headers: { 'x-device': id! } })).toMatchObject(wrong);
  });

  it('that is unknown is told so, and its client registers it by itself', async () => {
    const device = aDevice();
    const unknown = await store().ask('readConfig', {}, { device });
    expect(unknown).toMatchObject({ code: 9, data: { device: 'unknown' } });

    const { call, sent, session } = clientOf(device);
    const { email, password } = await store().member();
    await Promise.all([call('readConfig', {}), call('listCountries', {}), call('login', { email, password })]);
    expect(sent.filter((path) => path === 'users/device/')).toHaveLength(1);
    expect(await store().ask('refreshToken', { refresh: session.tokens!.refresh! })).toMatchObject(over);
    expect((await call('countCart', {})).total).toBe(0);
  });

  it('may be a browser: it is made known at its first sign-in, and its session needs its key', async () => {
    const device = aBrowser();
    const { call, sent, session } = clientOf(device);
    const { email, password } = await store().member();
    await call('readConfig', {});
    await call('login', { email, password });
    expect(sent.filter((path) => path === 'users/device/')).toHaveLength(1);
    expect((await call('countCart', {})).total).toBe(0);
    const { refresh } = session.tokens!;
    expect(await store().ask('refreshToken', { refresh })).toMatchObject(over);
    session.tokens = { access: 'expired', refresh };
    expect((await call('countCart', {})).total).toBe(0);
    expect(session.tokens.refresh).not.toBe(refresh);
    await call('logout', {});
    expect(await store().ask('refreshToken', { refresh }, { device })).toMatchObject(over);
  });

  it.each([
    ['storage', aBrowser({ read: () => Promise.reject(new Error('blocked')) })],
    ['room to keep it', aBrowser({ keep: () => Promise.reject(new Error('blocked')) })],
  ])('is none in a browser without %s: its session is renewed without one', async (_what, device) => {
    const { call, session } = clientOf(device);
    const { email, password } = await store().member();
    await call('login', { email, password });
    expect(await store().ask('refreshToken', { refresh: session.tokens!.refresh! })).toMatchObject(good);
  });

  it('keeps its session while a browser cannot reach the key it has', async () => {
    let isBlocked = false;
    const keyStore = memoryStore();
    const read = () => (isBlocked ? Promise.reject(new Error('blocked')) : keyStore.read());
    const { call, session } = clientOf(aBrowser({ ...keyStore, read }));
    const { email, password } = await store().member();
    await call('login', { email, password });
    isBlocked = true;
    const restarted = clientOf(aBrowser({ ...keyStore, read }));
    restarted.session.tokens = { access: 'expired', refresh: session.tokens!.refresh };
    await expect(restarted.call('countCart', {})).rejects.toMatchObject({ code: 99 });
    isBlocked = false;
    expect((await restarted.call('countCart', {})).total).toBe(0);
  });

  it('is deleted, with its sessions, when it was not used for 90 days', async () => {
    const { device, refresh } = await signedIn();
    const other = await signedIn();
    const { 'x-device': id } = await device.headers({ method: 'GET', path: '', payload: {}, tm: 0, access: null });
    await database().opened.db.execute(sql`update devices set seen_at = now() - interval '91 days' where id = ${id}`);
    await store().services.devices.sweep();
    expect(await store().ask('refreshToken', { refresh }, { device })).toMatchObject({ code: 9 });
    expect(await store().ask('refreshToken', { refresh })).toMatchObject(over);
    expect(await store().ask('refreshToken', { refresh: other.refresh }, { device: other.device })).toMatchObject(good);
  });

  it('holds the session of an account that was registered on it', async () => {
    const device = await registered();
    const { refresh } = await store().good('register', aRegistration(), { device });
    expect(await store().ask('refreshToken', { refresh })).toMatchObject(over);
    expect(await store().ask('refreshToken', { refresh }, { device })).toMatchObject(good);
  });

  /** The product's own client with this key, against the server under test. */
  function clientOf(device: DeviceSigner) {
    const sent: string[] = [];
    const session = new FakeSession();
    const { call } = createApiClient({
      transport: async ({ method, path, query, body, headers }) => {
        sent.push(path);
        const inject = { method, url: `/api/${path}`, query, headers, ...(body && { payload: body }) };
        return (await store().app.inject(inject)).json<Envelope>();
      },
      session,
      clock: { now: () => Date.now(), monotonic: () => performance.now(), after: () => () => undefined },
      secret: SECRET,
      device,
      language: () => 'en',
    });
    return { call, sent, session };
  }
});

const registrationOf = ({ public_key = '', proof = '', platform = '' }: Record<string, string>) => ({
  public_key,
  proof,
  platform,
});

/** A browser's store for its key, in memory. */
function memoryStore() {
  let storedPair: CryptoKeyPair | null = null;
  return {
    read: () => Promise.resolve(storedPair),
    keep: (made: CryptoKeyPair) => Promise.resolve((storedPair = made)),
    wasKept: () => storedPair !== null,
  };
}

/** A browser's key; `store` overrides methods of its storage. */
function aBrowser(store: Partial<ReturnType<typeof memoryStore>> = {}): WebDeviceKey {
  const clock = { now: () => Date.now(), monotonic: () => performance.now(), after: () => () => undefined };
  return new WebDeviceKey({ ...memoryStore(), ...store }, clock);
}

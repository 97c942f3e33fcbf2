import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CartFiles } from '../../../../electron/main/carts/CartFiles.ts';
import { OfflineCarts } from '../../../../electron/main/carts/OfflineCarts.ts';
import type { Sealing } from '../../../../electron/main/storage/AtomicFile.ts';
import { withOfflineFallback } from '../../../../electron/main/catalogue/withOfflineFallback.ts';
import type { CatalogueSync } from '../../../../electron/main/catalogue/CatalogueSync.ts';
import type { Call, CallOptions } from '../../../../shared/client/ports.ts';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import type { OutboxEntry } from '../../../../shared/outbox/entry.ts';
import { FakeCartServer } from '../../../support/fakes/FakeCartServer.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';

vi.mock('electron', () => ({ ipcMain: {} }));

const [CLARA, DAVID] = ['1f0c1e5a-2f6f-4d8a-9b0c-7d0a2c4e8a53', '2f0c1e5a-2f6f-4d8a-9b0c-7d0a2c4e8a53'];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'medstore-carts-'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const key = () => ({ idempotency_key: crypto.randomUUID() });
const isServing = { isServing: false, setServing: () => undefined } as unknown as CatalogueSync;

/** A store with a cart server for each member. */
const aStore = () => ({ ana: new FakeCartServer(), ben: new FakeCartServer() });

/** A freshly started client on this computer, with a member signed in. */
function aClient(store = aStore(), user: 'ana' | 'ben' | null = 'ana', sealing: Sealing | null = null) {
  const world = { user, isOnline: true, queued: [] as OutboxEntry[], now: 1_000 };
  const api = (async (name: string, payload: never, { owner }: CallOptions = {}) => {
    if (!world.isOnline) throw new ApiError('offline', '', { wasSent: false });
    if (owner !== undefined && owner !== world.user) throw new ApiError(Code.signInNeeded);
    if (name === 'deleteCustomerCart') return null;
    if (name === 'createInquiry' || name === 'createOrder') return { id: 1, lines: [{ sku: { id: 1 } }] };
    return store[world.user!].call(name as 'readCart', payload);
  }) as unknown as Call;
  const carts = new OfflineCarts({
    files: new CartFiles(folder, () => world.now, sealing),
    memberId: () => Promise.resolve(world.user),
    queued: () => Promise.resolve(world.queued),
  });
  const call = withOfflineFallback(carts.recording(api), isServing, new FakeClock(), carts);
  const shown = async (customer?: string) => {
    const cart = await call('readCart', customer === undefined ? {} : { customer });
    return Object.fromEntries(cart.lines.map(({ sku, quantity }) => [sku.id, quantity]));
  };
  return { world, call, carts, shown };
}
const offline = (client = aClient()): ReturnType<typeof aClient> => {
  client.world.isOnline = false;
  return client;
};
const anEntry = (name: OutboxEntry['name'], payload: OutboxEntry['payload']): OutboxEntry => ({
  id: crypto.randomUUID(),
  name,
  payload,
  owner: 'ana',
  about: '',
  at: 1,
  state: 'awaiting',
  isKept: true,
  unsureSince: null,
  reason: null,
  result: null,
});

async function fill({ call }: ReturnType<typeof aClient>): Promise<void> {
  await call('addCartLine', { sku_id: 1, quantity: 1, ...key() });
  await call('addCartLine', { sku_id: 1, quantity: 2, customer: CLARA, ...key() });
  await call('addCartLine', { sku_id: 2, quantity: 3, customer: CLARA, ...key() });
  await call('addCartLine', { sku_id: 3, quantity: 4, customer: DAVID, ...key() });
}

it('all carts of a rep are there without a network after a restart, each its own, and say their age', async () => {
  const client = aClient();
  await fill(client);
  const next = offline();
  expect(await next.shown()).toEqual({ 1: 1 });
  expect(await next.shown(CLARA)).toEqual({ 1: 2, 2: 3 });
  expect(await next.shown(DAVID)).toEqual({ 3: 4 });
  expect(await next.call('countCart', { customer: CLARA })).toEqual({ total: 2 });
  expect(await next.call('readCart', { customer: CLARA })).toMatchObject({ kept_at: 1_000, total: 5_000 });
});

it('they are in separate files that no other user can read', async () => {
  await fill(aClient());
  const files = readdirSync(folder);
  expect(files).toHaveLength(3);
  if (process.platform !== 'win32')
    for (const file of files) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
});

it('another rep sees none of them, nor does anybody while nobody is signed in', async () => {
  await fill(aClient());
  for (const user of ['ben', null] as const)
    for (const customer of [undefined, CLARA])
      await expect(offline(aClient(aStore(), user)).shown(customer)).rejects.toMatchObject({ code: 'offline' });
});

it('an answer is stored for the member who asked, or not at all if another has signed in meanwhile', async () => {
  const client = aClient();
  const adding = client.call('addCartLine', { sku_id: 7, quantity: 1, ...key() });
  client.world.user = 'ben';
  await expect(adding).rejects.toMatchObject({ code: Code.signInNeeded });
  await expect(offline(client).shown()).rejects.toMatchObject({ code: 'offline' });
});

it('a cart that was never read here fails as without a copy', async () => {
  await fill(aClient());
  await expect(offline().shown('3f0c1e5a-2f6f-4d8a-9b0c-7d0a2c4e8a53')).rejects.toMatchObject({ code: 'offline' });
});

it('queued changes are applied to the cart, except for new products', async () => {
  const client = aClient();
  await fill(client);
  const { lines } = await client.call('readCart', { customer: CLARA });
  const [first, second] = lines.map(({ id }) => id);
  const next = offline();
  next.world.queued = [
    anEntry('updateCartLine', { id: first, quantity: 9, customer: CLARA }),
    anEntry('removeCartLine', { id: second, customer: CLARA }),
    anEntry('addCartLine', { sku_id: 5, quantity: 1, customer: CLARA }),
    anEntry('updateCartLine', { id: first, quantity: 7, customer: DAVID }),
  ];
  expect(await next.call('readCart', { customer: CLARA })).toMatchObject({
    lines: [{ quantity: 9, line_total: 9_000 }],
    total: 9_000,
    unpriced: 0,
  });
  expect(await next.shown(DAVID)).toEqual({ 3: 4 });
});

it.each(['createInquiry', 'createOrder'] as const)('%s takes its lines out of its customer’s cart', async (name) => {
  const client = aClient();
  await fill(client);
  await client.call(name, { customer: CLARA, from_cart: true } as never);
  await client.call(name, { customer: DAVID } as never);
  const next = offline();
  expect(await next.shown(CLARA)).toEqual({ 2: 3 });
  expect(await next.shown()).toEqual({ 1: 1 });
});

it('an order that is not made from the cart leaves the cart alone', async () => {
  const client = aClient();
  await fill(client);
  await client.call('createOrder', { customer: CLARA, from_cart: false } as never);
  expect(await offline().shown(CLARA)).toEqual({ 1: 2, 2: 3 });
});

it('a cart is as old as the store’s last answer, though an order has taken lines out since', async () => {
  const client = aClient();
  await fill(client);
  client.world.now = 9_000;
  await client.call('createOrder', { customer: CLARA, from_cart: true } as never);
  expect(await offline().call('readCart', { customer: CLARA })).toMatchObject({ kept_at: 1_000 });
});

it('a deleted cart leaves no file', async () => {
  const client = aClient();
  await fill(client);
  await client.call('deleteCustomerCart', { customer: CLARA });
  expect(readdirSync(folder)).toHaveLength(2);
  await expect(offline(client).shown(CLARA)).rejects.toMatchObject({ code: 'offline' });
});

it('a file that is damaged is set aside, and the others are read', async () => {
  await fill(aClient());
  const [first] = readdirSync(folder);
  writeFileSync(join(folder, first!), '{"version":1,"at":1,"ca');
  const next = offline();
  const read = await Promise.allSettled([next.shown(), next.shown(CLARA), next.shown(DAVID)]);
  expect(read.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(readdirSync(folder).filter((name) => name.includes('damaged'))).toHaveLength(1);
});

it('a full disk does not prevent an answer', async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  const client = aClient();
  await fill(client);
  expect(await client.shown(CLARA)).toEqual({ 1: 2, 2: 3 });
});

it('a cart that cannot be decrypted now is not shown, and is there when the keychain answers', async () => {
  const keychain = { key: Buffer.alloc(32, 1) as Buffer | null };
  const sealing = { key: { read: () => Promise.resolve(keychain.key) }, isRequired: false };
  const first = aClient(aStore(), 'ana', sealing);
  await first.call('addCartLine', { sku_id: 3, quantity: 2, ...key() });
  expect(readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8')).not.toContain('quantity');
  keychain.key = null;
  const later = offline(aClient(aStore(), 'ana', sealing));
  await expect(later.shown()).rejects.toMatchObject({ code: 'offline' });
  keychain.key = Buffer.alloc(32, 1);
  expect(await later.shown()).toEqual({ 3: 2 });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RemovedCarts } from '../../../../electron/main/carts/RemovedCarts.ts';
import { CustomerBook, customerFile } from '../../../../electron/main/customers/CustomerBook.ts';
import type { Call, CallOptions } from '../../../../shared/client/ports.ts';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import { aCustomer } from '../../../support/builders/desktop/aCustomer.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { eventually } from '../../../support/checks/eventually.ts';

vi.mock('electron', () => ({ ipcMain: {} }));

const MINUTES = 60_000;
const [clara, david] = [aCustomer({ name: 'Clara' }), aCustomer({ name: 'David' })];
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'medstore-removed-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A freshly started client; the store has a cart for each of `held`. */
function aClient(cartOwners: Set<string>, clock = new FakeClock()) {
  const world = {
    isOnline: true,
    isDiskThere: true,
    user: 'ana' as string | null,
    queuedCustomers: new Set<string>(),
    cartOwners,
    forgotten: [] as string[],
    calls: [] as string[],
  };
  const book = new CustomerBook({
    file: customerFile(join(folder, 'customers.json'), () => 7),
    memberId: () => Promise.resolve(world.user),
    now: () => clock.now(),
    presenting: { read: () => false, write: () => undefined },
    onChange: () => undefined,
  });
  const call = (async (name: string, { customer }: { customer: string }, { owner }: CallOptions = {}) => {
    world.calls.push(name);
    if (!world.isOnline) throw new ApiError('offline');
    // Only in the name of the rep who deleted the customer, as another may have signed in since.
    if (owner !== world.user) throw new ApiError(Code.signInNeeded);
    if (name === 'listCustomerCarts') return { carts: [...cartOwners].map((id) => ({ customer: id, lines: 1 })) };
    cartOwners.delete(customer);
    return null;
  }) as unknown as Call;
  const removed = new RemovedCarts({
    book,
    call,
    clock,
    memberId: () => Promise.resolve(world.user),
    carts: { forget: ({ customer }) => Promise.resolve(void world.forgotten.push(customer)) },
    queuedCustomers: async () => {
      if (!world.isDiskThere) throw new Error('EIO');
      return world.queuedCustomers;
    },
  });
  const pass = async (minutes: number): Promise<void> => {
    clock.pass(minutes * MINUTES);
    await removed.follow();
  };
  return { world, book, removed, clock, pass };
}
const remove = (book: CustomerBook) => book.act('ana', { type: 'remove', ids: [clara.id] });

async function withBoth() {
  const client = aClient(new Set([clara.id, david.id]));
  await client.book.act('ana', { type: 'save', customers: [clara, david] });
  return client;
}

it('the cart of a deleted customer is deleted some minutes later, and no other', async () => {
  const { book, pass, world } = await withBoth();
  await remove(book);
  await pass(1);
  expect(world.cartOwners.size).toBe(2);
  await pass(10);
  expect([...world.cartOwners]).toEqual([david.id]);
  expect(world.forgotten).toEqual([clara.id]);
  expect(await book.removed('ana')).toEqual([]);
});

it('it stays where the customer was brought back', async () => {
  const { book, pass, world } = await withBoth();
  await remove(book);
  await book.act('ana', { type: 'save', customers: [clara] });
  await pass(60);
  expect(world.cartOwners.size).toBe(2);
});

it('it is deleted once there is a network, also by a later start of the client, and by its own rep only', async () => {
  const first = await withBoth();
  first.world.isOnline = false;
  await remove(first.book);
  await first.pass(60);
  expect(first.world.cartOwners.size).toBe(2);
  const next = aClient(first.world.cartOwners, first.clock);
  next.world.user = 'ben';
  await next.removed.follow();
  expect(next.world.cartOwners.size).toBe(2);
  next.world.user = 'ana';
  await next.removed.follow();
  expect([...next.world.cartOwners]).toEqual([david.id]);
});

it('it waits for queued requests of this customer, which would fill it again', async () => {
  const { book, pass, world } = await withBoth();
  world.queuedCustomers.add(clara.id);
  await remove(book);
  await pass(60);
  expect(world.cartOwners.size).toBe(2);
  world.queuedCustomers.clear();
  await pass(0);
  expect([...world.cartOwners]).toEqual([david.id]);
});

it('it is deleted though the clock was set back since', async () => {
  const { book, pass, world, clock } = await withBoth();
  await remove(book);
  clock.time -= 24 * 60 * MINUTES;
  await pass(0);
  expect([...world.cartOwners]).toEqual([david.id]);
});

it('the store is not asked to delete a cart that it does not have', async () => {
  const { book, pass, world } = await withBoth();
  world.cartOwners.delete(clara.id);
  await remove(book);
  await pass(10);
  expect(world.calls).toEqual(['listCustomerCarts']);
  expect([world.forgotten, await book.removed('ana')]).toEqual([[clara.id], []]);
});

it.each([
  ['is not due yet', () => undefined],
  ['could not be deleted without a network', ({ world }) => void (world.isOnline = false)],
  ['could not be deleted as the disk failed', ({ world }) => void (world.isDiskThere = false)],
] as [string, (client: Awaited<ReturnType<typeof withBoth>>) => void][])(
  'it is deleted by itself ten minutes later if it %s',
  async (why, fail) => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const client = await withBoth();
    const { book, pass, removed, clock, world } = client;
    await remove(book);
    fail(client);
    if (why !== 'is not due yet') await pass(10);
    else await removed.follow();
    expect(world.cartOwners.size).toBe(2);
    expect(clock.waiting).toBe(1);
    // No network is nothing to write down.
    expect(log.mock.calls.length).toBe(why.includes('disk') ? 1 : 0);
    Object.assign(world, { isOnline: true, isDiskThere: true });
    clock.pass(10 * MINUTES);
    await eventually(() => expect([...world.cartOwners]).toEqual([david.id]));
    await removed.follow();
    expect(clock.waiting).toBe(0);
    log.mockRestore();
  },
);

import { configure, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { CartStore } from '../../../../../renderer/src/stores/cart/CartStore.ts';
import { CustomerStore } from '../../../../../renderer/src/stores/customers/CustomerStore.ts';
import { GUEST_LINES_MAX, parseGuestCart } from '../../../../../renderer/src/stores/cart/guestCart.ts';
import { SeenGoodsStore } from '../../../../../renderer/src/stores/products/SeenGoodsStore.ts';
import { SessionStore } from '../../../../../renderer/src/stores/session/SessionStore.ts';
import { CART_QUANTITY_MAX } from '../../../../../shared/contract/limits.ts';
import type { ShownGoods } from '../../../../../shared/contract/schemas/cart.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { FakeCartServer } from '../../../../support/fakes/FakeCartServer.ts';
import { FakePlatform, MEMBER } from '../../../../support/fakes/FakePlatform.ts';

configure({ enforceActions: 'always' });

function open(server = new FakeCartServer(), storage = memoryStorage()) {
  const session = new SessionStore(server.call, new FakePlatform({}));
  const cart = new CartStore(server.call, session, new CustomerStore(null));
  const seenGoods = new SeenGoodsStore();
  const seen: Record<number, ShownGoods> = {};
  seenGoods.lists = { cart: seen, pad: {} };
  cart.start(
    new StatePersistence(storage),
    () => undefined,
    undefined,
    async (merged) => seenGoods.shownBefore(merged),
  );
  const become = async (user: typeof MEMBER | null): Promise<void> => {
    runInAction(() => (session.user = user));
    await settled(cart);
  };
  return { server, storage, session, cart, become, seen };
}
async function settled(cart: CartStore): Promise<void> {
  await cart.member.settle();
  await new Promise((resolve) => setTimeout(resolve));
}
async function openAsMember(quantities: Record<number, number> = {}) {
  const server = new FakeCartServer();
  for (const [id, quantity] of Object.entries(quantities)) server.quantities.set(Number(id), quantity);
  const opened = open(server);
  await opened.become(MEMBER);
  return opened;
}

describe('a change whose answer is lost', () => {
  it.each([0, 5])('is not said to be unsaved once the cart has been read: a quantity of %s', async (quantity) => {
    const server = new FakeCartServer();
    server.quantities.set(1, 2);
    const session = new SessionStore(server.call, new FakePlatform({}));
    const cart = new CartStore(server.call, session, new CustomerStore(null));
    const failed = vi.fn<(error: ApiError) => void>();
    cart.start(new StatePersistence(memoryStorage()), () => undefined, failed);
    runInAction(() => (session.user = MEMBER));
    await settled(cart);
    server.fail = (name) => (name === 'readCart' ? null : { error: new ApiError('offline'), after: true });
    if (quantity === 0) cart.remove([1]);
    else cart.setQuantity(1, quantity);
    await settled(cart);
    expect(cart.entries).toEqual(quantity === 0 ? [] : [{ sku_id: 1, quantity }]);
    expect([cart.member.failures.size, failed.mock.calls.length]).toEqual([0, 0]);
    // The change was not made, and the shopper is told.
    server.fail = (name) => (name === 'readCart' ? null : { error: new ApiError('offline') });
    server.quantities.set(1, 2);
    await cart.load();
    cart.setQuantity(1, 9);
    await settled(cart);
    expect(cart.entries).toEqual([{ sku_id: 1, quantity: 2 }]);
    expect(cart.member.failures.get(1)?.code).toBe('offline');
    expect(failed).toHaveBeenCalledOnce();
  });
});

describe('a guest’s cart', () => {
  it('is kept in the browser, joined by variant and capped', async () => {
    const { cart, storage, server } = open();
    await cart.add(1, 2);
    await cart.add(2, 1);
    await cart.add(1, 998);
    expect(cart.entries).toEqual([
      { sku_id: 1, quantity: CART_QUANTITY_MAX },
      { sku_id: 2, quantity: 1 },
    ]);
    expect(server.calls).toEqual([]);
    expect(open(server, storage).cart.entries).toEqual(cart.entries);
  });

  it('takes no more products than sign-in can merge, and still more pieces of those', async () => {
    const { cart, storage } = open();
    for (let id = 1; id <= GUEST_LINES_MAX; id += 1) expect(await cart.add(id, 1)).toBe(true);
    expect(await cart.add(GUEST_LINES_MAX + 1, 1)).toBe(false);
    expect(await cart.add(1, 1)).toBe(true);
    expect(cart.count).toBe(GUEST_LINES_MAX);
    expect(cart.entries[0]).toEqual({ sku_id: 1, quantity: 2 });
    expect(open(new FakeCartServer(), storage).cart.count).toBe(GUEST_LINES_MAX);
  });

  it('is cut to that where the browser has a longer one', () => {
    const lines = Array.from({ length: GUEST_LINES_MAX + 1 }, (_, index) => ({ sku_id: index + 1, quantity: 1 }));
    expect(parseGuestCart({ lines, key: 'a-key' })?.lines).toEqual(lines.slice(0, GUEST_LINES_MAX));
  });

  it('is kept on plain http, too, where browsers make no ids', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { cart, become } = open();
    expect(await cart.add(1, 2)).toBe(true);
    expect(cart.guestCart.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    await become(MEMBER);
    expect(await cart.add(1, 1)).toBe(true);
    vi.unstubAllGlobals();
  });

  it('is merged at sign-in and reports the result', async () => {
    const { cart, server, become } = open();
    server.quantities.set(1, 1);
    server.quantities.set(3, 990);
    await cart.add(1, 2);
    await cart.add(2, 5);
    await cart.add(3, 20);
    await become(MEMBER);
    expect(Object.fromEntries(server.quantities)).toEqual({ 1: 3, 2: 5, 3: 999 });
    expect(cart.report.map(({ outcome }) => outcome)).toEqual(['joined', 'added', 'capped']);
    expect(cart.guestCart.lines).toEqual([]);
    expect(cart.count).toBe(3);
  });

  it('says after the merge what has changed since the guest was shown it, except where the member had the line', async () => {
    const { cart, server, become, seen } = open();
    const shown = { pack_size: 1, stock: 5, delivery_days: 3 };
    server.quantities.set(2, 1);
    for (const id of [1, 2, 3]) await cart.add(id, 1);
    for (const id of [1, 2]) seen[id] = { ...shown, pack_size: 10 };
    seen[3] = shown;
    await become(MEMBER);
    expect(cart.lines.map(({ sku, former }) => [sku.id, former])).toEqual([
      [2, undefined],
      [1, { ...shown, pack_size: 10, market_price: 1_000 }],
      [3, undefined],
    ]);
    expect(cart.guestCart.lines).toEqual([]);
  });

  it('is merged, and read, though the changes cannot be recorded', async () => {
    const { cart, server, become, seen } = open();
    await cart.add(1, 1);
    seen[1] = { pack_size: 10, stock: 5, delivery_days: 3 };
    server.fail = (name) => (name === 'acknowledgeCart' ? { error: new ApiError('offline') } : null);
    await become(MEMBER);
    expect(cart.loading.status).toBe('done');
    expect(cart.lines.map(({ sku }) => sku.id)).toEqual([1]);
  });

  it('is merged once, although the first answer was lost and another tab does the same', async () => {
    const { cart, server, storage, become } = open();
    await cart.add(1, 2);
    const other = open(server, storage);
    server.fail = () => ({ error: new ApiError('timeout'), after: true });
    await become(MEMBER);
    expect(cart.loading.status).toBe('failed');
    server.fail = () => null;
    await cart.load();
    await other.become(MEMBER);
    expect(server.quantities.get(1)).toBe(2);
    expect(cart.count).toBe(1);
  });

  it('puts a removed line back where it stood', async () => {
    const { cart } = open();
    for (const id of [1, 2, 3]) await cart.add(id, id);
    const removed = cart.remove([2]);
    expect(cart.count).toBe(2);
    cart.restore(removed);
    expect(cart.entries.map(({ sku_id }) => sku_id)).toEqual([1, 2, 3]);
  });
});

describe('a member’s cart', () => {
  it('shows a change at once and takes it back when the server refuses it', async () => {
    const { cart, server } = await openAsMember({ 1: 2 });
    server.fail = () => ({ error: new ApiError('offline') });
    cart.setQuantity(1, 7);
    expect(cart.totals).toMatchObject({ pieces: 7, total: 7_000 });
    await settled(cart);
    expect(cart.totals).toMatchObject({ pieces: 2, total: 2_000 });
    expect(cart.member.failures.get(1)?.code).toBe('offline');
    server.fail = () => null;
    cart.setQuantity(1, 3);
    expect(cart.member.failures.size).toBe(0);
  });

  it('takes nothing of a member who has just left for the next one', async () => {
    const { cart, server, session } = await openAsMember();
    const added = cart.add(5, 1);
    runInAction(() => (session.user = { ...MEMBER, user_id: 'another' }));
    expect(await added).toBe(false);
    await settled(cart);
    expect(server.quantities.has(5)).toBe(false);
  });

  it('goes on showing what waits in the outbox, until nothing does', async () => {
    const { cart, server } = await openAsMember({ 1: 2, 2: 1 });
    server.fail = () => ({ error: new ApiError('queued') });
    cart.setQuantity(1, 7);
    cart.remove([2]);
    await settled(cart);
    expect(cart.entries).toEqual([{ sku_id: 1, quantity: 7 }]);
    expect(cart.member.isSaving).toBe(false);
    expect([...cart.member.failures.keys()]).toEqual([]);
    expect(await cart.add(3, 1)).toBe(false); // the call itself reports that it is queued
    expect([...cart.member.failures.keys()]).toEqual([]);
    cart.member.forgetKept();
    expect(cart.entries).toEqual([
      { sku_id: 1, quantity: 2 },
      { sku_id: 2, quantity: 1 },
    ]);
  });

  it('sends of many changes to one line only the newest', async () => {
    const { cart, server } = await openAsMember({ 1: 1 });
    for (const quantity of [2, 3, 4, 5]) cart.setQuantity(1, quantity);
    await settled(cart);
    expect(server.quantities.get(1)).toBe(5);
    expect(server.calls.filter((name) => name === 'updateCartLine')).toHaveLength(1);
  });

  it('gives a removed line back, though its removal is still on its way', async () => {
    const { cart, server } = await openAsMember({ 1: 4, 2: 1 });
    const removed = cart.remove([1]);
    expect(cart.count).toBe(1);
    cart.restore(removed);
    expect(cart.count).toBe(2);
    await settled(cart);
    expect(Object.fromEntries(server.quantities)).toEqual({ 1: 4, 2: 1 });
    cart.restore(cart.remove([2]));
    await settled(cart);
    expect(Object.fromEntries(server.quantities)).toEqual({ 1: 4, 2: 1 });
  });

  it('counts a click once, though its answer was lost and it was clicked again', async () => {
    const { cart, server } = await openAsMember();
    server.fail = () => ({ error: new ApiError('timeout'), after: true });
    expect(await cart.add(1, 2)).toBe(false);
    server.fail = () => null;
    expect(await cart.add(1, 2)).toBe(true);
    expect(server.quantities.get(1)).toBe(2);
    expect(await cart.add(1, 2)).toBe(true);
    expect(server.quantities.get(1)).toBe(4);
  });

  it('counts a click once, though another answer came between it and its own, which was lost', async () => {
    const { cart, server } = await openAsMember();
    server.fail = (name) => (name === 'addCartLine' ? { error: new ApiError('offline'), after: true } : null);
    const read = cart.load(); // as at sign-in, queued before the click
    expect(await cart.add(1, 1)).toBe(false);
    await read;
    server.fail = () => null;
    expect(await cart.add(1, 1)).toBe(true);
    expect(server.quantities.get(1)).toBe(1);
  });

  it('says why a product was not added', async () => {
    const { cart } = await openAsMember({ 1: 999 });
    expect(await cart.add(1, 1)).toBe(false);
    expect(cart.member.failures.get(1)?.fieldErrors).toEqual({ quantity: 'The maximum quantity is 999' });
  });

  it('asks again when a line has gone elsewhere', async () => {
    const { cart, server } = await openAsMember({ 1: 1, 2: 1 });
    server.quantities.delete(1);
    cart.setQuantity(1, 3);
    await settled(cart);
    expect(cart.entries).toEqual([{ sku_id: 2, quantity: 1 }]);
    expect(cart.member.failures.get(1)?.code).toBe(Code.notFound);
  });

  it('adds up the selected lines and says which have no price', async () => {
    const { cart, server } = await openAsMember({ 1: 2, 2: 3, 3: 1 });
    server.unpriced.add(3);
    await cart.load();
    expect(cart.totals).toEqual({ lines: 3, pieces: 6, total: 5_000, unpriced: 1 });
    cart.select([1, 3], false);
    expect(cart.totals).toEqual({ lines: 1, pieces: 3, total: 3_000, unpriced: 0 });
    expect(cart.selected).toEqual([2]);
  });

  it('forgets everything at sign-out, and takes no late answer for the next member', async () => {
    const { cart, session, become } = await openAsMember({ 1: 1 });
    cart.setQuantity(1, 9);
    runInAction(() => (session.user = null));
    await settled(cart);
    expect(cart.cart).toBeNull();
    expect(cart.count).toBe(0);
    await become({ ...MEMBER, user_id: '11111111-1111-4111-8111-111111111111' });
    expect(cart.member.failures.size).toBe(0);
  });

  it('shows nothing of a member to the next one, as after a change in another tab', async () => {
    const { cart, session } = await openAsMember({ 1: 1 });
    runInAction(() => (session.user = { ...MEMBER, user_id: '11111111-1111-4111-8111-111111111111' }));
    expect(cart.cart).toBeNull();
    await settled(cart);
    expect(cart.cart).not.toBeNull();
  });
});

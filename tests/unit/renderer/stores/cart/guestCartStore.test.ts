import { configure } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { GUEST_LINES_MAX, parseGuestCart } from '../../../../../renderer/src/stores/cart/guestCart.ts';
import { CART_QUANTITY_MAX } from '../../../../../shared/contract/limits.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { FakeCartServer } from '../../../../support/fakes/FakeCartServer.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openCart } from './openCart.ts';

configure({ enforceActions: 'always' });

describe('a guest’s cart', () => {
  it('is kept in the browser, joined by variant and capped', async () => {
    const { cart, storage, server } = openCart();
    await cart.add(1, 2);
    await cart.add(2, 1);
    await cart.add(1, 998);
    expect(cart.entries).toEqual([
      { sku_id: 1, quantity: CART_QUANTITY_MAX },
      { sku_id: 2, quantity: 1 },
    ]);
    expect(server.calls).toEqual([]);
    expect(openCart(server, storage).cart.entries).toEqual(cart.entries);
  });

  it('takes no more products than sign-in can merge, and still more pieces of those', async () => {
    const { cart, storage } = openCart();
    for (let id = 1; id <= GUEST_LINES_MAX; id += 1) expect(await cart.add(id, 1)).toBe(true);
    expect(await cart.add(GUEST_LINES_MAX + 1, 1)).toBe(false);
    expect(await cart.add(1, 1)).toBe(true);
    expect(cart.count).toBe(GUEST_LINES_MAX);
    expect(cart.entries[0]).toEqual({ sku_id: 1, quantity: 2 });
    expect(openCart(new FakeCartServer(), storage).cart.count).toBe(GUEST_LINES_MAX);
  });

  it('is cut to that where the browser has a longer one', () => {
    const lines = Array.from({ length: GUEST_LINES_MAX + 1 }, (_, index) => ({ sku_id: index + 1, quantity: 1 }));
    expect(parseGuestCart({ lines, key: 'a-key' })?.lines).toEqual(lines.slice(0, GUEST_LINES_MAX));
  });

  it('is kept on plain http, too, where browsers make no ids', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { cart, become } = openCart();
    expect(await cart.add(1, 2)).toBe(true);
    expect(cart.guestCart.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    await become(MEMBER);
    expect(await cart.add(1, 1)).toBe(true);
    vi.unstubAllGlobals();
  });

  it('is merged at sign-in and reports the result', async () => {
    const { cart, server, become } = openCart();
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
    const { cart, server, become, seen } = openCart();
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
    const { cart, server, become, seen } = openCart();
    await cart.add(1, 1);
    seen[1] = { pack_size: 10, stock: 5, delivery_days: 3 };
    server.fail = (name) => (name === 'acknowledgeCart' ? { error: new ApiError('offline') } : null);
    await become(MEMBER);
    expect(cart.loading.status).toBe('done');
    expect(cart.lines.map(({ sku }) => sku.id)).toEqual([1]);
  });

  it('is merged once, although the first answer was lost and another tab does the same', async () => {
    const { cart, server, storage, become } = openCart();
    await cart.add(1, 2);
    const other = openCart(server, storage);
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
    const { cart } = openCart();
    for (const id of [1, 2, 3]) await cart.add(id, id);
    const removed = cart.remove([2]);
    expect(cart.count).toBe(2);
    cart.restore(removed);
    expect(cart.entries.map(({ sku_id }) => sku_id)).toEqual([1, 2, 3]);
  });
});

import { configure, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { CartStore } from '../../../../../renderer/src/stores/cart/CartStore.ts';
import { CustomerStore } from '../../../../../renderer/src/stores/customers/CustomerStore.ts';
import { SessionStore } from '../../../../../renderer/src/stores/session/SessionStore.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { FakeCartServer } from '../../../../support/fakes/FakeCartServer.ts';
import { FakePlatform, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openAsMember, settled } from './openCart.ts';

configure({ enforceActions: 'always' });

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

import { configure, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { CartStore } from '../../../../../renderer/src/stores/cart/CartStore.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { eventually } from '../../../../support/checks/eventually.ts';
import { FakeCartServer } from '../../../../support/fakes/FakeCartServer.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openAsMember, openCart, settled } from './openCart.ts';

configure({ enforceActions: 'always' });

const NEXT_MEMBER = { ...MEMBER, user_id: '11111111-1111-4111-8111-111111111111' };
const line = (id: number, quantity = 1) => ({ sku_id: id, quantity });
const ofServer = ({ quantities }: FakeCartServer) => Object.fromEntries(quantities);

const CHANGES: [string, (cart: CartStore) => unknown][] = [
  ['another quantity', (cart) => cart.setQuantity(1, 3)],
  ['a removal', (cart) => cart.remove([1])],
  ['a product', (cart) => cart.add(2, 1)],
  ['a list', (cart) => cart.addAll([line(2), line(3)], 'a-key', '').catch(() => undefined)],
];

describe('other tabs', () => {
  it.each(CHANGES)('hear of %s that the server took, and of none that it refused', async (_change, act) => {
    const { cart, server } = await openAsMember({ 1: 2 });
    const before = cart.change;
    server.fail = (name) => (name === 'readCart' ? null : { error: new ApiError(Code.refused) });
    act(cart);
    await settled(cart);
    expect(cart.change).toBe(before);
    server.fail = () => null;
    act(cart);
    await settled(cart);
    expect(cart.change).not.toBe(before);
  });

  it('hear of a guest’s list that was merged', async () => {
    const { cart, become } = openCart();
    await cart.add(1, 1);
    await become(MEMBER);
    expect(cart.change).not.toBe('');
  });

  it('show what one of them has changed, and go on showing their lines while they cannot be read', async () => {
    const { cart, server } = await openAsMember({ 1: 2 });
    server.quantities.set(1, 5);
    cart.follow('first');
    await settled(cart);
    expect([cart.change, cart.entries]).toEqual(['first', [line(1, 5)]]);
    server.fail = () => ({ error: new ApiError('offline') });
    cart.follow('second');
    await settled(cart);
    expect([cart.change, cart.entries]).toEqual(['second', [line(1, 5)]]);
  });

  it('do not make a guest ask for a cart', async () => {
    const { cart, server } = openCart();
    cart.follow('a-change');
    await settled(cart);
    expect(server.calls).toEqual([]);
  });
});

describe('a failed request', () => {
  it('is reported by the page with the product’s number, except for adding a product, where the call reports it', async () => {
    const server = new FakeCartServer();
    server.quantities.set(1, 2);
    const call = vi.spyOn(server, 'call');
    const { cart, become } = openCart(server);
    await cart.add(9, 1);
    await become(MEMBER);
    cart.setQuantity(1, 3);
    await settled(cart);
    const removed = cart.remove([1]);
    await settled(cart);
    cart.restore(removed);
    await settled(cart);
    await cart.add(2, 1, 'Probe 2');
    await cart.addAll([line(3)], 'a-key', '1 product');
    expect(call.mock.calls.map(([name, , options]) => [name, options])).toEqual([
      ['mergeCart', { banTips: true }],
      ['updateCartLine', { about: 'SKU-1', banTips: true }],
      ['removeCartLine', { about: 'SKU-1', banTips: true }],
      ['addCartLine', { about: 'SKU-1', banTips: true }],
      ['addCartLine', { about: 'Probe 2' }],
      ['addCartLines', { about: '1 product', banTips: true }],
    ]);
  });

  it.each([
    ['refused: the next click is another request', new ApiError(Code.refused), false],
    ['queued: the outbox sends the first', new ApiError('queued'), false],
    ['not answered: the server may have done it', new ApiError('timeout'), true],
  ])('to add a product was %s', async (_title, error, isSame) => {
    const server = new FakeCartServer();
    const call = vi.spyOn(server, 'call');
    const { cart, become } = openCart(server);
    await become(MEMBER);
    server.fail = () => ({ error });
    for (let clicks = 0; clicks < 2; clicks += 1) expect(await cart.add(1, 2)).toBe(false);
    const keys = call.mock.calls.flatMap(([name, request]) => (name === 'addCartLine' ? [request] : []));
    expect(new Set(keys.map((request) => Reflect.get(request, 'idempotency_key'))).size).toBe(isSame ? 1 : 2);
  });

  it('without an answer counts as done once the cart has been read: another click adds more', async () => {
    const { cart, server } = await openAsMember();
    server.fail = () => ({ error: new ApiError('timeout'), after: true });
    expect(await cart.add(1, 2)).toBe(false);
    server.fail = () => null;
    await cart.load();
    expect(cart.entries).toEqual([line(1, 2)]);
    expect(await cart.add(1, 2)).toBe(true);
    expect(ofServer(server)).toEqual({ 1: 4 });
  });

  it('is forgotten with the next try', async () => {
    const { cart, server } = await openAsMember();
    server.fail = () => ({ error: new ApiError(Code.refused) });
    await cart.add(1, 1);
    expect(cart.member.failures.has(1)).toBe(true);
    server.fail = () => null;
    await cart.add(1, 1);
    expect(cart.member.failures.has(1)).toBe(false);
  });
});

describe('a member’s cart', () => {
  it('is only read at sign-in where the guest’s list is empty', async () => {
    const { server } = await openAsMember({ 1: 1 });
    expect(server.calls).toEqual(['readCart']);
  });

  it('is being saved as soon as something is changed', async () => {
    const { cart } = await openAsMember({ 1: 1 });
    cart.setQuantity(1, 2);
    expect(cart.member.isSaving).toBe(true);
    await settled(cart);
    expect(cart.member.isSaving).toBe(false);
  });

  it('selects a product that is added again', async () => {
    const { cart } = await openAsMember({ 1: 1, 2: 1, 3: 1 });
    cart.select([1, 2, 3], false);
    await cart.add(1, 1);
    await cart.addAll([line(2)], 'a-key', '');
    expect(cart.selected).toEqual([1, 2]);
  });

  it('gets a line back as a new one while its removal waits in the outbox', async () => {
    const { cart, server } = await openAsMember({ 1: 4 });
    server.fail = () => ({ error: new ApiError('queued') });
    const removed = cart.remove([1]);
    await settled(cart);
    server.calls.length = 0;
    cart.restore(removed);
    await settled(cart);
    expect(server.calls).toEqual(['addCartLine']);
  });

  it('sends nothing to remove a line that the server does not have', async () => {
    const { cart, server } = await openAsMember({ 1: 1 });
    server.calls.length = 0;
    cart.member.wish(2, 0);
    await settled(cart);
    expect(server.calls).toEqual([]);
  });

  it('leaves nothing to the next member: no failure, nothing queued, no request without an answer', async () => {
    const { cart, server, become } = await openAsMember({ 1: 1, 2: 1 });
    server.fail = () => ({ error: new ApiError('queued') });
    cart.setQuantity(1, 7);
    await settled(cart);
    server.fail = () => ({ error: new ApiError('timeout'), after: true });
    await cart.add(3, 1);
    expect([...cart.member.failures.keys()]).toEqual([3]);
    server.fail = () => null;
    await become(NEXT_MEMBER);
    expect([...cart.member.failures.keys()]).toEqual([]);
    expect(cart.entries.find(({ sku_id }) => sku_id === 1)?.quantity).toBe(1);
  });
});

describe('a guest’s list', () => {
  it('has at most 999 of a product, by its own quantity', async () => {
    const { cart } = openCart();
    await cart.add(1, 1);
    cart.setQuantity(1, 5_000);
    expect(cart.entries).toEqual([line(1, 999)]);
  });

  it('takes all lines of a list, and selects them', async () => {
    const { cart } = openCart();
    await cart.add(1, 1);
    cart.select([1], false);
    await cart.addAll([line(1), line(2)], 'a-key', '');
    expect(cart.entries).toEqual([line(1, 2), line(2)]);
    expect(cart.selected).toEqual([1, 2]);
  });

  it.each([
    ['taken: its lines leave the list', () => Promise.resolve(true), [2]],
    ['refused', () => Promise.resolve(false), [1, 2]],
    ['lost', () => Promise.reject(new ApiError('offline')), [1, 2]],
  ])('goes with a request that is %s', async (_title, send, left) => {
    const { cart } = openCart();
    for (const id of [1, 2]) await cart.add(id, 1);
    const sent = cart.requestAsGuest([1], send).catch(() => undefined);
    expect(cart.isRequesting).toBe(true);
    await sent;
    expect(cart.isRequesting).toBe(false);
    expect(cart.entries.map(({ sku_id }) => sku_id)).toEqual(left);
  });

  it('is merged after its request was taken, without what was requested', async () => {
    const { cart, server, become } = openCart();
    for (const id of [1, 2]) await cart.add(id, 1);
    await cart.requestAsGuest([1], async () => {
      await become(MEMBER); // the request's answer begins a session
      return true;
    });
    await eventually(() => expect(cart.loading.status).toBe('done'));
    expect(ofServer(server)).toEqual({ 2: 1 });
  });

  it('keeps what another tab has added during the merge, which runs once', async () => {
    const { cart, server, become } = openCart();
    await cart.add(1, 1);
    const other = { lines: [line(2)], key: 'another' };
    server.fail = (name) => {
      if (name === 'mergeCart') runInAction(() => (cart.guestCart = other));
      return null;
    };
    await become(MEMBER);
    expect(cart.guestCart).toEqual(other);
    expect(server.calls).toEqual(['mergeCart']);
  });

  it('is reported once it is merged, until it is read or the member leaves', async () => {
    const merged = vi.fn<CartStore['dismissReport']>();
    const { cart, become } = openCart(undefined, undefined, merged);
    await become(MEMBER);
    expect(merged).not.toHaveBeenCalled();
    await become(null);
    await cart.add(1, 1);
    await become(MEMBER);
    expect(merged).toHaveBeenCalledOnce();
    cart.dismissReport();
    expect(cart.report).toEqual([]);
    await become(null);
    await cart.add(1, 1);
    await become(MEMBER);
    expect(cart.report).toHaveLength(1);
    await become(null);
    expect(cart.report).toEqual([]);
    expect(merged).toHaveBeenCalledTimes(2);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restoreLostFocus } from '../../../../../renderer/src/entry/browser/restoreLostFocus.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { NOTHING_WAITS, type OutboxItem } from '../../../../../shared/outbox/view.ts';
import { aSku, FakeCartServer } from '../../../../support/fakes/FakeCartServer.ts';
import { aProduct } from '../../../../support/builders/aProduct.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const none = { results: [], total: 0, page: 1, page_size: 999 };

/** The shop with a cart server. */
function shop(quantities: Record<number, number> = {}) {
  const server = new FakeCartServer();
  for (const [id, quantity] of Object.entries(quantities)) server.quantities.set(Number(id), quantity);
  const answers: Answers = {
    ...storefrontReplies,
    listCollected: () => none,
    listSkus: ({ ids }) => ({ ...none, results: (ids as number[]).map((id) => aSku(id, undefined)) }),
    readCart: (payload) => server.call('readCart', payload),
    addCartLine: (payload) => server.call('addCartLine', payload),
    updateCartLine: (payload) => server.call('updateCartLine', payload),
    removeCartLine: (payload) => server.call('removeCartLine', payload),
    mergeCart: (payload) => server.call('mergeCart', payload),
  };
  return { server, answers };
}

async function openCart(quantities: Record<number, number>) {
  const { server, answers } = shop(quantities);
  const opened = await openStore('/cart', { answers, user: MEMBER });
  if (Object.keys(quantities).length > 0) await screen.findByText('Probe 1');
  return { ...opened, server };
}

describe('a member’s cart', () => {
  it('adds up the selected lines', async () => {
    const { shopper } = await openCart({ 1: 2, 2: 1 });
    expect(screen.getByText('$30.00')).toBeDefined();
    await shopper.click(screen.getByRole('checkbox', { name: 'Select Probe 2' }));
    expect(screen.getAllByText('$20.00')).toHaveLength(2);
  });

  it('names lines that are no longer sold, offers alternatives, and leaves them out of an order', async () => {
    const { server, answers } = shop({ 1: 2, 2: 1 });
    server.retired.add(2);
    const { shopper } = await openStore('/cart', { answers, user: MEMBER });
    expect(await screen.findByText('Probe 2')).toBeDefined();
    expect(screen.getByText('No longer available')).toBeDefined();
    expect(screen.getByText(/choose another variant on its page/u)).toBeDefined();
    expect(screen.getByText(/^1 product selected/u)).toBeDefined();
    expect(screen.queryByText(/no list price/u)).toBeNull();
    const tick = screen.getByRole('checkbox', { name: 'Select Probe 2' });
    expect([tick.hasAttribute('disabled'), (tick as HTMLInputElement).checked]).toEqual([true, false]);
    await shopper.click(screen.getByRole('button', { name: 'Remove Probe 2' }));
    expect(screen.queryByText('No longer available')).toBeNull();
  });

  it('leads to a quotation where lines have no price, and orders the others alone', async () => {
    const { server, answers } = shop({ 1: 2, 2: 1 });
    server.unpriced.add(2);
    const { shopper, address, stores } = await openStore('/cart', { answers, user: MEMBER });
    await screen.findByText('Probe 2');
    const main = within(screen.getByRole('main'));
    await shopper.click(main.getByRole('button', { name: 'Order now' }));
    const prompt = within(await screen.findByRole('dialog', { name: '1 product has no price yet' }));
    expect(prompt.getByRole('link', { name: 'Ask for a price' }).getAttribute('href')).toBe('/cart/goodOffer');
    expect(prompt.getByRole('link', { name: 'Contact service' })).toBeDefined();
    await shopper.click(prompt.getByRole('button', { name: 'Order the others' }));
    await waitFor(() => expect(address()).toBe('/cart/goodOffer?order=1'));
    expect(stores.cart.selected).toEqual([1]);
  });

  it('wants a selection before it removes or asks for a quotation', async () => {
    const { shopper, destination } = await openCart({ 1: 1 });
    await shopper.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await shopper.click(screen.getByRole('button', { name: 'Remove selected' }));
    expect(screen.getByText('Select the products you want to remove')).toBeDefined();
    await shopper.click(within(screen.getByRole('main')).getByRole('button', { name: 'Request a quotation' }));
    expect(screen.getByText('Select the products you want a quotation for')).toBeDefined();
    expect(destination()).toBe('/cart');
  });

  it('says how many products go at once, and leads nowhere with more', async () => {
    const { shopper, destination } = await openCart(
      Object.fromEntries(Array.from({ length: 201 }, (_, index) => [index + 1, 1])),
    );
    expect(screen.getByText(/^At most 200 products can be ordered at once/u)).toBeDefined();
    await shopper.click(screen.getByRole('button', { name: 'Order now' }));
    expect(destination()).toBe('/cart');
    await shopper.click(screen.getByRole('checkbox', { name: 'Select Probe 2' }));
    expect(screen.queryByText(/^At most 200 products/u)).toBeNull();
  });

  it('keeps the keyboard’s place when lines are removed one after the other', async () => {
    const { shopper } = await openCart({ 1: 2, 2: 1 });
    const stop = restoreLostFocus(document);
    await shopper.click(screen.getByRole('button', { name: 'Remove Probe 1' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Probe 2' }));
    await shopper.click(screen.getByRole('button', { name: 'Remove Probe 2' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    stop();
  });

  it('removes the selected lines, and restores them', async () => {
    const { shopper, server } = await openCart({ 1: 2, 2: 1 });
    await shopper.click(screen.getByRole('button', { name: 'Remove selected' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeDefined();
    const browse = within(screen.getByRole('main')).getByRole('link', { name: 'Browse the categories' });
    expect(browse.getAttribute('href')).toBe('/category');
    await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Probe 1')).toBeDefined();
    await waitFor(() => expect(Object.fromEntries(server.quantities)).toEqual({ 1: 2, 2: 1 }));
  });

  it('says at the line that a change was not saved, and shows the true quantity', async () => {
    const { shopper, server } = await openCart({ 1: 2 });
    server.fail = () => ({ error: new ApiError('offline') });
    await shopper.click(screen.getByRole('button', { name: 'Quantity of Probe 1: +1' }));
    const line = within(screen.getByRole('main')).getByRole('listitem');
    expect(await within(line).findByText(/^Not saved: No connection/)).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Quantity of Probe 1' })).toHaveProperty('value', '2');
  });

  it('names the stock at a line that wants more, before the checkout refuses it', async () => {
    const { shopper } = await openCart({ 1: 5 });
    expect(screen.queryByText(/request a quotation/)).toBeNull();
    expect(screen.getByText('In stock · 3 days')).toBeDefined();
    await shopper.click(screen.getByRole('button', { name: 'Quantity of Probe 1: +1' }));
    expect(await screen.findByText('5 in stock. For more, request a quotation')).toBeDefined();
    // One line for another, so that the buttons below do not move.
    expect(screen.queryByText('In stock · 3 days')).toBeNull();
  });

  it('stops at 999 and at 1, and says so', async () => {
    const { shopper } = await openCart({ 1: 999, 2: 1 });
    await shopper.click(screen.getByRole('button', { name: 'Quantity of Probe 1: +1' }));
    expect(screen.getByText('The maximum quantity is 999')).toBeDefined();
    await shopper.click(screen.getByRole('button', { name: 'Quantity of Probe 2: −1' }));
    expect(screen.getByText('The quantity of goods cannot be less than 1')).toBeDefined();
  });

  it('names products added without a network, though the cart itself cannot be read', async () => {
    const { answers } = shop();
    const item = (id: string, name: OutboxItem['name'], about: string): OutboxItem => ({
      id,
      name,
      about,
      customer: null,
      at: 0,
      state: 'awaiting',
      reason: null,
      faults: [],
      result: null,
    });
    const items = [
      item('a', 'addCartLine', 'TP6-3307-H × 4'),
      item('b', 'addCartLine', 'HX-77 × 1'),
      item('c', 'setCollected', 'Probe'),
    ];
    const { shopper, stores } = await openStore('/cart', {
      answers: { ...answers, readCart: () => Promise.reject(new ApiError('offline')) },
      user: MEMBER,
      outbox: {
        read: () => Promise.resolve({ ...NOTHING_WAITS, items }),
        onChanged: () => () => undefined,
        act: () => Promise.resolve(),
      },
    });
    expect(await screen.findByText('2 products will be put into the cart once there is a connection')).toBeDefined();
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['TP6-3307-H × 4', 'HX-77 × 1']);
    await shopper.click(screen.getByRole('button', { name: 'See what is waiting' }));
    expect(stores.outbox.isOpen).toBe(true);
  });

  it('can be asked for again when it could not be read', async () => {
    const { answers } = shop({ 1: 1 });
    const { readCart } = answers;
    let isAway = true;
    const { shopper } = await openStore('/cart', {
      answers: {
        ...answers,
        readCart: (payload) => (isAway ? Promise.reject(new ApiError('timeout')) : readCart!(payload)),
      },
      user: MEMBER,
    });
    expect(await screen.findByRole('heading', { name: 'Your cart could not be loaded' })).toBeDefined();
    isAway = false;
    await shopper.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Probe 1')).toBeDefined();
  });
});

describe('a guest’s cart', () => {
  it('is shown without prices, with a link to sign-in, which merges it', async () => {
    const { server, answers } = shop({ 1: 5 });
    const { stores, platform } = await openStore('/cart', { answers });
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeDefined();
    await stores.cart.add(1, 2);
    await stores.cart.add(2, 1);
    expect(await screen.findByText('Probe 2')).toBeDefined();
    expect(screen.getByText('Log in to see prices and request a quotation')).toBeDefined();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fcart',
    );
    platform.become(MEMBER);
    expect(await screen.findByText('Already in your cart: the quantity is now 7')).toBeDefined();
    expect(screen.getByText('Added, quantity 1')).toBeDefined();
    expect(Object.fromEntries(server.quantities)).toEqual({ 1: 7, 2: 1 });
  });

  it('is shown once its content is known, with products that go with it', async () => {
    const { answers } = shop();
    const read = Promise.withResolvers<void>();
    const slowly: Answers = {
      ...answers,
      recommendByUser: () => [aProduct()],
      listSkus: async (payload) => {
        await read.promise;
        return answers.listSkus!(payload);
      },
    };
    const { stores } = await openStore('/cart', { answers: slowly });
    expect(await screen.findByRole('region', { name: 'Picked for you' })).toBeDefined();
    await stores.cart.add(1, 2);
    expect(await screen.findByRole('progressbar', { name: 'Loading your cart' })).toBeDefined();
    expect(screen.queryByText('#1')).toBeNull();
    expect(screen.queryByRole('region', { name: /Picked for you|Suggested for your cart/ })).toBeNull();
    read.resolve();
    expect(await screen.findByText('Probe 1')).toBeDefined();
    expect(await screen.findByRole('region', { name: 'Suggested for your cart' })).toBeDefined();
  });

  it.each([true, false])('says that it is stored only where the browser stores data: %s', async (canKeepSession) => {
    const { stores, platform, go } = await openStore('/category', { answers: shop().answers });
    Object.assign(platform, { canKeepSession });
    await go('/cart');
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeDefined();
    expect(screen.queryAllByText(/What you add stays here/)).toHaveLength(canKeepSession ? 1 : 0);
    await stores.cart.add(1, 2);
    expect(await screen.findByText('Probe 1')).toBeDefined();
    expect(screen.queryAllByText(/your list is lost when you reload/)).toHaveLength(canKeepSession ? 0 : 1);
  });
});

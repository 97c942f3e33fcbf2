import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseHandoverLines } from '../../../../../renderer/src/pages/cart/handover/parseHandoverLines.ts';
import { paths } from '../../../../../renderer/src/routing/paths.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { aKiosk } from '../../../../support/builders/desktop/aKiosk.ts';
import { aSku, FakeCartServer } from '../../../../support/fakes/FakeCartServer.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const none = { results: [], total: 0, page: 1, page_size: 999 };
const SOLD_OUT = 9;

function shop() {
  const server = new FakeCartServer();
  const answers: Answers = {
    ...storefrontReplies,
    listCollected: () => none,
    listSkus: ({ ids }) => ({
      ...none,
      results: (ids as number[]).filter((id) => id !== SOLD_OUT).map((id) => aSku(id, undefined)),
    }),
    readCart: (payload) => server.call('readCart', payload),
    addCartLine: (payload) => server.call('addCartLine', payload),
  };
  return { server, answers };
}
const LIST = [
  { sku_id: 1, quantity: 2 },
  { sku_id: 2, quantity: 1 },
];
const question = (count: number): Promise<HTMLElement> =>
  screen.findByRole('region', { name: `Put ${count} product${count === 1 ? '' : 's'} into your cart?` });

describe('a list carried over from a kiosk', () => {
  it('is read as it was written, and nothing else is', () => {
    const hash = (path: string): string => new URL(path, 'https://shop.example').hash;
    expect(parseHandoverLines(hash(paths.handoverCart(LIST)))).toEqual(LIST);
    expect(parseHandoverLines('#take=1:2,1:3,x:1,0:1,5:0,6:99999,7:1,,8')).toEqual([
      { sku_id: 1, quantity: 3 },
      { sku_id: 7, quantity: 1 },
    ]);
    // No line holds more than the cart does.
    expect(parseHandoverLines('#take=9:1500')).toEqual([{ sku_id: 9, quantity: 999 }]);
    // Nor is there an id that the database could not hold.
    expect(parseHandoverLines('#take=2147483647:1,2147483648:1')).toEqual([{ sku_id: 2_147_483_647, quantity: 1 }]);
    for (const other of ['', '#content', '#take=', '#take=1:1;alert(1)']) expect(parseHandoverLines(other)).toEqual([]);
    const many = Array.from({ length: 500 }, (_, index) => ({ sku_id: index + 1, quantity: 1 }));
    expect(parseHandoverLines(hash(paths.handoverCart(many)))).toHaveLength(200);
  });

  it('goes into the cart when its owner says so, and is asked about once', async () => {
    const { answers } = shop();
    const { shopper, stores, address } = await openStore(paths.handoverCart(LIST), { answers });
    const dialog = within(await question(2));
    expect(await dialog.findByText('Probe 1')).toBeDefined();
    expect(stores.cart.count).toBe(0);
    await shopper.click(dialog.getByRole('button', { name: 'Put into the cart' }));
    await waitFor(() => expect(screen.queryByText('No, thanks')).toBeNull());
    expect(stores.cart.entries).toEqual(LIST);
    expect(address()).toBe('/cart');
  });

  it('adds nothing when the visitor declines', async () => {
    const { answers } = shop();
    const { shopper, stores } = await openStore(paths.handoverCart(LIST), { answers });
    await shopper.click(within(await question(2)).getByRole('button', { name: 'No, thanks' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeDefined();
    expect(stores.cart.count).toBe(0);
  });

  it('counts only what is still sold', async () => {
    const { answers } = shop();
    const brought = paths.handoverCart([...LIST, { sku_id: SOLD_OUT, quantity: 1 }]);
    const { shopper, stores } = await openStore(brought, { answers });
    const dialog = within(await question(2));
    expect(dialog.getByText('No longer available')).toBeDefined();
    await shopper.click(dialog.getByRole('button', { name: 'Put into the cart' }));
    await waitFor(() => expect(stores.cart.entries).toEqual(LIST));
  });

  it('asks nothing where none of it is sold any more', async () => {
    const { answers } = shop();
    const brought = paths.handoverCart([{ sku_id: SOLD_OUT, quantity: 1 }]);
    const { shopper, stores } = await openStore(brought, { answers });
    const missing = within(await screen.findByRole('region', { name: 'No longer available' }));
    expect(missing.queryByRole('button', { name: 'Put into the cart' })).toBeNull();
    expect(missing.queryByText(/until you confirm/)).toBeNull();
    await shopper.click(missing.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeDefined();
    expect(stores.cart.count).toBe(0);
  });

  it('keeps what a member’s cart did not take, and tries that alone again', async () => {
    const { server, answers } = shop();
    let isAway = true;
    answers.addCartLine = (payload) => {
      if (isAway && (payload as { sku_id: number }).sku_id === 2) throw new ApiError('offline');
      return server.call('addCartLine', payload);
    };
    const { shopper } = await openStore(paths.handoverCart(LIST), { answers, user: MEMBER });
    await shopper.click(within(await question(2)).getByRole('button', { name: 'Put into the cart' }));
    const left = within(await question(1));
    expect(left.getByText(/Some products could not be added/)).toBeDefined();
    isAway = false;
    await shopper.click(left.getByRole('button', { name: 'Put into the cart' }));
    await waitFor(() => expect(screen.queryByText('No, thanks')).toBeNull());
    expect([...server.quantities]).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('is shown at the kiosk, which promises to store nothing, as a code that leads to the store on the web', async () => {
    const { answers } = shop();
    const { kiosk } = aKiosk();
    const { shopper, stores } = await openStore('/cart', { answers, kiosk, device: 'kiosk', language: 'es' });
    expect(await screen.findByText('Busque por referencia o explore las categorías.')).toBeDefined();
    await stores.cart.add(1, 2);
    await shopper.click(await screen.findByRole('button', { name: 'Abrir mi lista en el móvil (1)' }));
    const card = within(await screen.findByRole('dialog', { name: 'Su lista en el móvil' }));
    expect(card.getByRole('img', { name: 'Código QR con su lista' })).toBeDefined();
    expect(stores.kiosk.handover?.url).toBe('https://shop.example/es/cart#take=1:2');
    expect(card.getByText('https://shop.example/es/cart')).toBeDefined();
  });
});

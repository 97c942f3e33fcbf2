import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import type { CartLine, ShownGoods } from '../../../../../shared/contract/schemas/cart.ts';
import { anAddress, list, shop } from '../../../../support/builders/aMember.ts';
import { anOrderQuote } from '../../../../support/builders/anOrderQuote.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const main = () => within(screen.getByRole('main'));
/** What `aSku` was before, but for what a test changes. */
const before = (former: Partial<ShownGoods>): ShownGoods => ({
  market_price: 1_000,
  pack_size: 1,
  stock: 5,
  delivery_days: 3,
  ...former,
});
const aLine = (former?: Partial<ShownGoods>, sku = {}, quantity = 2): CartLine => ({
  id: 1,
  sku: { ...aSku(1), ...sku },
  quantity,
  line_total: 2_000,
  ...(former && { former: before(former) }),
});
const cartOf = (...lines: CartLine[]) => ({ lines, total: 2_000, currency: 'USD', unpriced: 0 });

async function open(path: string, line: CartLine, { fails = false, quote = anOrderQuote({ lines: [] }) } = {}) {
  const acknowledged: unknown[] = [];
  let isRead = false;
  await openStore(path, {
    answers: {
      ...storefrontReplies,
      ...shop([anAddress()]).answers,
      quoteOrder: () => quote,
      listCoupons: () => list<never>([]),
      listCollected: () => ({ results: [], total: 0, page: 1, page_size: 999 }),
      readCart: () => cartOf(isRead ? { ...line, former: undefined } : line),
      acknowledgeCart: (request) => {
        if (fails) throw new ApiError('offline');
        acknowledged.push(request);
        isRead = true;
        return cartOf({ ...line, former: undefined });
      },
    },
    user: MEMBER,
  });
  await main().findAllByText(/SKU-1/);
  return acknowledged;
}

it('a cart in which nothing changed says nothing', async () => {
  await open('/cart', aLine());
  expect(main().queryByText(/changed/)).toBeNull();
});

it.each([
  ['price', { market_price: 900 }, {}, 'Price changed from $9.00 to $10.00'],
  ['first price', { market_price: null }, {}, 'Now has a price: $10.00'],
  [
    'price that is gone',
    {},
    { market_price: null, is_priced: false },
    'No list price any more (it was $10.00): request a quotation',
  ],
  ['pack size', { pack_size: 10 }, {}, 'Pack size changed from 10 to 1'],
  ['delivery time', { delivery_days: 1 }, {}, 'Delivery changed from “In stock · 1 day” to “In stock · 3 days”'],
  ['last piece', {}, { stock: 0 }, 'Delivery changed from “In stock · 3 days” to “To order · 3 days”'],
  ['stock', {}, { stock: 1 }, 'Stock changed from 5 to 1'],
])('a line says that its %s has changed, and the list that one has', async (_what, former, sku, says) => {
  await open('/cart', aLine(former, sku));
  expect(within(main().getByText('SKU-1').closest('li')!).getByText(says)).toBeDefined();
  expect(main().getAllByText(/changed (from|to)|Now has a price|No list price/)).toHaveLength(1);
  expect(main().getByText('1 product in your cart has changed')).toBeDefined();
});

it('a visitor without prices is told of no changed price', async () => {
  await open('/cart', aLine({ market_price: undefined, pack_size: 10 }));
  expect(main().getByText('Pack size changed from 10 to 1')).toBeDefined();
  expect(main().queryByText(/price: |Price changed/)).toBeNull();
});

it('what was read goes, with the focus at the title of the page', async () => {
  const acknowledged = await open('/cart', aLine({ market_price: 900 }));
  main().getByRole('button', { name: 'OK, got it' }).click();
  await waitFor(() => expect(main().queryByText(/changed/)).toBeNull());
  expect(acknowledged).toEqual([{ lines: [{ sku_id: 1, shown: before({}) }] }]);
  expect(document.activeElement).toBe(main().getByRole('heading', { level: 1 }));
});

it('what could not be recorded as read stays', async () => {
  await open('/cart', aLine({ market_price: 900 }), { fails: true });
  main().getByRole('button', { name: 'OK, got it' }).click();
  expect(await screen.findByText('No connection. Check your network and try again')).toBeDefined();
  expect(main().getByText('Price changed from $9.00 to $10.00')).toBeDefined();
});

it('a request for a quotation says it at the line, too', async () => {
  await open('/cart/goodOffer', aLine({ market_price: 900 }));
  expect(main().getByText('Price changed from $9.00 to $10.00')).toBeDefined();
});

it('an order says it, too, where it was not read in the cart', async () => {
  const line = aLine({ market_price: 900 });
  const { sku, quantity } = line;
  const bought = { sku_id: 1, sku, quantity, price: 1_000, line_total: 2_000, problem: null, available: 5 };
  await open('/cart/goodOffer?order=1', line, { quote: anOrderQuote({ lines: [bought] }) });
  expect(await main().findByText('Price changed from $9.00 to $10.00')).toBeDefined();
});

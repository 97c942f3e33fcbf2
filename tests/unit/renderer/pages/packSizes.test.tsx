import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anInquiry, shop } from '../../../support/builders/aMember.ts';
import { openStore } from '../../../support/drivers/openStore.tsx';
import { aSku } from '../../../support/fakes/FakeCartServer.ts';
import { type Answers, MEMBER } from '../../../support/fakes/FakePlatform.ts';
import { anOrder } from '../../../support/fixtures/orderRecord.ts';

const pack = (size: number) => ({ ...aSku(1), pack_size: size });
const list = <T,>(results: T[]) => ({ results, total: results.length, page: 1, page_size: 999 });

/** A member who buys one variant in packs of `size`. */
function answersFor(size: number): Answers {
  const sku = pack(size);
  const line = { id: 1, sku, quantity: 3, note: '', target_price: null, quoted_price: null };
  const order = anOrder();
  return {
    ...shop().answers,
    listSkus: () => list([sku]),
    readCart: () => ({
      lines: [{ id: 1, sku, quantity: 3, line_total: 3_000 }],
      total: 3_000,
      unpriced: 0,
      currency: 'USD',
    }),
    readInquiry: () => anInquiry({ lines: [line] }),
    readOrder: () => ({ ...order, lines: order.lines.map((one) => ({ ...one, sku })) }),
    listReturnable: () => [
      {
        order_id: 7,
        order_code: 'M-2027-000007',
        return_until: new Date(Date.now() + 86_400_000).toISOString(),
        exchange_until: null,
        lines: [{ line_id: 1, sku, quantity: 2 }],
      },
    ],
  };
}

const PAGES = [
  '/cart',
  '/cart/goodOffer',
  '/cart/goodOffer?sku=1&quantity=3',
  '/quote/success?id=7',
  '/userCenter/inquiryList/7',
  '/userCenter/orderList/7',
  '/userCenter/afterSale?order=7',
];

const inMain = () => within(screen.getByRole('main'));

it.each(PAGES)('%s says how many pieces a pack has', async (path) => {
  await openStore(path, { answers: answersFor(21), user: MEMBER });
  expect(await inMain().findByText('Pack of 21')).toBeDefined();
});

it.each(PAGES)('%s says nothing of a pack that is one piece', async (path) => {
  await openStore(path, { answers: answersFor(1), user: MEMBER });
  await inMain().findAllByText(aSku(1).code, { exact: false });
  expect(inMain().queryByText(/Pack of/)).toBeNull();
});

it.each([
  [21, '$10.00 per pack'],
  [1, '$10.00 each'],
])('in the cart, the price of a pack of %i is "%s"', async (size, text) => {
  const answers = answersFor(size);
  const lines = [{ id: 1, sku: { ...pack(size), market_price: 1_000 }, quantity: 3, line_total: 3_000 }];
  const cart = { lines, total: 3_000, unpriced: 0, currency: 'USD' };
  await openStore('/cart', { answers: { ...answers, readCart: () => cart }, user: MEMBER });
  expect(await inMain().findByText(text)).toBeDefined();
});

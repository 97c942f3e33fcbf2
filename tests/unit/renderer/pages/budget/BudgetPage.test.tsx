import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anInquiry, shop } from '../../../../support/builders/aMember.ts';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';

const inquiry = anInquiry({ purchase_order: 'PO-118', free_lines: [{ text: 'ADULT CUFF 27-35', quantity: 12 }] });
const { seller } = inquiry;

/** Prices the first line at 12 dollars; the others are sold by quotation. */
const quoteListPrices: NonNullable<Answers['quoteListPrices']> = ({ lines }) => ({
  lines: lines.map(({ sku_id, quantity }, index) => ({
    sku: aSku(Number(sku_id)),
    quantity,
    price: index === 0 ? 1_200 : null,
  })),
  total: 1_200 * lines[0]!.quantity,
  currency: 'USD',
  created_at: '2026-03-01T09:00:00.000Z',
  valid_until: '2026-03-31T12:00:00.000Z',
  seller,
});
const answers: Answers = { ...shop().answers, quoteListPrices, readInquiry: () => inquiry };

it('a paper at list prices prices what has one, and says what is on request', async () => {
  await openStore('/cart/goodOffer/budget?inquiry=7', { answers, user: MEMBER });
  const main = within(screen.getByRole('main'));
  const { quantity } = inquiry.lines[0]!;
  expect(
    await main.findByText('Budgetary quotation at list prices, valid for 30 days.', { exact: false }),
  ).toBeDefined();
  expect(main.getByText('Mar 31, 2026')).toBeDefined();
  expect(main.getByText(inquiry.code).previousElementSibling?.textContent).toBe('Number');
  expect(main.getByText('PO-118')).toBeDefined();
  expect(main.getByText('ADULT CUFF 27-35')).toBeDefined();
  expect(main.getAllByText('On request').length).toBe(inquiry.lines.length);
  expect(main.getAllByText(`$${(12 * quantity).toFixed(2)}`).length).toBeGreaterThan(0);
});

it('has no number and no total where it is of a cart whose products are sold by quotation', async () => {
  const unpriced: typeof quoteListPrices = async (request) => {
    const quote = await quoteListPrices(request);
    return { ...quote, lines: quote.lines.map((line) => ({ ...line, price: null })), total: 0 };
  };
  const { answers: ofCart, cart } = shop();
  cart.quantities.set(1, 2);
  await openStore('/cart/goodOffer/budget', { answers: { ...ofCart, quoteListPrices: unpriced }, user: MEMBER });
  const main = within(screen.getByRole('main'));
  expect(await main.findByText(/^None of these products has a list price/)).toBeDefined();
  expect(main.queryByText(/^Total/)).toBeNull();
  expect(main.queryByText(/not in this total/)).toBeNull();
  expect(main.queryByText('Number')).toBeNull();
  expect(await main.findByText('Clinica Ruiz')).toBeDefined();
});

it('is for members', async () => {
  await openStore('/cart/goodOffer/budget?sku=5', { answers });
  expect(await within(screen.getByRole('main')).findByRole('link', { name: 'Log in' })).toBeDefined();
});

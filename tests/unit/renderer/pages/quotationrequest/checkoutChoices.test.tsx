import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { OrderQuote } from '../../../../../shared/contract/schemas/orders.ts';
import type { Coupon } from '../../../../../shared/contract/schemas/rewards.ts';
import { anAddress, list, shop } from '../../../../support/builders/aMember.ts';
import { anOrderQuote } from '../../../../support/builders/anOrderQuote.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { anOrder } from '../../../../support/fixtures/orderRecord.ts';

const main = () => within(screen.getByRole('main'));
const coupon = (id: number, minimum: number): Coupon => ({
  id,
  code: `C${id}`,
  coupon_name: `${id} off`,
  state: 'unused',
  discount: 100,
  percent: null,
  cap: null,
  minimum,
  expires_at: '2099-12-31T12:00:00.000Z',
  order_code: null,
});
const aLine = (fields: Partial<OrderQuote['lines'][number]> = {}): OrderQuote['lines'][number] => ({
  sku_id: 1,
  sku: aSku(1),
  quantity: 2,
  price: 900,
  line_total: 1_800,
  problem: null,
  available: 9,
  ...fields,
});

interface Setup {
  quote?: Partial<OrderQuote>;
  coupons?: Coupon[];
  answers?: Answers;
  at?: string;
}
async function open({ quote = {}, coupons = [], answers = {}, at = '?order=1' }: Setup) {
  const { answers: usual, cart } = shop([anAddress(), anAddress({ id: 2, name: 'Store room', is_default: false })]);
  cart.quantities.set(1, 2);
  const opened = await openStore(`/cart/goodOffer${at}`, {
    answers: { ...usual, quoteOrder: () => anOrderQuote(quote), listCoupons: () => list(coupons), ...answers },
    user: MEMBER,
  });
  const place = await main().findByRole('button', { name: /^Place the order for/ });
  const payloadsOf = (wanted: string) =>
    opened.platform.calls.flatMap(([name, payload]) => (name === wanted ? [payload] : []));
  return { ...opened, place, payloadsOf };
}

it('a coupon is chosen by its name and condition, and counts at once; it can be left out again', async () => {
  const { shopper, payloadsOf } = await open({ coupons: [coupon(1, 0), coupon(2, 100_000)] });
  const field = await main().findByRole<HTMLSelectElement>('combobox', { name: 'Coupon' });
  await waitFor(() => expect(field.options).toHaveLength(3));
  expect([...field.options].map(({ text }) => text)).toEqual([
    'No coupon',
    '1 off',
    '2 off (for orders from $1,000.00)',
  ]);
  await shopper.selectOptions(field, '2');
  await waitFor(() => expect(payloadsOf('quoteOrder').at(-1)).toMatchObject({ coupon_id: 2, points: 0 }));
  await shopper.selectOptions(field, '');
  await waitFor(() => expect(payloadsOf('quoteOrder').at(-1)).not.toHaveProperty('coupon_id'));
});

it('a member without coupons reads so, one whose coupon is gone reads that', async () => {
  let coupons = [coupon(1, 0)];
  const { shopper, stores } = await open({ answers: { listCoupons: () => list(coupons) } });
  const field = () => main().findByRole<HTMLSelectElement>('combobox', { name: 'Coupon' });
  await main().findByRole('option', { name: '1 off' });
  expect(main().queryByText('You have no coupon that can be used now.')).toBeNull();
  await shopper.selectOptions(await field(), '1');
  coupons = [];
  await stores.queries.reload('listCoupons', { state: 'unused', page: 1, page_size: 100 });
  expect(await main().findByRole('option', { name: 'This coupon can no longer be used.' })).toBeDefined();
  expect((await field()).value).toBe('1');
  await shopper.selectOptions(await field(), '');
  expect(await main().findByText('You have no coupon that can be used now.')).toBeDefined();
});

it.each([
  [{ points_balance: 0, points_max: 0 }, false, null],
  [{ points_balance: 900, points_max: 0 }, true, 'true'],
  [{ points_balance: 900, points_max: 500 }, true, null],
])('points can be spent where there are any: %j', async (quote, has, off) => {
  const { shopper, payloadsOf } = await open({ quote });
  const all = main().queryByRole('button', { name: 'Use all' });
  expect(main().queryByRole('textbox', { name: 'Points to spend' }) !== null).toBe(has);
  expect(all?.getAttribute('aria-disabled') ?? null).toBe(off);
  if (!all || off) return;
  await shopper.click(all);
  await waitFor(() => expect(payloadsOf('quoteOrder').at(-1)).toMatchObject({ points: 500 }));
  expect(main().getByRole<HTMLInputElement>('textbox', { name: 'Points to spend' }).value).toBe('500');
});

it.each([
  [aLine({ problem: 'short', available: 1 }), 'In stock: 1. Lower the quantity, or request a quotation'],
  [aLine({ problem: 'short', available: 0 }), 'To order: request a quotation, or order without it'],
  [aLine({ problem: 'gone', sku: null }), 'Probe 1 (SKU-1): No longer available: choose another product'],
])('a line that cannot be ordered says why, and blocks the order: %#', async (line, says) => {
  const { shopper, place, payloadsOf } = await open({ quote: { is_orderable: false, lines: [line] } });
  const lines = within(main().getByRole('region', { name: '1 product' }));
  const alerts = lines.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts.filter(Boolean)).toEqual([says]);
  expect(main().getByText('Some products need your attention')).toBeDefined();
  await shopper.click(place);
  expect(payloadsOf('createOrder')).toEqual([]);
});

it('one product is ordered in the quantity that is chosen here, without the way to the cart', async () => {
  const { shopper, payloadsOf, address } = await open({
    quote: { lines: [aLine()] },
    answers: { listSkus: () => list([aSku(1)]) },
    at: '?order=1&sku=1&quantity=2',
  });
  expect(main().queryByRole('link', { name: 'Change the cart' })).toBeNull();
  const quantity = main().getByRole('textbox', { name: /^Quantity/ });
  await shopper.clear(quantity);
  await shopper.type(quantity, '5{Tab}');
  await waitFor(() => expect(payloadsOf('quoteOrder').at(-1)).toMatchObject({ lines: [{ sku_id: 1, quantity: 5 }] }));
  expect(address()).toBe('/cart/goodOffer?order=1&sku=1&quantity=5');
});

it('an order is placed once with all that was chosen, and leads to its payment', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof anOrder>>();
  const { shopper, place, payloadsOf, address } = await open({
    quote: { lines: [aLine()] },
    answers: { createOrder: () => promise, readOrder: () => anOrder() },
  });
  expect(main().getByRole('link', { name: 'Change the cart' }).getAttribute('href')).toBe('/cart');
  await shopper.click(main().getByRole('radio', { name: /Store room/ }));
  await shopper.type(main().getByRole('textbox', { name: /about this delivery/ }), 'Ring twice');
  await shopper.type(main().getByRole('textbox', { name: 'Purchase order number' }), 'PO-1');
  await shopper.type(main().getByRole('textbox', { name: 'Your reference' }), 'R-2');
  await shopper.click(place);
  expect(await main().findByRole('button', { name: 'Placing the order…' })).toHaveProperty('ariaDisabled', 'true');
  await shopper.click(place);
  expect(payloadsOf('createOrder')).toMatchObject([
    {
      lines: [{ sku_id: 1, quantity: 2 }],
      address_id: 2,
      note: 'Ring twice',
      purchase_order: 'PO-1',
      reference: 'R-2',
      points: 123,
      total: 45_555,
      from_cart: true,
    },
  ]);
  resolve(anOrder());
  await waitFor(() => expect(address()).toBe('/cart/goodOffer/pay?id=7'));
});

it.each([
  [
    new ApiError(Code.conflict, 'Ordered before', { order_id: 7 }),
    'This quotation has already been ordered.',
    '/userCenter/orderList/7',
  ],
  [
    new ApiError(Code.conflict, 'Changed', { total: 50_000 }),
    'The total is now $455.55. Please check it and place the order again.',
    null,
  ],
  [
    new ApiError(Code.refused, 'Not today'),
    'Nothing you entered is lost. Press the button again; it won’t be ordered twice.',
    null,
  ],
])('an order that is refused says why, and what to do: %#', async (error, says, to) => {
  const createOrder = (): never => {
    throw error;
  };
  const { shopper, place } = await open({ quote: { lines: [aLine()] }, answers: { createOrder } });
  await shopper.click(place);
  expect(await main().findByText(says)).toBeDefined();
  expect(main().queryByRole('link', { name: 'To the order' })?.getAttribute('href') ?? null).toBe(to);
});

it('an order without an answer is asked for again as the same one, and followed', async () => {
  let isDown = true;
  const createOrder = (): ReturnType<typeof anOrder> => {
    if (isDown) throw new ApiError('offline');
    return anOrder();
  };
  const { shopper, place, payloadsOf, address } = await open({
    quote: { lines: [aLine()] },
    answers: { createOrder, readOrder: () => anOrder() },
  });
  await shopper.click(place);
  const again = await main().findByRole('button', { name: 'Ask again' });
  isDown = false;
  await shopper.click(again);
  await waitFor(() => expect(address()).toBe('/cart/goodOffer/pay?id=7'));
  const [first, second] = payloadsOf('createOrder');
  expect(second).toEqual(first);
});

it('a visitor is asked to log in before they order', async () => {
  await openStore('/cart/goodOffer?order=1', { answers: shop().answers });
  expect(await main().findByText('Log in to order')).toBeDefined();
  expect(main().getByText(/^Orders are placed in your name/)).toBeDefined();
});

it('an address that is deleted elsewhere is not replaced by another: the member chooses', async () => {
  let addresses = [anAddress(), anAddress({ id: 2, name: 'Store room', is_default: false })];
  const { shopper, place, payloadsOf } = await open({
    answers: {
      listAddresses: () => addresses,
      createOrder: ({ address_id: id }) => {
        if (id === 2)
          throw new ApiError(Code.refused, '', { errors: { address_id: 'Please choose a delivery address' } });
        return anOrder();
      },
    },
  });
  await shopper.click(await main().findByRole('radio', { name: /Store room/ }));
  addresses = [anAddress()];
  await shopper.click(place);
  expect(await main().findByText('The delivery address you chose has been deleted. Choose another one.')).toBeDefined();
  expect(main().getByRole<HTMLInputElement>('radio').checked).toBe(false);
  const button = () => main().getByRole('button', { name: /^Place the order for/ });
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'));
  await shopper.click(main().getByRole('radio'));
  expect(main().queryByText(/has been deleted/)).toBeNull();
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
  await shopper.click(button());
  await waitFor(() =>
    expect(payloadsOf('createOrder')).toMatchObject([{ address_id: 2 }, { address_id: anAddress().id }]),
  );
});

it('addresses that cannot be read say so, and can be read again', async () => {
  let isDown = true;
  const listAddresses = () => {
    if (isDown) throw new ApiError(Code.internal, 'Out of order');
    return [anAddress()];
  };
  const { shopper } = await open({ answers: { listAddresses } });
  const part = within(main().getByRole('region', { name: 'Delivery address' }));
  const again = await part.findByRole('button', { name: 'Try again' });
  isDown = false;
  await shopper.click(again);
  expect(await part.findByRole('radio', { name: /Ana Ruiz/ })).toBeDefined();
  expect(part.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('the form for another address has its heading below that of the addresses', async () => {
  const { shopper } = await open({});
  await shopper.click(await main().findByRole('button', { name: 'Another address' }));
  const form = await main().findByRole('heading', { name: 'New address' });
  const part = within(form.closest('section')!).getAllByRole('heading');
  expect(part.map(({ tagName }) => tagName)).toEqual(['H2', 'H3']);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import lineStyles from '../../../../../renderer/src/pages/cart/lines/CartLineRow.module.css';
import { MergeReportList } from '../../../../../renderer/src/pages/cart/MergeReportList.tsx';
import styles from '../../../../../renderer/src/pages/cart/MergeReportList.module.css';
import buttonStyles from '../../../../../renderer/src/ui/form/Button.module.css';
import type { Reply } from '../../../../../shared/contract/contract.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { CartLine, MergeReport } from '../../../../../shared/contract/schemas/cart.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';
import { aSku, FakeCartServer } from '../../../../support/fakes/FakeCartServer.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const main = () => within(screen.getByRole('main'));
const none = { results: [], total: 0, page: 1, page_size: 999 };

async function open(lines: CartLine[], answers: Answers = {}) {
  const total = lines.reduce((sum, line) => sum + (line.line_total ?? 0), 0);
  return openStore('/cart', {
    answers: {
      ...storefrontReplies,
      listCollected: () => none,
      readCart: () => ({ lines, total, currency: 'USD', unpriced: 0 }),
      ...answers,
    },
    user: MEMBER,
  });
}
const aLine = (id: number, sku = {}, quantity = 2): CartLine => ({
  id,
  sku: { ...aSku(id), ...sku },
  quantity,
  line_total: 1_000 * quantity,
});

it('a cart in order has no report, no warning and nothing announced', async () => {
  await open([aLine(1)]);
  await main().findByText('Probe 1');
  expect(main().getByText('1 product')).toBeDefined();
  expect(main().queryByText('Your cart has been updated')).toBeNull();
  expect(main().queryAllByRole('group')).toEqual([]);
  for (const message of [/no longer in your cart/, /stores no data/, /could not be loaded/])
    expect(main().queryByText(message)).toBeNull();
  expect(
    main()
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe('');
});

it.each([
  ['several of one pack', {}, 2, ['$20.00', '$10.00 each'], 'In stock · 3 days'],
  ['a single one', {}, 1, ['$10.00'], 'In stock · 3 days'],
  ['packs', { pack_size: 10 }, 2, ['$20.00', '$10.00 per pack'], 'In stock · 3 days'],
  ['more than there are', {}, 9, ['$90.00', '$10.00 each'], '5 in stock. For more, request a quotation'],
  ['none in stock', { stock: 0 }, 2, ['$20.00', '$10.00 each'], 'Made to order: request a quotation'],
])('a line of %s says what it costs, and when it comes', async (_what, sku, quantity, costs, says) => {
  await open([aLine(1, { sku_name: 'Sterile', ...sku }, quantity)]);
  const line = (await main().findByText('Probe 1')).closest('li')!;
  expect([...line.querySelector(`.${lineStyles.total}`)!.children].map(({ textContent }) => textContent)).toEqual(
    costs,
  );
  expect(within(line).getByText(says)).toBeDefined();
  expect(within(line).getByText('SKU-1')).toBeDefined();
  expect(within(line).getByText('Sterile')).toBeDefined();
});

it.each([
  ['a guest', false, {}, [['Request a quotation', false]]],
  ['a guest whose products have no price', false, { is_priced: false }, [['Request a quotation', false]]],
  [
    'a member',
    true,
    {},
    [
      ['Order now', true],
      ['Request a quotation', false],
    ],
  ],
  [
    'a member whose products have no price',
    true,
    { is_priced: false, market_price: null },
    [
      ['Order now', false],
      ['Request a quotation', true],
    ],
  ],
  [
    'a member who is to confirm their address first',
    true,
    { market_price: undefined },
    [['Request a quotation', true]],
  ],
])('the button that %s is most likely to press stands out', async (_who, isMember, sku, buttons) => {
  const variant = { ...aSku(1, undefined), ...(isMember && { market_price: 1_000 }), ...sku };
  const line: CartLine = { ...aLine(1), sku: variant, line_total: variant.market_price ?? null };
  const { stores } = await openStore('/cart', {
    answers: {
      ...storefrontReplies,
      listCollected: () => none,
      listSkus: () => ({ ...none, results: [variant] }),
      readCart: () => ({ lines: [line], total: 0, currency: 'USD', unpriced: 0 }),
    },
    ...(isMember && { user: MEMBER }),
  });
  if (!isMember) await act(() => stores.cart.add(1, 1));
  await main().findByText('Probe 1');
  const summary = within(main().getByRole('region', { name: 'Summary' }));
  const shown = summary
    .getAllByRole('button')
    .map((button) => [button.textContent, button.classList.contains(buttonStyles.primary)]);
  expect(shown).toEqual(buttons);
});

it('lines that are not selected look so, and "select all" is between the two', async () => {
  const { shopper } = await open([aLine(1), aLine(2)]);
  await main().findByText('Probe 1');
  const all = main().getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
  const pale = () =>
    ['Probe 1', 'Probe 2'].map((name) => main().getByText(name).closest('li')!.classList.contains(lineStyles.unticked));
  expect([all.checked, all.indeterminate, ...pale()]).toEqual([true, false, false, false]);
  await shopper.click(main().getByRole('checkbox', { name: 'Select Probe 2' }));
  expect([all.checked, all.indeterminate, ...pale()]).toEqual([false, true, false, true]);
  await shopper.click(main().getByRole('checkbox', { name: 'Select Probe 1' }));
  expect([all.checked, all.indeterminate, ...pale()]).toEqual([false, false, true, true]);
  await shopper.click(all);
  expect([all.checked, all.indeterminate, ...pale()]).toEqual([true, false, false, false]);
});

it('a cart that cannot be read says why, not that it is empty', async () => {
  const readCart = (): never => {
    throw new ApiError(Code.internal, 'Out of order');
  };
  await open([], { readCart });
  expect(await main().findByText('Your cart could not be loaded')).toBeDefined();
  expect(main().getByText('Out of order')).toBeDefined();
  expect(main().queryByText('Your cart is empty')).toBeNull();
});

it.each<[string, () => Reply<'listSkus'>, string]>([
  ['the store no longer knows', () => none, 'No longer available'],
  [
    'could not be read',
    () => {
      throw new ApiError('offline');
    },
    '#1',
  ],
])('a guest’s line whose product %s has a name all the same', async (_why, listSkus, name) => {
  const { stores } = await openStore('/cart', { answers: { ...storefrontReplies, listSkus } });
  await act(() => stores.cart.add(1, 1));
  expect(await main().findByText(name)).toBeDefined();
  expect(main().getByRole('checkbox', { name: `Select ${name}` })).toBeDefined();
  expect(main().getByRole('button', { name: `Remove ${name}` })).toBeDefined();
});

it('a failed change of a line that is gone meanwhile is said above the others, until it is closed', async () => {
  const server = new FakeCartServer();
  server.quantities.set(1, 2).set(2, 2);
  const { shopper, stores } = await open([], {
    readCart: (payload) => server.call('readCart', payload),
    updateCartLine: () => {
      server.quantities.delete(2);
      throw new ApiError(Code.notFound, 'Gone');
    },
  });
  await main().findByText('Probe 2');
  await shopper.click(main().getByRole('button', { name: 'Quantity of Probe 2: +1' }));
  await waitFor(() => expect(stores.cart.member.failures.size).toBe(1));
  await stores.cart.load();
  const message = await main().findByText('A change to a product that is no longer in your cart was not saved.');
  expect(main().queryByText(/^Not saved/)).toBeNull();
  await shopper.click(main().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(message.isConnected).toBe(false));
});

const report = (fields: Partial<MergeReport>): MergeReport => ({
  sku_id: 1,
  code: 'SKU-1',
  product_name: 'Probe',
  outcome: 'added',
  quantity: 2,
  ...fields,
});

it.each([
  [report({}), 'Probe, SKU-1', 'Added, quantity 2', true],
  [report({ outcome: 'joined', quantity: 5 }), 'Probe, SKU-1', 'Already in your cart: the quantity is now 5', true],
  [report({ outcome: 'capped' }), 'Probe, SKU-1', 'Limited to 999, the maximum per line', false],
  [
    report({ outcome: 'unavailable', code: '', product_name: '' }),
    '#1',
    'No longer available, so it was not added',
    false,
  ],
])('the report of a sign-in says what became of each product: %#', async (line, name, outcome, isGood) => {
  await renderPart(<MergeReportList report={[line]} onClose={() => undefined} />, { answers: {} });
  const row = screen.getByRole('listitem');
  expect([...row.lastElementChild!.children].map(({ textContent }) => textContent)).toEqual([name, outcome]);
  expect(row.querySelector(`.${styles.good}`) !== null).toBe(isGood);
  expect(row.querySelector(`.${styles.bad}`) !== null).toBe(!isGood);
});

import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChargeList } from '../../../../../renderer/src/components/order/details/ChargeList.tsx';
import chargeStyles from '../../../../../renderer/src/components/order/details/ChargeList.module.css';
import { GoodsName } from '../../../../../renderer/src/components/order/GoodsName.tsx';
import { GoodsLine } from '../../../../../renderer/src/components/order/GoodsLine.tsx';
import { OrderRows } from '../../../../../renderer/src/components/order/OrderRows.tsx';
import type { Charge, OrderSummary } from '../../../../../shared/contract/schemas/orders.ts';
import { FakeCustomers } from '../../../../support/fakes/FakeCustomers.ts';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { anOrder } from '../../../../support/fixtures/orderRecord.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const answers = {
  readCart: () => ({ lines: [], total: 0, currency: 'USD', unpriced: 0 }),
  listCollected: () => ({ results: [], total: 0, page: 1, page_size: 24 }),
  countMessageFlags: () => ({ total: 0, system: 0, activity: 0, account: 0 }),
};
const show = (part: React.ReactElement, isPresenting = false) =>
  renderPart(part, { answers, member: MEMBER, platform: { customers: new FakeCustomers([], { isPresenting }) } });

describe('the parts of a total', () => {
  const CHARGE: Charge = { ...anOrder().charge, subtotal: 2_000, shipping: 4_500, total: 6_500 };
  const terms = (tax: number | null) => ({ tax }) as NonNullable<Parameters<typeof ChargeList>[0]['terms']>;

  it.each<[string, Parameters<typeof ChargeList>[0], string[]]>([
    ['at catalogue prices', { charge: CHARGE, terms: null }, ['Goods: $20.00', 'Freight: $45.00', 'To pay: $65.00']],
    [
      'of a paid order',
      { charge: CHARGE, terms: null, isPaid: true },
      ['Goods: $20.00', 'Freight: $45.00', 'Total: $65.00'],
    ],
    [
      'without freight',
      { charge: { ...CHARGE, shipping: 0 }, terms: null },
      ['Goods: $20.00', 'Freight: Free', 'To pay: $65.00'],
    ],
    [
      'of a quotation that includes freight, and says nothing of tax',
      { charge: { ...CHARGE, shipping: 0 }, terms: terms(null) },
      ['Goods: $20.00', 'Freight: Included', 'To pay: $65.00'],
    ],
    [
      'of a quotation with tax',
      { charge: { ...CHARGE, tax: 300 }, terms: terms(300) },
      ['Goods: $20.00', 'Freight: $45.00', 'Tax: $3.00', 'To pay: $65.00'],
    ],
    [
      'of a quotation without any tax',
      { charge: CHARGE, terms: terms(0) },
      ['Goods: $20.00', 'Freight: $45.00', 'Tax: $0.00', 'To pay: $65.00'],
    ],
    [
      'with a coupon and points',
      { charge: { ...CHARGE, coupon_discount: 100, points: 1, points_discount: 50 }, terms: null },
      ['Goods: $20.00', 'Freight: $45.00', 'Coupon: -$1.00', '1 point: -$0.50', 'To pay: $65.00'],
    ],
  ])('%s', async (_what, props, rows) => {
    await show(<ChargeList {...props} />);
    const shown = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling!.textContent}`.replace('−', '-'));
    expect(shown).toEqual(rows);
    const saved = screen.getAllByRole('definition').map(({ classList }) => classList.contains(chargeStyles.saved));
    expect(saved).toEqual(rows.map((row) => row.includes('-$')));
  });
});

describe('a line of an order', () => {
  it.each([
    ['priced', { price: 1_000, lineTotal: 2_000 }, ['20.00', '2 × 10.00']],
    ['without a price', { price: null, lineTotal: null }, ['–']],
  ])('%s', async (_what, prices, total) => {
    await show(
      <ul>
        <GoodsLine sku={aSku(1)} quantity={2} {...prices} />
      </ul>,
    );
    const line = screen.getByRole('listitem');
    expect(within(line).getByText('SKU-1')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(
      within(line)
        .getAllByText(/^[\d.]+$|×|^–$/)
        .map(({ textContent }) => textContent),
    ).toEqual(total);
  });

  it('says its variant, why it cannot be ordered, and lets its quantity be changed', async () => {
    await show(
      <ul>
        <GoodsLine
          sku={{ ...aSku(1), sku_name: 'Sterile', code: '' }}
          quantity={2}
          price={1}
          lineTotal={2}
          problem="Sold out"
        >
          <input aria-label="Quantity" />
        </GoodsLine>
      </ul>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Sold out');
    expect(screen.getByText('Sterile')).toBeDefined();
    expect(screen.queryByText('SKU-1')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toBeDefined();
  });
});

describe('a row of the list of orders', () => {
  it.each<[string, Partial<OrderSummary>, string | null, [string, string][]]>([
    ['to be paid', { state: 'awaiting_payment', actions: ['pay'] }, null, [['Pay $65.00', '/cart/goodOffer/pay?id=7']]],
    [
      'under way',
      { state: 'in_transit', actions: [], logistics_number: '1Z 9' },
      null,
      [['Track', '/order/tracking?number=1Z%209']],
    ],
    ['with one more product', { state: 'paid', actions: [], line_count: 2 }, 'and 1 more product', []],
    ['with more products', { state: 'paid', actions: [], line_count: 4 }, 'and 3 more products', []],
  ])('%s', async (_what, own, more, links) => {
    await show(<OrderRows orders={[anOrder(own)]} />);
    const shown = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
      .filter(([, href]) => !href!.startsWith('/product/'));
    expect(shown).toEqual([
      ['M2026000007', '/userCenter/orderList/7'],
      ...links.map(([name, href]) => [expect.stringContaining(name), href]),
    ]);
    expect(screen.queryByText(/^and \d+ more/)?.textContent ?? null).toBe(more);
    expect(screen.getByText('$65.00')).toBeDefined();
    expect(screen.getByText(/^Ordered on /)).toBeDefined();
  });
});

describe('the name of goods', () => {
  it.each([
    [1, '/product/convex/1?sku=1'],
    [0, null],
  ])('leads to their page where they have one: variant %i', async (id, href) => {
    await show(<GoodsName sku={{ ...aSku(1), id }} className={undefined} />);
    const name = screen.getByText('Probe 1');
    expect(name.closest('a')?.getAttribute('href') ?? null).toBe(href);
  });
});

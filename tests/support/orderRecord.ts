import { sellerOf } from '../../server/modules/company/Company.ts';
import { SAMPLE_COMPANY } from '../../server/modules/company/sampleCompany.ts';
import { orderActions } from '../../server/modules/orders/orderStates.ts';
import type { Order, Payment } from '../../shared/contract/schemas/orders.ts';
import { aSku } from './CartServer.ts';

export const aPayment = (fields: Partial<Payment> = {}): Payment => ({
  ...{ id: 1, method: 'card', state: 'declined', amount: 6_500, reference: 'M2026000007-1' },
  ...{ card_brand: 'Visa', card_last4: '0002', created_at: '2026-11-21T10:00:00.000Z' },
  ...fields,
});
/** An order as the API answers it; without a server. */
export function anOrder(fields: Partial<Order> = {}): Order {
  const state = fields.state ?? 'awaiting_payment';
  const line = { sku: aSku(1), quantity: 2, price: 1_000, line_total: 2_000 };
  return {
    ...{ id: 7, code: 'M2026000007', state, quantity: 2, line_count: 1, first_lines: [line], lines: [line] },
    ...{ total: 6_500, currency: 'USD', is_paid: state !== 'awaiting_payment' && state !== 'cancelled' },
    ...{ created_at: '2026-11-21T09:00:00.000Z', ship_date: null, logistics_number: null, logistics_state: null },
    actions: orderActions(state),
    address: {
      ...{ name: 'Ana Ruiz', phone: '+34 600 000 000', postal_code: '28014', country: 4 },
      ...{ region: 'Madrid', detail: 'Calle de Alcala 1' },
    },
    note: '',
    terms: null,
    charge: {
      ...{ subtotal: 2_000, shipping: 4_500, tax: 0, coupon_discount: 0, points_discount: 0, points: 0 },
      ...{ total: 6_500, currency: 'USD', earns: 65 },
    },
    ...{
      pay_until: '2026-11-28T09:00:00.000Z',
      awaits_transfer: false,
      timeline: [],
      payments: [],
      inquiry: null,
      seller: sellerOf(SAMPLE_COMPANY),
    },
    ...fields,
  };
}

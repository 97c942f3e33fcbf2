import type { OrderQuote } from '../../../shared/contract/schemas/orders.ts';

const charge = { subtotal: 45_678, shipping: 0, tax: 0, coupon_discount: 0, points_discount: 123, points: 123 };

/** The server's total for an order, partly paid with points. */
export const anOrderQuote = (fields: Partial<OrderQuote> = {}): OrderQuote => ({
  lines: [],
  charge: { ...charge, total: 45_555, currency: 'USD', earns: 455 },
  terms: null,
  points_balance: 90_000,
  points_max: 45_678,
  coupon_problem: null,
  is_orderable: true,
  ...fields,
});

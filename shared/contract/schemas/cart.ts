import { z } from 'zod/mini';
import { CART_LINES_MAX, CART_QUANTITY_MAX, CART_QUANTITY_MIN } from '../limits.ts';
import { SkuWithProduct } from './catalogue.ts';
import { localisedSchema } from '../localisedSchema.ts';
import { Empty, Id, Idempotent, Money, Nothing, Uuid } from '../wireTypes.ts';

/** A quantity in a cart (S5): 1 to 999. */
export const Quantity = z
  .int('wholeNumber')
  .check(z.gte(CART_QUANTITY_MIN, 'quantityMin'), z.lte(CART_QUANTITY_MAX, 'quantityMax'));

/** The facts of a variant that a buyer was shown. */
export const ShownGoods = z.object({
  /** Null for a variant without a price; absent for a member who sees no prices. */
  market_price: z.optional(z.nullable(Money)),
  pack_size: z.int(),
  stock: z.int(),
  delivery_days: z.int(),
});
export type ShownGoods = z.infer<typeof ShownGoods>;

export const CartLine = z.object({
  id: z.int(),
  sku: SkuWithProduct,
  quantity: z.int(),
  /** Null for a product without a price, which is sold by quotation. */
  line_total: z.nullable(Money),
  /**
   * The goods as they were added or last acknowledged; present only if price, pack size, delivery time or
   * availability have changed since.
   */
  former: z.optional(ShownGoods),
});
export type CartLine = z.infer<typeof CartLine>;

/** The server computes prices and totals; `total` leaves out lines without a price. */
export const Cart = z.object({
  lines: z.array(CartLine),
  total: Money,
  currency: z.string(),
  unpriced: z.int(),
  /** In an offline answer: when the store last returned this cart, in milliseconds since 1970. */
  kept_at: z.optional(z.number()),
});
export type Cart = z.infer<typeof Cart>;

const MERGE_OUTCOMES = ['added', 'joined', 'capped', 'unavailable'] as const;
export const MergeReport = z.object({
  sku_id: z.int(),
  code: z.string(),
  ...localisedSchema('product_name'),
  outcome: z.enum(MERGE_OUTCOMES),
  /** The quantity in the cart after the change. */
  quantity: z.int(),
});
export type MergeReport = z.infer<typeof MergeReport>;
/** The cart after lines were added, with the outcome of each line. */
export const CartReport = z.object({ cart: Cart, report: z.array(MergeReport) });

/** The id of a rep's customer, from the rep's customer book. */
const CustomerId = Uuid.check(z.toLowerCase());
/** The customer whose cart is meant; absent for the member's own. */
export const ForCustomer = { customer: z.optional(CustomerId) };

export const cartContract = {
  addCartLine: { request: z.object({ sku_id: Id, quantity: Quantity, ...ForCustomer, ...Idempotent }), reply: Cart },
  /** Adds all of the lines or none of them: what is wrong with one is said of it, as `lines.3.quantity`. */
  addCartLines: {
    request: z.object({
      lines: z
        .array(z.object({ sku_id: Id, quantity: Quantity }))
        .check(z.minLength(1, 'linesRequired'), z.maxLength(CART_LINES_MAX, 'cartFull')),
      ...ForCustomer,
      ...Idempotent,
    }),
    reply: Cart,
  },
  readCart: { request: z.object(ForCustomer), reply: Cart },
  countCart: { request: z.object(ForCustomer), reply: z.object({ total: z.int() }) },
  updateCartLine: { request: z.object({ id: Id, quantity: Quantity, ...ForCustomer }), reply: Cart },
  /** The member has read how these lines have changed; `shown` is what they saw. */
  acknowledgeCart: {
    request: z.object({
      lines: z.array(z.object({ sku_id: Id, shown: ShownGoods })).check(z.maxLength(CART_LINES_MAX)),
      ...ForCustomer,
    }),
    reply: Cart,
  },
  removeCartLine: { request: z.object({ id: Id, ...ForCustomer }), reply: Cart },
  mergeCart: {
    request: z.object({
      lines: z.array(z.object({ sku_id: Id, quantity: Quantity })).check(z.maxLength(200)),
      ...ForCustomer,
      ...Idempotent,
    }),
    reply: CartReport,
  },
  /** The member's non-empty carts for customers, with the number of lines in each. */
  listCustomerCarts: {
    request: Empty,
    reply: z.object({ carts: z.array(z.object({ customer: z.string(), lines: z.int() })) }),
  },
  /** Deletes a customer's cart; succeeds if there is none. */
  deleteCustomerCart: { request: z.object({ customer: CustomerId }), reply: Nothing },
};

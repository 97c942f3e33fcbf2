import { z } from 'zod/mini';
import { AFTER_SALE_PHOTOS_MAX, PHOTO_LETTERS_MAX } from '../limits.ts';
import { SkuWithProduct } from './catalogue.ts';
import { Empty, Id, Idempotent, listOf, Moment, Paging, text } from '../wireTypes.ts';

export const AFTER_SALE_KINDS = ['return', 'exchange'] as const;
export type AfterSaleKind = (typeof AFTER_SALE_KINDS)[number];
/** The store's possible decisions. */
export const AFTER_SALE_DECISIONS = ['approved', 'refused', 'received', 'done'] as const;
export type AfterSaleDecision = (typeof AFTER_SALE_DECISIONS)[number];
export const AFTER_SALE_STATES = ['requested', ...AFTER_SALE_DECISIONS] as const;
export type AfterSaleState = (typeof AFTER_SALE_STATES)[number];
/** The possible next states of a request, by its state. */
export const AFTER_SALE_NEXT: Record<AfterSaleState, readonly AfterSaleDecision[]> = {
  requested: ['approved', 'refused'],
  approved: ['received'],
  refused: [],
  // Declined where the check finds something else than was said.
  received: ['done', 'refused'],
  done: [],
};

export const AfterSale = z.object({
  id: z.int(),
  order_id: z.int(),
  order_code: z.string(),
  kind: z.enum(AFTER_SALE_KINDS),
  state: z.enum(AFTER_SALE_STATES),
  reason: z.string(),
  /** The store's answer; empty until there is one. */
  answer: z.string(),
  lines: z.array(z.object({ sku: SkuWithProduct, quantity: z.int() })),
  /** Ids of its photographs. */
  photos: z.array(z.int()),
  created_at: Moment,
});
export type AfterSale = z.infer<typeof AfterSale>;

/** An order with lines that can still be returned or exchanged, and until when (S9). */
export const ReturnableOrder = z.object({
  order_id: z.int(),
  order_code: z.string(),
  /** Null if it is too late, or too early. */
  return_until: z.nullable(Moment),
  exchange_until: z.nullable(Moment),
  /** The quantity of each line that can still be returned. */
  lines: z.array(z.object({ line_id: z.int(), sku: SkuWithProduct, quantity: z.int() })),
});
export type ReturnableOrder = z.infer<typeof ReturnableOrder>;

/**
 * Finds a character that base64 does not allow. V8 may keep a position for each letter that `+` matches (once a process has
 * compiled 1 MB of expressions), and then has no room for the five million letters of a photograph.
 */
const NOT_BASE64 = /^(?:=|$)|[^A-Za-z0-9+/=]|=[^=]/;
const Base64 = z.string().check(
  z.maxLength(PHOTO_LETTERS_MAX, 'photoTooLarge'),
  z.refine((text) => !NOT_BASE64.test(text), 'photoInvalid'),
);

export const returnsContract = {
  /** All of the member, or those of one order. */
  listAfterSales: { request: z.object({ ...Paging, order_id: z.optional(Id) }), reply: listOf(AfterSale) },
  listReturnable: { request: Empty, reply: z.array(ReturnableOrder) },
  createAfterSale: {
    request: z.object({
      order_id: Id,
      kind: z.enum(AFTER_SALE_KINDS),
      reason: text(2000),
      lines: z
        .array(z.object({ line_id: Id, quantity: z.int('wholeNumber').check(z.gte(1, 'quantityMin')) }))
        .check(z.minLength(1, 'linesRequired'), z.maxLength(200)),
      photos: z.array(Id).check(z.maxLength(AFTER_SALE_PHOTOS_MAX, 'photosMax')),
      ...Idempotent,
    }),
    reply: AfterSale,
  },
  addAfterSalePhoto: { request: z.object({ photo: Base64, ...Idempotent }), reply: z.object({ id: z.int() }) },
  /** A photograph that the member sent, made smaller, as a `data:` URL. */
  readAfterSalePhoto: { request: z.object({ id: Id }), reply: z.object({ src: z.string() }) },
};

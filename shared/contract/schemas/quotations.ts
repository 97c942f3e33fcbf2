import { z } from 'zod/mini';
import { FREE_QUANTITY_MAX, INQUIRY_LINES_MAX, PAD_TEXT_MAX } from '../limits.ts';
import { CartReport, ForCustomer, Quantity } from './cart.ts';
import { SkuWithProduct } from './catalogue.ts';
import { AddressRequest } from './members.ts';
import { Charge } from './orders.ts';
import { OwnNumbersInput, OwnNumbersShown } from './ownNumbers.ts';
import { QuotationTerms } from './quotationTerms.ts';
import { Seller } from './seller.ts';
import { Email, Id, Idempotent, listOf, Moment, Money, optionalText, Paging, text } from '../wireTypes.ts';

export const INQUIRY_STATES = ['submitted', 'in_progress', 'quoted', 'accepted', 'declined', 'expired'] as const;
/**
 * The member's actions: accept or decline the prices, write to the store, order, or put the lines into the cart again.
 */
const INQUIRY_ACTIONS = ['accept', 'decline', 'write', 'order', 'repeat'] as const;

export const InquiryContact = z.object({
  nick_name: text(60),
  mobile: text(40),
  email: Email,
  country: z.int('select').check(z.gte(1, 'select')),
  company: optionalText(120),
});
export const InquiryAddress = z.pick(AddressRequest, { postal_code: true, region: true, detail: true });
/** What the catalogue does not have, or not in such a quantity: asked for as it was written. */
const FreeLine = z.object({
  text: text(PAD_TEXT_MAX),
  quantity: z.int('wholeNumber').check(z.gte(1, 'quantityMin'), z.lte(FREE_QUANTITY_MAX, 'invalid')),
});
export type FreeLine = z.infer<typeof FreeLine>;

export const InquiryRequest = z
  .object({
    lines: z
      .array(
        z.object({
          sku_id: Id,
          quantity: Quantity,
          note: optionalText(500),
          /** The maximum of the database column (32-bit integer). */
          target_price: z.optional(z.nullable(Money.check(z.gte(0, 'invalid'), z.lte(2_147_483_647, 'invalid')))),
        }),
      )
      .check(z.maxLength(INQUIRY_LINES_MAX, 'inquiryLinesMax')),
    free_lines: z.optional(z.array(FreeLine).check(z.maxLength(INQUIRY_LINES_MAX, 'inquiryLinesMax'))),
    contact: InquiryContact,
    address: InquiryAddress,
    message: optionalText(2000),
    ...OwnNumbersInput,
    /** Removes the lines from the cart once the quotation exists. */
    from_cart: z.boolean(),
    ...ForCustomer,
    ...Idempotent,
  })
  .check(
    z.refine(({ lines, free_lines }) => lines.length + (free_lines?.length ?? 0) > 0, {
      path: ['lines'],
      error: 'linesRequired',
    }),
  );

const InquiryLine = z.object({
  id: z.int(),
  sku: SkuWithProduct,
  quantity: z.int(),
  note: z.string(),
  target_price: z.nullable(Money),
  /** Null until quoted, and if the store cannot supply it. */
  quoted_price: z.nullable(Money),
});
const InquiryMessage = z.object({
  id: z.int(),
  from: z.enum(['member', 'store']),
  message: z.string(),
  created_at: Moment,
});
export const InquirySummary = z.object({
  id: z.int(),
  code: z.string(),
  state: z.enum(INQUIRY_STATES),
  line_count: z.int(),
  created_at: Moment,
  /** When the answer is due (S9: within 24 hours). */
  reply_due_at: Moment,
  /** Until when the quoted prices are valid; null until quoted. */
  valid_until: z.nullable(Moment),
  /** In minor units: goods, freight and tax; only the goods without terms. Null until quoted. */
  quoted_total: z.nullable(Money),
});
export type InquirySummary = z.infer<typeof InquirySummary>;
export const Inquiry = z.extend(InquirySummary, {
  /** As stored: older quotations may not meet today's validation. */
  contact: z.extend(InquiryContact, { email: z.string() }),
  address: InquiryAddress,
  message: z.string(),
  ...OwnNumbersShown,
  follower: z.nullable(z.object({ name: z.string(), email: z.string(), mobile: z.string() })),
  lines: z.array(InquiryLine),
  /** Asked for as written; absent in answers that were kept before there were any. */
  free_lines: z.optional(z.array(FreeLine)),
  messages: z.array(InquiryMessage),
  /** The actions that are possible now. */
  actions: z.array(z.enum(INQUIRY_ACTIONS)),
  /** The order made from it. */
  order: z.nullable(z.object({ id: z.int(), code: z.string() })),
  quoted_at: z.nullable(Moment),
  /** Null until quoted, and for older quotations without terms: freight is then added with the order. */
  terms: z.nullable(QuotationTerms),
  /** The charge of an order from it, before coupon and points; null without terms. */
  charge: z.nullable(Charge),
  currency: z.string(),
  seller: Seller,
});
export type Inquiry = z.infer<typeof Inquiry>;

const ById = z.object({ id: Id });

export const inquiriesContract = {
  createInquiry: { request: InquiryRequest, reply: Inquiry },
  listInquiries: {
    request: z.object({ ...Paging, state: z.optional(z.enum(INQUIRY_STATES)) }),
    reply: listOf(InquirySummary),
  },
  readInquiry: { request: ById, reply: Inquiry },
  sendInquiryMessage: { request: z.object({ id: Id, message: text(2000), ...Idempotent }), reply: Inquiry },
  /**
   * Accepts the quoted prices for an order. `quoted_at` names the prices that the member has seen: code 13 if they have
   * changed since.
   */
  acceptInquiry: {
    request: z.object({ id: Id, quoted_at: z.optional(Moment), ...Idempotent }),
    reply: Inquiry,
  },
  declineInquiry: {
    request: z.object({ id: Id, reason: optionalText(500), ...Idempotent }),
    reply: Inquiry,
  },
  /** Adds its lines to the cart again. */
  repeatInquiry: { request: z.object({ id: Id, ...ForCustomer, ...Idempotent }), reply: CartReport },
};

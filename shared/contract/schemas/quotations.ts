import { z } from 'zod/mini';
import { REQUEST_LINES_MAX } from '../limits.ts';
import { CartReport, ForCustomer, Quantity } from './cart.ts';
import { SkuWithProduct } from './catalogue.ts';
import { AddressRequest } from './members.ts';
import { Charge } from './orders.ts';
import { QuotationTerms } from './quotationTerms.ts';
import { Seller } from './seller.ts';
import { Email, Id, Idempotent, listOf, Moment, Money, optionalText, Paging, text } from '../wireTypes.ts';

export const INQUIRY_STATES = ['submitted', 'in_progress', 'quoted', 'accepted', 'declined', 'expired'] as const;
/** Accept the prices, decline them, write to the store, make the order, ask for the same again. */
const INQUIRY_ACTIONS = ['accept', 'decline', 'write', 'order', 'repeat'] as const;

export const InquiryContact = z.object({
  nick_name: text(60),
  mobile: text(40),
  email: Email,
  country: z.int('select').check(z.gte(1, 'select')),
  company: optionalText(120),
});
export const InquiryAddress = z.pick(AddressRequest, { postal_code: true, region: true, detail: true });
export const InquiryRequest = z.object({
  lines: z
    .array(
      z.object({
        sku_id: Id,
        quantity: Quantity,
        note: optionalText(500),
        /** As large as the column that holds it. */
        target_price: z.optional(z.nullable(Money.check(z.gte(0, 'invalid'), z.lte(2_147_483_647, 'invalid')))),
      }),
    )
    .check(z.minLength(1, 'linesRequired'), z.maxLength(REQUEST_LINES_MAX, 'linesMax')),
  contact: InquiryContact,
  address: InquiryAddress,
  message: optionalText(2000),
  /** Take the lines out of the cart once the quotation exists. */
  from_cart: z.boolean(),
  ...ForCustomer,
  ...Idempotent,
});

const InquiryLine = z.object({
  id: z.int(),
  sku: SkuWithProduct,
  quantity: z.int(),
  note: z.string(),
  target_price: z.nullable(Money),
  /** Null until it is quoted, and where the store cannot supply it. */
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
  /** When the promise of an answer falls due (S9: within 24 hours). */
  reply_due_at: Moment,
  /** Until when the quoted prices hold; null before they are there. */
  valid_until: z.nullable(Moment),
  /** The total in minor units: goods, freight and tax; the goods alone without terms. Null before it is quoted. */
  quoted_total: z.nullable(Money),
});
export type InquirySummary = z.infer<typeof InquirySummary>;
export const Inquiry = z.extend(InquirySummary, {
  /** As it was written, by the rules of its day. */
  contact: z.extend(InquiryContact, { email: z.string() }),
  address: InquiryAddress,
  message: z.string(),
  follower: z.nullable(z.object({ name: z.string(), email: z.string(), mobile: z.string() })),
  lines: z.array(InquiryLine),
  messages: z.array(InquiryMessage),
  /** The actions that are possible now. */
  actions: z.array(z.enum(INQUIRY_ACTIONS)),
  /** The order that was made of it. */
  order: z.nullable(z.object({ id: z.int(), code: z.string() })),
  quoted_at: z.nullable(Moment),
  /** Null before it is quoted, and for quotations from before terms were stated: freight is then added with the order. */
  terms: z.nullable(QuotationTerms),
  /** The charge of an order of it, before coupon and points; null without terms. */
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
   * Takes the quoted prices; from then on they hold for the order that is made of it. `quoted_at` says which ones its
   * member has seen: code 13 where there are others by now.
   */
  acceptInquiry: {
    request: z.object({ id: Id, quoted_at: z.optional(Moment), ...Idempotent }),
    reply: Inquiry,
  },
  declineInquiry: {
    request: z.object({ id: Id, reason: optionalText(500), ...Idempotent }),
    reply: Inquiry,
  },
  /** Puts its lines into the cart again. */
  repeatInquiry: { request: z.object({ id: Id, ...ForCustomer, ...Idempotent }), reply: CartReport },
};

import { z } from 'zod/mini';
import { FREE_QUANTITY_MAX, INQUIRY_LINES_MAX, PAD_TEXT_MAX, PRICE_MAX } from '../limits.ts';
import { CartReport, ForCustomer, Quantity } from './cart.ts';
import { SkuWithProduct } from './catalogue.ts';
import { AddressRequest } from './members.ts';
import { Charge } from './orders.ts';
import { OwnNumbersInput, OwnNumbersShown } from './commercialDocuments/ownNumbers.ts';
import { QuotationTerms } from './commercialDocuments/quotationTerms.ts';
import { Seller } from './commercialDocuments/seller.ts';
import { LanguageCode, UserInfo } from './signIn/sessions.ts';
import {
  atMost,
  Email,
  Id,
  Idempotent,
  listOf,
  Moment,
  Money,
  Nothing,
  optionalText,
  Paging,
  text,
} from '../wireTypes.ts';

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
/** A free line: goods or a quantity that the catalogue does not have, as written. */
const FreeLine = z.object({
  text: text(PAD_TEXT_MAX),
  quantity: z.int('wholeNumber').check(z.gte(1, 'quantityMin'), z.lte(FREE_QUANTITY_MAX, 'invalid')),
});
export type FreeLine = z.infer<typeof FreeLine>;

/** The goods of a request, and what is written with them. */
const Requested = {
  lines: z
    .array(
      z.object({
        sku_id: Id,
        quantity: Quantity,
        note: optionalText(500),
        /** The maximum of the database column (32-bit integer). */
        target_price: z.optional(z.nullable(Money.check(z.gte(0, 'invalid'), z.lte(PRICE_MAX, 'invalid')))),
      }),
    )
    .check(z.maxLength(INQUIRY_LINES_MAX, 'inquiryLinesMax')),
  free_lines: z.optional(z.array(FreeLine).check(z.maxLength(INQUIRY_LINES_MAX, 'inquiryLinesMax'))),
  contact: InquiryContact,
  message: optionalText(2000),
  ...OwnNumbersInput,
};
const hasLines = z.refine<{ lines: unknown[]; free_lines?: unknown[] | undefined }>(
  ({ lines, free_lines }) => lines.length + (free_lines?.length ?? 0) > 0,
  { path: ['lines'], error: 'linesRequired' },
);

export const InquiryRequest = z
  .object({
    ...Requested,
    address: InquiryAddress,
    /** Removes the lines from the cart once the quotation exists. */
    from_cart: z.boolean(),
    ...ForCustomer,
    ...Idempotent,
  })
  .check(hasLines);

/** The fields that give a guest's request an account: the one with this e-mail address, or a new one. */
export const GuestAccount = z.object({
  /** The password of a new account, or of the one with this e-mail address. */
  password: z.string().check(z.minLength(1, 'required'), atMost(200)),
  accepted_terms: z.literal(true, 'acceptUse'),
  accepted_privacy: z.literal(true, 'acceptPrivacy'),
});
/** A request that was left at a kiosk: without a password, with the visitor's language. */
const LeftRequest = z
  .object({
    ...Requested,
    address: z.optional(InquiryAddress),
    accepted_terms: z.optional(z.literal(true, 'acceptUse')),
    accepted_privacy: z.optional(z.literal(true, 'acceptPrivacy')),
    language_code: LanguageCode,
    ...Idempotent,
  })
  .check(hasLines);
const GuestInquiryRequest = z.object({ ...Requested, ...GuestAccount.shape, ...Idempotent }).check(hasLines);

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
  /** The address as stored: older quotations may not meet today's validation. */
  contact: z.extend(InquiryContact, { email: z.string() }),
  /** Empty where a guest has named none. */
  address: z.object({ postal_code: z.string(), region: z.string(), detail: z.string() }),
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

const BudgetRequest = z.object({
  lines: z.array(z.object({ sku_id: Id, quantity: Quantity })).check(z.maxLength(INQUIRY_LINES_MAX, 'inquiryLinesMax')),
});
/** A budgetary quotation: goods at list prices, valid for `BUDGET_VALID_DAYS`. */
const Budget = z.object({
  /** In the order of the request, without variants that are unknown. */
  lines: z.array(
    z.object({
      sku: SkuWithProduct,
      quantity: z.int(),
      /** Null for sale by quotation, and for what is no longer sold. */
      price: z.nullable(Money),
    }),
  ),
  /** The sum of the lines with a price. */
  total: Money,
  currency: z.string(),
  created_at: Moment,
  valid_until: Moment,
  seller: Seller,
});
export type Budget = z.infer<typeof Budget>;

const ById = z.object({ id: Id });

export const inquiriesContract = {
  createInquiry: { request: InquiryRequest, reply: Inquiry },
  /** Makes a request and, in the same step, the account that it belongs to; or signs in to the one there is. */
  requestAsGuest: { request: GuestInquiryRequest, reply: z.extend(UserInfo, { inquiry_id: z.int() }) },
  /**
   * Creates a quotation request that a visitor left at a kiosk, for the account of its e-mail address or for a new account
   * without a password. Starts no session.
   */
  leaveRequest: { request: LeftRequest, reply: Nothing },
  /** Prices goods at list prices, for a non-binding quotation. */
  quoteListPrices: { request: BudgetRequest, reply: Budget },
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

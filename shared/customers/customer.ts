import { z } from 'zod/mini';
import { maybeText, text } from '../contract/wireTypes.ts';
import { LANGUAGES } from '../text/languages.ts';

/** The source of a customer's record. */
const CUSTOMER_SOURCES = ['form', 'card', 'scan', 'camera'] as const;

/** The most customers that one member keeps on one laptop. */
export const CUSTOMERS_MAX = 2_000;

/** The wording that the customer agreed to, and when; without consent the store must not write to them. */
const Consent = z.object({ at: z.number(), wording: text(600) });

/** A local date, as a date field returns it. */
const Day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'invalid'));

/** The form fields of a customer; the lengths are those of a request for a quotation. */
export const customerFields = {
  name: text(60),
  company: maybeText(120),
  email: maybeText(254).check(z.toLowerCase(), z.regex(/^([^\s@]+@[^\s@]+\.[^\s@]{2,})?$/, 'email')),
  phone: maybeText(40),
  interest: maybeText(200),
  notes: maybeText(2_000),
  language: z.enum(LANGUAGES),
};

/** A rep's customer, stored only on the rep's laptop. */
export const Customer = z.object({
  id: z.uuid(),
  ...customerFields,
  /** ISO 3166-1 alpha-2; empty where unknown. */
  country: z.string().check(z.regex(/^([A-Z]{2})?$/)),
  followUp: z.nullable(Day),
  consent: z.nullable(Consent),
  source: z.enum(CUSTOMER_SOURCES),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** The time of the last order for this customer. */
  usedAt: z.nullable(z.number()),
});
export type Customer = z.infer<typeof Customer>;
export type CustomerSource = Customer['source'];

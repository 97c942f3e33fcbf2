import { z } from 'zod/mini';
import type { Seller } from '../../../shared/contract/schemas/seller.ts';

const line = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));
const inFourLanguages = z.strictObject({ en: line, es: line, ru: line, zh: line });
const link = z.url({ protocol: /^https$/, error: 'must be an https address' });
const person = z.strictObject({ name: line, email: line, mobile: line });

/** The merchant's company. A field that is null is not shown. */
export const Company = z.strictObject({
  /** On documents: the seller, address lines and bank details. */
  name: z.nullable(line),
  address: z.nullable(z.array(line).check(z.minLength(1))),
  registration: z.nullable(line),
  tax_number: z.nullable(line),
  email: z.nullable(line),
  mobile: z.nullable(line),
  bank: z.nullable(z.strictObject({ name: line, beneficiary: line, iban: line, bic: line })),
  /** The contact named on quotations. */
  quotation_contact: z.nullable(person),
  /** On pages. */
  page_email: z.nullable(line),
  page_mobile: z.nullable(line),
  page_address: z.nullable(inFourLanguages),
  opening_hours: z.nullable(inFourLanguages),
  social_links: z.nullable(z.array(z.strictObject({ name: line, url: link }))),
  whatsapp: z.nullable(line),
  messenger_page: z.nullable(link),
});
export type Company = z.infer<typeof Company>;

/** The heading of documents if no company name is set. */
const STORE_NAME = 'Medstore';

/** Returns the company as documents show it; missing fields are empty. */
export const sellerOf = (company: Company): Seller => ({
  name: company.name ?? STORE_NAME,
  address: company.address ?? [],
  registration: company.registration ?? '',
  tax_number: company.tax_number ?? '',
  email: company.email ?? '',
  mobile: company.mobile ?? '',
  bank: company.bank,
});

import { z } from 'zod/mini';
import type { Seller } from '../../../shared/contract/schemas/seller.ts';

const line = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));
const inFourLanguages = z.strictObject({ en: line, es: line, ru: line, zh: line });
const link = z.url({ protocol: /^https$/, error: 'must be an https address' });
const person = z.strictObject({ name: line, email: line, mobile: line });

/** What a merchant says of their company; null: there is none, and nothing is shown in its place. */
export const Company = z.strictObject({
  /** On papers: who sells, with the lines of the address, and where money is sent to. */
  name: z.nullable(line),
  address: z.nullable(z.array(line).check(z.minLength(1))),
  registration: z.nullable(line),
  tax_number: z.nullable(line),
  email: z.nullable(line),
  mobile: z.nullable(line),
  bank: z.nullable(z.strictObject({ name: line, beneficiary: line, iban: line, bic: line })),
  /** Who is named on a quotation. */
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

/** Heads papers where no name is set: what the store calls itself everywhere. */
const STORE_NAME = 'Medstore';

/** A company as papers show it; what it does not have is empty. */
export const sellerOf = (company: Company): Seller => ({
  name: company.name ?? STORE_NAME,
  address: company.address ?? [],
  registration: company.registration ?? '',
  tax_number: company.tax_number ?? '',
  email: company.email ?? '',
  mobile: company.mobile ?? '',
  bank: company.bank,
});

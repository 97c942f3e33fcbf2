import { z } from 'zod/mini';
import type { Country } from '../../../../../shared/contract/schemas/content.ts';
import { GuestAccount, InquiryAddress, InquiryContact } from '../../../../../shared/contract/schemas/quotations.ts';
import { OwnNumbersInput } from '../../../../../shared/contract/schemas/commercialDocuments/ownNumbers.ts';
import { maybeText } from '../../../../../shared/contract/wireTypes.ts';
import { partsRequired } from '../../../components/form/partsRequired.ts';
import { plainDigits } from '../../../../../shared/text/plainDigits.ts';

/** Money as typed: with a point or a comma, and at most two decimals. */
const TypedMoney = z
  .string()
  .check(z.overwrite(plainDigits), z.trim(), z.regex(/^(?:\d{1,9}(?:[.,]\d{1,2})?)?$/, 'invalid'));

/** The fields of the form: the contract's rules, messages by key. */
export const QuotationFields = z.object({
  contact: z.extend(InquiryContact, { company: maybeText(120) }),
  address: InquiryAddress,
  message: maybeText(2000),
  ...OwnNumbersInput,
  lines: z.record(z.string(), z.object({ note: maybeText(500), target: TypedMoney })),
});

/** The form of a member, whose address is checked by its country. */
export const quotationSchema = (countries: readonly Country[]) =>
  QuotationFields.check(
    partsRequired(countries, ({ address, contact: { country } }) => ({ address, country, path: 'address' })),
  );

/** A guest's form: an account in place of the address. */
export const GuestSchema = z.extend(QuotationFields, {
  address: z.object({ postal_code: z.string(), region: z.string(), detail: z.string() }),
  account: GuestAccount,
});

/** Typed money in minor units; null for none. */
export const minorUnits = (typed: string): number | null =>
  typed.trim() === '' ? null : Math.round(Number(plainDigits(typed).replace(',', '.')) * 100);

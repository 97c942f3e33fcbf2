import type { QuotationTerms } from '../../../shared/contract/schemas/quotationTerms.ts';
import { shippingFor } from '../orders/charge.ts';

/** Terms as staff state them; freight that is left out is the tariff's. */
export type StatedTerms = { [Key in keyof QuotationTerms]?: QuotationTerms[Key] | null | undefined };

/** The terms of a quotation, complete: what was left out is settled here, so that the order finds nothing open. */
export const termsOf = (stated: StatedTerms, goods: number): QuotationTerms => ({
  freight: stated.freight ?? shippingFor(goods),
  tax: stated.tax ?? null,
  payment_days: stated.payment_days ?? 0,
  incoterm: stated.incoterm ?? null,
  place: stated.place ?? '',
  lead_days: stated.lead_days ?? null,
});

import type { QuotationTerms } from '../../../shared/contract/schemas/commercialDocuments/quotationTerms.ts';
import type { Tariff } from '../company/settings/moneySettings.ts';
import { shippingFor } from '../orders/pricing/charge.ts';

/** Terms as staff enter them; omitted freight means standard freight. */
export type StatedTerms = { [Key in keyof QuotationTerms]?: QuotationTerms[Key] | null | undefined };

/** Completes the terms of a quotation with their defaults, so that the order has all values. */
export const termsOf = (stated: StatedTerms, goods: number, tariff: Tariff): QuotationTerms => ({
  freight: stated.freight ?? shippingFor(goods, tariff),
  tax: stated.tax ?? null,
  payment_days: stated.payment_days ?? 0,
  incoterm: stated.incoterm ?? null,
  place: stated.place ?? '',
  lead_days: stated.lead_days ?? null,
});

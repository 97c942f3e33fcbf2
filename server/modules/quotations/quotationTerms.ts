import type { QuotationTerms } from '../../../shared/contract/schemas/commercialDocuments/quotationTerms.ts';
import type { Tariff } from '../company/settings/moneySettings.ts';
import { shippingFor } from '../orders/pricing/charge.ts';

/** Terms as staff enter them; omitted freight means standard freight. */
export type StatedTerms = { [Key in keyof QuotationTerms]?: QuotationTerms[Key] | null | undefined };

/** Completes the terms of a quotation with their defaults, so that the order has all values. */
export const termsOf = (statedTerms: StatedTerms, goods: number, tariff: Tariff): QuotationTerms => ({
  freight: statedTerms.freight ?? shippingFor(goods, tariff),
  tax: statedTerms.tax ?? null,
  payment_days: statedTerms.payment_days ?? 0,
  incoterm: statedTerms.incoterm ?? null,
  place: statedTerms.place ?? '',
  lead_days: statedTerms.lead_days ?? null,
});

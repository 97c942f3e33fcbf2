import type { QuotationTerms } from '../../../../shared/contract/schemas/commercialDocuments/quotationTerms.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

type Terms = QuotationTerms | null;

/** The stated terms of a quotation, by name; empty where none are stated. */
export function useTermFacts(terms: Terms): { name: string; value: string }[] {
  const { t } = useTranslation('order');
  if (!terms) return [];
  const { incoterm, place, lead_days: lead, payment_days: days } = terms;
  const delivery = incoterm ? t('terms.incoterm', { where: `${incoterm} ${place}`.trim() }) : place;
  return [
    { name: t('terms.payment'), value: days === 0 ? t('terms.inAdvance') : t('terms.withinDays', { count: days }) },
    ...(delivery ? [{ name: t('terms.delivery'), value: delivery }] : []),
    ...(lead === null ? [] : [{ name: t('terms.lead'), value: t('terms.leadDays', { count: lead }) }]),
  ];
}

/** The costs that the price excludes: a key of the texts, or null where it includes all (DDP). */
export function excludedCosts(terms: Terms): 'taxes' | 'duties' | null {
  if (terms?.incoterm === 'DDP') return null;
  return terms?.tax == null ? 'taxes' : 'duties';
}

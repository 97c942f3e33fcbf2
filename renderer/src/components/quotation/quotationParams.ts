import { ID_MAX } from '../../../../shared/contract/limits.ts';
import type { QuotationRequestParams } from './useQuotationLines.ts';

/** Reads which goods an address means. */
export function quotationParams(url: string): QuotationRequestParams {
  const { searchParams } = new URL(url);
  const skuId = numberIn(searchParams.get('sku'), 1, ID_MAX);
  const quantity = numberIn(searchParams.get('quantity'), 1, 999) ?? 1;
  const inquiryId = numberIn(searchParams.get('inquiry'), 1, ID_MAX);
  return {
    purpose: inquiryId !== null || searchParams.get('order') === '1' ? 'order' : 'quotation',
    single: skuId === null ? null : { skuId, quantity },
    inquiryId,
    isPad: searchParams.get('pad') === '1',
  };
}

function numberIn(text: string | null, least: number, most: number): number | null {
  const value = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

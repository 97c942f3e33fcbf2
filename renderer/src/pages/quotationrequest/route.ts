import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { QuotationRequestPage } from './QuotationRequestPage.tsx';
import type { QuotationRequestParams } from './useQuotationLines.ts';

const ID_MAX = 2 ** 31;

export const route: PageRoute = () => ({
  loader: ({ request }): QuotationRequestParams => {
    const { searchParams } = new URL(request.url);
    const skuId = numberIn(searchParams.get('sku'), 1, ID_MAX);
    const quantity = numberIn(searchParams.get('quantity'), 1, 999) ?? 1;
    const inquiryId = numberIn(searchParams.get('inquiry'), 1, ID_MAX);
    return {
      purpose: inquiryId !== null || searchParams.get('order') === '1' ? 'order' : 'quotation',
      single: skuId === null ? null : { skuId, quantity },
      inquiryId,
      isPad: searchParams.get('pad') === '1',
    };
  },
  Component: withFluent(QuotationRequestPage),
});

function numberIn(text: string | null, least: number, most: number): number | null {
  const value = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

import type { PageRoute } from '../../routing/RouteContext.ts';
import { withFluent } from '../../ui/FluentParts.tsx';
import { QuotationPage } from './QuotationPage.tsx';

/** What is asked for or ordered: one variant named in the address, or what is selected in the cart, or a quotation. */
export interface QuotationParams {
  way: 'quotation' | 'order';
  single: { skuId: number; quantity: number } | null;
  inquiryId: number | null;
}

const ID_MAX = 2 ** 31;

export const route: PageRoute = () => ({
  loader: ({ request }): QuotationParams => {
    const { searchParams } = new URL(request.url);
    const skuId = numberIn(searchParams.get('sku'), 1, ID_MAX);
    const quantity = numberIn(searchParams.get('quantity'), 1, 999) ?? 1;
    const inquiryId = numberIn(searchParams.get('inquiry'), 1, ID_MAX);
    return {
      way: inquiryId !== null || searchParams.get('order') === '1' ? 'order' : 'quotation',
      single: skuId === null ? null : { skuId, quantity },
      inquiryId,
    };
  },
  Component: withFluent(QuotationPage),
});

function numberIn(text: string | null, least: number, most: number): number | null {
  const value = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

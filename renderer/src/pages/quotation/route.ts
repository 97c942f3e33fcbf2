import type { PageRoute } from '../../routing/RouteContext.ts';
import { QuotationPage } from './QuotationPage.tsx';

/** What the request is about: one variant named in the address, or what is selected in the cart. */
export interface QuotationParams {
  single: { skuId: number; quantity: number } | null;
}

export const route: PageRoute = () => ({
  loader: ({ request }): QuotationParams => {
    const { searchParams } = new URL(request.url);
    const skuId = numberIn(searchParams.get('sku'), 1, 2 ** 31);
    const quantity = numberIn(searchParams.get('quantity'), 1, 999) ?? 1;
    return { single: skuId === null ? null : { skuId, quantity } };
  },
  Component: QuotationPage,
});

function numberIn(text: string | null, least: number, most: number): number | null {
  const value = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

import { redirect } from 'react-router-dom';
import { isLanguage } from '../../../../shared/languages.ts';
import { localised } from '../../../../shared/localised.ts';
import { idParam, orNotFound } from '../../routing/notFound.ts';
import { paths } from '../../routing/paths.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { chosenSku } from './chosenSku.ts';
import { ProductPage, type ProductParams } from './ProductPage.tsx';

export const route: PageRoute = ({ stores: { reads }, i18n }) => ({
  loader: async ({ params, request }): Promise<ProductParams> => {
    const id = idParam(params['id']);
    const product = await orNotFound(reads.load('readProduct', { id }, request.signal));
    const { search, searchParams } = new URL(request.url);
    const slug = localised(product, 'seo_title_str', isLanguage(i18n.language) ? i18n.language : 'en');
    // One address for each product and language: an older or foreign slug leads to the right one.
    if (params['detail'] !== (slug || 'productDetail')) throw redirect(paths.product(id, slug) + search, 301);
    const delivery = reads.load('readDeliveryDays', { id, sku_id: chosenSku(product, searchParams.get('sku')).id });
    // The server writes the date; in the browser the page does not wait for it: the number of days stands in.
    await (import.meta.env.SSR ? delivery.catch(() => undefined) : undefined);
    delivery.catch(() => undefined);
    return { id };
  },
  Component: ProductPage,
});

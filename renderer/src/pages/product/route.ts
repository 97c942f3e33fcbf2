import { redirect } from 'react-router-dom';
import type { Localised } from '../../../../shared/text/localised.ts';
import { isLanguage } from '../../../../shared/text/languages.ts';
import { localised } from '../../../../shared/text/localised.ts';
import { idParam, orNotFound } from '../../routing/notFound.ts';
import { paths } from '../../routing/paths.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { chosenSku } from './variants/chosenSku.ts';
import { ProductPage, type ProductParams } from './ProductPage.tsx';
import { resolveVariant } from './variants/resolveVariant.ts';

export const route: PageRoute = ({ stores: { queries }, i18n }) => ({
  loader: async ({ params, request }): Promise<ProductParams> => {
    const id = idParam(params['id']);
    const product = await orNotFound(queries.load('readProduct', { id }, request.signal));
    const { search, searchParams } = new URL(request.url);
    const slugOf = (item: Localised<'seo_title_str'>): string =>
      localised(item, 'seo_title_str', isLanguage(i18n.language) ? i18n.language : 'en');
    const wanted = searchParams.get('sku');
    const sku = chosenSku(product, wanted);
    const meant = sku || !wanted ? null : await resolveVariant(queries, product, wanted);
    // Not for good: the number may be another variant's one day.
    if (meant) throw redirect(withOthers(paths.product(meant.of.id, slugOf(meant.of), meant.skuId), searchParams));
    // One address for each product and language: an older or foreign slug leads to the right one.
    const slug = slugOf(product);
    if (params['detail'] !== (slug || 'productDetail')) throw redirect(paths.product(id, slug) + search, 301);
    const delivery = sku ? queries.load('readDeliveryDays', { id, sku_id: sku.id }) : Promise.resolve();
    // The server writes the date; in the browser the page does not wait for it: the number of days stands in.
    await (import.meta.env.SSR ? delivery.catch(() => undefined) : undefined);
    delivery.catch(() => undefined);
    return { id };
  },
  Component: ProductPage,
});

/** An address of a variant with the parameters that it came with, such as a campaign's. */
function withOthers(path: string, params: URLSearchParams): string {
  const others = new URLSearchParams(params);
  others.delete('sku');
  return others.size > 0 ? `${path}&${others.toString()}` : path;
}

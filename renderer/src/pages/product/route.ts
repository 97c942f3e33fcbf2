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
    // A temporary redirect: the number may become another variant's.
    if (meant) throw redirect(withOthers(paths.product(meant.of.id, slugOf(meant.of), meant.skuId), searchParams));
    // The canonical address of a product in each language: an older or foreign slug redirects to it.
    const slug = slugOf(product);
    if (params['detail'] !== (slug || 'productDetail')) throw redirect(paths.product(id, slug) + search, 301);
    const delivery = sku ? queries.load('readDeliveryDays', { id, sku_id: sku.id }) : Promise.resolve();
    // The server renders the date; in the browser the page does not wait for it, and shows the number of days.
    await (import.meta.env.SSR ? delivery.catch(() => undefined) : undefined);
    delivery.catch(() => undefined);
    return { id };
  },
  Component: ProductPage,
});

/** The address of a variant, with other parameters kept, such as a campaign's. */
function withOthers(path: string, params: URLSearchParams): string {
  const others = new URLSearchParams(params);
  others.delete('sku');
  return others.size > 0 ? `${path}&${others.toString()}` : path;
}

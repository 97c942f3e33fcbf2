import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import type { Localised } from '../../../../shared/text/localised.ts';
import { isLanguage } from '../../../../shared/text/languages.ts';
import { localised } from '../../../../shared/text/localised.ts';
import { withFirstFrame } from '../../routing/firstFrame.ts';
import { idParam, orNotFound } from '../../routing/notFound.ts';
import { paths } from '../../routing/paths.ts';
import type { PageRoute, RouteContext } from '../../routing/RouteContext.ts';
import { listedProduct } from '../../stores/queries/listedProduct.ts';
import { chosenSku } from './variants/chosenSku.ts';
import { ProductPage } from './ProductPage.tsx';
import type { ProductParams } from './useShownProduct.ts';
import { resolveVariant } from './variants/resolveVariant.ts';

export const route: PageRoute = (context) => {
  const addressIn = ({ params, request }: LoaderFunctionArgs): Address => ({
    id: idParam(params['id']),
    slug: params['detail'],
    request,
  });
  return {
    loader: withFirstFrame<ProductParams>(context.stores, {
      read: async (args) => readProduct(context, addressIn(args)),
      know: (args) => {
        const address = addressIn(args);
        const listed = firstFrame(context, address);
        return listed && { id: address.id, listed };
      },
    }),
    Component: ProductPage,
  };
};

/** The product as a list knows it, where its own data is not here yet; null where the address may be another's. */
function firstFrame({ stores: { queries }, i18n }: RouteContext, { id, slug, request }: Address): ProductItem | null {
  const listed = queries.peek('readProduct', { id }) ? undefined : listedProduct(queries, id);
  if (!listed || slug !== slugOf(listed, i18n.language) || listed.is_retired) return null;
  const sku = new URL(request.url).searchParams.get('sku');
  return sku === null || sku === String(listed.match?.sku_id ?? listed.sku_id) ? listed : null;
}

interface Address {
  id: number;
  slug: string | undefined;
  request: Request;
}

/** Reads a product; redirects from other spellings of its address. */
async function readProduct(
  { stores: { queries }, i18n }: RouteContext,
  { id, slug, request }: Address,
): Promise<ProductParams> {
  const product = await orNotFound(queries.load('readProduct', { id }, request.signal));
  const { search, searchParams } = new URL(request.url);
  const param = searchParams.get('sku');
  const sku = chosenSku(product, param);
  const resolved = sku || !param ? null : await resolveVariant(queries, product, param);
  // A temporary redirect: the number may become another variant's.
  if (resolved)
    throw redirect(
      withOthers(paths.product(resolved.of.id, slugOf(resolved.of, i18n.language), resolved.skuId), searchParams),
    );
  // The canonical address of a product in each language: an older or foreign slug redirects to it.
  const canonical = slugOf(product, i18n.language);
  if (slug !== canonical) throw redirect(paths.product(id, canonical) + search, 301);
  const delivery = sku ? queries.load('readDeliveryDays', { id, sku_id: sku.id }) : Promise.resolve();
  // The server renders the date; in the browser the page does not wait for it, and shows the number of days.
  await (import.meta.env.SSR ? delivery.catch(() => undefined) : undefined);
  delivery.catch(() => undefined);
  return { id };
}

const slugOf = (item: Localised<'seo_title_str'>, language: string): string =>
  localised(item, 'seo_title_str', isLanguage(language) ? language : 'en') || 'productDetail';

/** The address of a variant, with other parameters kept, such as a campaign's. */
function withOthers(path: string, params: URLSearchParams): string {
  const others = new URLSearchParams(params);
  others.delete('sku');
  return others.size > 0 ? `${path}&${others.toString()}` : path;
}

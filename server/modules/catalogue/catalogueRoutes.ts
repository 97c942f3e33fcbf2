import type { Product } from '../../../shared/contract/schemas/catalogue.ts';
import type { CatalogueRepository } from './CatalogueRepository.ts';
import { deliveryDate } from '../../../shared/catalogue/deliveryDate.ts';
import { SUGGESTIONS } from '../../../shared/search/suggestion.ts';
import { NAV_GROUPS_PAGE_SIZE } from '../../../shared/contract/limits.ts';
import { OFFLINE_PAGE_SIZE } from '../../../shared/contract/schemas/offlineCatalogue.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/text/languages.ts';
import type { LiveSettings } from '../company/settings/LiveSettings.ts';
import { cardPath } from '../media/socialCard.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Visitor } from '../../platform/http/visitor.ts';

const BRANDS_PAGE_SIZE = 100;

/** Routes of groups, brands, products and search suggestions. `setCollected` is in memberRoutes. */
export function catalogueRoutes(
  api: Api,
  { catalogue, store }: { catalogue: CatalogueRepository; store: Pick<LiveSettings, 'name'> },
): void {
  const { groups, brands, listing, suggester, offline } = catalogue;

  api.serve('listBrands', async ({ group_id, page = 1, page_size = BRANDS_PAGE_SIZE }) => {
    if (group_id === undefined) return { ...(await brands.list(page, page_size)), page, page_size };
    const all = await brands.ofGroup(group_id);
    return { results: all.slice((page - 1) * page_size, page * page_size), total: all.length, page, page_size };
  });
  api.serve('readBrand', ({ id }) => brands.read(id));

  api.serve('listGroups', ({ parent_group_id, page = 1, page_size = NAV_GROUPS_PAGE_SIZE }) =>
    groups.below(parent_group_id ?? null, page, page_size),
  );
  api.serve('readGroupTree', () => groups.tree());
  api.serve('readGroup', ({ id }) => groups.read(id));
  api.serve('listGroupChildren', ({ id }) => groups.children(id));
  api.serve('listGroupBrands', ({ id }) => brands.ofGroup(id));
  api.serve('listBreadcrumbs', ({ id }) => groups.breadcrumbs(id));
  api.serve('listGroupSiblings', ({ pk }) => groups.siblings(pk));

  api.serve('listProducts', (query, visitor) =>
    listing.list(query, { ...prices(visitor), language: visitor.language }),
  );
  api.serve('readProduct', async ({ id }, visitor) =>
    withCard(await catalogue.readProduct(id, prices(visitor)), store.name(DEFAULT_LANGUAGE)),
  );
  api.serve('listSkus', (query, visitor) => catalogue.listSkus(query, prices(visitor)));
  api.serve('resolveLines', async ({ lines }, visitor) => ({
    lines: await catalogue.resolveLines(lines, prices(visitor)),
  }));
  api.serve('readDeliveryDays', async ({ id, sku_id }) => {
    const delivery_days = await catalogue.deliveryDays(id, sku_id);
    return { delivery_days, delivery_date: deliveryDate(delivery_days, new Date()) };
  });
  api.serve('readCatalogueState', () => offline.state());
  api.serve('listCatalogue', ({ after = 0, page_size = OFFLINE_PAGE_SIZE }) => offline.list(after, page_size), {
    responseCacheKey: ({ stamp, after = 0, page_size = OFFLINE_PAGE_SIZE }) =>
      offline.cacheKeyOf(stamp, after, page_size),
  });
  api.serve('suggest', ({ keyword, limit = SUGGESTIONS }, { language }) => suggester.suggest(keyword, limit, language));
}

/** Options of the reading queries: only members see prices (D2). */
const prices = (visitor: Visitor) => ({ withPrices: visitor.userId !== null });

function withCard(product: Product, store: string): Product {
  const card_url = cardPath(product, store);
  return card_url === null ? product : { ...product, card_url };
}

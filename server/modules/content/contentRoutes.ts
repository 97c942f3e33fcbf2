import { interleave } from '../../../shared/lists/interleave.ts';
import { isLanguage } from '../../../shared/text/languages.ts';
import { escapeHtml } from '../../platform/mail/escapeHtml.ts';
import { CONTENT_PAGE_SIZE } from '../../../shared/contract/limits.ts';
import type { GroupNode, ProductItem, Sort } from '../../../shared/contract/schemas/catalogue.ts';
import { HOME_BRANDS, HOME_PAGE_ID, homePage, SHELF_PRODUCTS } from './homePage.ts';
import { groupByKey, resolveBlocks } from './resolveBlocks.ts';
import { routineConfig } from './routineConfig.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import type { Visitor } from '../../platform/http/visitor.ts';

const RELATED_PRODUCTS = 4;

/**
 * Routes of configured pages and articles. Catalogue data come from the catalogue's own operations, with their rules
 * about prices.
 */
export function contentRoutes(
  api: Api,
  {
    content,
    catalogue,
    provider,
    store,
    letters,
    coupons,
  }: Pick<Services, 'content' | 'catalogue' | 'provider' | 'store' | 'letters' | 'coupons'>,
  { production }: Pick<Settings, 'production'>,
): void {
  const treeFor = (visitor: Visitor): Promise<GroupNode[]> => api.dispatch('readGroupTree', {}, visitor);

  api.serve('readConfig', async (_input, visitor) => {
    const config = routineConfig({
      tree: await treeFor(visitor),
      pages: await content.listPages(),
      provider,
      store,
      hasArticles: await content.hasArticles(),
      hasNewPack: await coupons.hasNewPack(),
      isDemonstration: !production,
      writesLetters: letters.isOn,
    });
    return withStoreName(config, store);
  });
  api.serve('readPageConfig', async ({ pk }, visitor) =>
    pk === HOME_PAGE_ID ? front(api, { catalogue, store }, visitor) : configured(api, { content, store }, pk, visitor),
  );
  api.serve('readPublishConfig', async () => withStoreName({ pages: await content.listPublishPages() }, store));
  api.serve('readPublicConfig', async ({ id }) => withStoreName(await content.readPublishPage(id), store));
  api.serve('listArticles', async ({ page = 1, page_size = CONTENT_PAGE_SIZE }) => ({
    ...withStoreName(await content.listArticles(page, page_size), store),
    page,
    page_size,
  }));
  api.serve('readArticle', async ({ id }, visitor) => {
    const { article, groups } = withStoreName(await content.readArticle(id), store);
    const tree = groups.length > 0 ? await treeFor(visitor) : [];
    const about = groups.flatMap((key) => groupByKey(tree, key) ?? []);
    const shelves = await Promise.all(
      about.map((group) =>
        productsOf(api, visitor, { group_id: group.id, sort: 'delivery', page_size: RELATED_PRODUCTS }),
      ),
    );
    return { ...article, related: interleave(shelves).slice(0, RELATED_PRODUCTS) };
  });
}

async function front(api: Api, { catalogue, store }: Pick<Services, 'catalogue' | 'store'>, visitor: Visitor) {
  const { listing } = catalogue;
  const shelf = async (sort: Sort): Promise<ProductItem[]> => {
    const ids = await listing.firstOfGroups(sort, SHELF_PRODUCTS);
    return (await api.dispatch('listProducts', { ids, page_size: SHELF_PRODUCTS, facets: 0 }, visitor)).results;
  };
  const [tree, newest, soonest, brands, articles] = await Promise.all([
    api.dispatch('readGroupTree', {}, visitor),
    shelf('newest'),
    shelf('delivery'),
    api.dispatch('listBrands', { page_size: HOME_BRANDS }, visitor),
    api.dispatch('listArticles', { page: 1, page_size: HOME_ARTICLES }, visitor),
  ]);
  return homePage({
    tree,
    newest,
    soonest,
    brands: brands.results,
    articles: articles.results,
    own: store.current.front_page,
  });
}

/** Replaces `{{store}}` with the store's name in every text of a page and its blocks. */
const withStoreName = <T>(page: T, store: Services['store']): T => fillPlaceholders('', page, store) as T;

function fillPlaceholders(field: string, value: unknown, store: Services['store']): unknown {
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(field, item, store));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([inner, one]) => [inner, fillPlaceholders(inner, one, store)]),
    );
  if (typeof value !== 'string' || !value.includes(STORE_NAME)) return value;
  const prefix = /^(en|es|ru)_/.exec(field)?.[1];
  const name = store.name(isLanguage(prefix) ? prefix : 'zh');
  return value.replaceAll(STORE_NAME, () => (field.endsWith('html') ? escapeHtml(name) : name));
}

const STORE_NAME = '{{store}}';
const HOME_ARTICLES = 3;

async function configured(
  api: Api,
  { content, store }: Pick<Services, 'content' | 'store'>,
  pk: number,
  visitor: Visitor,
) {
  const { id, texts, blocks } = withStoreName(await content.readPage(pk), store);
  const resolved = await resolveBlocks(blocks, {
    tree: await api.dispatch('readGroupTree', {}, visitor),
    products: (group_id, sort) => productsOf(api, visitor, { group_id, sort, page_size: SHELF_PRODUCTS }),
    brands: async () => (await api.dispatch('listBrands', { page_size: HOME_BRANDS }, visitor)).results,
    articles: (keys) => content.articlesByKey(keys),
    now: new Date(),
  });
  return { id, ...texts, blocks: resolved };
}

async function productsOf(
  api: Api,
  visitor: Visitor,
  query: { group_id: number; sort: Sort; page_size: number },
): Promise<ProductItem[]> {
  return (await api.dispatch('listProducts', { ...query, facets: 0 }, visitor)).results;
}

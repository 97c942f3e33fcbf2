import type { Call } from '../../../shared/client/ports.ts';
import { deliveryDate } from '../../../shared/catalogue/deliveryDate.ts';
import { buildGroupTree } from '../../../shared/catalogue/groupTree.ts';
import { withDescendants } from '../../../shared/catalogue/selection.ts';
import { NAV_GROUPS_PAGE_SIZE, SIMILAR_MAX } from '../../../shared/contract/limits.ts';
import type { Brand, Group, Product, ProductItem, Suggestions } from '../../../shared/contract/schemas/catalogue.ts';
import type { OfflineProduct } from '../../../shared/contract/schemas/offlineCatalogue.ts';
import { type Received, type Reply, shapeOf } from '../../../shared/contract/contract.ts';
import { ApiError, Code } from '../../../shared/contract/envelope.ts';
import type { Language } from '../../../shared/text/languages.ts';
import type { OperationName } from '../../../shared/contract/routes.ts';
import type { AnsweredOperation } from './offlineOperations.ts';
import { canonicalJson } from '../../../shared/signing/canonicalJson.ts';
import { isWordInTyping } from '../../../shared/search/hits/states.ts';
import { parseTyped } from '../../../shared/search/parseTyped.ts';
import { suggestProducts } from '../../../shared/search/suggestProducts.ts';
import { modelBeginnings, SUGGESTED_MACHINES_MAX } from '../../../shared/search/named/machines.ts';
import { matchingGroups, matchingNames } from '../../../shared/search/named/matchingNames.ts';
import { resolveLines } from '../../../shared/orderPad/resolveLines.ts';
import {
  namesOfBrand,
  namesOfGroup,
  SUGGESTED_BRANDS_MAX,
  SUGGESTED_GROUPS_MAX,
  suggestionOf,
  SUGGESTIONS,
} from '../../../shared/search/suggestion.ts';
import type { OpenFile } from './CatalogueFile.ts';
import { groupOf, type CatalogueIndex } from './CatalogueIndex.ts';
import { listProducts } from './listProducts.ts';
import { OfflineLines } from './OfflineLines.ts';

/** The stored catalogue, and the language of the answers. */
interface Source extends OpenFile {
  language: Language;
  now: number;
}

type Handlers = {
  [N in AnsweredOperation]: (source: Source, input: Received<N>) => Reply<N> | Promise<Reply<N>>;
};

const missing = (): never => {
  throw new ApiError(Code.notFound);
};
const requireFound = <T>(thing: T | null | undefined): T => thing ?? missing();
const pageOf = <T>(all: readonly T[], page: number, page_size: number) => ({
  results: all.slice((page - 1) * page_size, page * page_size),
  total: all.length,
  page,
  page_size,
});
const BRANDS_PAGE_SIZE = 100;
const SKUS_PAGE_SIZE = 100;

/** The operations that the stored catalogue answers, in the form of the contract. */
const handlers: Handlers = {
  listBrands: (source, { group_id, page = 1, page_size = BRANDS_PAGE_SIZE }) =>
    pageOf(group_id === undefined ? source.index.allBrands : brandsOf(source, group_id), page, page_size),
  readBrand: ({ index }, { id }) => requireFound(index.allBrands.find((brand) => brand.id === id)),
  listGroups: ({ index }, { parent_group_id, page = 1, page_size = NAV_GROUPS_PAGE_SIZE }) =>
    buildGroupTree(index.details.map(groupOf), parent_group_id ?? null).slice((page - 1) * page_size, page * page_size),
  readGroupTree: ({ index }) => index.tree,
  readGroup: ({ index }, { id }) => requireFound(index.details.find((group) => group.id === id)),
  listGroupChildren: ({ index }, { id }) => {
    requireFound(index.details.find((group) => group.id === id));
    return index.details.filter((group) => group.parent_id === id).map(groupOf);
  },
  listGroupBrands: (source, { id }) => brandsOf(source, id),
  listBreadcrumbs: ({ index }, { id }) => breadcrumbs(index, id),
  listGroupSiblings: ({ index }, { pk }) => {
    const { parent_id } = requireFound(index.details.find((group) => group.id === pk));
    return index.details.filter((group) => group.id !== pk && group.parent_id === parent_id).map(groupOf);
  },
  listProducts: (source, query) => listProducts(source, query, source.language),
  readProduct: async (source, { id }) => productOf(source, requireFound(await source.product(id))),
  listSkus,
  readDeliveryDays: async ({ product, now }, { id, sku_id }) => {
    const { skus } = requireFound(await product(id));
    const days = skus.filter((sku) => sku_id === undefined || sku.id === sku_id).map((sku) => sku.delivery_days);
    const delivery_days = days.length > 0 ? Math.min(...days) : missing();
    return { delivery_days, delivery_date: deliveryDate(delivery_days, new Date(now)) };
  },
  suggest,
  resolveLines: async (source, { lines }) => ({ lines: await resolveLines(new OfflineLines(source), lines) }),
};

/** Answers a call from the stored catalogue; undefined if it cannot. Throws the ApiError that the server would. */
export async function answerOffline(source: Source, ...[name, payload]: Parameters<Call>): Promise<unknown> {
  const handler = (handlers as Partial<Record<OperationName, unknown>>)[name] as
    | ((source: Source, input: unknown) => unknown)
    | undefined;
  if (handler) {
    const input = shapeOf(name).request.safeParse(payload);
    return input.success ? handler(source, input.data) : undefined;
  }
  const payloadText = canonicalJson(payload);
  return source.head.answers.find((answer) => answer.name === name && canonicalJson(answer.payload) === payloadText)
    ?.data;
}

function productOf({ index }: Source, product: OfflineProduct): Product {
  const { accessory_ids, created_at: _created, replaces: _replaces, ...own } = product;
  return {
    ...own,
    accessories: index.itemsByIds(accessory_ids),
    similar: similar(
      index.products.map(({ item }) => item).filter(({ group }) => group.id === own.group.id),
      own.id,
    ),
    breadcrumbs: breadcrumbs(index, own.group.id),
  };
}

/** The nearest by id, later ids first. */
function similar(group: readonly ProductItem[], id: number): ProductItem[] {
  const after = group.filter((item) => item.id > id);
  const before = group.filter((item) => item.id < id).toReversed();
  return [...after.slice(0, SIMILAR_MAX), ...before].slice(0, SIMILAR_MAX);
}

/** Returns the path of a group: from the root to the group itself. */
function breadcrumbs(index: CatalogueIndex, id: number): Group[] {
  const group = requireFound(index.details.find((each) => each.id === id));
  return [...(group.parent_id === null ? [] : breadcrumbs(index, group.parent_id)), groupOf(group)];
}

function brandsOf({ index }: Source, groupId: number): Brand[] {
  const groups = withDescendants(index.tree, [groupId]);
  const items = index.products.filter(({ item }) => groups.has(item.group.id));
  const counts = Map.groupBy(items, ({ item }) => item.brand.id);
  return index.allBrands.flatMap((brand) => {
    const product_count = counts.get(brand.id)?.length ?? 0;
    return product_count > 0 ? [{ ...brand, product_count }] : [];
  });
}

async function listSkus(
  { index, product }: Source,
  { ids, product_id, page = 1, page_size = SKUS_PAGE_SIZE }: Received<'listSkus'>,
): Promise<Reply<'listSkus'>> {
  const all = index.products
    .filter(({ item }) => product_id === undefined || item.id === product_id)
    .flatMap(({ item, skuIds }) => skuIds.map((id) => ({ id, item })))
    .filter(({ id }) => !ids || ids.includes(id));
  const { results, ...rest } = pageOf(all, page, page_size);
  const skus = results.map(async ({ id, item }) => {
    const sku = (await product(item.id))?.skus.find((each) => each.id === id);
    return { ...requireFound(sku), product: item };
  });
  return { results: await Promise.all(skus), ...rest };
}

async function suggest(
  { index, language }: Source,
  { keyword, limit = SUGGESTIONS }: Received<'suggest'>,
): Promise<Suggestions> {
  const query = await parseTyped(index, keyword);
  if (query.partKey === '') return { products: [], groups: [], brands: [], machines: [] };
  const { hits, ids } = await suggestProducts(index, query, limit);
  const wordsInTyping = query.terms.filter(isWordInTyping);
  return {
    products: index.itemsByIds(ids).map((item) => suggestionOf(item, hits, language)),
    groups: matchingGroups(index.details, namesOfGroup, wordsInTyping, SUGGESTED_GROUPS_MAX).map(groupOf),
    brands: matchingNames(index.allBrands, namesOfBrand, wordsInTyping, SUGGESTED_BRANDS_MAX).map(
      ({ id, brand_name, seo_key }) => ({ id, brand_name, seo_key }),
    ),
    machines: await index.machinesFrom(modelBeginnings(keyword), SUGGESTED_MACHINES_MAX),
  };
}

import { z } from 'zod/mini';
import { Brand, GroupDetail, Product } from './catalogue.ts';
import { Empty, Id, Moment, wireInt } from '../wireTypes.ts';

/** The default page size, for which the server caches pages. */
export const OFFLINE_PAGE_SIZE = 250;
export const OFFLINE_PAGE_MAX = 500;

/**
 * A product in the offline catalogue: what its page and the search need, as guests see it, so without prices. Other
 * products are referenced by id, as they are stored, too.
 */
export const OfflineProduct = z.extend(
  z.omit(Product, {
    market_price: true,
    is_price_from: true,
    match: true,
    variant: true,
    card_url: true,
    accessories: true,
    similar: true,
    breadcrumbs: true,
  }),
  {
    accessory_ids: z.array(z.int()),
    /** Part numbers that it replaces; absent in copies from before there were any. */
    replaces: z.optional(z.array(z.string())),
    created_at: Moment,
  },
);
export type OfflineProduct = z.infer<typeof OfflineProduct>;

const WordsByName = z.record(z.string(), z.array(z.string()));

/** Everything stored beside the products. Groups are ordered by level of the tree, brands by name. */
export const CatalogueState = z.object({
  /** Changes with any change of the stored data. */
  stamp: z.string(),
  total: z.int(),
  groups: z.array(GroupDetail),
  brands: z.array(Brand),
  /** The merchant's own words of the trade: by language, then by thing. */
  words: z.optional(z.record(z.string(), WordsByName)),
  /** The merchant's own descriptions of things; absent in copies stored by older versions. */
  descriptions: z.optional(
    z.object({
      functions: z.array(z.object({ thing: z.string(), lists: z.array(z.array(z.string())) })),
      classes: z.record(z.string(), WordsByName),
      relations: z.array(
        z.object({ thing: z.string(), words: z.array(z.array(z.string())), more: z.array(z.string()) }),
      ),
    }),
  ),
});
export type CatalogueState = z.infer<typeof CatalogueState>;

export const offlineCatalogueContract = {
  readCatalogueState: { request: Empty, reply: CatalogueState },
  listCatalogue: {
    request: z.object({
      /** The id of the last product fetched; absent for the first page. */
      after: z.optional(Id),
      page_size: z.optional(wireInt.check(z.gte(1), z.lte(OFFLINE_PAGE_MAX))),
      /** The state being fetched: its pages may be served from a cache of that age, shared by all clients. */
      stamp: z.optional(z.string().check(z.maxLength(64))),
    }),
    reply: z.object({
      results: z.array(OfflineProduct),
      /** `after` of the next page; null on the last page. */
      next: z.nullable(z.int()),
    }),
  },
};

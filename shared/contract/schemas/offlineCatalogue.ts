import { z } from 'zod/mini';
import { Brand, GroupDetail, Product } from './catalogue.ts';
import { Empty, Id, Moment, wireInt } from '../wireTypes.ts';

/** Products in a page, which a client asks for and a server has ready. */
export const OFFLINE_PAGE_SIZE = 250;
export const OFFLINE_PAGE_MAX = 500;

/**
 * A product as a client keeps it for when there is no network: all that its page and the search need, for visitors, so
 * without prices. What belongs to other products is named by id, as those are kept, too.
 */
export const OfflineProduct = z.extend(
  z.omit(Product, {
    market_price: true,
    match: true,
    card_url: true,
    accessories: true,
    similar: true,
    breadcrumbs: true,
  }),
  { accessory_ids: z.array(z.int()), created_at: Moment },
);
export type OfflineProduct = z.infer<typeof OfflineProduct>;

/** All that is kept beside the products. Groups stand in the order of their tree's levels, brands by name. */
export const CatalogueState = z.object({
  /** Another one whenever something of what is kept has changed. */
  stamp: z.string(),
  total: z.int(),
  groups: z.array(GroupDetail),
  brands: z.array(Brand),
});
export type CatalogueState = z.infer<typeof CatalogueState>;

export const offlineCatalogueContract = {
  readCatalogueState: { request: Empty, reply: CatalogueState },
  listCatalogue: {
    request: z.object({
      /** The last product that is there already; the first page has none. */
      after: z.optional(Id),
      page_size: z.optional(wireInt.check(z.gte(1), z.lte(OFFLINE_PAGE_MAX))),
      /** The state that is being kept: its pages may be as old as that is, so that they are made once for everybody. */
      stamp: z.optional(z.string().check(z.maxLength(64))),
    }),
    reply: z.object({
      results: z.array(OfflineProduct),
      /** `after` of the next page; null on the last page. */
      next: z.nullable(z.int()),
    }),
  },
};

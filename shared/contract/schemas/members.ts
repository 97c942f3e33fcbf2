import { z } from 'zod/mini';
import { ProductItem } from './catalogue.ts';
import { Empty, Id, Idempotent, listOf, maybeText, Nothing, Paging, text, wireJson } from '../wireTypes.ts';

/** Postal code and region are needed where the country has them (`shared/text/addressParts.ts`). */
export const AddressRequest = z.object({
  name: text(80),
  phone: text(40),
  postal_code: maybeText(20),
  country: z.int('select').check(z.gte(1, 'select')),
  region: maybeText(80),
  detail: text(240),
  is_default: z.optional(z.boolean()),
});
export const Address = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  postal_code: z.string(),
  country: z.int(),
  region: z.string(),
  detail: z.string(),
  is_default: z.boolean(),
  /** Another one once its text has been changed. */
  version: z.optional(z.string()),
});
export type Address = z.infer<typeof Address>;

/** The order of favourites: when marked, name, or price with unpriced products last. */
const COLLECTED_SORTS = ['newest', 'name', 'price_asc', 'price_desc'] as const;
export type CollectedSort = (typeof COLLECTED_SORTS)[number];

const ById = z.object({ id: Id });

export const membersContract = {
  recommendWithProduct: { request: z.object({ product_id: Id }), reply: z.array(ProductItem) },
  /** `recent`: products viewed in this browser, newest first. */
  recommendByUser: {
    request: z.object({ recent: z.optional(wireJson(z.array(Id).check(z.maxLength(50)))) }),
    reply: z.array(ProductItem),
  },
  listAddresses: { request: Empty, reply: z.array(Address) },
  createAddress: { request: z.extend(AddressRequest, Idempotent), reply: Address },
  readAddress: { request: ById, reply: Address },
  updateAddress: { request: z.extend(AddressRequest, { id: Id }), reply: Address },
  removeAddress: { request: ById, reply: Nothing },
  listCollected: {
    request: z.object({ ...Paging, sort: z.optional(z.enum(COLLECTED_SORTS)) }),
    /** `chosen_sku_id`: the variant chosen when the product was marked. */
    reply: listOf(z.extend(ProductItem, { chosen_sku_id: z.optional(z.int()) })),
  },
};

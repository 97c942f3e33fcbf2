import { z } from 'zod/mini';
import { SPEC_KEY, SPEC_KEY_MAX } from '../../catalogue/specKey.ts';
import { localisedSchema } from '../localisedSchema.ts';
import { Fit, ProductDocument } from './productParts.ts';
import { Empty, Id, Idempotent, listOf, Moment, Money, Paging, Picture, wireInt, wireJson } from '../wireTypes.ts';

export const CONDITIONS = ['new', 'refurbished', 'used'] as const;
export const Condition = z.enum(CONDITIONS);
export type Condition = z.infer<typeof Condition>;

export const SORTS = ['relevance', 'name', 'newest', 'delivery', 'price_asc', 'price_desc'] as const;
export const Sort = z.enum(SORTS);
export type Sort = z.infer<typeof Sort>;

export const Group = z.object({
  id: z.int(),
  ...localisedSchema('group_name'),
  seo_key: z.string(),
  parent_id: z.nullable(z.int()),
  level: z.int(),
  product_count: z.int(),
  picture: z.nullable(Picture),
});
export type Group = z.infer<typeof Group>;
export type GroupNode = Group & { child_set: GroupNode[] };
export const GroupNode: z.ZodMiniType<GroupNode, GroupNode> = z.lazy(() =>
  z.extend(Group, { child_set: z.array(GroupNode) }),
);

/** A group with what its page shows above the product list. */
export const GroupDetail = z.extend(Group, { ...localisedSchema('description') });
export type GroupDetail = z.infer<typeof GroupDetail>;

const BrandRef = z.object({ id: z.int(), brand_name: z.string(), seo_key: z.string() });
export const Brand = z.extend(BrandRef, {
  ...localisedSchema('description'),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  founded: z.nullable(z.int()),
  logo: z.nullable(Picture),
  product_count: z.int(),
});
export type Brand = z.infer<typeof Brand>;

/** One specification: `value` as shown, `unit` as an SI or trade symbol. */
export const Spec = z.object({
  key: z.string(),
  ...localisedSchema('label'),
  ...localisedSchema('value'),
  unit: z.optional(z.string()),
});
export type Spec = z.infer<typeof Spec>;

/**
 * Why a product matches a search (D6), with the text that matched. For part numbers, `exact` and `normalised` match the
 * whole number, as typed or after normalising; `prefix` begins with the keyword, `part` contains it; `similar` differs by a
 * slip of the keyboard or a misread sign. `replaces`: the number that was meant, or begins so, is another one, which the
 * product replaces.
 */
export const Match = z.object({
  kind: z.enum(['exact', 'prefix', 'normalised', 'part', 'similar', 'replaces', 'words']),
  field: z.enum(['code', 'sku', 'name', 'brand', 'group', 'spec']),
  value: z.string(),
  /** The variant whose number matched, which the hit links to. Absent if the product itself matched. */
  sku_id: z.optional(z.int()),
});
export type Match = z.infer<typeof Match>;

/** True for a retired product: not found or listed, but still named in carts, orders and quotations. */
const retired = { is_retired: z.optional(z.boolean()) };

// Only members see prices; null means that the product is sold by quotation.
const price = { market_price: z.optional(z.nullable(Money)) };

/** The fields of a variant in a list. */
const ListedVariant = z.object({
  id: z.int(),
  code: z.string(),
  ...localisedSchema('sku_name'),
  /** Pieces in one sales unit. */
  pack_size: z.int(),
  stock: z.int(),
  delivery_days: z.int(),
  is_priced: z.boolean(),
  ...price,
});

export const ProductItem = z.object({
  id: z.int(),
  code: z.string(),
  ...localisedSchema('product_name'),
  ...localisedSchema('seo_title_str'),
  brand: BrandRef,
  group: z.object({ id: z.int(), ...localisedSchema('group_name'), seo_key: z.string() }),
  picture: z.nullable(Picture),
  condition: Condition,
  delivery_days: z.int(),
  stock: z.int(),
  sku_count: z.int(),
  /** The variant that "Add to cart" adds if the product has only one. */
  sku_id: z.int(),
  /** That variant's part number. */
  sku_code: z.optional(z.string()),
  is_priced: z.boolean(),
  key_specs: z.array(Spec),
  /** Pieces in one sales unit, where it is more than one and the same for all variants. */
  pack_size: z.optional(z.int()),
  match: z.optional(Match),
  /** The one variant of several that a search means: what a list shows and adds to the cart. */
  variant: z.optional(ListedVariant),
  ...retired,
  ...price,
  /** True if `market_price` is the lowest of several. */
  is_price_from: z.optional(z.boolean()),
});
export type ProductItem = z.infer<typeof ProductItem>;

export const Sku = z.extend(ListedVariant, {
  product_id: z.int(),
  specs: z.array(Spec),
  gtin: z.nullable(z.string()),
  ...retired,
});
export type Sku = z.infer<typeof Sku>;

/** A variant with what a cart line shows of its product. */
export const SkuWithProduct = z.extend(Sku, { product: ProductItem });
export type SkuWithProduct = z.infer<typeof SkuWithProduct>;

export const Product = z.extend(ProductItem, {
  ...localisedSchema('description'),
  /** A one-sentence summary for lists, cards and search engines. */
  ...localisedSchema('summary'),
  pictures: z.array(Picture),
  specs: z.array(Spec),
  /** The variants on sale; none for a retired product. */
  skus: z.array(Sku),
  fits: z.array(Fit),
  accessories: z.array(ProductItem),
  /** Other products of the same group. */
  similar: z.array(ProductItem),
  documents: z.array(ProductDocument),
  breadcrumbs: z.array(Group),
  warranty_months: z.int(),
  /** ISO 3166-1 alpha-2. */
  origin: z.string(),
  /** The preview image on other sites (Open Graph); absent if the product's own picture is used. */
  card_url: z.optional(z.string()),
  updated_at: Moment,
});
export type Product = z.infer<typeof Product>;

const FacetValue = z.object({
  value: z.string(),
  ...localisedSchema('label'),
  /** The value's own unit, if the facet's values have different ones; then the facet has none. */
  unit: z.optional(z.string()),
  count: z.int(),
  selected: z.boolean(),
});
/**
 * One facet: `key` is brand, group, condition or `spec:<key>`; each count is the number of hits if that value were
 * added.
 */
export const Facet = z.object({
  key: z.string(),
  ...localisedSchema('label'),
  unit: z.optional(z.string()),
  values: z.array(FacetValue),
  /** The counts are estimates from a sample. */
  is_estimate: z.optional(z.boolean()),
});
export type Facet = z.infer<typeof Facet>;

export const ProductQuery = z.object({
  ...Paging,
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  group_id: z.optional(Id),
  brand: z.optional(wireJson(z.array(Id).check(z.maxLength(50)))),
  condition: z.optional(wireJson(z.array(Condition).check(z.maxLength(3)))),
  /** Subgroups of `group_id`, chosen as a facet. */
  group: z.optional(wireJson(z.array(Id).check(z.maxLength(50)))),
  /** Specification key -> the accepted values. Limited to as many keys as the store's own addresses have. */
  spec: z.optional(
    wireJson(
      z
        .record(
          z.string().check(z.maxLength(SPEC_KEY_MAX), z.regex(SPEC_KEY)),
          z.array(z.string().check(z.maxLength(120))).check(z.maxLength(30)),
        )
        .check(z.refine((spec) => Object.keys(spec).length <= 30, 'invalid')),
    ),
  ),
  ids: z.optional(wireJson(z.array(Id).check(z.maxLength(60)))),
  sort: z.optional(Sort),
  /** 0 leaves out the facets, for shelves. */
  facets: z.optional(wireInt.check(z.gte(0), z.lte(1))),
});
/** How a search read the words: what it left out as nothing has it beside the others, and what it took for slips. */
const Reading = z.object({
  dropped: z.array(z.string()),
  corrected: z.array(z.object({ from: z.string(), to: z.string() })),
  /** The condition that was asked for, or that it is in stock: other products are no hits. The word as it was typed. */
  states: z.optional(z.array(z.object({ state: z.enum([...CONDITIONS, 'in_stock']), word: z.string() }))),
  /** Few products have all words; others of their groups come after them. */
  near: z.optional(z.boolean()),
});
export type Reading = z.infer<typeof Reading>;
export const ProductPage = z.extend(listOf(ProductItem), {
  facets: z.array(Facet),
  /** Present if words were left out or corrected, or if products follow that have not all of them. */
  reading: z.optional(Reading),
  /**
   * Suggestions for a search that finds nothing: the group that its words name, another spelling, and shorter searches that
   * find something.
   */
  nearest: z.optional(
    z.object({
      group: z.optional(Group),
      spelling: z.optional(z.string()),
      broader: z.optional(z.array(z.string())),
    }),
  ),
  /** `total` is an estimate from a sample. */
  is_estimate: z.optional(z.boolean()),
});
export type ProductPage = z.infer<typeof ProductPage>;

export const Suggestion = z.object({
  id: z.int(),
  code: z.string(),
  ...localisedSchema('product_name'),
  ...localisedSchema('seo_title_str'),
  brand_name: z.string(),
  ...localisedSchema('group_name'),
  picture: z.nullable(Picture),
  match: Match,
});
export type Suggestion = z.infer<typeof Suggestion>;
export const Suggestions = z.object({
  products: z.array(Suggestion),
  groups: z.array(Group),
  brands: z.array(BrandRef),
  /** Machines whose parts the catalogue has. */
  machines: z.array(z.object({ brand_name: z.string(), model: z.string() })),
});
export type Suggestions = z.infer<typeof Suggestions>;

const ById = z.object({ id: Id });

export const catalogueContract = {
  listBrands: { request: z.object({ ...Paging, group_id: z.optional(Id) }), reply: listOf(Brand) },
  readBrand: { request: ById, reply: Brand },
  listGroups: { request: z.object({ ...Paging, parent_group_id: z.optional(Id) }), reply: z.array(GroupNode) },
  readGroupTree: { request: Empty, reply: z.array(GroupNode) },
  readGroup: { request: ById, reply: GroupDetail },
  listGroupChildren: { request: ById, reply: z.array(Group) },
  listGroupBrands: { request: ById, reply: z.array(Brand) },
  listBreadcrumbs: { request: ById, reply: z.array(Group) },
  listGroupSiblings: { request: z.object({ pk: Id }), reply: z.array(Group) },
  listProducts: { request: ProductQuery, reply: ProductPage },
  readProduct: { request: ById, reply: Product },
  listSkus: {
    request: z.object({
      ...Paging,
      ids: z.optional(wireJson(z.array(Id).check(z.maxLength(200)))),
      product_id: z.optional(Id),
    }),
    reply: listOf(SkuWithProduct),
  },
  readDeliveryDays: {
    request: z.object({ id: Id, sku_id: z.optional(Id) }),
    reply: z.object({ delivery_days: z.int(), delivery_date: z.string() }),
  },
  setCollected: {
    /** `sku_id`: the variant chosen when the product was marked. */
    request: z.object({ id: Id, collected: z.boolean(), sku_id: z.optional(Id), ...Idempotent }),
    reply: z.object({ collected: z.boolean(), total: z.int() }),
  },
  suggest: {
    request: z.object({
      keyword: z.string().check(z.trim(), z.maxLength(200)),
      limit: z.optional(wireInt.check(z.gte(1), z.lte(20))),
    }),
    reply: Suggestions,
  },
};

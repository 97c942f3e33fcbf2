import { z } from 'zod/mini';
import { SPEC_KEY, SPEC_KEY_MAX } from '../../catalogue/specKey.ts';
import { localisedSchema } from '../localisedSchema.ts';
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

/** A group's page: what stands above the list of its products. */
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

/** One line of a specification: `value` as it is shown, `unit` by SI or trade symbol. */
export const Spec = z.object({
  key: z.string(),
  ...localisedSchema('label'),
  ...localisedSchema('value'),
  unit: z.optional(z.string()),
});
export type Spec = z.infer<typeof Spec>;

/**
 * Why a product is among the hits of a search (D6), and the very text that matched. Of part numbers, `exact` and
 * `normalised` are whole ones, as typed or written differently; `prefix` begins with what was typed, `part` contains it.
 */
export const Match = z.object({
  kind: z.enum(['exact', 'prefix', 'normalised', 'part', 'words']),
  field: z.enum(['code', 'sku', 'name', 'brand', 'group', 'spec']),
  value: z.string(),
  /** The variant whose number was typed; links from the hit lead to it. Absent where the product as a whole matched. */
  sku_id: z.optional(z.int()),
});
export type Match = z.infer<typeof Match>;

/** True of what is no longer sold: it is found and listed nowhere, and named where somebody has it. */
const retired = { is_retired: z.optional(z.boolean()) };

// Only a member's answer carries a price; null says the product is sold by quotation alone.
const price = { market_price: z.optional(z.nullable(Money)) };

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
  /** The variant that "Add to cart" means when the product has only one. */
  sku_id: z.int(),
  /** The part number of that variant. */
  sku_code: z.optional(z.string()),
  is_priced: z.boolean(),
  key_specs: z.array(Spec),
  match: z.optional(Match),
  ...retired,
  ...price,
});
export type ProductItem = z.infer<typeof ProductItem>;

export const Sku = z.object({
  id: z.int(),
  product_id: z.int(),
  code: z.string(),
  ...localisedSchema('sku_name'),
  specs: z.array(Spec),
  gtin: z.nullable(z.string()),
  /** Pieces in one sales unit. */
  pack_size: z.int(),
  stock: z.int(),
  delivery_days: z.int(),
  is_priced: z.boolean(),
  ...retired,
  ...price,
});
export type Sku = z.infer<typeof Sku>;

/** A variant with enough of its product to stand alone in a cart. */
export const SkuWithProduct = z.extend(Sku, { product: ProductItem });
export type SkuWithProduct = z.infer<typeof SkuWithProduct>;

const DOCUMENT_KINDS = ['datasheet', 'manual', 'ifu', 'ce_certificate', 'fda_510k', 'cleaning_guide'] as const;
export const ProductDocument = z.object({
  id: z.int(),
  kind: z.enum(DOCUMENT_KINDS),
  language: z.enum(['en', 'es', 'ru', 'zh']),
  ...localisedSchema('title'),
  url: z.string(),
  size_bytes: z.int(),
  media_type: z.string(),
});
export type ProductDocument = z.infer<typeof ProductDocument>;

/** A machine that a part fits; `product_id` when the store sells the machine too. */
export const Fit = z.object({
  brand_name: z.string(),
  model: z.string(),
  product_id: z.nullable(z.int()),
  /** The machine's slug in each language; empty where it is not sold. */
  ...localisedSchema('seo_title_str'),
  note: z.optional(z.string()),
});
export type Fit = z.infer<typeof Fit>;

export const Product = z.extend(ProductItem, {
  ...localisedSchema('description'),
  /** One sentence for lists, cards and search engines. */
  ...localisedSchema('summary'),
  pictures: z.array(Picture),
  specs: z.array(Spec),
  /** The variants that are sold: none of a product that is no longer sold. */
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
  /** The picture that other sites show beside a link to the product; none where its own has to do. */
  card_url: z.optional(z.string()),
  updated_at: Moment,
});
export type Product = z.infer<typeof Product>;

const FacetValue = z.object({
  value: z.string(),
  ...localisedSchema('label'),
  /** Where the values of a facet do not all have the same one, which is then not at the facet. */
  unit: z.optional(z.string()),
  count: z.int(),
  selected: z.boolean(),
});
/** One filter: `key` is brand, group, condition or `spec:<key>`; counts are of the hits if that value were added. */
export const Facet = z.object({
  key: z.string(),
  ...localisedSchema('label'),
  unit: z.optional(z.string()),
  values: z.array(FacetValue),
  /** The counts are taken from a sample. */
  is_estimate: z.optional(z.boolean()),
});
export type Facet = z.infer<typeof Facet>;

export const ProductQuery = z.object({
  ...Paging,
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  group_id: z.optional(Id),
  brand: z.optional(wireJson(z.array(Id).check(z.maxLength(50)))),
  condition: z.optional(wireJson(z.array(Condition).check(z.maxLength(3)))),
  /** Below `group_id`: narrower groups chosen as a facet. */
  group: z.optional(wireJson(z.array(Id).check(z.maxLength(50)))),
  /** Specification key -> the values wanted of it. Each key is counted by itself: as many as an address of ours names. */
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
  /** 0 leaves the facets out, for shelves that show none. */
  facets: z.optional(wireInt.check(z.gte(0), z.lte(1))),
});
export const ProductPage = z.extend(listOf(ProductItem), {
  facets: z.array(Facet),
  /** There are about so many: they were counted in a sample. */
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
    /** `sku_id`: the variant that was chosen when the product was marked. */
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

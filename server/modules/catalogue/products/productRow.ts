import type { Picture } from '../../../../shared/contract/wireTypes.ts';
import { partNumberKey } from '../../../../shared/catalogue/partNumberKey.ts';
import { specTokens } from '../../../../shared/catalogue/specTokens.ts';
import { LANGUAGES } from '../../../../shared/text/languages.ts';
import { type Localised, localised } from '../../../../shared/text/localised.ts';
import { localisedFields } from '../../../../shared/text/localisedFields.ts';
import { searchableTexts, VERSION_LEXEME } from '../../../../shared/search/words/lexemes.ts';
import { quoteLexeme, vectorOf } from '../../search/searchVector.ts';
import { listPrice } from './listPrice.ts';
import type { SkuRecord } from '../writing/records.ts';
import type { StoredRecord } from '../writing/storedRecords.ts';

const KEY_SPECS = 4;

/** Fields of the brand and group that a product row copies. */
export interface ProductContext {
  brandName: string;
  /** Names of the group and its ancestors, in all languages. */
  groupNames: string[];
  groupPicture: Picture | null;
}

/** Builds a product row: the record, and everything that lists and searches would otherwise compute on each read. */
export function productRow(record: StoredRecord, context: ProductContext) {
  const prices = record.skus.map(({ market_price }) => listPrice(market_price)).filter((price) => price !== null);
  return {
    id: record.id,
    code: record.code,
    code_key: partNumberKey(record.code),
    brand_id: record.brand_id,
    group_id: record.group_id,
    condition: record.condition,
    price: prices.length > 0 ? Math.min(...prices) : null,
    sort_name: (record.en_product_name ?? record.product_name).toLowerCase(),
    spec_tokens: specTokens([record, ...record.skus]),
    search: searchVector(record, context),
    ...shownColumns(record, context),
    created_at: record.created_at,
    updated_at: new Date().toISOString(),
    retired_at: null,
  };
}

/** The columns that lists and pages show. */
export const shownColumns = (record: StoredRecord, context: ProductContext) => ({
  delivery_days: Math.min(...record.skus.map((sku) => sku.delivery_days)),
  stock: record.skus.reduce((sum, sku) => sum + sku.stock, 0),
  item: productItem(record, context),
  detail: productDetail(record, context),
});

export const productColumns = {
  id: 'int',
  code: 'text',
  code_key: 'text',
  brand_id: 'int',
  group_id: 'int',
  condition: 'text',
  delivery_days: 'int',
  stock: 'int',
  price: 'bigint',
  sort_name: 'text',
  spec_tokens: 'text[]',
  search: 'tsvector',
  item: 'jsonb',
  detail: 'jsonb',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  retired_at: 'timestamptz',
};

const productItem = (record: StoredRecord, { groupPicture }: ProductContext) => ({
  ...localisedFields(record, 'product_name'),
  ...localisedFields(record, 'seo_title_str'),
  picture: record.pictures[0] ?? groupPicture,
  sku_count: record.skus.length,
  sku_id: record.skus[0]?.id,
  is_priced: record.skus.some((sku) => listPrice(sku.market_price) !== null),
  key_specs: record.specs.slice(0, KEY_SPECS),
});

const productDetail = (record: StoredRecord, { groupPicture }: ProductContext) => ({
  ...localisedFields(record, 'summary'),
  ...localisedFields(record, 'description'),
  pictures: record.pictures.length > 0 || !groupPicture ? record.pictures : [groupPicture],
  specs: record.specs,
  warranty_months: record.warranty_months,
  origin: record.origin,
});

/** The search index of a product. */
export const searchVector = (record: StoredRecord, { brandName, groupNames }: ProductContext): string =>
  `${vectorOf(searchableTexts(record, brandName, groupNames), [record.code, ...record.skus.map((sku) => sku.code)])} ${quoteLexeme(VERSION_LEXEME)}`;

/** The names of a variant; empty if it is named like its product, which would be shown twice. */
function variantNames(sku: SkuRecord, record: StoredRecord): Localised<'sku_name'> {
  const isAlike = LANGUAGES.every(
    (language) => localised(sku, 'sku_name', language) === localised(record, 'product_name', language),
  );
  return isAlike ? { sku_name: '' } : localisedFields(sku, 'sku_name');
}

/** Builds a variant row; `position` is its index among the variants of the product, from 0. */
export const skuRow = (sku: SkuRecord, product: StoredRecord, position: number) => ({
  id: sku.id,
  product_id: product.id,
  brand_id: product.brand_id,
  position,
  code: sku.code,
  code_key: partNumberKey(sku.code),
  gtin: sku.gtin,
  pack_size: sku.pack_size,
  stock: sku.stock,
  delivery_days: sku.delivery_days,
  price: listPrice(sku.market_price),
  texts: { ...variantNames(sku, product), specs: sku.specs },
  retired_at: null,
});

export const skuColumns = {
  id: 'int',
  product_id: 'int',
  brand_id: 'int',
  position: 'int',
  code: 'text',
  code_key: 'text',
  gtin: 'text',
  pack_size: 'int',
  stock: 'int',
  delivery_days: 'int',
  price: 'bigint',
  texts: 'jsonb',
  retired_at: 'timestamptz',
};

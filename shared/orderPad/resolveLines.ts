import type { SkuWithProduct } from '../contract/schemas/catalogue.ts';
import { type AskedLine, OFFERS_MAX, type PadOffer, type ResolvedLine } from '../contract/schemas/orderPad.ts';
import { localisedFields } from '../text/localisedFields.ts';
import { gtinForms } from '../search/numbers/gtin.ts';
import { type LineKey, lineKeys, meantKeys, nearKey, nearness } from './lineKeys.ts';

/** A part number or trade number of the catalogue. */
export interface NumberRow {
  key: string;
  /** As the catalogue writes it. */
  code: string;
  product_id: number;
  /** Null for a product's own number. */
  sku_id: number | null;
  is_retired: boolean;
  /** The product replaces what has this number. */
  is_successor: boolean;
}

/** The catalogue that lines are resolved against: the store's database, or a client's offline catalogue. */
export interface LineCatalogue {
  /** Numbers with one of these keys, or trade numbers that are one of these. */
  numbersWith(keys: readonly string[], gtins: readonly string[]): Promise<NumberRow[]>;
  /** Variants on sale whose keys stand next to each of these, before and after. */
  numbersNear(keys: readonly string[]): Promise<NumberRow[]>;
  /** These variants, and all of these products, retired ones too; in the order of products and variants. */
  variants(of: { skuIds: readonly number[]; productIds: readonly number[] }): Promise<SkuWithProduct[]>;
}

const NEAR_MAX = 3;
/** How many numbers are compared on each side of one that was not found. */
export const NEIGHBOURS = 4;

interface Pick {
  rows: NumberRow[];
  isFound: boolean;
}

/** Resolves lines of an order pad to variants, in the order of the lines. Reads the catalogue three times at most. */
export async function resolveLines(catalogue: LineCatalogue, lines: readonly AskedLine[]): Promise<ResolvedLine[]> {
  const keysOfLines = lines.map(({ text }) => lineKeys(text));
  const picks = await picksOf(catalogue, keysOfLines);
  const rows = picks.flatMap((pick) => pick.rows);
  const skuIds = [...rows.flatMap(({ sku_id }) => sku_id ?? []), ...lines.flatMap(({ sku_id }) => sku_id ?? [])];
  // A retired variant is followed by those that are sold of its product.
  const productIds = rows
    .filter(({ sku_id, is_retired }) => sku_id === null || is_retired)
    .map((row) => row.product_id);
  const variants = await catalogue.variants({ skuIds: unique(skuIds), productIds: unique(productIds) });
  const byId = new Map(variants.map((variant) => [variant.id, variant]));
  const byProduct = Map.groupBy(variants, ({ product_id }) => product_id);
  return lines.map(({ sku_id }, index) => {
    const chosenVariant = sku_id === undefined ? undefined : byId.get(sku_id);
    if (chosenVariant && !isGone(chosenVariant)) return { outcome: 'found', offers: [padOffer(chosenVariant)] };
    return resolvedLine(picks[index]!, { byId, byProduct });
  });
}

async function picksOf(catalogue: LineCatalogue, keysOfLines: readonly LineKey[][]): Promise<Pick[]> {
  const keys = unique(keysOfLines.flat().map(({ key }) => key));
  const foundRows = keys.length === 0 ? [] : await catalogue.numbersWith(keys, unique(keys.flatMap(gtinForms)));
  const byKey = Map.groupBy(foundRows, ({ key }) => key);
  const rowsOf = (key: string): NumberRow[] =>
    unique([key, ...gtinForms(key)])
      .flatMap((form) => byKey.get(form) ?? [])
      .toSorted(byId);
  const isFound = ({ key, exactText }: LineKey): boolean =>
    rowsOf(key).some(({ code }) => exactText === undefined || code.toUpperCase() === exactText.toUpperCase());
  const matchedKeys = keysOfLines.map((ofLine) => meantKeys(ofLine, isFound));
  const missing = keysOfLines.map((ofLine, index) => (matchedKeys[index]!.length > 0 ? null : nearKey(ofLine)));
  const missingKeys = unique(missing.filter((key) => key !== null));
  const near = missingKeys.length === 0 ? [] : await catalogue.numbersNear(missingKeys);
  return matchedKeys.map((ofLine, index) => {
    const key = missing[index] ?? null;
    if (key !== null) return { rows: nearest(key, near), isFound: false };
    return { rows: ofLine.flatMap(rowsOf), isFound: ofLine.length > 0 };
  });
}

const byId = (a: NumberRow, b: NumberRow): number => a.product_id - b.product_id || (a.sku_id ?? 0) - (b.sku_id ?? 0);

/** The variants whose numbers begin most like the asked one. */
function nearest(requestedKey: string, rows: readonly NumberRow[]): NumberRow[] {
  const weighed = rows
    .map((row) => ({ row, shared: nearness(requestedKey, row.key) }))
    .filter(({ shared }) => shared > 0);
  const sorted = weighed.toSorted(
    (a, b) =>
      b.shared - a.shared ||
      a.row.key.length - b.row.key.length ||
      (a.row.key < b.row.key ? -1 : a.row.key > b.row.key ? 1 : 0) ||
      (a.row.sku_id ?? 0) - (b.row.sku_id ?? 0),
  );
  return uniqueBy(
    sorted.map(({ row }) => row),
    ({ sku_id }) => sku_id,
  ).slice(0, NEAR_MAX);
}

interface VariantLookup {
  byId: ReadonlyMap<number, SkuWithProduct>;
  byProduct: ReadonlyMap<number, SkuWithProduct[]>;
}

function resolvedLine({ rows: all, isFound }: Pick, { byId, byProduct }: VariantLookup): ResolvedLine {
  const rows = all.filter(({ is_successor }) => !is_successor);
  const namedVariants = rows.flatMap(({ sku_id }) => (sku_id === null ? [] : (byId.get(sku_id) ?? [])));
  const ofProducts = rows
    .filter((row) => row.sku_id === null && !namedVariants.some(({ product_id }) => product_id === row.product_id))
    .flatMap(({ product_id }) => byProduct.get(product_id) ?? []);
  const sold = uniqueBy([...namedVariants, ...ofProducts], ({ id }) => id).filter((variant) => !isGone(variant));
  if (!isFound) return { outcome: 'missing', offers: sold.map(padOffer) };
  if (sold.length > 0)
    return { outcome: sold.length === 1 ? 'found' : 'several', offers: sold.slice(0, OFFERS_MAX).map(padOffer) };
  /** The variants on sale of the products of these numbers. */
  const soldOf = (of: readonly NumberRow[]): SkuWithProduct[] =>
    uniqueBy(of, ({ product_id }) => product_id)
      .flatMap(({ product_id }) => byProduct.get(product_id) ?? [])
      .filter((variant) => !isGone(variant));
  const successors = soldOf(all.filter(({ is_successor }) => is_successor));
  if (successors.length > 0) return { outcome: 'replaced', offers: successors.slice(0, OFFERS_MAX).map(padOffer) };
  return { outcome: 'gone', offers: soldOf(rows).slice(0, OFFERS_MAX).map(padOffer) };
}

const isGone = ({ is_retired, product }: SkuWithProduct): boolean => is_retired === true || product.is_retired === true;

/** The fields of a variant that a line of the pad shows. */
export const padOffer = (sku: SkuWithProduct): PadOffer => ({
  sku_id: sku.id,
  product_id: sku.product_id,
  code: sku.code,
  ...localisedFields(sku.product, 'product_name'),
  ...localisedFields(sku.product, 'seo_title_str'),
  ...localisedFields(sku, 'sku_name'),
  brand_name: sku.product.brand.brand_name,
  pack_size: sku.pack_size,
  stock: sku.stock,
  delivery_days: sku.delivery_days,
  is_priced: sku.is_priced,
  ...(sku.market_price !== undefined && { market_price: sku.market_price }),
});

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
function uniqueBy<T>(values: readonly T[], keyOf: (value: T) => unknown): T[] {
  const seenKeys = new Set<unknown>();
  return values.filter((value) => !seenKeys.has(keyOf(value)) && seenKeys.add(keyOf(value)));
}

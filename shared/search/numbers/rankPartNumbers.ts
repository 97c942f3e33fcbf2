import type { Match } from '../../contract/schemas/catalogue.ts';
import type { SearchQuery } from '../parseQuery.ts';
import { trigramsOf } from '../words/tokens.ts';
import { gtinForms } from './gtin.ts';

/** A product that was found by a part number, its own or a variant's. */
export interface PartHit {
  id: number;
  match: Match;
  /** The one variant that is meant; absent if the number fits several alike, or the product as a whole. */
  variant?: number;
}

/** A part number that is, begins with or contains what was asked for. */
export interface PartRow {
  id: number;
  /** The variant that has the number; null for the product's own. */
  sku_id: number | null;
  /** `replaces`: a number that the product replaces. */
  field: 'code' | 'sku' | 'gtin' | 'replaces';
  value: string;
  key: string;
}

// Half a part number that fits more than this is no part number; the words of the query still find the rest.
export const PART_HITS_MAX = 300;
const GTIN_MIN = 8;

/** True for a key that is long enough to be searched inside part numbers. */
export const hasTrigrams = (key: string): boolean => trigramsOf(key).length > 0;
/** A trade number has digits alone, eight of them or more. */
export const mayBeGtin = (key: string): boolean => /^\d+$/.test(key) && key.length >= GTIN_MIN;

/** The kinds of match, best first: equal as typed, equal after normalising, a number that it replaces, a prefix, an infix. */
// prettier-ignore
const FITS = [
  'exact', 'normalised', 'replaced', 'prefix', 'keyPrefix', 'piece', 'keyPiece', 'replacedPrefix',
] as const;
type Fit = (typeof FITS)[number];
const KINDS: Record<Fit, Match['kind']> = {
  exact: 'exact',
  normalised: 'normalised',
  prefix: 'prefix',
  keyPrefix: 'prefix',
  piece: 'part',
  keyPiece: 'part',
  replaced: 'replaces',
  replacedPrefix: 'replaces',
};

/** True where the whole part number was typed, in whatever spelling. */
export const isWholeNumber = ({ kind }: Match): boolean => kind === 'exact' || kind === 'normalised';

/** A part number as it was typed, in capitals, and its key. */
type RequestedNumber = Pick<SearchQuery, 'upperCase' | 'partKey'>;

interface Ranked {
  row: PartRow;
  fit: Fit;
  place: number;
}

/** The products of what was found, best first (D6). */
export function rankPartNumbers(rows: readonly PartRow[], query: RequestedNumber): PartHit[] {
  const products = Map.groupBy(
    rows.map((row) => ranked(row, query)),
    ({ row }) => row.id,
  );
  return Array.from(products.values(), (ofProduct) => ofProduct.toSorted(byPlace))
    .toSorted(([a], [b]) => byPlace(a!, b!))
    .map(hitOf);
}

// With equal fit, a product's own number ranks above those of its variants.
function ranked(row: PartRow, query: RequestedNumber): Ranked {
  const fit = fitOf(row, query);
  return { row, fit, place: 2 * FITS.indexOf(fit) + (row.field === 'code' ? 0 : 1) };
}

const byPlace = (a: Ranked, b: Ranked): number =>
  a.place - b.place ||
  a.row.value.length - b.row.value.length ||
  a.row.id - b.row.id ||
  (a.row.sku_id ?? 0) - (b.row.sku_id ?? 0);

/** The match of a product. A variant with the same number as its product is named beside it. */
function hitOf(rows: readonly Ranked[]): PartHit {
  const { row, fit } = rows[0]!;
  const kind = KINDS[fit];
  const variantRow = rows.find(({ row: { sku_id } }) => sku_id !== null);
  const isMeant = variantRow && (variantRow.row === row || (isWhole(fit) && isWhole(variantRow.fit)));
  const field = row.field === 'code' || row.field === 'replaces' ? 'code' : 'sku';
  const sku_id = isMeant ? variantRow.row.sku_id : null;
  const match: Match = { kind, field, value: row.value, ...(sku_id !== null && { sku_id }) };
  const isOnly = sku_id !== null && rows.every((other) => other.place > variantRow!.place || isOf(other, sku_id));
  return { id: row.id, match, ...(isOnly && { variant: sku_id }) };
}

const isOf = ({ row }: Ranked, skuId: number): boolean => row.sku_id === null || row.sku_id === skuId;

const isWhole = (fit: Fit): boolean => fit === 'exact' || fit === 'normalised';

/** The very trade number, however many zeros are before it. */
const isSameTrade = ({ field, value }: PartRow, { partKey }: RequestedNumber): boolean =>
  field === 'gtin' && gtinForms(partKey).includes(value);

// Equal after normalising ranks above a prefix: a buyer who types a whole number means that number.
function fitOf(row: PartRow, query: RequestedNumber): Fit {
  const value = row.value.toUpperCase();
  const { upperCase, partKey } = query;
  if (row.field === 'replaces') return row.key === partKey ? 'replaced' : 'replacedPrefix';
  if (value === upperCase || (row.key !== partKey && isSameTrade(row, query))) return 'exact';
  if (row.key === partKey) return 'normalised';
  if (value.startsWith(upperCase)) return 'prefix';
  if (row.key.startsWith(partKey)) return 'keyPrefix';
  return value.includes(upperCase) ? 'piece' : 'keyPiece';
}

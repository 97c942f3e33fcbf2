import type { Match } from '../contracts/catalogue.ts';
import type { SearchQuery } from './query.ts';
import { tradeForms } from './tradeNumber.ts';

/** A product that was found by a part number, its own or a variant's. */
export interface PartHit {
  id: number;
  match: Match;
}

/** A part number that is, begins with or contains what was asked for. */
export interface PartRow {
  id: number;
  field: 'code' | 'sku' | 'gtin';
  value: string;
  key: string;
}

// Half a part number that fits more than this is no part number; the words of the query still find the rest.
export const PART_HITS_MAX = 300;
const INFIX_MIN = 3;
const GTIN_MIN = 8;

/** Only of these is the inside looked into, and trade numbers are asked. */
export const hasInside = (key: string): boolean => key.length >= INFIX_MIN;
/** A trade number has digits alone, eight of them or more. */
export const mayBeGtin = (key: string): boolean => /^\d+$/.test(key) && key.length >= GTIN_MIN;

/** The products of what was found, best first (D6). */
export function rankPartNumbers(rows: readonly PartRow[], query: SearchQuery): PartHit[] {
  const best = new Map<number, { row: PartRow; place: number }>();
  for (const row of rows) {
    const place = placeOf(row, query);
    const known = best.get(row.id);
    if (!known || place < known.place) best.set(row.id, { row, place });
  }
  return [...best.values()]
    .toSorted((a, b) => a.place - b.place || a.row.value.length - b.row.value.length || a.row.id - b.row.id)
    .map(({ row }) => ({ id: row.id, match: matchOf(row, query) }));
}

/** The very trade number, however many zeros are before it. */
const isSameTrade = ({ field, value }: PartRow, { partKey }: SearchQuery): boolean =>
  field === 'gtin' && tradeForms(partKey ?? '').includes(value);

// Equal after normalising stands above a mere beginning: who types a whole number means that number.
function placeOf(row: PartRow, query: SearchQuery): number {
  const { field, value, key } = row;
  const { written, partKey } = query;
  const own = field === 'code' ? 0 : 1;
  if (value.toUpperCase() === written) return own;
  if (key === partKey || isSameTrade(row, query)) return 2 + own;
  if (value.toUpperCase().startsWith(written)) return 4 + own;
  if (key.startsWith(partKey ?? '')) return 6 + own;
  return (value.toUpperCase().includes(written) ? 8 : 10) + own;
}

function matchOf(row: PartRow, query: SearchQuery): Match {
  const { written } = query;
  const value = row.value.toUpperCase();
  const isWhole = value === written || (row.key !== query.partKey && isSameTrade(row, query));
  const kind = isWhole ? 'exact' : value.startsWith(written) ? 'prefix' : 'normalised';
  return { kind, field: row.field === 'code' ? 'code' : 'sku', value: row.value };
}

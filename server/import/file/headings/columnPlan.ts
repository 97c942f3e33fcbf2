import { isJoined } from './columnKinds.ts';
import { REQUIRED } from './columns.ts';
import { plainHeading } from './words/plainHeading.ts';
import { priceOf } from './words/compoundHeadings.ts';
import type { ExportFormat } from './formats/ExportFormat.ts';
import { exportOf } from './formats/exports.ts';
import { keepFreeStock, keepOnePriceBasis, keepOwnCurrency } from './keepColumns.ts';
import { type Placement, placeHeadings } from './placeHeadings.ts';
import {
  dropNames,
  groupByOnlyLevel,
  identifyGoods,
  nameByDescription,
  numberByVariants,
  showModel,
  specifyOptions,
} from './reassignColumns.ts';
import { placeStockByPlace } from './stockByPlace.ts';
import { timeUnitIn } from './words/timeUnits.ts';

/** The command line's options for a file's columns. */
export interface ColumnChoices {
  /** A column, or null to leave the heading aside, by heading in lower case. */
  map: ReadonlyMap<string, string | null>;
  /** Values of rows that have none. */
  defaults: Readonly<Record<string, string>>;
  /** Needs part numbers alone, and leaves names and groups aside. */
  isUpdate?: boolean;
  /** The store's (ISO 4217): columns of prices in other ones are left aside if there is one in it. */
  currency?: string;
}
export const NO_CHOICES: ColumnChoices = { map: new Map(), defaults: {} };

/** The cells of a row by the column that they are taken for. */
export interface ColumnPlan {
  /** The places of a column's cells: the first that is not empty counts. */
  places: ReadonlyMap<string, readonly number[]>;
  /** Headings that were recognised, as `heading = column`. */
  usedColumns: string[];
  unusedColumns: string[];
  /** Columns that are needed and have no heading. */
  missing: string[];
  /** Columns that several headings mean. */
  twice: { column: string; headings: string[] }[];
  /** The program that made the file; null for another file. */
  format: ExportFormat | null;
  /** The unit of time that each heading names, such as "weeks". */
  timeUnits: ReadonlyMap<number, string | null>;
  /** The heading of the prices. */
  priceHeading: string | null;
  /** The unit of the price, if its heading says so: a piece, whatever the pack size, or a pack. */
  pricedBy: 'piece' | 'pack' | null;
}

/** Decides what each heading means. */
export function planColumns(
  headings: readonly string[],
  { map, defaults, isUpdate = false, currency }: ColumnChoices,
): ColumnPlan {
  const format = exportOf(new Set(headings.map(plainHeading)));
  const placement = placeHeadings(headings, format, map);
  numberByVariants(placement);
  if (isUpdate) identifyGoods(placement, headings);
  nameByDescription(placement, headings);
  showModel(placement, headings);
  groupByOnlyLevel(placement);
  if (currency !== undefined) keepOwnCurrency(placement, headings, currency);
  keepOnePriceBasis(placement, headings);
  keepFreeStock(placement, headings);
  placeStockByPlace(placement, headings);
  allowSeveral(placement);
  if (!placement.places.has('parent') && !placement.ofFormat.has('product_kind'))
    placement.places.delete('product_kind');
  specifyOptions(placement);
  if (isUpdate) dropNames(placement);
  return describe(headings, placement, { defaults, format, isUpdate });
}

/** Columns whose cells are joined, and any of several bar codes, may have several sure headings. */
function allowSeveral({ places, strong }: Placement): void {
  for (const column of places.keys()) if (isJoined(column) || column === 'gtin') strong.delete(column);
}

interface Settings {
  defaults: Readonly<Record<string, string>>;
  format: ExportFormat | null;
  isUpdate: boolean;
}

/** Columns that identify goods. An update needs a further column, which it changes. */
const OF_IDENTITY = new Set(['code', 'sku_code', 'brand', 'handle', 'parent', 'row_id', 'currency']);

function describe(
  headings: readonly string[],
  { places, strong }: Placement,
  { defaults, format, isUpdate }: Settings,
): ColumnPlan {
  const headingAt = (index: number): string => headings[index]!.replaceAll(/\s+/g, ' ').trim();
  const used = new Set([...places.values()].flat());
  const codes = ['code', 'handle'].some((column) => places.has(column));
  const isThere = (column: string): boolean =>
    column === 'code'
      ? codes
      : places.has(column) || Boolean(defaults[column]) || (column === 'brand' && places.has('attributes'));
  const missing = (isUpdate ? ['code'] : REQUIRED).filter((column) => !isThere(column));
  const columns = [...places.keys()];
  if (isUpdate && columns.every((column) => OF_IDENTITY.has(column))) missing.push('price');
  if (!isUpdate && !columns.some((column) => column.startsWith('name_'))) missing.push('name');
  const [price] = places.get('price') ?? [];
  return {
    places,
    missing,
    format,
    usedColumns: [...places].flatMap(([column, [first, ...others]]) => [
      `${headingAt(first!)} = ${column.split(' | ')[0]}`,
      ...others.map((each) => `${headingAt(each)} = ${column}${isJoined(column) ? '' : ' where that is empty'}`),
    ]),
    unusedColumns: headings.flatMap((heading, index) =>
      used.has(index) || heading.trim() === '' ? [] : [headingAt(index)],
    ),
    twice: [...strong].flatMap(([column, indices]) =>
      indices.length > 1 ? [{ column, headings: indices.map(headingAt) }] : [],
    ),
    timeUnits: new Map(headings.map((heading, index) => [index, timeUnitIn(heading)])),
    priceHeading: price === undefined ? null : headingAt(price),
    pricedBy: price === undefined ? null : priceOf(headings[price]!),
  };
}

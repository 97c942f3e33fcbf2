import { isAnyCurrency, isCurrency } from '../../rows/currencyWords.ts';
import { isOfFiles, isOfNames, meaningsOf, plainHeading, REQUIRED } from './columns.ts';
import type { ExportFormat } from './ExportFormat.ts';
import { columnIn, exportOf } from './exports.ts';
import { priceOf } from './compoundHeadings.ts';
import { UnreadableFile } from '../readLines.ts';

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
  /** The heading of the prices. */
  priceHeading: string | null;
  /** The unit of the price, if its heading says so: a piece, whatever the pack size, or a pack. */
  pricedBy: 'piece' | 'pack' | null;
}

/** Columns whose cells are joined: a program has several kinds of related products, of what takes goods from sale, and of places. */
const JOINED: ReadonlySet<string> = new Set(['accessories', 'state', 'published', 'location']);

/** True for a column whose cells are joined if a file has several. */
export const isJoined = (column: string): boolean => JOINED.has(column) || isOfFiles(column);
/** The most properties that distinguish the variants of a product. */
const OPTIONS_MAX = 3;

/** A model beside the part number. */
export const MODEL_SPEC = 'spec:Model | es=Modelo | ru=Модель | zh=型号';
const SPECS_OF_OPTIONS = {
  option_1: 'spec:Size | es=Tamaño | ru=Размер | zh=尺码',
  option_2: 'spec:Colour | es=Color | ru=Цвет | zh=颜色',
};

/** True for sizes and colours, which are specifications of products without variants. */
export const isOptionSpec = (column: string): boolean => Object.values(SPECS_OF_OPTIONS).includes(column);

/** Decides what each heading means. */
export function planColumns(
  headings: readonly string[],
  { map, defaults, isUpdate = false, currency }: ColumnChoices,
): ColumnPlan {
  const strong = new Map<string, number[]>();
  const weak = new Map<string, number[]>();
  const format = exportOf(new Set(headings.map(plainHeading)));
  const rankedPlaces = new Map<string, { index: number; rank: number }[]>();
  const add = (to: Map<string, number[]>, column: string, index: number): unknown =>
    to.set(column, [...(to.get(column) ?? []), index]);
  let options = 0;
  for (const [index, heading] of headings.entries()) {
    const mappedColumn = map.get(heading.trim().toLowerCase());
    if (mappedColumn !== undefined) {
      if (mappedColumn !== null) add(strong, mappedColumn, index);
      continue;
    }
    const inExport = format && columnIn(format, plainHeading(heading));
    if (inExport) {
      for (const { column, rank } of inExport)
        rankedPlaces.set(column, [...(rankedPlaces.get(column) ?? []), { index, rank }]);
      continue;
    }
    if (format?.options && plainHeading(heading).startsWith(`${format.options} `)) {
      options += 1;
      if (options <= OPTIONS_MAX) add(strong, `option_${options}`, index);
      continue;
    }
    for (const { column, certainty } of meaningsOf(heading)) add(certainty === 'strong' ? strong : weak, column, index);
  }
  for (const [column, matches] of rankedPlaces) {
    const [first, ...others] = matches.toSorted((one, other) => one.rank - other.rank).map(({ index }) => index);
    if (!strong.has(column)) strong.set(column, [first!]);
    weak.set(column, [...others, ...(weak.get(column) ?? [])]);
  }
  const places = new Map([...strong].map(([column, indices]) => [column, [...indices, ...(weak.get(column) ?? [])]]));
  for (const [column, indices] of weak) if (!places.has(column)) places.set(column, indices);
  // A number of its own for each variant is the product's number where the file has no other.
  if (!places.has('code') && !strong.has('handle') && places.has('sku_code')) {
    places.set('code', places.get('sku_code')!);
    places.delete('sku_code');
  }
  if (isUpdate) identifyGoods(places, headings);
  nameByDescription(places, headings);
  showModel(places, headings);
  // The only level there is.
  if (!places.has('group') && places.has('group_2')) {
    places.set('group', places.get('group_2')!);
    places.delete('group_2');
  }
  if (currency !== undefined) keepOwnCurrency(places, strong, headings, currency);
  keepOnePriceBasis(places, strong, headings);
  keepFreeStock(places, strong, headings);
  // Any of several bar codes counts.
  for (const column of places.keys()) if (isJoined(column) || column === 'gtin') strong.delete(column);
  if (!places.has('parent') && !rankedPlaces.has('product_kind')) places.delete('product_kind');
  // Sizes and colours tell the variants of one product apart, or are specifications.
  if (!places.has('parent') && !places.has('handle'))
    for (const [column, spec] of Object.entries(SPECS_OF_OPTIONS))
      if (places.has(column) && !strong.has(column) && !rankedPlaces.has(column)) {
        places.set(spec, places.get(column)!);
        places.delete(column);
      }
  if (isUpdate)
    for (const column of [...places.keys()].filter(isOfNames)) {
      places.delete(column);
      strong.delete(column);
    }
  return describe(headings, { places, strong, defaults, format, isUpdate });
}

/** If there are prices in the store's currency and in others, keeps the former. */
function keepOwnCurrency(
  places: Map<string, number[]>,
  strong: Map<string, number[]>,
  headings: readonly string[],
  currency: string,
): void {
  const prices = places.get('price') ?? [];
  const isOwn = (at: number): boolean => isCurrency(currencyIn(headings[at]!) ?? '', currency);
  if (!prices.some(isOwn)) return;
  const isKept = (at: number): boolean => currencyIn(headings[at]!) === null || isOwn(at);
  places.set('price', prices.filter(isKept));
  if (strong.has('price')) strong.set('price', strong.get('price')!.filter(isKept));
}

/** If prices per pack and per piece are given, keeps those of the sales unit: packs, if a column has their size. */
function keepOnePriceBasis(
  places: Map<string, number[]>,
  strong: Map<string, number[]>,
  headings: readonly string[],
): void {
  const prices = places.get('price') ?? [];
  const bases = new Set(prices.map((index) => priceOf(headings[index]!)));
  if (!bases.has('pack') || !bases.has('piece')) return;
  const other = places.has('pack_size') ? 'piece' : 'pack';
  const isKept = (index: number): boolean => priceOf(headings[index]!) !== other;
  places.set('price', prices.filter(isKept));
  if (strong.has('price')) strong.set('price', strong.get('price')!.filter(isKept));
}

const SAYS_FREE = /avail|\bfree\b|свободн|доступн|disponib|可用|可售|verfügbar|\bfrei/i;

/** If columns for stock on hand and for available stock are given, keeps the available stock. */
function keepFreeStock(
  places: Map<string, number[]>,
  strong: Map<string, number[]>,
  headings: readonly string[],
): void {
  const isFree = (index: number): boolean => SAYS_FREE.test(headings[index]!);
  const free = (places.get('stock') ?? []).filter(isFree);
  if (free.length === 0) return;
  places.set('stock', free);
  if (strong.has('stock')) strong.set('stock', free);
}

const SAYS_MODEL = /^(?:model|modelo|модель)$/;

/** If the part number is in a column before that of the model, shows the model as a specification. */
function showModel(places: Map<string, number[]>, headings: readonly string[]): void {
  const [, ...others] = places.get('code') ?? [];
  const model = others.find((at) => SAYS_MODEL.test(plainHeading(headings[at]!)));
  if (model !== undefined) places.set(MODEL_SPEC, [model]);
}

/** Headings of part numbers in an update, which needs no names. */
const SAYS_GOODS = /^(?:item|material|artikel)$/;

/** An update needs no names, so "Item" is a part number there; without one it finds goods by their bar codes. */
function identifyGoods(places: Map<string, number[]>, headings: readonly string[]): void {
  if (places.has('code')) return;
  const item = headings.findIndex((heading) => SAYS_GOODS.test(plainHeading(heading)));
  const numbers = item === -1 ? places.get('gtin') : [item];
  if (numbers) places.set('code', numbers);
  if (item === -1) places.delete('gtin');
}

/** A heading that says "name" in a language that is not known whole: "Artikelname", "Produkttitel". */
const SAYS_NAME = /name$|titel$|title$|bezeichnung$|название$|наименование$|nombre$|nom$|名$|名称$/;

/**
 * In a price list whose only text is a description, that is the name; a column called "Item" may only number the rows. Not
 * where another column may be the name.
 */
function nameByDescription(places: Map<string, number[]>, headings: readonly string[]): void {
  const names = [...places].filter(([column]) => column.startsWith('name_')).flatMap(([, indices]) => indices);
  const used = new Set([...places.values()].flat());
  if (
    names.length === 0 &&
    headings.some((heading, index) => !used.has(index) && SAYS_NAME.test(plainHeading(heading)))
  )
    return;
  if (names.some((index) => plainHeading(headings[index]!) !== 'item')) return;
  for (const column of [...places.keys()].filter((each) => each.startsWith('description_'))) {
    const name = column.replace('description', 'name');
    places.set(name, [...places.get(column)!, ...(places.get(name) ?? [])]);
    places.delete(column);
  }
}

interface Planned {
  places: Map<string, number[]>;
  strong: ReadonlyMap<string, readonly number[]>;
  defaults: Readonly<Record<string, string>>;
  format: ExportFormat | null;
  isUpdate: boolean;
}

/** Columns that identify goods. An update needs a further column, which it changes. */
const OF_IDENTITY = new Set(['code', 'sku_code', 'brand', 'handle', 'parent', 'row_id', 'currency']);

function describe(headings: readonly string[], { places, strong, defaults, format, isUpdate }: Planned): ColumnPlan {
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
    priceHeading: price === undefined ? null : headingAt(price),
    pricedBy: price === undefined ? null : priceOf(headings[price]!),
  };
}

/** Throws an UnreadableFile if the plan cannot be followed: what to do is in its message. */
export function checkPlan({ missing, twice, unusedColumns, priceHeading }: ColumnPlan, currency: string): void {
  if (missing.length > 0) {
    const unknownNote = unusedColumns.length > 0 ? `; unknown headings: ${unusedColumns.join(', ')}` : '';
    throw new UnreadableFile(
      `the header has no column for ${missing.join(', ')}${unknownNote}. Name one with --map "Heading=${missing[0]}"${defaultFor(missing[0]!)}${missing.includes('code') || missing.includes('price') ? '' : UPDATE}`,
    );
  }
  const [double] = twice;
  if (double) {
    // The part number is the manufacturer's.
    const [first, ...others] = double.headings
      .toSorted((one, other) => Number(namesMaker(other)) - Number(namesMaker(one)))
      .map((heading) => `"${heading}"`);
    throw new UnreadableFile(
      `${first} and ${others.join(', ')} all mean ${double.column}. Leave all but one aside with --map ${others[0]!.replace(/"$/, '=-"')}, or give it another meaning`,
    );
  }
  const other = priceHeading === null ? null : currencyIn(priceHeading);
  if (other !== null && !isCurrency(other, currency))
    throw new UnreadableFile(
      `the prices below "${priceHeading}" are not in ${currency}, which the store sells in. Leave them aside with --map "${priceHeading}=-"`,
    );
}

const UPDATE = '. If it is a list of stock or prices for goods that the store has, add --update';
const defaultFor = (column: string): string =>
  ['brand', 'group'].includes(column) ? `, or for all rows with --${column}="…"` : '';

const namesMaker = (heading: string): boolean => /manufacturer|mpn|oem|fabricante|производител|изготовител|hersteller|fabricant|厂家/.test(plainHeading(heading)); // prettier-ignore

/** The currency that a heading names beside other words: "Price (USD)", "Цена, руб."; null without one. */
function currencyIn(heading: string): string | null {
  const words = heading.normalize('NFKC').split(/[^\p{L}\p{Sc}.]+/u);
  return words.find((word) => word !== '' && isAnyCurrency(word)) ?? null;
}

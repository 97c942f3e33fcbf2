import { removeInvisible } from '../../../shared/text/removeInvisible.ts';
import { isJoined, MODEL_SPEC } from './headings/columnKinds.ts';
import { type ColumnChoices, type ColumnPlan, NO_CHOICES } from './headings/columnPlan.ts';
import { isOfTime } from './headings/columns.ts';
import { plainFields } from './headings/formats/exports.ts';
import { STOCK_BY_PLACE } from './headings/stockByPlace.ts';
import { withTimeUnit } from './headings/words/timeUnits.ts';
import { conditionIn } from '../rows/values/optional.ts';

/** The line of a row, counted from 1; in a workbook whose sheets are joined with the sheet's name. */
export type Line = number | string;

/** A row of a file: its fields by column, or the reason why it cannot be read. */
export type FileRow = { line: Line; values: readonly string[] } &
  /** `doubt`: a column, and what was made up in it. */
  (
    | { fields: Record<string, string>; doubt?: readonly [column: string, what: string] }
    | { fault: string }
    /** Nothing but pictures of the row before, or not for sale: then `withdrawn` has its fields. */
    | { leftOut: string; pictures?: string; withdrawn?: Record<string, string> }
  );

/** How a file is read. */
export interface FileOptions extends ColumnChoices {
  /** A name that `TextDecoder` knows; null to find it out. */
  encoding: string | null;
  /** The store's currency (ISO 4217). */
  currency: string;
  /** Further files of a document of 1C: its offers, prices and stock. */
  more: readonly string[];
}

/** The options of a file about which the merchant says nothing but the currency. */
export const plainOptions = (currency: string): FileOptions => ({ ...NO_CHOICES, encoding: null, currency, more: [] });

/** The facts of a file that are known before its first row. */
export interface FileFormat {
  /** The file's format, such as "CSV with semicolons, windows-1251". */
  form: string;
  /** The line of the headings; null for JSON and XML. */
  headingLine: number | null;
  /** The unit of row numbers: lines, or the products of a JSON or XML document. */
  counts: 'line' | 'product';
  headings: readonly string[];
  usedColumns: readonly string[];
  unusedColumns: readonly string[];
  /** The columns that every row has, be it empty; in JSON each row has those of its fields. */
  columns: ReadonlySet<string>;
}

/** Told of the format once, before the first row. */
export type OnFormat = (format: FileFormat) => void;

/** A table with headings. */
export interface Table {
  form: string;
  /** The line of the headings; null if each value has its name beside it. */
  line: number | null;
  names: readonly string[];
  plan: ColumnPlan;
}
export type Records = AsyncIterable<FileRecord> | Iterable<FileRecord>;
/** The cells of a row, or the reason why they cannot be told or are no row. */
export type FileRecord = { line: Line; values: string[] } & (object | { fault: string } | { leftOut: string });

/** The fields of a row: of the cells of a column, the first that is not empty. */
export function fieldsOf(
  { places, format, pricedBy, timeUnits }: ColumnPlan,
  values: readonly string[],
  defaults: Readonly<Record<string, string>>,
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [column, indices] of places) {
    const textAt = (index: number): string => {
      const text = removeInvisible(values[index] ?? '');
      return isOfTime(column) ? withTimeUnit(text, timeUnits.get(index)) : text;
    };
    const texts = indices.map(textAt).filter((text) => text !== '');
    const value = (isJoined(column) && texts.length > 1 ? texts.join(' | ') : texts[0]) ?? defaults[column];
    if (value !== undefined) fields[column] = value;
  }
  for (const [column, value] of Object.entries(defaults)) fields[column] ??= value;
  if (fields[MODEL_SPEC] === fields['code']) delete fields[MODEL_SPEC];
  if (places.has(STOCK_BY_PLACE)) fields['stock'] = fields[STOCK_BY_PLACE] ?? '';
  if (pricedBy !== null) fields['price_of'] = pricedBy;
  // "Estado" is of the sale (Activa) in one file, and of the goods (Usado) in another.
  const { state = '', condition = '' } = fields;
  if (condition === '' && conditionIn(state)) [fields['condition'], fields['state']] = [state, ''];
  return withWholeName(withLevels(format ? plainFields(format, fields) : fields));
}

/** The fields with the second part of the name behind the first: "Cannula IV", "20G pink". */
function withWholeName({ second_name = '', ...fields }: Record<string, string>): Record<string, string> {
  const [name, ...others] = Object.keys(fields).filter((column) => /^name_..$/.test(column) && fields[column] !== '');
  // Its language is not known where there are names in several.
  if (second_name === '' || name === undefined || others.length > 0) return fields;
  return { ...fields, [name]: `${fields[name]} ${second_name}` };
}

/** The fields with the levels of the group in one path. A lower level that repeats the upper one adds nothing. */
function withLevels({
  group_2 = '',
  group_3 = '',
  group_4 = '',
  group_5 = '',
  ...fields
}: Record<string, string>): Record<string, string> {
  const { group = '' } = fields;
  const levels = [group, group_2, group_3, group_4, group_5].filter(
    (name, index, all) => name !== '' && name !== all[index - 1],
  );
  return levels.length > 1 ? { ...fields, group: levels.join(' > ') } : fields;
}

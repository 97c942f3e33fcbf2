import type { CellValue } from 'read-excel-file/node';
import { digitsOf, isNumberCell, type NumberCell } from '../../../shared/sheets/numberCell.ts';
import type { MergedCells } from '../../../shared/sheets/mergedCells.ts';
import type { FileRecord, Records, Table } from './fileRow.ts';
import { type ColumnChoices, type ColumnPlan, planColumns } from './headings/columnPlan.ts';
import { plainHeading } from './headings/words/plainHeading.ts';
import { twoLineHeadings } from './headings/twoLineHeadings.ts';
import { hasSections, isSectioned } from './products/sections.ts';
import { UnreadableFile } from './readLines.ts';

const ROWS_ABOVE = 30;
/** Names that programs give to sheets. */
const NAMELESS = /^(?:sheet|table|лист|таблица|hoja|tabelle|tabla|feuil|工作表|表)[\s_]*\d*$/i;

export type Cell = CellValue<NumberCell> | null;
export interface Sheet {
  /** The sheet's name for messages, such as `sheet "Prices"`. */
  form: string;
  name: string;
  data: Cell[][];
  isHidden: boolean;
  /** Cells that are merged with those below them. */
  merged: readonly MergedCells[];
}

/** A sheet with headings. */
interface SheetTable {
  sheet: Sheet;
  line: number;
  names: readonly string[];
  plan: ColumnPlan;
  records: FileRecord[];
  /** How many part numbers are number cells. */
  numbers: number;
}

/**
 * The rows of the first sheet that has the headings that are needed, else of the one that has most of them, and of all sheets
 * with the same headings. Where these have no column of groups, each sheet is a group. Hidden sheets, such as one of
 * purchase prices, are left aside. Throws an UnreadableFile if no sheet has a heading.
 */
export function tableOfSheets(document: string, sheets: readonly Sheet[], choices: ColumnChoices): [Table, Records] {
  const visibleSheets = sheets.filter(({ isHidden }) => !isHidden);
  const tables = visibleSheets.flatMap((sheet) => tableOf(sheet, choices) ?? []);
  const [best] = tables.toSorted((one, other) => other.plan.usedColumns.length - one.plan.usedColumns.length);
  const first = tables.find(({ plan }) => plan.missing.length === 0) ?? best;
  if (!first)
    throw new UnreadableFile('no table of it has a heading such as code, brand, group or name in its first 30 rows');
  const alike = tables.filter((table) => headingsOf(table) === headingsOf(first));
  const numbers = alike.reduce((sum, table) => sum + table.numbers, 0);
  const form = [
    `${document}, ${alike.map(({ sheet }) => sheet.form).join(', ')}`,
    ...(numbers > 0 ? [`${numbers} part numbers are number cells: leading zeros may be lost`] : []),
    ...hiddenSheets(sheets.filter(({ isHidden }) => isHidden)),
    ...unread(tables.filter((table) => !alike.includes(table) && isList(table))),
  ].join('; ');
  const table = { form, line: first.line, names: first.names, plan: first.plan };
  return alike.length === 1 ? [table, first.records] : mergeSheets(table, alike);
}

const headingsOf = ({ names }: SheetTable): string => JSON.stringify(names.map(plainHeading));

const isList = ({ plan: { missing }, records }: SheetTable): boolean =>
  records.length > 0 && missing.every((column) => column === 'group');

const hiddenSheets = (sheets: readonly Sheet[]): string[] =>
  sheets.length === 0 ? [] : [`hidden, not read: ${sheets.map(({ form }) => form).join(', ')}`];

const unread = (tables: readonly SheetTable[]): string[] =>
  tables.length === 0
    ? []
    : [
        `not read, as the headings are others: ${tables.map(({ sheet }) => sheet.form).join(', ')}; save each as a file of its own`,
      ];

/** The rows of several sheets, one after another; each line names its sheet. */
function mergeSheets(table: Table, sheets: readonly SheetTable[]): [Table, Records] {
  const namesGroups =
    table.plan.missing.includes('group') &&
    hasSections(table.plan) &&
    sheets.every(({ sheet, plan, records }) => !NAMELESS.test(sheet.name) && !isSectioned(plan, records));
  const records = sheets.flatMap(({ sheet, records: own }) =>
    own.map(({ line, values, ...record }): FileRecord => ({
      ...record,
      line: `${line} of ${sheet.form}`,
      values: namesGroups ? [...table.names.map((_, index) => values[index] ?? ''), sheet.name] : values,
    })),
  );
  if (!namesGroups) return [table, records];
  const { places, usedColumns } = table.plan;
  const plan = {
    ...table.plan,
    places: new Map([...places, ['group', [table.names.length]]]),
    missing: [],
    usedColumns: [...usedColumns, 'names of the sheets = group'],
  };
  return [{ ...table, plan }, records];
}

function tableOf(sheet: Sheet, choices: ColumnChoices): SheetTable | null {
  const { data } = sheet;
  const headings = data.slice(0, ROWS_ABOVE).map((row) => row.map(textOf));
  const plans = headings.map((names, index) => completePlan(headings[index - 1] ?? [], names, choices));
  const complete = plans.findIndex(({ plan: { missing } }) => missing.length === 0);
  const most = Math.max(0, ...plans.map(({ plan: { usedColumns } }) => usedColumns.length));
  const headingIndex =
    complete === -1 ? plans.findIndex(({ plan: { usedColumns } }) => usedColumns.length === most) : complete;
  const best = plans[headingIndex];
  if (!best || best.plan.usedColumns.length === 0) return null;
  const { names, plan } = best;
  const rows = withMergedCells(sheet, plan).slice(headingIndex + 1);
  const prices = new Set(plan.places.get('price'));
  const records = rows.map((row, below) => ({
    line: headingIndex + below + 2,
    values: row.map((cell, column) => (prices.has(column) ? priceOf(cell) : textOf(cell))),
  }));
  return {
    sheet,
    plan,
    line: headingIndex + 1,
    names,
    numbers: numberCount(plan, rows),
    records: records.filter(({ values }) => values.some((value) => value !== '')),
  };
}

/** Columns whose merged cells are of their first row alone. */
const OF_FIRST_ROW = ['sku_code', 'gtin', 'stock', 'stock_by_place'];

/**
 * The cells of a sheet; merged ones hold their value in each row. A row with a part number of its own and without name,
 * manufacturer and group of its own stays as it is: it is a variant of the row above.
 */
function withMergedCells({ data, merged }: Sheet, { places }: ColumnPlan): Cell[][] {
  const indicesOf = (columns: readonly string[]): number[] => columns.flatMap((column) => places.get(column) ?? []);
  const kept = new Set(indicesOf(OF_FIRST_ROW));
  const filled = data.map((row) => [...row]);
  for (const { column, first, last } of merged.filter((cells) => !kept.has(cells.column)))
    for (const row of filled.slice(first + 1, last + 1)) {
      while (row.length <= column) row.push(null);
      row[column] = filled[first]![column] ?? null;
    }
  const names = [...places.keys()].filter((column) => /^name_..$/.test(column));
  const shared = indicesOf([...names, 'brand', 'group']);
  const numbers = indicesOf(['code', 'sku_code']);
  const isVariant = (row: readonly Cell[]): boolean =>
    numbers.some((index) => hasValue(row[index])) && !shared.some((index) => hasValue(row[index]));
  return filled.map((row, index) => (isVariant(data[index]!) ? data[index]! : row));
}

const hasValue = (cell: Cell | undefined): boolean => textOf(cell ?? null) !== '';

/** The plan of a row's headings, or with those of the row above if only both have all that are needed. */
function completePlan(
  upper: readonly string[],
  names: string[],
  choices: ColumnChoices,
): { names: string[]; plan: ColumnPlan } {
  const own = { names, plan: planColumns(names, choices) };
  if (own.plan.missing.length === 0) return own;
  const both = twoLineHeadings(upper, names);
  const plan = planColumns(both, choices);
  return plan.missing.length === 0 ? { names: both, plan } : own;
}

const numberCount = ({ places }: ColumnPlan, rows: readonly Cell[][]): number => {
  const codes = ['code', 'sku_code'].flatMap((column) => places.get(column) ?? []);
  return rows.filter((row) => codes.some((index) => isNumberCell(row[index]))).length;
};

function textOf(cell: Cell): string {
  if (isNumberCell(cell)) return digitsOf(cell);
  if ((cell as unknown) instanceof Date) return (cell as unknown as Date).toISOString().slice(0, 10);
  return cell === null ? '' : String(cell).trim();
}

// A number cell has a decimal point; the zero keeps 12.345 from being read as thousands.
const priceOf = (cell: Cell): string => (isNumberCell(cell) ? textOf(cell).replace(/\.\d{3}$/, '$&0') : textOf(cell));

import readSheets, { type CellValue } from 'read-excel-file/node';
import { digitsOf, isNumberCell, type NumberCell, numberCell } from '../../../shared/sheets/numberCell.ts';
import { type ColumnChoices, type ColumnPlan, planColumns } from './headings/columnPlan.ts';
import type { Records, Table } from './fileRow.ts';
import { packedFile } from './fileKind.ts';
import { UnreadableFile } from './readLines.ts';

const BYTES_MAX = 50 * 1024 * 1024;
const ROWS_ABOVE = 30;

export async function bytesIn(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    size += chunk.length;
    if (size > BYTES_MAX) throw new UnreadableFile('the workbook is larger than 50 MB: save it as CSV UTF-8');
  }
  return Buffer.concat(parts);
}

export type Cell = CellValue<NumberCell> | null;
export interface Sheet {
  /** Such as `workbook, sheet "Prices"`. */
  form: string;
  data: Cell[][];
}

/** Reads a workbook; see `bestTable`. */
export const sheetRows = async (packed: Buffer, choices: ColumnChoices): Promise<[Table, Records]> =>
  bestTable(await sheetsOf(packed), choices);

/**
 * The first sheet that has the headings that are needed, else the one that has most of them. Throws an UnreadableFile if
 * none has any.
 */
export function bestTable(sheets: readonly Sheet[], choices: ColumnChoices): [Table, Records] {
  const tables = sheets.flatMap((sheet) => tableOf(sheet, choices) ?? []);
  const [best] = tables.toSorted((one, other) => other.known - one.known);
  const found = tables.find(({ table }) => table.plan.missing.length === 0) ?? best;
  if (!found)
    throw new UnreadableFile('no table of it has a heading such as code, brand, group or name in its first 30 rows');
  return [found.table, found.records];
}

async function sheetsOf(packed: Buffer): Promise<Sheet[]> {
  try {
    const sheets = await readSheets<NumberCell>(packed, { parseNumber: numberCell });
    return sheets.map(({ sheet, data }) => ({ form: `workbook, sheet "${sheet}"`, data }));
  } catch (error) {
    throw new UnreadableFile(packedFile(packed), { cause: error });
  }
}

function tableOf({ form, data }: Sheet, choices: ColumnChoices) {
  const plans = data.slice(0, ROWS_ABOVE).map((row) => planColumns(row.map(textOf), choices));
  const complete = plans.findIndex(({ missing }) => missing.length === 0);
  const most = Math.max(0, ...plans.map(({ taken }) => taken.length));
  const at = complete === -1 ? plans.findIndex(({ taken }) => taken.length === most) : complete;
  const plan = plans[at];
  if (!plan || plan.taken.length === 0) return null;
  const rows = data.slice(at + 1);
  const numbers = numberCount(plan, rows);
  const warning = numbers === 0 ? '' : `; ${numbers} part numbers are number cells: leading zeros may be lost`;
  const prices = new Set(plan.places.get('price'));
  const records = rows.map((row, below) => ({ line: at + below + 2, values: row.map((cell, column) => (prices.has(column) ? priceOf(cell) : textOf(cell))) })); // prettier-ignore
  return {
    known: plan.taken.length,
    table: { form: form + warning, line: at + 1, names: data[at]!.map(textOf), plan },
    records: records.filter(({ values }) => values.some((value) => value !== '')),
  };
}

const numberCount = ({ places }: ColumnPlan, rows: readonly Cell[][]): number => {
  const codes = ['code', 'sku_code'].flatMap((column) => places.get(column) ?? []);
  return rows.filter((row) => codes.some((at) => isNumberCell(row[at]))).length;
};

function textOf(cell: Cell): string {
  if (isNumberCell(cell)) return digitsOf(cell);
  if ((cell as unknown) instanceof Date) return (cell as unknown as Date).toISOString().slice(0, 10);
  return cell === null ? '' : String(cell).trim();
}

// A number cell has a decimal point; the zero keeps 12.345 from being read as thousands.
const priceOf = (cell: Cell): string => (isNumberCell(cell) ? textOf(cell).replace(/\.\d{3}$/, '$&0') : textOf(cell));

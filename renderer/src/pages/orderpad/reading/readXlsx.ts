import readSheets, { type CellValue } from 'read-excel-file/universal';
import { parseRows } from '../../../../../shared/orderPad/parseList.ts';
import { digitsOf, isNumberCell, type NumberCell, numberCell } from '../../../../../shared/sheets/numberCell.ts';
import type { ReadList } from './ReadList.ts';
import { repackXlsx } from './unpackXlsx.ts';

/** Reads the first sheet of a workbook that has lines, a hidden one last, and leaves hidden rows out. */
export async function readXlsx(packed: Uint8Array): Promise<ReadList> {
  const { workbook, hidden } = repackXlsx(packed);
  const sheets = await readSheets<NumberCell>(workbook, { parseNumber: numberCell });
  const shownFirst = sheets.toSorted((a, b) => Number(hidden.sheets.has(a.sheet)) - Number(hidden.sheets.has(b.sheet)));
  const read = shownFirst.map(({ data }) => ({ data, list: parseRows(data.map((row) => row.map(textOf))) }));
  const withLines = read.filter(({ list }) => list.lines.length > 0);
  const [first] = withLines;
  if (!first) return { lines: [], ignored: 0, numbers: [], otherSheets: 0, hiddenRows: hidden.rows };
  const numbers = new Set(first.data.flat().flatMap((cell) => (isNumberCell(cell) ? digitsOf(cell) : [])));
  return {
    ...first.list,
    numbers: first.list.lines.map(({ text }) => text).filter((text) => numbers.has(text)),
    otherSheets: withLines.length - 1,
    hiddenRows: hidden.rows,
  };
}

type Cell = CellValue<NumberCell> | null;

function textOf(cell: Cell): string {
  if (isNumberCell(cell)) return digitsOf(cell);
  return typeof cell === 'string' ? cell.replaceAll(/\s+/gu, ' ') : '';
}

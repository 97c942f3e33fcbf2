import readSheets, { type CellValue } from 'read-excel-file/universal';
import { parseRows } from '../../../../../shared/orderPad/parseList.ts';
import { digitsOf, isNumberCell, type NumberCell, numberCell } from '../../../../../shared/sheets/numberCell.ts';
import type { ReadList } from './ReadList.ts';
import { repackXlsx } from './unpackXlsx.ts';

/** Reads the first sheet of a workbook that has lines. */
export async function readXlsx(packed: Uint8Array): Promise<ReadList> {
  const sheets = await readSheets<NumberCell>(repackXlsx(packed), { parseNumber: numberCell });
  const read = sheets.map(({ data }) => ({ data, list: parseRows(data.map((row) => row.map(textOf))) }));
  const withLines = read.filter(({ list }) => list.lines.length > 0);
  const [first] = withLines;
  if (!first) return { lines: [], ignored: 0, numbers: [], otherSheets: 0 };
  const numbers = new Set(first.data.flat().flatMap((cell) => (isNumberCell(cell) ? digitsOf(cell) : [])));
  return {
    ...first.list,
    numbers: first.list.lines.map(({ text }) => text).filter((text) => numbers.has(text)),
    otherSheets: withLines.length - 1,
  };
}

type Cell = CellValue<NumberCell> | null;

function textOf(cell: Cell): string {
  if (isNumberCell(cell)) return digitsOf(cell);
  return typeof cell === 'string' ? cell.replaceAll(/\s+/gu, ' ') : '';
}

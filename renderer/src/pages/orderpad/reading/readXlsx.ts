import readSheets, { type CellValue } from 'read-excel-file/universal';
import { parseRows } from '../../../../../shared/orderPad/parseList.ts';
import { digitsOf, isNumberCell, type NumberCell, numberCell } from '../../../../../shared/sheets/numberCell.ts';
import { repackXlsx } from '../../../../../shared/sheets/unpackXlsx.ts';
import type { ReadList } from './ReadList.ts';

/** A list of 1,000 lines unpacks to less than 1 MB; what comes to more than this is no list. */
const UNPACKED_MAX = 30 * 1024 * 1024;

/** Reads the first sheet of a workbook that has sure lines, else any; a hidden one last; and leaves hidden rows out. */
export async function readXlsx(packed: Uint8Array): Promise<ReadList> {
  const { workbook, hidden } = repackXlsx(packed, { max: UNPACKED_MAX, hiddenRows: 'remove', uncounted: '?' });
  const sheets = await readSheets<NumberCell>(workbook, { parseNumber: numberCell });
  const shownFirst = sheets.toSorted((a, b) => Number(hidden.sheets.has(a.sheet)) - Number(hidden.sheets.has(b.sheet)));
  const readings = shownFirst.map(({ data }) => ({ data, list: parseRows(data.map((row) => row.map(textOf))) }));
  const withLines = readings.filter(({ list }) => list.lines.some(({ isSure }) => isSure));
  const first = withLines[0] ?? readings.find(({ list }) => list.lines.length > 0);
  if (!first)
    return {
      lines: [],
      leftOut: readings.flatMap(({ list }) => list.leftOut),
      numbers: [],
      otherSheets: 0,
      hiddenRows: hidden.rows,
    };
  const numbers = new Set(first.data.flat().flatMap((cell) => (isNumberCell(cell) ? digitsOf(cell) : [])));
  return {
    ...first.list,
    numbers: first.list.lines.map(({ text }) => text).filter((text) => numbers.has(text)),
    otherSheets: Math.max(0, withLines.length - 1),
    hiddenRows: hidden.rows,
  };
}

type Cell = CellValue<NumberCell> | null;

function textOf(cell: Cell): string {
  if (isNumberCell(cell)) return digitsOf(cell);
  return typeof cell === 'string' ? cell.replaceAll(/\s+/gu, ' ') : '';
}

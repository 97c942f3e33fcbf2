import readSheets, { type CellValue } from 'read-excel-file/universal';
import { parseRows } from '../../../../shared/orderPad/parseList.ts';
import type { ReadList } from './ReadList.ts';
import { repackXlsx } from './unpackXlsx.ts';

/** A number as the file has it; a part number among them has lost its leading zeros, if it had any. */
interface NumberCell {
  digits: string;
}

/** Reads the first sheet of a workbook that has lines. */
export async function readXlsx(packed: Uint8Array): Promise<ReadList> {
  const sheets = await readSheets<NumberCell>(repackXlsx(packed), { parseNumber: (digits) => ({ digits }) });
  const read = sheets.map(({ data }) => ({ data, list: parseRows(data.map((row) => row.map(textOf))) }));
  const withLines = read.filter(({ list }) => list.lines.length > 0);
  const [first] = withLines;
  if (!first) return { lines: [], ignored: 0, numbers: [], otherSheets: 0 };
  const numbers = new Set(first.data.flat().flatMap((cell) => (isNumber(cell) ? plain(cell) : [])));
  return {
    ...first.list,
    numbers: first.list.lines.map(({ text }) => text).filter((text) => numbers.has(text)),
    otherSheets: withLines.length - 1,
  };
}

type Cell = CellValue<NumberCell> | null;

const isNumber = (cell: Cell): cell is NumberCell => typeof cell === 'object' && cell !== null && 'digits' in cell;
/** 1.0000000000000002 and 4.1712E4 are what Excel may write for 1 and 41712. */
const plain = ({ digits }: NumberCell): string => String(Number(Number(digits).toPrecision(15)));

function textOf(cell: Cell): string {
  if (isNumber(cell)) return plain(cell);
  return typeof cell === 'string' ? cell.replaceAll(/\s+/gu, ' ') : '';
}

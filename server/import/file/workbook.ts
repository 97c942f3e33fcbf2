import readSheets from 'read-excel-file/node';
import { type NumberCell, numberCell } from '../../../shared/sheets/numberCell.ts';
import type { ColumnChoices } from './headings/columnPlan.ts';
import type { Records, Table } from './fileRow.ts';
import { packedFile } from './fileKind.ts';
import { UnreadableFile } from './readLines.ts';
import { type Sheet, tableOfSheets } from './sheetTable.ts';

const BYTES_MAX = 50 * 1024 * 1024;

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

/** Reads a workbook; see `tableOfSheets`. */
export const sheetRows = async (packed: Buffer, choices: ColumnChoices): Promise<[Table, Records]> =>
  tableOfSheets('workbook', await sheetsOf(packed), choices);

async function sheetsOf(packed: Buffer): Promise<Sheet[]> {
  try {
    const sheets = await readSheets<NumberCell>(packed, { parseNumber: numberCell });
    return sheets.map(({ sheet, data }) => ({ form: `sheet "${sheet}"`, name: sheet, data }));
  } catch (error) {
    throw new UnreadableFile(packedFile(packed), { cause: error });
  }
}

import readSheets from 'read-excel-file/node';
import { type NumberCell, numberCell } from '../../../shared/sheets/numberCell.ts';
import { repackXlsx, UnpackedTooLarge } from '../../../shared/sheets/unpackXlsx.ts';
import type { ColumnChoices } from './headings/columnPlan.ts';
import type { Records, Table } from './fileRow.ts';
import { packedFile } from './fileKind.ts';
import { UnreadableFile } from './readLines.ts';
import { type Sheet, tableOfSheets } from './sheetTable.ts';

const BYTES_MAX = 50 * 1024 * 1024;
const UNPACKED_MAX = 500 * 1024 * 1024;

/** Reads a workbook into memory. Throws an UnreadableFile above 50 MB. */
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

/** Reads a workbook; see `tableOfSheets`. Hidden rows are read, and counted. */
export async function sheetRows(packed: Buffer, choices: ColumnChoices): Promise<[Table, Records]> {
  const [sheets, hiddenRows] = await sheetsOf(packed);
  const [table, records] = tableOfSheets('workbook', sheets, choices);
  const form = hiddenRows > 0 ? `${table.form}; hidden rows are read, too: ${hiddenRows}` : table.form;
  return [{ ...table, form }, records];
}

async function sheetsOf(packed: Buffer): Promise<[sheets: Sheet[], hiddenRows: number]> {
  try {
    const { workbook, hidden, readMergedCells } = repackXlsx(packed, {
      max: UNPACKED_MAX,
      hiddenRows: 'keep',
      uncounted: '#CALC!',
    });
    const merged = readMergedCells();
    const sheets = await readSheets<NumberCell>(Buffer.from(workbook), { parseNumber: numberCell });
    return [
      sheets.map(({ sheet: name, data }, index) => ({
        form: `sheet "${name}"`,
        name,
        data,
        isHidden: hidden.sheets.has(name),
        merged: merged[index] ?? [],
      })),
      hidden.rows,
    ];
  } catch (error) {
    if (error instanceof UnpackedTooLarge)
      throw new UnreadableFile('the workbook unpacks to more than 500 MB: save it as CSV UTF-8', { cause: error });
    throw new UnreadableFile(packedFile(packed), { cause: error });
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync, strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { type FileRow, plainOptions } from '../../../../server/import/file/fileRow.ts';
import { rowReader } from '../../../../server/import/file/readRows.ts';
import { readMerchantFile as read } from '../../../support/fixtures/readMerchantFile.ts';

const CUFF = { code: 'A-1', brand: 'Acme', group: 'Cuffs', name_en: 'Cuff' };

it('reads a workbook, and says that numbers may have lost their zeros', async () => {
  const { format, rows } = await read(
    workbook([
      ['Price list', '', '', '', ''],
      ['REF', 'Vendor', 'Type', 'Title', 'Price'],
      [41712, 'Acme', 'Cuffs', 'Cuff', 12.345],
      ['A-2', 'Acme', 'Cuffs', 'Cuff, long', 5],
    ]),
  );
  expect(format).toMatchObject({ form: 'workbook, sheet "List"; 1 part numbers are number cells: leading zeros may be lost', headingLine: 2 }); // prettier-ignore
  expect(rows).toEqual([
    { ...CUFF, code: '41712', price: '12.3450' },
    { ...CUFF, code: 'A-2', name_en: 'Cuff, long', price: '5' },
  ]);
});

/** A text, a number, or a formula with its error; without one it was saved without its result. */
type CellOf = string | number | { error: string };

const xmlCell = (cell: CellOf, place: string): string =>
  typeof cell === 'number'
    ? `<c r="${place}"><v>${cell}</v></c>`
    : typeof cell === 'string'
      ? `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`
      : cell.error === ''
        ? `<c r="${place}"><f>A1*2</f></c>`
        : `<c r="${place}" t="e"><f>1/0</f><v>${cell.error}</v></c>`;

/** A workbook, as small as one can be; `hidden`: a hidden sheet above the other, and a hidden row at the end. */
function workbook(
  rows: CellOf[][],
  hidden?: { sheet: CellOf[][]; row: CellOf[] },
  merged: readonly string[] = [],
): Uint8Array {
  const xmlRow = (row: CellOf[], rowIndex: number, more = ''): string =>
    `<row r="${rowIndex + 1}"${more}>${row.map((cell, column) => xmlCell(cell, `${'ABCDE'[column]}${rowIndex + 1}`)).join('')}</row>`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const mergedElements = `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
  const last = hidden ? xmlRow(hidden.row, rows.length, ' hidden="1"') : '';
  const sheets = [
    ...(hidden ? [{ name: 'Cost &amp; margin', state: ' state="hidden"', rows: hidden.sheet.map((row, index) => xmlRow(row, index)).join('') }] : []), // prettier-ignore
    { name: 'List', state: '', rows: rows.map((row, index) => xmlRow(row, index)).join('') + last },
  ];
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map(({ name, state }, index) => `<sheet name="${name}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}">${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map((sheet, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${sheet.rows}</sheetData>${mergedElements}</worksheet>`,
      ]),
    ),
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

it('leaves hidden sheets of a workbook aside, and says which; reads hidden rows, and says how many', async () => {
  const head = ['REF', 'Vendor', 'Type', 'Title', 'Price'];
  const { format, rows } = await read(
    workbook([head, ['A-1', 'Acme', 'Cuffs', 'Cuff', 15]], {
      sheet: [head, ['A-1', 'Acme', 'Cuffs', 'Cuff', 9]],
      row: ['A-2', 'Acme', 'Cuffs', 'Cuff, long', 17],
    }),
  );
  expect(format?.form).toBe('workbook, sheet "List"; hidden, not read: sheet "Cost & margin"; hidden rows are read, too: 1'); // prettier-ignore
  expect(rows.map(({ code, price }) => [code, price])).toEqual([
    ['A-1', '15'],
    ['A-2', '17'],
  ]);
});

it('reads the error of a formula, and one without its result, as a text and not as an empty cell', async () => {
  const head = ['REF', 'Vendor', 'Type', 'Title', 'Price'];
  const { rows } = await read(
    workbook([
      head,
      ['A-1', 'Acme', 'Cuffs', 'Cuff', { error: '#DIV/0!' }],
      ['A-2', 'Acme', 'Cuffs', 'Cuff', { error: '' }],
    ]),
  );
  expect(rows.map(({ price }) => price)).toEqual(['#DIV/0!', '#CALC!']);
});

it('unpacks a workbook once, however often it is read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'workbook-'));
  const path = join(folder, 'list.xlsx');
  writeFileSync(
    path,
    workbook([
      ['REF', 'Vendor', 'Type', 'Title'],
      ['A-1', 'Acme', 'Cuffs', 'Cuff'],
    ]),
  );
  const rows = rowReader(path, plainOptions('USD'));
  const all = async (): Promise<FileRow[]> => {
    const read: FileRow[] = [];
    for await (const row of rows()) read.push(row);
    return read;
  };
  const first = await all();
  rmSync(folder, { recursive: true });
  expect(first).toHaveLength(1);
  expect(await all()).toEqual(first);
});

it('reads merged cells of a workbook in each of their rows, but not stock', async () => {
  const rows = [
    ['REF', 'Vendor', 'Type', 'Title', 'Stock'],
    ['A-1', 'Acme', 'Cuffs', 'Cuff', 5],
    ['A-2', '', '', 'Hose', ''],
    ['A-3', 'Beta', 'Cuffs', 'Cuff', 7],
  ];
  const { rows: products } = await read(workbook(rows, undefined, ['B2:B3', 'C2:C3', 'E2:E3']));
  expect(products).toEqual([
    { code: 'A-1', brand: 'Acme', group: 'Cuffs', name_en: 'Cuff', stock: '5' },
    { code: 'A-2', brand: 'Acme', group: 'Cuffs', name_en: 'Hose' },
    { code: 'A-3', brand: 'Beta', group: 'Cuffs', name_en: 'Cuff', stock: '7' },
  ]);
});

it('takes rows whose name, manufacturer and group are merged with those above for variants', async () => {
  const rows = [
    ['REF', 'Vendor', 'Type', 'Title', 'Size'],
    ['A-1', 'Acme', 'Cuffs', 'Cuff', 'S'],
    ['A-2', '', '', '', 'L'],
  ];
  const { rows: variants } = await read(workbook(rows, undefined, ['B2:B3', 'C2:C3', 'D2:D3']));
  expect(variants).toMatchObject([
    { code: 'A-1', name_en: 'Cuff', sku_name_en: 'S' },
    { code: 'A-1', sku_code: 'A-2', brand: 'Acme', group: 'Cuffs', name_en: 'Cuff', sku_name_en: 'L' },
  ]);
});

it('takes rows of one merged part number for variants where their sizes differ', async () => {
  const rows = [
    ['REF', 'Vendor', 'Type', 'Title', 'Size'],
    ['A-1', 'Acme', 'Cuffs', 'Cuff', 'S'],
    ['', '', '', '', 'L'],
  ];
  const { rows: variants } = await read(workbook(rows, undefined, ['A2:A3', 'B2:B3', 'C2:C3', 'D2:D3']));
  expect(variants).toMatchObject([
    { code: 'A-1', name_en: 'Cuff', sku_name_en: 'S' },
    { code: 'A-1', sku_code: 'A-1-L', name_en: 'Cuff', sku_name_en: 'L' },
  ]);
});

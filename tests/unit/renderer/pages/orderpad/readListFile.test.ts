import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ListFileError, readListFile } from '../../../../../renderer/src/pages/orderpad/reading/readListFile.ts';

const file = (name: string, ...parts: BlobPart[]): File => new File(parts, name);
/** The cells of a sheet as the file has them. */
const sheet = (rows: string): Uint8Array =>
  strToU8(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  );
const text = (address: string, value: string): string => `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (address: string, value: string): string => `<c r="${address}"><v>${value}</v></c>`;

function workbook(...sheets: string[]): Uint8Array<ArrayBuffer> {
  const names = sheets.map((_, index) => index + 1);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.map((number) => `<sheet name="S${number}" sheetId="${number}" r:id="r${number}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((number) => `<Relationship Id="r${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${main}"><cellXfs count="1"><xf numFmtId="0"/></cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(sheets.map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheet(rows)])),
  });
}

describe('an uploaded list', () => {
  const lines = [
    { text: 'M1191BL', quantity: 5 },
    { text: 'Датчик 41712', quantity: 2 },
  ];
  const csv = 'Артикул;Кол-во\r\nM1191BL;5\r\nДатчик 41712;2\r\n';
  const utf16 = Uint8Array.from([
    0xff,
    0xfe,
    ...Array.from(csv).flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]),
  ]);
  const windows = Uint8Array.from(csv, (sign) => {
    const code = sign.charCodeAt(0);
    return code < 0x80 ? code : code - 0x350;
  });

  it.each([
    ['UTF-8', csv],
    ['UTF-8 with a mark', `\uFEFF${csv}`],
    ['UTF-16', utf16],
    ['the alphabet of Russian Windows', windows],
  ])('is read from CSV in %s', async (_name, content) => {
    expect(await readListFile(file('list.csv', content), 'ru')).toMatchObject({ lines, leftOut: ['Артикул, Кол-во'] });
  });

  it('is read from a workbook, and numbers that may have lost zeros are named', async () => {
    const rows = `<row r="1">${text('A1', 'Part number')}${text('B1', 'Qty')}</row><row r="2">${text('A2', '0041712')}${number('B2', '5')}</row><row r="3">${number('A3', '41712')}${number('B3', '2')}</row>`;
    expect(await readListFile(file('list.xlsx', workbook(rows)), 'en')).toMatchObject({
      lines: [
        { text: '0041712', quantity: 5 },
        { text: '41712', quantity: 2 },
      ],
      leftOut: ['Part number, Qty'],
      numbers: ['41712'],
      otherSheets: 0,
      hiddenRows: 0,
    });
  });

  it('is read from the first sheet that has lines, and the others are counted', async () => {
    const row = (code: string): string => `<row r="1">${text('A1', code)}${number('B1', '5')}</row>`;
    const read = await readListFile(file('list.xlsx', workbook('', row('M1191BL'), row('DS-100A'))), 'en');
    expect(read).toMatchObject({ lines: [{ text: 'M1191BL', quantity: 5 }], otherSheets: 1 });
  });

  it('is read from a sheet with part numbers before one with words', async () => {
    const cover = `<row r="1">${text('A1', 'Order of ward 4')}</row>`;
    const order = `<row r="1">${text('A1', 'M1191BL')}${number('B1', '5')}</row>`;
    const read = await readListFile(file('list.xlsx', workbook(cover, order)), 'en');
    expect(read.lines).toMatchObject([{ text: 'M1191BL', quantity: 5 }]);
  });

  const head = `<row r="1">${text('A1', 'Part')}${text('B1', 'Qty')}</row>`;
  const line = (row: number, code: string, quantity: string, hidden = ''): string =>
    `<row r="${row}"${hidden}>${text(`A${row}`, code)}${number(`B${row}`, quantity)}</row>`;

  it('is read without rows that the workbook hides, which are counted', async () => {
    const rows = head + line(2, 'M1191BL', '5') + line(3, 'OLD-100', '9', ' hidden="1"') + line(4, 'DS-100A', '2');
    const read = await readListFile(file('list.xlsx', workbook(rows)), 'en');
    expect(read.lines.map(({ text: code }) => code)).toEqual(['M1191BL', 'DS-100A']);
    expect(read.hiddenRows).toBe(1);
  });

  it('is read from a sheet that is shown before one that is not', async () => {
    const both = workbook(head + line(2, 'OLD-100', '9'), head + line(2, 'M1191BL', '5'));
    const files = unzipSync(both);
    const hidden = strFromU8(files['xl/workbook.xml']!).replace('name="S1"', 'name="S1" state="hidden"');
    const packed = zipSync({ ...files, 'xl/workbook.xml': strToU8(hidden) });
    expect(await readListFile(file('list.xlsx', packed), 'en')).toMatchObject({
      lines: [{ text: 'M1191BL', quantity: 5 }],
      otherSheets: 1,
    });
  });

  it.each([
    ['what it came to', '<c r="B2"><f>2+3</f><v>5</v></c>', 5],
    ['nothing yet, which the buyer is asked for', '<c r="B2"><f>2+3</f></c>', '?'],
    ['an empty value', '<c r="B2"><f>2+3</f><v/></c>', '?'],
    ['an error', '<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['a word', text('B2', 'five'), 5],
  ])('takes of a quantity %s', async (_what, cell, quantity) => {
    const rows = `${head}<row r="2">${text('A2', 'M1191BL')}${cell}</row>${line(3, 'DS-100A', '2')}`;
    const { lines: found } = await readListFile(file('list.xlsx', workbook(rows)), 'en');
    expect(found).toMatchObject([
      { text: 'M1191BL', quantity },
      { text: 'DS-100A', quantity: 2 },
    ]);
  });

  const problemOf = (content: BlobPart, name = 'list.xlsx') =>
    readListFile(file(name, content), 'en').then(
      () => null,
      (error: unknown) => (error instanceof ListFileError ? error.problem : error),
    );

  it.each([
    ['a file of more than 5 MB', new Uint8Array(5 * 1024 * 1024 + 1), 'tooLarge'],
    ['a workbook of old Excel', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'oldExcel'],
    ['an archive that is no workbook', zipSync({ 'a.txt': strToU8('x') }), 'unreadable'],
    ['half a workbook', workbook('').slice(0, 200), 'unreadable'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0, 0, 1]), 'unreadable'],
  ])('is refused where it is %s', async (_what, content, problem) => {
    expect(await problemOf(content)).toBe(problem);
  });

  it('is refused where it unpacks to more than a list can be, whatever it says of its size', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(40 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await problemOf(bomb)).toBe('tooLarge');
  });
});

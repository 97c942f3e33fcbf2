import { expect, it } from 'vitest';
import { readMerchantFile as read } from '../../../support/fixtures/readMerchantFile.ts';

type Sheets = Record<string, string[][]>;

const cellOf = (text: string): string => `<Cell><Data ss:Type="String">${text}</Data></Cell>`;
const rowOf = (cells: readonly string[]): string => `<Row>${cells.map(cellOf).join('')}</Row>`;

/** A workbook in one XML file, whose sheets are read as those of an .xlsx file. */
const workbook = (sheets: Sheets): string =>
  `<?xml version="1.0"?><Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${Object.entries(sheets)
    .map(([name, rows]) => `<Worksheet ss:Name="${name}"><Table>${rows.map(rowOf).join('')}</Table></Worksheet>`)
    .join('')}</Workbook>`;

const WHOLE = ['Part No', 'Brand', 'Category', 'Description', 'Price'];
const LIST = ['Part No', 'Brand', 'Description', 'Price'];
const CUFF = ['A-1', 'Acme', 'Cuff', '12.50'];
const CABLE = ['B-1', 'Acme', 'Cable', '30'];

it('reads all sheets with the same headings, and names the sheet of a line', async () => {
  const { rows, others, format } = await read(
    workbook({
      Notes: [['Valid until 2027']],
      Cuffs: [WHOLE, ['A-1', 'Acme', 'Cuffs', 'Cuff', '12.50']],
      Cables: [['Price list'], WHOLE, ['B-1', 'Acme', 'Cables', 'Cable', '30'], ['', '', '', 'Total', '30']],
    }),
  );
  expect(format).toMatchObject({ form: 'XML workbook, sheet "Cuffs", sheet "Cables"', headingLine: 1 });
  expect(rows).toMatchObject([
    { code: 'A-1', group: 'Cuffs' },
    { code: 'B-1', group: 'Cables', price: '30' },
  ]);
  expect(others).toEqual(['4 of sheet "Cables": a line of totals']);
});

it('takes the name of a sheet for the group where no column names groups', async () => {
  const { rows, format } = await read(workbook({ Cuffs: [LIST, CUFF], Cables: [LIST, CABLE] }));
  expect(rows).toMatchObject([
    { code: 'A-1', group: 'Cuffs' },
    { code: 'B-1', group: 'Cables' },
  ]);
  expect(format?.usedColumns).toContain('names of the sheets = group');
});

it('does not use default names such as Sheet2 as groups', async () => {
  const list = workbook({ Cuffs: [LIST, CUFF], Sheet2: [LIST, CABLE] });
  await expect(read(list)).rejects.toThrow('no column for group');
});

it('takes the groups that stand above the products, not the names of the sheets', async () => {
  const { rows } = await read(
    workbook({ Monitoring: [LIST, ['Cuffs', '', '', ''], CUFF], More: [LIST, ['Cables', '', '', ''], CABLE] }),
  );
  expect(rows).toMatchObject([
    { code: 'A-1', group: 'Cuffs' },
    { code: 'B-1', group: 'Cables' },
  ]);
});

it('names the sheets with products under other headings', async () => {
  const { rows, format } = await read(
    workbook({
      Cuffs: [WHOLE, ['A-1', 'Acme', 'Cuffs', 'Cuff', '12.50']],
      Cables: [LIST, CABLE],
      Sums: [['Price'], ['30']],
    }),
  );
  expect(rows).toHaveLength(1);
  expect(format?.form).toBe(
    'XML workbook, sheet "Cuffs"; not read, as the headings are others: sheet "Cables"; save each as a file of its own',
  );
});

it('leaves a hidden sheet aside, and says so', async () => {
  const cost = workbook({ Cost: [WHOLE, ['A-1', 'Acme', 'Cuffs', 'Cuff', '9']], Cuffs: [WHOLE, ['A-1', 'Acme', 'Cuffs', 'Cuff', '12.50']] }); // prettier-ignore
  const hidden = '</Table><WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions>';
  const { rows, format } = await read(cost.replace('</Table>', hidden));
  expect(format?.form).toBe('XML workbook, sheet "Cuffs"; hidden, not read: sheet "Cost"');
  expect(rows).toMatchObject([{ price: '12.50' }]);
});

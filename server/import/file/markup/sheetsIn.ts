import type { MergedCells } from '../../../../shared/sheets/mergedCells.ts';
import { type NumberCell, numberCell } from '../../../../shared/sheets/numberCell.ts';
import type { Cell, Sheet } from '../sheetTable.ts';
import { type Element, descendants, textOf } from './elements.ts';

const CELLS_MAX = 1_000;

/** The tables of an HTML page, such as a program writes under the name of a workbook (.xls). */
export const htmlTables = (page: Element): Sheet[] =>
  [...descendants(page, 'table')].map((table, index) => ({
    form: `table ${index + 1}`,
    name: `table ${index + 1}`,
    ...cellsOf(table),
    isHidden: false,
  }));

/** The sheets of a workbook in one XML file (Excel 2003). */
export const xmlSheets = (workbook: Element): Sheet[] =>
  [...descendants(workbook, 'Worksheet')].map((sheet) => ({
    form: `sheet "${sheet.attributes['Name'] ?? ''}"`,
    name: sheet.attributes['Name'] ?? '',
    data: [...descendants(sheet, 'Row')].map(xmlCells),
    isHidden: /^Sheet(?:Very)?Hidden$/.test(textOf(sheet, 'Visible')),
    merged: mergedIn(sheet),
  }));

/** Cells of a sheet that are merged with those below them (`ss:MergeDown`). */
const mergedIn = (sheet: Element): MergedCells[] =>
  [...descendants(sheet, 'Row')].flatMap((row, first) =>
    row.children
      .filter(({ name }) => name === 'Cell')
      .flatMap((cell, index, cells) => {
        const down = Number(cell.attributes['MergeDown'] ?? 0);
        return down > 0 ? [{ column: placeOf(cells, index), first, last: first + down }] : [];
      }),
  );

/** The column of a cell, from 0: some before it may be skipped. */
const placeOf = (cells: readonly Element[], index: number): number =>
  cells.slice(0, index + 1).reduce((place, { attributes }) => Number(attributes['Index'] ?? place + 1), 0) - 1;

/** The cells of a table; a cell over several columns and rows stands in the first, and is merged with those below it. */
function cellsOf(table: Element): Pick<Sheet, 'data' | 'merged'> {
  const merged: MergedCells[] = [];
  /** Those that reach the row. */
  let open: MergedCells[] = [];
  const data = [...rowElements(table)].map((row, index) => {
    const cells: string[] = [];
    open = open.filter(({ last }) => index <= last);
    const skipMerged = (): void => {
      while (open.some(({ column }) => column === cells.length)) cells.push('');
    };
    for (const cell of row.children.filter(({ name }) => name === 'td' || name === 'th')) {
      skipMerged();
      const rows = spanOf(cell, 'rowspan');
      if (rows > 1) open.push({ column: cells.length, first: index, last: index + rows - 1 });
      cells.push(textIn(cell), ...Array.from({ length: spanOf(cell, 'colspan') - 1 }, () => ''));
    }
    skipMerged();
    merged.push(...open.filter(({ first }) => first === index));
    return cells;
  });
  return { data, merged };
}

/** Yields the rows of a table, without those of tables inside its cells. */
function* rowElements({ children }: Element): Generator<Element> {
  for (const child of children) {
    if (child.name === 'tr') yield child;
    else if (['thead', 'tbody', 'tfoot'].includes(child.name)) yield* rowElements(child);
  }
}

const spanOf = ({ attributes }: Element, name: string): number =>
  Math.min(Math.max(Number.parseInt(attributes[name] ?? '1', 10) || 1, 1), CELLS_MAX);

function textIn(element: Element): string {
  const inner = element.children.map((child) => (child.name === 'br' ? '\n' : textIn(child)));
  return [element.text, ...inner]
    .join(' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

/** The cells of a row, of which an index may skip some. */
function xmlCells(row: Element): Cell[] {
  const cells: Cell[] = [];
  for (const cell of row.children.filter(({ name }) => name === 'Cell')) {
    const place = Number(cell.attributes['Index'] ?? cells.length + 1);
    while (cells.length < place - 1 && cells.length < CELLS_MAX) cells.push(null);
    const data = cell.children.find(({ name }) => name === 'Data');
    cells.push(data ? cellOf(data) : null);
  }
  return cells;
}

const cellOf = (data: Element): string | NumberCell =>
  data.attributes['Type'] === 'Number' ? numberCell(data.text.trim()) : textIn(data);

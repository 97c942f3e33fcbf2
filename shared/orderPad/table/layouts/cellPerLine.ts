import { hasNumber } from '../../prose/hasNumber.ts';
import { quantityIn } from '../../quantities/quantityIn.ts';
import { isNumberName, isQuantityName } from '../columnNames.ts';
import type { Rows } from '../readRows.ts';

/** The most columns of a table whose cells are on lines of their own. */
const NAMES_MAX = 15;
const NAME_MAX = 40;

/** The lines with the names of columns (`from` to `to`), and the columns of part number and quantity. */
interface Names {
  from: number;
  to: number;
  number: number;
  quantity: number;
}

/**
 * Reads a table that was copied with one cell per line, as text of PDFs often is, below the names of its columns. Keeps other
 * lines between its rows, such as page numbers and sums carried over. Returns null for any other text.
 */
export function readCellPerLine(rows: Rows): Rows | null {
  if (rows.length < 4 || rows.some(({ length }) => length > 1)) return null;
  const cells = rows.map(([cell = '']) => cell);
  const names = namesIn(cells);
  if (!names) return null;
  const heading = cells.slice(names.from, names.to);
  const width = heading.length;
  const joined: Rows = cells.slice(0, names.from).map((cell) => [cell]);
  for (let index = names.from; index < cells.length;) {
    const row = cells.slice(index, index + width);
    const isTaken = isRow(row, names) || row.every((cell, column) => cell === heading[column]);
    joined.push(isTaken ? row : [cells[index]!]);
    index += isTaken ? width : 1;
  }
  return joined;
}

const isRow = (row: readonly string[], { from, to, number, quantity }: Names): boolean =>
  row.length === to - from && hasNumber(row[number]!) && quantityIn(row[quantity]!) !== null;

/** The names of columns with the most rows below them; null if there are none. */
function namesIn(cells: readonly string[]): Names | null {
  let best: (Names & { rows: number }) | null = null;
  const isName = (cell: string | undefined): boolean =>
    cell !== undefined && cell.length <= NAME_MAX && !/\d/u.test(cell);
  for (const [index, cell] of cells.entries()) {
    if (!isQuantityName(cell) || best) continue;
    let [first, last] = [index, index + 1];
    while (index - first < NAMES_MAX && isName(cells[first - 1])) first -= 1;
    while (last - index < NAMES_MAX && isName(cells[last])) last += 1;
    for (let from = first; from <= index; from += 1)
      for (let to = index + 1; to <= last; to += 1) {
        const number = cells.slice(from, to).findIndex(isNumberName);
        if (number < 0 || from + number === index) continue;
        const names = { from, to, number, quantity: index - from };
        const rows = rowsBelow(cells, names);
        if (rows > (best?.rows ?? 0)) best = { ...names, rows };
      }
  }
  return best;
}

function rowsBelow(cells: readonly string[], names: Names): number {
  const width = names.to - names.from;
  let rows = 0;
  while (isRow(cells.slice(names.to + rows * width, names.to + (rows + 1) * width), names)) rows += 1;
  return rows;
}

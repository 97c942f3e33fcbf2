import { EVIDENCE, evidenceOf } from '../../evidence.ts';
import { quantityOf } from '../../quantities/quantityIn.ts';
import { isHeading } from '../columnNames.ts';
import type { Rows } from '../readRows.ts';
import type { Records } from './records.ts';
import { saysTotal } from '../totals.ts';

/**
 * Reads a table with part numbers side by side above a row for each ward: each part number with the sum of its column. Returns
 * null for any other table.
 */
export function readCrossTable(rows: Rows): Records | null {
  const index = rows.findIndex(isNumbers);
  if (index < 0) return null;
  const numbers = rows[index]!.slice(1);
  const below = rows.slice(index + 1);
  const inTable = below.filter((cells) => cells.length > 1);
  const figures = inTable.filter((cells) => !saysTotal(cells));
  const areFigures = ([name = '', ...cells]: readonly string[]): boolean =>
    evidenceOf(name) < EVIDENCE.isNumber &&
    quantityOf(name) === null &&
    cells.every((cell) => cell === '' || quantityOf(cell) !== null);
  if (figures.length === 0 || !inTable.every(areFigures)) return null;
  const sums = numbers.map((number, column) => [
    number,
    `${figures.reduce((sum, cells) => sum + (quantityOf(cells[column + 1] ?? '') ?? 0), 0)} pcs`,
  ]);
  const others = [...rows.slice(0, index), ...below.filter(({ length }) => length === 1)];
  return { rows: [...sums, ...others], leftOut: inTable.map((cells) => cells.filter(Boolean).join(', ')) };
}

/** Puts one of two tables that stand side by side below the other, if the names of their columns are equal. */
export function stackTwinTables(rows: Rows): Rows {
  for (const names of rows) {
    const first = names.findIndex(Boolean);
    const second = names.indexOf(names[first] ?? '', first + 1);
    const [left, right] = [names.slice(0, second).filter(Boolean), names.slice(second).filter(Boolean)];
    if (second > 0 && left.length > 1 && isHeading(left) && left.join('\t') === right.join('\t'))
      return rows.flatMap((cells) =>
        cells.length > second ? [cells.slice(0, second), cells.slice(second - first)] : [cells],
      );
  }
  return rows;
}

/** "Ward | A-1 | B-2" */
const isNumbers = ([first = '', ...others]: readonly string[]): boolean =>
  others.length > 1 &&
  evidenceOf(first) < EVIDENCE.hasNumber &&
  others.every((cell) => evidenceOf(cell) === EVIDENCE.isNumber && quantityOf(cell) === null);

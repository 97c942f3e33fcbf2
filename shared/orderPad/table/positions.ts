import { EVIDENCE, evidenceOfLine } from '../evidence.ts';
import { splitQuantity } from '../quantities/quantity.ts';
import { isAddress } from './addresses.ts';
import { isName } from './columnNames.ts';
import { isGs1Scan } from '../quantities/scans.ts';
import { saysTotal } from './totals.ts';
import type { Rows } from './readRows.ts';

/** A running number before its line: "1. A-1", "(2) B-2", "3 - C-3"; not a measure such as "10 x 10 cm gauze". */
const IN_FRONT = /^[([]?(\d{1,5})(?:[)\]]\s*|:\s+|\s+[-–—]\s+|\s+)((?![xхX×*]\s*\d)\S.*)$/u;

/** True for 1, 2, 3 … or 10, 20, 30 …: numbers that count the rows. */
export const isCount = (numbers: readonly number[]): boolean =>
  [1, 10, 100].includes(numbers[0] ?? 0) && numbers.every((number, index) => number === numbers[0]! * (index + 1));

/** "00010 M1191BL" as one cell, as a single blank is between the columns. */
const IN_CELL = /^(\d{1,5})\s+(\S.*)$/u;
const CELLS_MIN = 3;

/** Splits "00010 M1191BL" into two cells, if the row of names above has one cell more than these rows. */
export function withPositionsApart(rows: Rows): Rows {
  const found = rows.map((cells) => (cells.length >= CELLS_MIN ? IN_CELL.exec(cells[0]!) : null));
  const matches = found.filter((match) => match !== null);
  const first = found.findIndex((match) => match !== null);
  const heading = rows.slice(0, Math.max(0, first)).findLast((cells) => cells.filter(isName).length >= CELLS_MIN);
  if (!heading || !isCount(matches.map(([, number]) => Number(number)))) return rows;
  const isOneShort = rows.every((cells, index) => !found[index] || cells.length === heading.length - 1);
  return isOneShort
    ? rows.map((cells, index) => (found[index] ? [...found[index].slice(1), ...cells.slice(1)] : cells))
    : rows;
}

/** Removes running numbers from lines, if the lines have quantities besides, or the numbers are in brackets. */
export function withoutPositions(rows: Rows): Rows {
  const found = rows.map((cells) => (cells.length === 1 && !isGs1Scan(cells[0]!) ? IN_FRONT.exec(cells[0]!) : null));
  const numbered = found.filter((match) => match !== null);
  const others = rows.filter(
    (cells, index) =>
      !found[index] &&
      !saysTotal(cells) &&
      !isAddress(cells.join(', ')) &&
      evidenceOfLine(cells.join(' ')) >= EVIDENCE.leadsWithNumber,
  );
  if (
    numbered.length === 0 ||
    others.length > 1 ||
    numbered.length < others.length ||
    !isCount(numbered.map(([, number]) => Number(number)))
  )
    return rows;
  // "(1) M1191BL", "1: M1191BL": quantities are not written so.
  const areBracketed = rows.every(
    ([first = ''], index) => !found[index] || /^(?:[([]|\d+(?::|\s+[-–—])\s)/u.test(first),
  );
  const haveQuantities = areBracketed || numbered.every(([, , rest]) => splitQuantity(rest!).quantity !== null);
  return haveQuantities ? rows.map((cells, index) => (found[index] ? [found[index][2]!] : cells)) : rows;
}

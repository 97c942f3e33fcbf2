import { EVIDENCE, evidenceOf } from '../evidence.ts';
import type { ListedLine } from '../ListedLine.ts';
import { hasNumber } from '../prose/hasNumber.ts';
import type { NumberStyle } from '../quantities/counts.ts';
import { quantityOf, splitQuantity, statedQuantity } from '../quantities/quantity.ts';
import { fitted } from './lineOf.ts';
import type { Rows } from './readRows.ts';

/** The lines of a table whose every cell is a part number with a quantity that is stated. */
function everyCell(rows: Rows, style: NumberStyle): ListedLine[] | null {
  const cells = rows.flatMap(joinedPairs).filter(Boolean);
  const areLines =
    cells.length > rows.length &&
    cells.every((cell) => statedQuantity(cell, style) !== null && hasNumber(splitQuantity(cell, style).text));
  if (!areLines) return null;
  return cells.map((cell) => sureLine(cell, style));
}

/** "A-1 | 5 | B-2 | 10": several numbers in a row, each before its quantity. */
function joinedPairs(cells: readonly string[]): readonly string[] {
  const isQuantity = (cell: string): boolean => quantityOf(cell) !== null && cell.length <= QUANTITY_MAX;
  const arePairs =
    cells.length > 2 &&
    cells.length % 2 === 0 &&
    cells.every((cell, at) => (at % 2 === 1 ? isQuantity(cell) : evidenceOf(cell) === EVIDENCE.isNumber));
  return arePairs
    ? cells.flatMap((cell, at) => (at % 2 === 0 ? [`${cell} x ${quantityOf(cells[at + 1]!)}`] : []))
    : cells;
}
/** Longer figures may be part numbers. */
const QUANTITY_MAX = 8;

/** Part numbers in one row, between commas, or each with its quantity in several columns: a line each. */
export function severalInOneRow(rows: Rows, style: NumberStyle): ListedLine[] | null {
  const [cells, other] = rows;
  if (!cells || cells.length < 2) return null;
  if (other) return everyCell(rows, style);
  const areNumbers = cells.filter(Boolean).every((cell) => {
    const isNumber = /\d/u.test(cell) && (quantityOf(cell) === null || /^\d{5,}$/u.test(cell));
    return isNumber && splitQuantity(cell).text.split(/\s+/u).length <= 2;
  });
  return areNumbers ? cells.filter(Boolean).map((cell) => sureLine(cell, style)) : null;
}

function sureLine(cell: string, style: NumberStyle): ListedLine {
  const { text, quantity } = splitQuantity(cell, style);
  return { text: fitted(text), quantity: quantity ?? 1, isSure: true, row: cell };
}

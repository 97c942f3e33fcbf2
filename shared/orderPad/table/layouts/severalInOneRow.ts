import { EVIDENCE, evidenceOf } from '../../evidence.ts';
import type { ListedLine } from '../../ListedLine.ts';
import { hasNumber } from '../../prose/hasNumber.ts';
import type { NumberStyle } from '../../quantities/counts.ts';
import { splitQuantity, statedQuantity } from '../../quantities/quantity.ts';
import { quantityOf } from '../../quantities/quantityIn.ts';
import { truncateLine } from '../lineOf.ts';
import type { Rows } from '../readRows.ts';

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
  const arePairs =
    cells.length > 2 &&
    cells.length % 2 === 0 &&
    cells.every((cell, index) => (index % 2 === 1 ? isQuantity(cell) : isNumber(cell)));
  return arePairs
    ? cells.flatMap((cell, index) => (index % 2 === 0 ? [`${cell} x ${quantityOf(cells[index + 1]!)}`] : []))
    : cells;
}
/** Longer figures may be part numbers. */
const QUANTITY_MAX = 8;

const isQuantity = (cell: string, style?: NumberStyle): boolean =>
  quantityOf(cell, style) !== null && cell.length <= QUANTITY_MAX;
const isNumber = (cell: string): boolean => evidenceOf(cell) === EVIDENCE.isNumber;

/** A row of part numbers above a row of as many quantities, with or without a name in front of each row. */
function columnEach(rows: Rows, style: NumberStyle): ListedLine[] | null {
  const [numbers = [], quantities = [], third] = rows[0]!.every((cell) => !/\d/u.test(cell)) ? [] : rows;
  const from = /\d/u.test(`${numbers[0] ?? ''}${quantities[0] ?? ''}`) ? 0 : 1;
  const [above, below] = [numbers.slice(from), quantities.slice(from)];
  const areColumns =
    third === undefined &&
    above.length > 1 &&
    above.length === below.length &&
    above.every(isNumber) &&
    below.every((cell) => isQuantity(cell, style));
  return areColumns ? above.map((cell, index) => sureLine(`${cell} x ${below[index]!}`, style)) : null;
}

/** Part numbers in one row, between commas, or each with its quantity in several columns: a line each. */
export function severalInOneRow(rows: Rows, style: NumberStyle): ListedLine[] | null {
  const [cells, other] = rows;
  if (!cells || cells.length < 2) return null;
  if (other) return columnEach(rows, style) ?? everyCell(rows, style);
  const areNumbers = cells.filter(Boolean).every((cell) => {
    const hasDigits = /\d/u.test(cell) && (quantityOf(cell) === null || /^\d{5,}$/u.test(cell));
    return hasDigits && splitQuantity(cell).text.split(/\s+/u).length <= 2;
  });
  return areNumbers ? cells.filter(Boolean).map((cell) => sureLine(cell, style)) : null;
}

function sureLine(cell: string, style: NumberStyle): ListedLine {
  const { text, quantity } = splitQuantity(cell, style);
  return { text: truncateLine(text), quantity: quantity ?? 1, isSure: true, row: cell };
}

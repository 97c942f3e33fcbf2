import { isAmount } from '../../quantities/prices.ts';
import { quantityOf } from '../../quantities/quantityIn.ts';
import { hasNumber } from '../../prose/hasNumber.ts';
import { isNumberName } from '../columnNames.ts';
import type { Rows } from '../readRows.ts';
import { saysTotal } from '../totals.ts';

/** A figure alone of more digits may be a part number. */
const FIGURE_MAX = 4;

/** The items of a list, and the lines that belong to none. */
export interface Records {
  /** Part number and quantity of each item. */
  rows: Rows;
  /** Lines that say neither a number nor a quantity. */
  leftOut: string[];
}

const isLabelled = (cell: string): boolean => /^\p{L}/u.test(cell) && (quantityOf(cell) ?? 0) > 0;
/** "5 × $129.00": how many, and what each costs. */
const WITH_PRICE = /^(\d{1,4})\s*[x×*@]\s*(?=\D{0,4}\d+[.,]\d{2}\D{0,4}$)/u;
const withoutPrice = (cell: string): string => {
  const [, figure] = WITH_PRICE.exec(cell) ?? [];
  return figure === undefined ? cell : `${figure} pcs`;
};
/** "Qty: 5", "5 pcs", "5": a line that says how many and nothing else. */
const isQuantity = (cell: string): boolean =>
  (quantityOf(cell) ?? 0) > 0 && (cell.length <= FIGURE_MAX || /\p{L}/u.test(cell));

/**
 * Reads a list with one item in several lines, such as a copied cart: a part number, and below it the quantity and other
 * details. Returns null for any other text.
 */
export function readRecords(rows: Rows): Records | null {
  if (rows.length < 2 || rows.some(({ length }) => length > 1)) return null;
  const cells = rows.map(([cell = '']) => withoutPrice(cell));
  const pairs = quantitiesAbove(cells) ?? numbersInTurn(cells);
  if (pairs) return { rows: pairs, leftOut: [] };
  if (!cells.some(isQuantity)) return null;
  const isFirst = cells.some(isLabelledNumber) ? isLabelledNumber : namesNumber;
  return recordsBelow(cells, isFirst);
}

/** "Quantity: 5" may stand before the number that it is of. */
const quantitiesAbove = (cells: readonly string[]): Rows | null =>
  cells.length % 2 === 0 && cells.every((cell, index) => (index % 2 === 0) === isLabelled(cell))
    ? cells.flatMap((cell, index) => (index % 2 === 0 ? [[cells[index + 1]!, cell]] : []))
    : null;

/** Numbers, or descriptions without one, and their quantities in turn. */
function numbersInTurn(cells: readonly string[]): Rows | null {
  const areInTurn = cells.length % 2 === 0 && cells.every((cell, index) => (index % 2 === 1) === isQuantity(cell));
  if (!areInTurn || (cells.length < 4 && !cells.some(isLabelled))) return null;
  return cells.flatMap((cell, index) => (index % 2 === 0 ? [[cell, cells[index + 1]!]] : []));
}

/** "Material: A-1", "Ref.: A-1". */
const LABELLED = /^([^:：]{1,40})[:：]\s*(?=\S)/u;
/** "Art. No. A-1" */
const LABELLED_BY_BLANK = /^(\p{L}[^\d:：]{1,24}?)\s+(?=\S*(?:\p{L}\S*\d|\d\S*\p{L}|\d{6})\S*$)/u;
const isLabelledNumber = (cell: string): boolean =>
  [LABELLED, LABELLED_BY_BLANK].some((form) => isNumberName(form.exec(cell)?.[1]?.trim() ?? ''));
const namesNumber = (cell: string): boolean =>
  hasNumber(cell) && !isQuantity(cell) && !isAmount(cell) && !saysTotal([cell]);
/** "SpO2 sensor, adult" says what a part is, though it has a digit. */
const mayDescribe = (cell: string): boolean => !namesNumber(cell) || /\s\p{L}{3}/u.test(cell) || LABELLED.test(cell);

/** Returns records from each line with a part number to the next such line; exactly one line of a record has a quantity. */
function recordsBelow(cells: readonly string[], isFirst: (cell: string) => boolean): Records | null {
  const first = cells.findIndex(isFirst);
  if (first < 0) return null;
  const records: string[][] = [];
  for (const cell of cells.slice(first)) {
    const isNext = isFirst(cell) && (records.at(-1)?.some(isQuantity) ?? true);
    if (isNext) records.push([cell]);
    else records.at(-1)!.push(cell);
  }
  const isWhole = (record: string[]): boolean =>
    record.filter(isQuantity).length === 1 &&
    record.slice(1).every((cell) => isFirst !== namesNumber || mayDescribe(cell));
  if (records.length < 2 || !records.every(isWhole)) return null;
  // The lines above the first labelled number name the buyer and the seller.
  const above = isFirst === namesNumber ? cells.slice(0, first).map((cell) => [cell]) : [];
  const rows = records.map((record) => [
    isLabelledNumber(record[0]!)
      ? record[0]!.replace(LABELLED.test(record[0]!) ? LABELLED : LABELLED_BY_BLANK, '')
      : record[0]!,
    record.find(isQuantity)!,
  ]);
  const usedCells = new Set(above.flat().concat(records.flatMap((record) => [record[0]!, record.find(isQuantity)!])));
  return { rows: [...above, ...rows], leftOut: cells.filter((cell) => !usedCells.has(cell)) };
}

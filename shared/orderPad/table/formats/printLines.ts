import { hasNumber } from '../../prose/hasNumber.ts';
import { isAmount } from '../../quantities/prices.ts';
import { quantityOf } from '../../quantities/quantityIn.ts';
import { isCount } from '../positions.ts';
import type { Rows } from '../readRows.ts';
import type { Records } from '../layouts/records.ts';

const isPosition = (cell = ''): boolean => /^\d{1,5}$/u.test(cell);
/** "5 EA": a figure with its unit. */
const isCounted = (cell: string): boolean => /\p{L}/u.test(cell) && quantityOf(cell) !== null;

/**
 * Reads a report that prints several lines for an item: the first has the position and the part number, a later one the
 * quantity with its unit. Returns null for any other table.
 */
export function readPrintLines(rows: Rows): Records | null {
  const starts = rows.flatMap(([first], index) => (isPosition(first) ? [index] : []));
  const places = starts.filter((index) => rows[index]!.some((cell, column) => column > 0 && hasNumber(cell)));
  if (places.length === 0 || !isCount(places.map((index) => Number(rows[index]![0])))) return null;
  const items = places.map((start, index) => rows.slice(start, places[index + 1]));
  const joined = items.map(([first = [], ...others]) => {
    const number = first.slice(1).find(hasNumber)!;
    const countCells = others.flatMap((cells) => cells.slice(0, priceIn(cells)).find(isCounted) ?? []);
    const counts = new Set(countCells.map((cell) => quantityOf(cell)));
    return first.some(isCounted) || countCells.length === 0
      ? null
      : [number, counts.size === 1 ? countCells[0]! : [...counts].join(' / ')];
  });
  if (joined.some((row) => row === null)) return null;
  const joinedRows = joined.filter((row) => row !== null);
  const leftOut = [...rows.slice(0, places[0]), ...items.flatMap(([, ...others]) => others)];
  return { rows: joinedRows, leftOut: leftOut.map((cells) => cells.filter(Boolean).join(', ')) };
}

/** Returns the index of a row's first price, or the number of its cells. */
function priceIn(cells: readonly string[]): number {
  const index = cells.findIndex(isAmount);
  return index < 0 ? cells.length : index;
}

import { splitQuantity } from '../quantities/quantity.ts';
import { isGs1Scan } from '../quantities/scans.ts';
import { saysTotal } from './totals.ts';
import type { Rows } from './readRows.ts';

/** "10 x 10 cm gauze" has none. */
const IN_FRONT = /^[([]?(\d{1,5})(?:[)\]]\s*|:\s+|\s+[-–—]\s+|\s+)((?![xхX×*]\s*\d)\S.*)$/u;

/** True for 1, 2, 3 … or 10, 20, 30 …: numbers that count the rows. */
export const isCount = (numbers: readonly number[]): boolean =>
  [1, 10, 100].includes(numbers[0] ?? 0) && numbers.every((number, at) => number === numbers[0]! * (at + 1));

/** Takes the running numbers of an order off its lines, where the lines have quantities besides, or the numbers brackets. */
export function withoutPositions(rows: Rows): Rows {
  const found = rows.map((cells) => (cells.length === 1 && !isGs1Scan(cells[0]!) ? IN_FRONT.exec(cells[0]!) : null));
  const numbered = found.filter((match) => match !== null);
  const others = rows.filter((cells, at) => !found[at] && cells.some((cell) => /\d/u.test(cell)) && !saysTotal(cells));
  if (
    numbered.length === 0 ||
    others.length > 1 ||
    numbered.length < others.length ||
    !isCount(numbered.map(([, number]) => Number(number)))
  )
    return rows;
  // "(1) M1191BL", "1: M1191BL": nobody counts pieces so from one up.
  const areBracketed = rows.every(([first = ''], at) => !found[at] || /^(?:[([]|\d+(?::|\s+[-–—])\s)/u.test(first));
  const haveQuantities = areBracketed || numbered.every(([, , rest]) => splitQuantity(rest!).quantity !== null);
  return haveQuantities ? rows.map((cells, at) => (found[at] ? [found[at][2]!] : cells)) : rows;
}

import type { ReadRow } from '../amendments/applyAmendments.ts';

const ROWS_MIN = 3;

/**
 * The rows, with a question where all quantities are 1, 2, 3 … and begin the lines, as "1 A-1", "2 B-2", "3 C-3": they may
 * count the lines. With other lines between, two of them are as doubtful.
 */
export function withoutCountedPlaces(rows: readonly ReadRow[]): readonly ReadRow[] {
  const counted = rows.filter(({ line }) => line?.isCounted);
  const areLines = counted.every(
    ({ line, place, isOfTable }, index) => !isOfTable && Number(place) === index + 1 && line!.quantity === index + 1,
  );
  const first = rows.indexOf(counted[0]!);
  const last = rows.indexOf(counted.at(-1)!);
  const haveOthers = rows.slice(first, last).length >= counted.length;
  if (!areLines || counted.length < (haveOthers ? ROWS_MIN - 1 : ROWS_MIN)) return rows;
  return rows.map((row) =>
    row.line?.isCounted ? { ...row, line: { ...row.line, quantity: `${row.line.quantity}?` } } : row,
  );
}

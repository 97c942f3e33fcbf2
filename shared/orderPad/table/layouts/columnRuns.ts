import { hasNumber } from '../../prose/hasNumber.ts';
import { quantityIn } from '../../quantities/quantityIn.ts';
import { isNumberName, isQuantityName } from '../columnNames.ts';
import type { Rows } from '../readRows.ts';

const RUN_MIN = 2;

/**
 * Reads a table that was copied column by column, as text of PDFs often is: all part numbers below their heading, then as many
 * quantities below theirs. Returns null for any other text.
 */
export function readColumnRuns(rows: Rows): Rows | null {
  if (rows.length < 2 * RUN_MIN + 2 || rows.some(({ length }) => length > 1)) return null;
  const cells = rows.map(([cell = '']) => cell);
  const numberAt = cells.findIndex(isNumberName);
  const quantityAt = cells.findIndex(isQuantityName);
  if (numberAt < 0 || quantityAt < 0) return null;
  const numbers = runBelow(cells, numberAt, hasNumber);
  const quantities = runBelow(cells, quantityAt, (cell) => quantityIn(cell) !== null);
  if (numbers.length < RUN_MIN || numbers.length !== quantities.length) return null;
  const usedRows = new Set([numberAt, quantityAt].flatMap((index) => numbers.map((_, row) => index + 1 + row)));
  const others = cells.filter((_, index) => !usedRows.has(index) && index !== numberAt && index !== quantityAt);
  return [
    [cells[numberAt]!, cells[quantityAt]!],
    ...numbers.map((number, row) => [number, quantities[row]!]),
    ...others.map((cell) => [cell]),
  ];
}

/** The cells below a heading, up to the first that is not alike. */
function runBelow(cells: readonly string[], index: number, isAlike: (cell: string) => boolean): string[] {
  const below = cells.slice(index + 1);
  const end = below.findIndex((cell) => !isAlike(cell));
  return end < 0 ? below : below.slice(0, end);
}

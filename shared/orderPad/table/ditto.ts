import type { Rows } from './readRows.ts';

/** A cell that says the same as the one above it. */
const DITTO =
  /^(?:["″〃“”]|''|[-–—]\s?["″〃“”]\s?[-–—]|ditto|do\.|idem|ídem|íd\.|dito|dto\.|same(?: as above)?|то же(?: самое)?|тоже|там же|-\/\/-|同上|同前|lo mismo)$/iu;

/** A table whose cells for "the same" have what the cells above them say. */
export function withoutDittos(rows: Rows): Rows {
  const above: string[] = [];
  return rows.map((cells) => {
    if (cells.length < 2) return cells;
    const filled = cells.map((cell, at) => (DITTO.test(cell) ? (above[at] ?? cell) : cell));
    filled.forEach((cell, at) => {
      if (cell !== '') above[at] = cell;
    });
    return filled;
  });
}

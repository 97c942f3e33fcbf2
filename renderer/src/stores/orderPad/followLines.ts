import type { PadEntry, PadLine } from './PadLine.ts';

/** The same for lines that differ by their quantities alone. */
const wordsOf = ({ text, skuId, isFree }: PadEntry): string => JSON.stringify([text, skuId, isFree]);

/** True if two lists have the same lines, whatever their quantities. */
export const sameWords = (lines: readonly PadEntry[], others: readonly PadEntry[]): boolean =>
  lines.length === others.length && lines.every((line, index) => wordsOf(line) === wordsOf(others[index]!));

/**
 * The lines of a list that another tab has changed. A line that is still in it stays the same object, so that its row
 * keeps the focus and what is being typed there. `make` gets an entry and its place, from 1.
 */
export function followLines(
  lines: readonly PadLine[],
  entries: readonly PadEntry[],
  make: (entry: PadEntry, place: number) => PadLine,
): PadLine[] {
  const linesByWords = Map.groupBy(lines, wordsOf);
  return entries.map((entry, index) => {
    const line = linesByWords.get(wordsOf(entry))?.shift();
    if (!line) return make(entry, index + 1);
    line.quantity = entry.quantity;
    return line;
  });
}

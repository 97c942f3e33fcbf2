import type { PadLine } from './PadLine.ts';

/** Counts of the lines of a pad. */
interface SortedLines {
  ready: PadLine[];
  open: PadLine[];
  asWritten: PadLine[];
  unpriced: number;
  total: number;
}

/** Sorts lines by the action that they need, in one pass. */
export function sortLines(lines: readonly PadLine[]): SortedLines {
  const sorted: SortedLines = { ready: [], open: [], asWritten: [], unpriced: 0, total: 0 };
  for (const line of lines) {
    const { state, offer, problem, pieces } = line.standing;
    if (problem !== null || state === 'several' || state === 'replaced') sorted.open.push(line);
    if (state === 'free' || state === 'missing' || state === 'gone') sorted.asWritten.push(line);
    if (!offer || problem !== null) continue;
    sorted.ready.push(line);
    if (offer.market_price === null) sorted.unpriced += 1;
    sorted.total += (offer.market_price ?? 0) * pieces;
  }
  return sorted;
}

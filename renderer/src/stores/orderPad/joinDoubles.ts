import type { PadLine } from './PadLine.ts';

/** Finds lines that ask for the same as an earlier one: those that go, and the quantities of the lines that stay. */
export function joinDoubles(
  lines: readonly PadLine[],
  isApart: (line: PadLine) => boolean,
): { removedLines: ReadonlySet<PadLine>; quantities: ReadonlyMap<PadLine, string> } {
  const first = new Map<string, PadLine>();
  const removedLines = new Set<PadLine>();
  const quantities = new Map<PadLine, string>();
  for (const line of lines) {
    const identity = line.identity;
    if (identity === null || line.problem === 'wholeNumber' || isApart(line)) continue;
    const other = first.get(identity);
    if (other) {
      quantities.set(other, String(Number(quantities.get(other) ?? other.quantity) + line.pieces));
      removedLines.add(line);
    } else first.set(identity, line);
  }
  return { removedLines, quantities };
}

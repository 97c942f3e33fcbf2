import type { PadEntry, PadLine } from './PadLine.ts';
import type { Reading } from './Reading.ts';

/** How many changes "Undo" can take back. */
const UNDO_MAX = 30;

/** The pad before a change: its lines with what they held, and the outcome of the list that was read last. */
export interface UndoStep {
  lines: readonly { line: PadLine; entry: PadEntry }[];
  reading: Reading | null;
}

/** The steps with that of a change to come; the oldest are dropped beyond the limit. */
export const addStep = (
  steps: readonly UndoStep[],
  lines: readonly PadLine[],
  reading: Reading | null,
): readonly UndoStep[] =>
  [...steps, { lines: lines.map((line) => ({ line, entry: line.entry })), reading }].slice(-UNDO_MAX);

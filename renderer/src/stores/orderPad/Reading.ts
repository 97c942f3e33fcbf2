import { PAD_LINES_MAX } from '../../../../shared/contract/limits.ts';
import type { ListedLine } from '../../../../shared/orderPad/ListedLine.ts';
import type { ParsedList } from '../../../../shared/orderPad/parseList.ts';
import { splitQuantity } from '../../../../shared/orderPad/quantities/quantity.ts';
import { takenRows } from '../../../../shared/orderPad/takenRows.ts';
import { randomUuid } from '../../persistence/random.ts';
import { type PadEntry, padEntry, type PadLine } from './PadLine.ts';

/** A note about the file that a list was read from. */
export interface FileFacts {
  /** Part numbers that a workbook keeps as numbers. */
  numbers: readonly string[];
  /** Other sheets with lines, which were not read. */
  otherSheets: number;
  /** Rows that the workbook hides, of all its sheets. */
  hiddenRows: number;
}

export const NO_FILE: FileFacts = { numbers: [], otherSheets: 0, hiddenRows: 0 };

/** A row that is no line of the pad, as it was written, and the line that it would be. */
export interface AsideRow {
  /** Its own: two rows may have the same text. */
  id: string;
  text: string;
  entry: PadEntry;
}

/** A row that is a line where the store knows what it names. */
interface WaitingRow extends AsideRow {
  line: PadLine;
  /** The line of the pad that the row followed in the list; null if it came before all lines. */
  above: PadLine | null;
}

/** The outcome of the list that was read last. Immutable, so that "Undo" finds the one before. */
export interface Reading {
  facts: FileFacts;
  /** The lines of it on the pad. */
  added: number;
  /** Lines that did not fit. */
  over: readonly string[];
  waiting: readonly WaitingRow[];
  /** Rows of which the store knows nothing. */
  unknown: readonly AsideRow[];
  /** Headings, totals, quantities of 0. */
  leftOut: readonly AsideRow[];
}

/** A row that is listed beside the order pad, not in it. */
export const asideRow = (text: string, entry: PadEntry): AsideRow => ({ id: randomUuid(), text, entry });
/** "DS-100A 0" as a number and a quantity. */
function typedEntry(row: string): PadEntry {
  const { text, quantity } = splitQuantity(row);
  return padEntry(text, quantity ?? 1);
}
const entryOf = ({ text, quantity }: ListedLine): PadEntry => padEntry(text, quantity);

/**
 * Starts with a list: returns the lines of the pad with the sure ones of the list behind them, and what is known of its rows
 * before the store has answered.
 */
export function startReading(
  before: readonly PadLine[],
  { lines, leftOut }: ParsedList,
  facts: FileFacts,
  lineOf: (entry: PadEntry, place: number) => PadLine,
): { lines: PadLine[]; reading: Reading } {
  const all = [...before];
  const over: string[] = [];
  const waiting: WaitingRow[] = [];
  for (const line of lines) {
    const entry = entryOf(line);
    if (line.isSure ? all.length >= PAD_LINES_MAX : waiting.length >= PAD_LINES_MAX) over.push(line.text);
    else if (line.isSure) all.push(lineOf(entry, all.length + 1));
    else waiting.push({ ...asideRow(line.row, entry), line: lineOf(entry, 0), above: all.at(-1) ?? null });
  }
  const reading: Reading = {
    facts,
    over,
    waiting,
    unknown: [],
    added: all.length - before.length,
    leftOut: leftOut.map((text) => asideRow(text, typedEntry(text))),
  };
  return { lines: all, reading };
}

/**
 * Settles the rows that waited: those that the store knows are put below the lines that they followed. Null where the store
 * has not answered for all of them. Where it cannot answer, rows wait on beside sure lines, else they are lines.
 */
export function settleReading(
  lines: readonly PadLine[],
  reading: Reading,
  hasFailed: boolean,
): { lines: PadLine[]; reading: Reading } | null {
  const { waiting, added } = reading;
  const isAnswered = waiting.every(({ line }) => line.answer !== null);
  if (waiting.length === 0 || (!isAnswered && (!hasFailed || added > 0))) return null;
  const isKnown = ({ line }: WaitingRow): boolean => line.answer !== null && line.answer.outcome !== 'missing';
  const accepted = takenRows(waiting, added > 0, isKnown);
  const addedLines = accepted.slice(0, Math.max(0, PAD_LINES_MAX - lines.length));
  const onPad = new Set<PadLine | null>([null, ...lines]);
  const below = Map.groupBy(addedLines, ({ above }) => (onPad.has(above) ? above : (lines.at(-1) ?? null)));
  const withRows = [null, ...lines].flatMap((line) => [
    ...(line ? [line] : []),
    ...(below.get(line)?.map((row) => row.line) ?? []),
  ]);
  const takenLines = new Set(accepted.map(({ line }) => line));
  return {
    lines: withRows,
    reading: {
      ...reading,
      added: added + addedLines.length,
      over: [...reading.over, ...accepted.slice(addedLines.length).map(({ entry }) => entry.text)],
      waiting: [],
      unknown: waiting.filter(({ line }) => !takenLines.has(line)).map(({ text, entry }) => asideRow(text, entry)),
    },
  };
}

/** The rows that are shown as set aside. Those that wait for an answer are among them where none comes. */
export const rowsAside = (
  { waiting, unknown, leftOut }: Reading,
  isAsking: boolean,
): [readonly AsideRow[], readonly AsideRow[]] => [isAsking ? unknown : [...waiting, ...unknown], leftOut];

/** A reading of which this row has become a line. */
export function withoutRow(reading: Reading, row: AsideRow): Reading {
  const otherRows = <T extends AsideRow>(rows: readonly T[]): readonly T[] => rows.filter((each) => each !== row);
  const { waiting, unknown, leftOut, added } = reading;
  return {
    ...reading,
    added: added + 1,
    waiting: otherRows(waiting),
    unknown: otherRows(unknown),
    leftOut: otherRows(leftOut),
  };
}

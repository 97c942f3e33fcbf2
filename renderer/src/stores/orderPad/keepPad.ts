import { PAD_LINES_MAX } from '../../../../shared/contract/limits.ts';
import { isRecord } from '../../../../shared/json/isRecord.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import { type PadEntry, parseEntries, parseEntry } from './PadLine.ts';
import { asideRow, type AsideRow, NO_FILE, type Reading } from './Reading.ts';

/** A browser keeps some five million signs of all that a store writes. */
const SIGNS_MAX = 200_000;

/** A list that was sent to a cart: the same lines have the same idempotency key. */
export interface Attempt {
  about: string;
  key: string;
}
export const NO_ATTEMPT: Attempt = { about: '', key: '' };

interface Pad {
  readonly entries: PadEntry[];
  reading: Reading | null;
  attempt: Attempt;
}

/**
 * Keeps the lines of a pad, the key with which they were sent to a cart, and the rows of a list that became none. Rows that
 * wait for an answer are kept as unknown: two tabs that ask for them would both add them. What was said of a file is not
 * kept. Returns a disposer.
 */
export function keepPad(
  persistence: StatePersistence,
  pad: Pad,
  putLines: (entries: readonly PadEntry[]) => void,
): () => void {
  const stopLines = persistence.keep('orderPad', parseEntries, () => pad.entries, putLines);
  const stopRows = persistence.keep<Reading | null>(
    'orderPadRows',
    parseReading,
    () => withoutListText(pad.reading),
    (reading) => (pad.reading = reading),
  );
  const stopAttempt = persistence.keep(
    'orderPadAttempt',
    parseAttempt,
    () => pad.attempt,
    (attempt) => (pad.attempt = attempt),
  );
  return () => {
    stopLines();
    stopRows();
    stopAttempt();
  };
}

const parseAttempt = (value: unknown): Attempt | null =>
  isRecord(value) && typeof value['about'] === 'string' && typeof value['key'] === 'string'
    ? { about: value['about'], key: value['key'] }
    : null;

function withoutListText(reading: Reading | null): Reading | null {
  if (!reading) return null;
  let room = SIGNS_MAX;
  const fitting = (rows: readonly AsideRow[]): AsideRow[] =>
    rows
      .slice(0, PAD_LINES_MAX)
      .filter(({ text }) => (room -= text.length) >= 0)
      .map(({ text, entry }) => asideRow(text, entry));
  const { added, waiting, unknown, leftOut } = reading;
  return readingOf(added, fitting([...waiting, ...unknown]), fitting(leftOut));
}

const readingOf = (added: number, unknown: readonly AsideRow[], leftOut: readonly AsideRow[]): Reading => ({
  added,
  unknown,
  leftOut,
  facts: NO_FILE,
  over: [],
  waiting: [],
});

/** Parses a stored reading; null if it is not valid. */
const parseReading = (value: unknown): Reading | null =>
  isRecord(value) && typeof value['added'] === 'number'
    ? readingOf(value['added'], rowsOf(value['unknown']), rowsOf(value['leftOut']))
    : null;

const rowsOf = (value: unknown): AsideRow[] =>
  Array.isArray(value)
    ? value.slice(0, PAD_LINES_MAX).flatMap((row: unknown) => {
        const entry = isRecord(row) ? parseEntry(row['entry']) : null;
        return isRecord(row) && typeof row['text'] === 'string' && entry ? [asideRow(row['text'], entry)] : [];
      })
    : [];

import type { Line } from './readLines.ts';

/** A record of a CSV file by its first line: values, or its text and the reason why it is invalid. */
export type CsvRecord = { line: number; values: string[] } | { line: number; values: [string]; fault: string };

// Maximum number of lines in a quoted value; a longer one is treated as unclosed.
const LINES_MAX = 500;

/**
 * Yields the records of a CSV file (RFC 4180). An invalid record loses only its first line: an unclosed quote does not
 * swallow the rows below it, as it would in a stream parser.
 */
export async function* csvRecords(
  lines: AsyncIterable<Line>,
  delimiter: string,
  width: number,
): AsyncGenerator<CsvRecord> {
  let open: Line[] = [];
  let unclosed = 0;
  const take = (step: Step): void => {
    open = open.slice(step.used);
    unclosed = 0;
  };
  for await (const line of lines) {
    open.push(line);
    for (let step: Step | null; open.length > 0 && (step = readRecord(open, unclosed, delimiter, width));) {
      take(step);
      if (step.record) yield step.record;
    }
    unclosed = open.length;
  }
  while (open.length > 0) {
    const step = readRecord(open, unclosed, delimiter, width) ?? unclosedQuote(open[0]!);
    take(step);
    if (step.record) yield step.record;
  }
}

interface Step {
  /** Number of lines that were consumed. */
  used: number;
  record: CsvRecord | null;
}

/** Returns null if the record may continue in further lines; the first `unclosed` lines are known not to suffice. */
function readRecord(open: Line[], unclosed: number, delimiter: string, width: number): Step | null {
  const { number: line, text } = open[0]!;
  if (text.trim() === '') return { used: 1, record: null };
  for (let used = unclosed + 1; used <= open.length; used++) {
    const values = splitRecord(
      open
        .slice(0, used)
        .map((part) => part.text)
        .join('\n'),
      delimiter,
    );
    if (values === 'unclosed') continue;
    if (values === 'misquoted')
      return { used: 1, record: { line, values: [text], fault: 'a quote is not closed, or is in the wrong place' } };
    const fittedValues = fit(values, width, used === 1);
    if (fittedValues) return { used, record: { line, values: fittedValues } };
    return {
      used: 1,
      record: {
        line,
        values: [text],
        fault: `${values.length === 1 ? 'there is 1 value' : `there are ${values.length} values`} for ${width} columns`,
      },
    };
  }
  return open.length < LINES_MAX ? null : unclosedQuote(open[0]!);
}

const unclosedQuote = ({ number: line, text }: Line): Step => ({
  used: 1,
  record: { line, values: [text], fault: 'a quote is not closed' },
});

/** Programs leave out empty cells at the end of a row, or add some; null if the row does not fit the columns. */
function fit(values: string[], width: number, isOneLine: boolean): string[] | null {
  if (values.length === width) return values;
  if (values.length > width) return values.slice(width).every((value) => value === '') ? values.slice(0, width) : null;
  // An unclosed quote, too, joins lines to fewer values than there are columns.
  const isShort = isOneLine && values.length > 1;
  return isShort ? [...values, ...Array<string>(width - values.length).fill('')] : null;
}

/** Splits a record into trimmed values; returns the fault of its quotes otherwise. */
export function splitRecord(text: string, delimiter: string): string[] | 'unclosed' | 'misquoted' {
  if (!text.includes('"')) return text.split(delimiter).map((value) => value.trim());
  const values: string[] = [];
  for (let position = 0; position <= text.length;) {
    const begin = skipSpace(text, position, delimiter);
    if (text[begin] !== '"') {
      const end = endOf(text, delimiter, begin);
      values.push(text.slice(begin, end).trim());
      position = end + 1;
      continue;
    }
    const close = closingQuote(text, begin + 1);
    if (close === -1) return 'unclosed';
    const end = skipSpace(text, close + 1, delimiter);
    if (end < text.length && text[end] !== delimiter) return 'misquoted';
    values.push(
      text
        .slice(begin + 1, close)
        .replaceAll('""', '"')
        .trim(),
    );
    position = end + 1;
  }
  return values;
}

function skipSpace(text: string, from: number, delimiter: string): number {
  let position = from;
  while ((text[position] === ' ' || text[position] === '\t') && text[position] !== delimiter) position += 1;
  return position;
}

function endOf(text: string, delimiter: string, from: number): number {
  const end = text.indexOf(delimiter, from);
  return end === -1 ? text.length : end;
}

function closingQuote(text: string, from: number): number {
  for (let position = text.indexOf('"', from); position !== -1; position = text.indexOf('"', position + 2))
    if (text[position + 1] !== '"') return position;
  return -1;
}

import { splitRecord } from '../csvRecords.ts';
import { type ColumnChoices, type ColumnPlan, planColumns } from './columnPlan.ts';
import type { Line } from '../readLines.ts';
import { twoLineHeadings } from './twoLineHeadings.ts';

/** Titles and remarks may stand above the headings. */
const LINES_ABOVE = 30;
/** A heading with line breaks in it makes the record longer than a line. */
const LINES_OF_HEADINGS = 5;
const DELIMITERS = [',', ';', '\t', '|'];

export interface Headings {
  /** The number of their last line. */
  line: number;
  delimiter: string;
  names: string[];
  plan: ColumnPlan;
}

/** Templates of Amazon: below their marker a line of titles, then one of names. */
const LINES_OF_MARKER: [RegExp, number][] = [[/^TemplateType=/i, 2]];

/**
 * Reads lines until one has all the headings that are needed. Returns the best of the first 30 otherwise, null if none
 * has a heading that is known; and the lines below it.
 */
export async function findHeadings(
  lines: AsyncGenerator<Line>,
  choices: ColumnChoices,
): Promise<[Headings | null, AsyncGenerator<Line>]> {
  const linesRead: Line[] = [];
  let declaredDelimiter: string | null = null;
  let best: Headings | null = null;
  let skippedCount = 0;
  while (linesRead.length < LINES_ABOVE) {
    const { value: line, done } = await lines.next();
    if (done) break;
    declaredDelimiter ??= /^sep=(.)$/i.exec(line.text.trim())?.[1] ?? null;
    linesRead.push(line);
    skippedCount =
      linesRead.length === 1 ? (LINES_OF_MARKER.find(([marker]) => marker.test(line.text))?.[1] ?? 0) : skippedCount;
    if (linesRead.length <= skippedCount) continue;
    const delimiters = declaredDelimiter === null ? DELIMITERS : [declaredDelimiter];
    const headings = endingAt(linesRead.slice(skippedCount), delimiters, choices);
    if (headings && headings.plan.missing.length === 0) return [headings, lines];
    const both = inTwoLines(linesRead.slice(skippedCount).slice(-2), delimiters, choices);
    if (both?.plan.missing.length === 0) return [both, lines];
    for (const each of [headings, both]) if (recognisedColumns(each) > recognisedColumns(best)) best = each;
  }
  const end = best?.line ?? 0;
  return [
    best,
    concatLines(
      linesRead.filter(({ number }) => number > end),
      lines,
    ),
  ];
}

/** Yields these lines, then those that follow. */
export async function* concatLines(above: readonly Line[], rest: AsyncGenerator<Line>): AsyncGenerator<Line> {
  yield* above;
  for (;;) {
    const { value, done } = await rest.next();
    if (done) return;
    yield value;
  }
}

const recognisedColumns = (headings: Headings | null): number => headings?.plan.usedColumns.length ?? 0;

/** A line that begins with `#` is a note, unless that is the heading of the first column. */
export const isNote = (text: string): boolean => /^#(?![,;\t|"])/.test(text);

function endingAt(linesRead: readonly Line[], delimiters: readonly string[], choices: ColumnChoices): Headings | null {
  let best: Headings | null = null;
  for (let lines = 1; lines <= Math.min(LINES_OF_HEADINGS, linesRead.length); lines++) {
    const record = linesRead.slice(-lines);
    if (isNote(record[0]!.text)) continue;
    for (const delimiter of delimiters) {
      const names = splitRecord(record.map(({ text }) => text).join('\n'), delimiter);
      if (!Array.isArray(names)) continue;
      // Only a quote that is open at the end of a line joins it to the next one.
      if (
        lines > 1 &&
        splitRecord(
          record
            .slice(0, -1)
            .map(({ text }) => text)
            .join('\n'),
          delimiter,
        ) !== 'unclosed'
      )
        continue;
      const headings = { line: record.at(-1)!.number, delimiter, names, plan: planColumns(names, choices) };
      if (isBetter(headings, best)) best = headings;
    }
  }
  return best;
}

/** The headings of two lines together, by the delimiter that makes most of them; null without such lines. */
function inTwoLines(
  [upper, lower]: readonly Line[],
  delimiters: readonly string[],
  choices: ColumnChoices,
): Headings | null {
  if (!upper || !lower || isNote(upper.text)) return null;
  let best: Headings | null = null;
  for (const delimiter of delimiters) {
    const [above, below] = [upper, lower].map(({ text }) => splitRecord(text, delimiter));
    if (!Array.isArray(above) || !Array.isArray(below) || below.length < 2) continue;
    const names = twoLineHeadings(above, below);
    const headings = { line: lower.number, delimiter, names, plan: planColumns(names, choices) };
    if (isBetter(headings, best)) best = headings;
  }
  return best;
}

const isBetter = (one: Headings, other: Headings | null): boolean =>
  recognisedColumns(one) > recognisedColumns(other) ||
  (other !== null && one.plan.missing.length < other.plan.missing.length);

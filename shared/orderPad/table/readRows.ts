import { plainDigits } from '../../text/plainDigits.ts';
import { hasNumber } from '../prose/hasNumber.ts';
import { withoutTags } from './formats/html.ts';

/** A pasted or read table: rows of cells. */
export type Rows = string[][];

const PDF_COLUMNS_MIN = 3;
const MARKS = ['\t', ';', '|', ','] as const;
type Mark = (typeof MARKS)[number];

/** "A-1 ........ 5": dots that lead from one column to the next. */
const DOT_LEADERS = /(?<=\S) ?(?:\.{4,40}|…{2,40}|(?:\. ){3,20}) ?(?=\S)/gu;

/** "…, A-1\\n(5 pcs) and …": a sentence whose line was wrapped before the quantity. */
const IN_NEXT_LINE = / ?\n[ \t]{0,20}(?=\([ ]?\d{1,5} ?\p{L}{1,8}\.?\)(?! ?\S{0,3}\d))/gu;

/** "03/03/26, 10:15 - Ana: " and "[10:15, 03/03/2026] Ana: ": what a chat writes before each message. */
const [DATE, TIME] = [String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`, String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?`];
const CHAT_STAMP = new RegExp(
  String.raw`^\[?(?:${DATE},? {1,2}${TIME}|${TIME}, ${DATE})\]? ?(?:[-–] )?(?:[^\n:\d]|(?<= )\d{1,3}(?=[ :])){1,40}: (?=\S)`,
  'gimu',
);

/** Markdown's mark of words that are printed bold: "**5** x A-1". */
const BOLD = /\*\*(?=\S)([^*\n]{1,200}?)(?<=\S)\*\*/gu;

/** Pasted text with one kind of line end, blank and digit, and without the marks of a quoted letter. */
export const plainText = (text: string): string =>
  withoutTags(text)
    .replace(/^\uFEFF/u, '')
    .replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/gu, '\n')
    .replaceAll(/[\u00A0\u202F\u2007\u3000]/gu, ' ')
    .replaceAll(/^(?:>[ \t]?)+/gmu, '')
    .replaceAll(CHAT_STAMP, '')
    .replaceAll(BOLD, '$1')
    .replaceAll(/[│┃¦｜]/gu, '|')
    .replaceAll(DOT_LEADERS, '   ')
    .replaceAll(IN_NEXT_LINE, ' ')
    .replaceAll(/(?!\d)\p{Nd}/gu, plainDigits)
    .replaceAll(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF0D-\uFF0F；]/gu, (wide) => wide.normalize('NFKC'));

/** Splits plain text or a CSV file into rows of cells; a line without a mark between its cells is one cell. */
export function readRows(plain: string): Rows {
  const lines = plain.split('\n');
  if (areDashed(lines)) return lines.map(columnsOfDashes);
  const mark = markOf(plain);
  if (mark !== null) return recordsOf(plain, mark).map((cells) => cells.map(oneLine));
  return areSlashed(lines) ? lines.map(columnsOfSlashes) : rowsOfPdf(lines);
}

/** A description that goes on in the next line, below its own column, is one cell. */
function rowsOfPdf(lines: readonly string[]): Rows {
  const rows: Rows = [];
  for (const line of lines) {
    const cells = columnsOfPdf(line);
    const above = rows.at(-1);
    const goesOn = /^\s{3,}\S/u.test(line) && cells.length === 1 && (above?.length ?? 0) >= PDF_COLUMNS_MIN;
    if (above && goesOn) {
      const longest = above.indexOf(above.toSorted((one, other) => other.length - one.length)[0]!);
      rows[rows.length - 1] = above.with(longest, `${above[longest]} ${cells[0]}`);
    } else rows.push(cells);
  }
  return rows;
}

/** The mark between the cells of the whole text; null where it is prose, or one number a line. */
function markOf(text: string): Mark | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  for (const mark of MARKS) {
    // The commas of descriptions in a table with columns.
    if (mark === ',' && areInColumns(lines)) return null;
    const having = lines.filter((line) => line.includes(mark) && (mark !== ',' || !isDecimalComma(line)));
    if (having.length === 0 || (mark === ',' && areSentences(having))) continue;
    if (mark === '\t' || having.length * 2 >= lines.length) return mark;
  }
  return null;
}

const areInColumns = (lines: readonly string[]): boolean =>
  lines.filter((line) => splitByBlanks(line).length >= PDF_COLUMNS_MIN).length * 2 >= lines.length;

/** Commas of sentences: a question or an exclamation is among them, and each line has its own number of commas. */
const areSentences = (lines: readonly string[]): boolean =>
  lines.some((line) => /\p{L}[?!]$/u.test(line.trim())) && lines.every((line) => !/,\S/u.test(line));

// "2,5 MHz" and "M1191BL 5,00" have no other comma than that of a number.
const isDecimalComma = (line: string): boolean => !line.replaceAll(/\d,\d/gu, '').includes(',');

/** Cells in quotes may hold marks, line ends and doubled quotes (RFC 4180). */
function recordsOf(text: string, mark: Mark): Rows {
  const rows: Rows = [];
  let cells: string[] = [];
  let position = 0;
  while (position <= text.length) {
    const quoted = text[position] === '"' ? endOfQuoted(text, position, mark) : null;
    const end = quoted ?? endOfCell(text, position, mark);
    cells.push(quoted === null ? text.slice(position, end) : text.slice(position + 1, end - 1).replaceAll('""', '"'));
    position = end + 1;
    if (text[end] === mark) continue;
    rows.push(cells);
    cells = [];
  }
  return rows;
}

function endOfCell(text: string, from: number, mark: Mark): number {
  for (let position = from; position < text.length; position += 1) {
    if (text[position] === '\n') return position;
    if (text[position] === mark && !(mark === ',' && isWithinNumber(text, position))) return position;
  }
  return text.length;
}

// In "Probe 2,5 MHz, 3" the first comma belongs to the number, as a blank follows the other one. In a file "A1,5" it does not.
function isWithinNumber(text: string, position: number): boolean {
  const [start, end] = [text.lastIndexOf('\n', position) + 1, text.indexOf('\n', position)];
  const line = text.slice(start, end < 0 ? text.length : end);
  return /\d,\d/u.test(text.slice(position - 1, position + 2)) && /, /u.test(line);
}

/** The place after the closing quote; null where the quote is a sign like any other (5" monitor), or says "the same". */
function endOfQuoted(text: string, from: number, mark: Mark): number | null {
  if (text[from + 1] === mark || text[from + 1] === '\n' || from + 1 === text.length) return null;
  for (let position = text.indexOf('"', from + 1); position >= 0; position = text.indexOf('"', position + 1)) {
    if (text[position + 1] === '"') position += 1;
    else
      return position + 1 === text.length || text[position + 1] === mark || text[position + 1] === '\n'
        ? position + 1
        : null;
  }
  return null;
}

const oneLine = (cell: string): string => (/\s/u.test(cell) ? cell.replaceAll(/\s+/gu, ' ').trim() : cell);
/** Text that is copied from a PDF has two blanks or more between its columns. */
const splitByBlanks = (line: string): string[] => line.trim().split(/ {2,}/u);
const columnsOfPdf = (line: string): string[] => splitByBlanks(line).map(oneLine);
/** True of a line of such a table: its commas stand in descriptions. A sentence may have a dash behind each of its numbers. */
export const isTabular = (line: string): boolean =>
  splitByBlanks(line).length > PDF_COLUMNS_MIN ||
  (line.split(DASH).length > PDF_COLUMNS_MIN && line.split(DASH).filter(hasNumber).length < 2);
/** "A-1 / 5 / adult" on every line. */
const areSlashed = (lines: readonly string[]): boolean => {
  const counts = lines.filter((line) => line.trim() !== '').map((line) => line.split(' / ').length);
  return (
    counts.length > 0 && counts.every((count) => count === counts[0]) && counts[0]! > (counts.length === 1 ? 2 : 1)
  );
};
const columnsOfSlashes = (line: string): string[] => line.split(' / ').map(oneLine);
/** "A-1 — sensor, adult — 5 pcs — 129.00" on every line. */
const DASH = / [—–] /u;
const columnsOfDashes = (line: string): string[] => line.split(DASH).map(oneLine);
function areDashed(lines: readonly string[]): boolean {
  const counts = lines.filter((line) => line.trim() !== '').map((line) => line.split(DASH).length);
  return counts.length > 1 && counts.every((count) => count === counts[0]) && counts[0]! > PDF_COLUMNS_MIN;
}

import { PAD_TEXT_MAX } from '../contract/limits.ts';
import { columnsOf, type Columns, isHeading } from './table/columns.ts';
import { type NumberStyle, styleOf } from './quantities/counts.ts';
import { EVIDENCE, type Evidence, evidenceOf, evidenceOfLine, sureFrom } from './evidence.ts';
import { isAmount } from './quantities/prices.ts';
import { withoutPositions } from './table/positions.ts';
import { clausesOf, hasNumber } from './prose/prose.ts';
import { quantityIn, quantityOf, splitQuantity, statedQuantity, withoutLabel } from './quantities/quantity.ts';
import { isTabular, plainText, readRows, type Rows } from './table/readRows.ts';
import { withoutLongRuns } from './table/longTexts.ts';
import { readMessage } from './table/messages.ts';
import { joinedRecords } from './table/records.ts';
import { orderBesideStock } from './quantities/stated.ts';
import { saysTotal } from './table/totals.ts';

export interface ListedLine {
  /** A part number or a description, as it was written. */
  text: string;
  /** A text where the table's cell for it holds no whole number: it is for the buyer to mend. */
  quantity: number | string;
  /** By its form it orders something; else it is a line where the store knows what it names (`takenRows`). */
  isSure: boolean;
  /** The row that it was read from, in one line. */
  row: string;
}
export interface ParsedList {
  lines: ListedLine[];
  /** Rows that are no lines: headings, totals, and quantities of 0. Every row of a list is here or in `lines`. */
  leftOut: string[];
}

/** Reads the part numbers and quantities of a list that was pasted, typed or read from a CSV file. */
export function parseList(text: string): ParsedList {
  const short = withoutLongRuns(text);
  const message = readMessage(short);
  if (!message) return parseRows(rowsOf(plainText(short)));
  const { lines, leftOut } = parseRows([['Part', 'Qty'], ...message.rows]);
  return { lines, leftOut: [...leftOut.slice(1), ...message.leftOut] };
}

/** The rows of a text: of a sentence that orders several things a row each, between them those of tables. */
function rowsOf(plain: string): Rows {
  // Cells in quotes may hold line ends.
  if (plain.includes('"')) return readRows(plain);
  const read = plain.split('\n').map((line) => {
    if (isTabular(line)) return { line, clauses: null };
    const own = withoutBullet(line.trim());
    const stated = orderBesideStock(own);
    return { line, clauses: stated === null ? clausesOf(own) : [stated] };
  });
  if (!read.some(({ clauses }) => clauses)) return readRows(plain);
  const rest = readRows(read.flatMap(({ line, clauses }) => (clauses ? [] : [line])).join('\n'));
  return read.flatMap(({ clauses }) => clauses?.map((clause) => [clause]) ?? [rest.shift() ?? []]);
}

/** The characters of a cell that are parsed: at worst the time of a pattern grows with the square of the length. */
const CELL_MAX = 2_000;
/** The characters kept from the end of a longer cell, where its quantity may be. */
const CELL_END = 200;
const shortened = (cell: string): string =>
  cell.length <= CELL_MAX ? cell : `${cell.slice(0, CELL_MAX - CELL_END)} ${cell.slice(-CELL_END)}`;

/** Reads the part numbers and quantities of a table. */
export function parseRows(table: Rows): ParsedList {
  const filled = table
    .map((cells) => cells.map((cell) => shortened(cell.trim())))
    .filter((cells) => cells.some(Boolean));
  const names = namesAbove(filled);
  const records = joinedRecords(filled.slice(names));
  const rows = withoutPositions(records?.rows ?? filled);
  const style = styleOf(rows.map((cells) => cells.join(' ')));
  const several = severalInOneRow(rows, style);
  if (several) return { lines: several, leftOut: [] };
  const columns = columnsOf(rows, style);
  const read = rows
    .slice(columns.headingRows)
    .map((cells) => ({ row: rowText(cells), line: lineOf(cells, columns, style) }));
  const wanted = read.flatMap(({ row, line }) => (line && line.quantity !== 0 ? [{ ...line, row }] : []));
  const needed = sureFrom(wanted.map(({ evidence }) => evidence));
  const above = records ? [...filled.slice(0, names).map(rowText), ...records.leftOut] : [];
  const leftOut = read.filter(({ line }) => line === null || line.quantity === 0).map(({ row }) => row);
  return {
    lines: wanted.map(({ evidence, ...line }) => ({ ...line, isSure: evidence >= needed })),
    leftOut: [...above, ...rows.slice(0, columns.headingRows).map(rowText), ...leftOut],
  };
}

const rowText = (cells: readonly string[]): string => cells.filter(Boolean).join(', ');

/** How many cells at the top name the columns of a table that was copied a cell a line: "Item", "Qty". */
function namesAbove(rows: Rows): number {
  if (rows.some(({ length }) => length > 1)) return 0;
  const at = rows.findIndex((cells) => !isHeading(cells));
  return at === 2 ? at : 0;
}

/** The lines of a table whose every cell is a part number with a quantity that is stated. */
function everyCell(rows: Rows, style: NumberStyle): ListedLine[] | null {
  const cells = rows.flatMap(joinedPairs).filter(Boolean);
  const areLines =
    cells.length > rows.length &&
    cells.every((cell) => statedQuantity(cell, style) !== null && hasNumber(splitQuantity(cell, style).text));
  if (!areLines) return null;
  return cells.map((cell) => sureLine(cell, style));
}

/** "A-1 | 5 | B-2 | 10": several numbers in a row, each before its quantity. */
function joinedPairs(cells: readonly string[]): readonly string[] {
  const isQuantity = (cell: string): boolean => quantityOf(cell) !== null && cell.length <= QUANTITY_MAX;
  const arePairs =
    cells.length > 2 &&
    cells.length % 2 === 0 &&
    cells.every((cell, at) => (at % 2 === 1 ? isQuantity(cell) : evidenceOf(cell) === EVIDENCE.isNumber));
  return arePairs
    ? cells.flatMap((cell, at) => (at % 2 === 0 ? [`${cell} x ${quantityOf(cells[at + 1]!)}`] : []))
    : cells;
}
/** Longer figures may be part numbers. */
const QUANTITY_MAX = 8;

/** Part numbers in one row, between commas, or each with its quantity in several columns: a line each. */
function severalInOneRow(rows: Rows, style: NumberStyle): ListedLine[] | null {
  const [cells, other] = rows;
  if (!cells || cells.length < 2) return null;
  if (other) return everyCell(rows, style);
  const areNumbers = cells.filter(Boolean).every((cell) => {
    const isNumber = /\d/u.test(cell) && (quantityOf(cell) === null || /^\d{5,}$/u.test(cell));
    return isNumber && splitQuantity(cell).text.split(/\s+/u).length <= 2;
  });
  return areNumbers ? cells.filter(Boolean).map((cell) => sureLine(cell, style)) : null;
}

function sureLine(cell: string, style: NumberStyle): ListedLine {
  const { text, quantity } = splitQuantity(cell, style);
  return { text: fitted(text), quantity: quantity ?? 1, isSure: true, row: cell };
}

/** Names of columns, sums, amounts, and what leads to a list: "Hello,", "Please quote:". */
const isAround = (cells: readonly string[]): boolean =>
  isHeading(cells) || saysTotal(cells) || /^\D*[,:!，：！]$/u.test(rowText(cells)) || isAmount(rowText(cells));

interface ReadLine {
  text: string;
  quantity: number | string;
  evidence: Evidence;
}

function lineOf(cells: string[], columns: Columns, style: NumberStyle): ReadLine | null {
  if (isAround(cells)) return null;
  const [only, other] = cells.filter(Boolean);
  // Lines that were typed among those of a table have no cell for the quantity.
  if (other === undefined) return typedLine(only!, style);
  const own = cells[columns.text] ?? '';
  const others = cells.filter((_, at) => at !== columns.text && at !== columns.quantity);
  const named = typed(own || others.find((cell) => quantityOf(cell) === null && !isFigure(cell)) || '');
  if (columns.quantity === null) {
    const { text, quantity } = splitQuantity(named, style);
    if (!isText(text)) return null;
    // "Sensor, adult, 3 m 2 pcs": the line is prose, which its commas cut.
    const inProse = quantity === null ? statedQuantity(cells.filter(Boolean).join(', '), style) : null;
    return { text: fitted(text), quantity: quantity ?? inProse ?? 1, evidence: evidenceOfLine(typed(rowText(cells))) };
  }
  if (!isText(named)) return null;
  const cell = cells[columns.quantity];
  const stated = cell ? statedIn(cells, cell, columns, style) : null;
  const isStated = cell && (columns.headingRows > 0 ? /\d/u.test(cell) : quantityIn(cell, style) !== null);
  const evidence = isStated ? EVIDENCE.hasQuantity : evidenceOf(named);
  return { text: fitted(named), quantity: stated ?? 1, evidence };
}

function typedLine(cell: string, style: NumberStyle): ReadLine | null {
  const line = typed(cell);
  const { text, quantity } = splitQuantity(line, style);
  return isText(text) ? { text: fitted(text), quantity: quantity ?? 1, evidence: evidenceOfLine(line) } : null;
}

const typed = (cell: string): string => withoutLabel(withoutBullet(cell));
const isText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The quantity of a row: a text for the buyer to mend where the cell holds none, or another cell may hold it, too. */
function statedIn(cells: readonly string[], cell: string, columns: Columns, style: NumberStyle): number | string {
  const quantity = quantityIn(cell, style);
  if (!columns.isSure) return cell;
  if (columns.rivals.length > 0) return [cell, ...columns.rivals.map((at) => cells[at])].filter(Boolean).join(' / ');
  if (quantity !== null || columns.headingRows > 0 || /\d/u.test(cell)) return quantity ?? cell;
  // The commas of a description move what stands behind it.
  const others = cells.filter(
    (each, at) => at !== columns.text && !/[.,]\d{2}$/u.test(each) && quantityOf(each) !== null,
  );
  return others.length === 1 ? (quantityOf(others[0]!, style) ?? cell) : cell;
}

/** A number, a price or a date. */
const isFigure = (cell: string): boolean => /^[\d\s.,:/%$€£¥₽+-]+$/u.test(cell);
/** "1. ", "2) ", "- ", "• ": what stands before a line of a list in a letter. */
const withoutBullet = (text: string): string =>
  text.replace(/^(?:(?:[-–—•·*▪◦]|\d{1,3}[.)])\s+|\d{1,3}、\s*)(?=\S)/u, '');

// A description that is longer than a line takes is cut at a blank; its part number stands first as a rule.
function fitted(text: string): string {
  if (text.length <= PAD_TEXT_MAX) return text;
  const cut = text.slice(0, PAD_TEXT_MAX);
  const blank = cut.lastIndexOf(' ');
  return blank > 0 ? cut.slice(0, blank) : cut;
}

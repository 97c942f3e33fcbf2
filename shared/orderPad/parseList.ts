import { PAD_TEXT_MAX } from '../contract/limits.ts';
import { columnsOf, type Columns, isHeading } from './table/columns.ts';
import { type NumberStyle, styleOf } from './quantities/counts.ts';
import { closingOf, isAround, isSignature } from './prose/letters.ts';
import { withoutPositions } from './table/positions.ts';
import { clausesOf, hasNumber } from './prose/prose.ts';
import { quantityIn, quantityOf, splitQuantity, statedQuantity, withoutLabel } from './quantities/quantity.ts';
import { isTabular, plainText, readRows, type Rows } from './table/readRows.ts';
import { joinedRecords } from './table/records.ts';
import { withoutSignature } from './prose/signature.ts';
import { orderBesideStock } from './quantities/stated.ts';

export interface ListedLine {
  /** A part number or a description, as it was written. */
  text: string;
  /** A text where the table's cell for it holds no whole number: it is for the buyer to mend. */
  quantity: number | string;
}
export interface ParsedList {
  lines: ListedLine[];
  /** Rows that were left out: headings, totals, and quantities of 0. */
  ignored: number;
}

/** Reads the part numbers and quantities of a list that was pasted, typed or read from a CSV file. */
export function parseList(text: string): ParsedList {
  const plain = plainText(text);
  const { list, ignored } = withoutSignature(plain);
  const read = parseRows(rowsOf(list));
  return { ...read, ignored: read.ignored + ignored };
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
  const records = joinedRecords(filled.slice(namesAbove(filled)));
  const rows = withoutPositions(records?.rows ?? filled);
  const style = styleOf(rows.map((cells) => cells.join(' ')));
  const several = severalInOneRow(rows, style);
  if (several) return { lines: several, ignored: 0 };
  const columns = columnsOf(rows, style);
  const below = rows.slice(columns.headingRows);
  const closing = closingOf(below);
  const isSigned = (cells: readonly string[], at: number): boolean => at > closing && isSignature(cells);
  const lines = below.flatMap((cells, at) => (isSigned(cells, at) ? [] : (lineOf(cells, columns, style) ?? [])));
  const wanted = lines.filter(({ quantity }) => quantity !== 0);
  return { lines: wanted, ignored: rows.length - wanted.length + (records?.ignored ?? 0) };
}

/** How many cells at the top name the columns of a table that was copied a cell a line: "Item", "Qty". */
function namesAbove(rows: Rows): number {
  if (rows.some(({ length }) => length > 1)) return 0;
  const at = rows.findIndex((cells) => !isHeading(cells));
  return at === 2 ? at : 0;
}

/** The lines of a table whose every cell is a part number with a quantity that is stated. */
function everyCell(rows: Rows, style: NumberStyle): ListedLine[] | null {
  const cells = rows.flat().filter(Boolean);
  const areLines = cells.length > rows.length && cells.every((cell) => statedQuantity(cell, style) !== null && hasNumber(splitQuantity(cell, style).text)); // prettier-ignore
  if (!areLines) return null;
  return cells.map((cell) => {
    const { text, quantity } = splitQuantity(cell, style);
    return { text: fitted(text), quantity: quantity ?? 1 };
  });
}

/** Part numbers in one row, between commas, or each with its quantity in several columns: a line each. */
function severalInOneRow(rows: Rows, style: NumberStyle): ListedLine[] | null {
  const [cells, other] = rows;
  if (!cells || cells.length < 2) return null;
  if (other) return everyCell(rows, style);
  const lines = cells.filter(Boolean).map((cell) => splitQuantity(cell, style));
  const areNumbers = cells.filter(Boolean).every((cell) => {
    const isNumber = /\d/u.test(cell) && (quantityOf(cell) === null || /^\d{5,}$/u.test(cell));
    return isNumber && splitQuantity(cell).text.split(/\s+/u).length <= 2;
  });
  return areNumbers ? lines.map(({ text, quantity }) => ({ text: fitted(text), quantity: quantity ?? 1 })) : null;
}

function lineOf(cells: string[], columns: Columns, style: NumberStyle): ListedLine | null {
  if (isAround(cells) || (columns.quantity !== null && columns.headingRows > 0 && namesGroup(cells))) return null;
  const own = cells[columns.text] ?? '';
  const others = cells.filter((_, at) => at !== columns.text && at !== columns.quantity);
  const named = own || others.find((cell) => quantityOf(cell) === null && !isFigure(cell)) || '';
  const cell = (columns.quantity === null ? null : cells[columns.quantity]) || null;
  const stated = cell === null ? null : statedIn(cells, cell, columns, style);
  const bare = withoutLabel(withoutBullet(named));
  // Lines that were typed among those of a table have no cell for the quantity.
  const isTyped = columns.quantity === null || cells.filter(Boolean).length === 1;
  const { text, quantity } = stated === null && isTyped ? splitQuantity(bare, style) : { text: bare, quantity: stated };
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  // "Sensor, adult, 3 m 2 pcs": the line is prose, which its commas cut.
  const inProse = quantity === null && columns.quantity === null ? statedQuantity(cells.filter(Boolean).join(', '), style) : null; // prettier-ignore
  return { text: fitted(text), quantity: quantity ?? inProse ?? 1 };
}

/** "SURGERY": capitals alone between the rows of a table. */
function namesGroup(cells: readonly string[]): boolean {
  const [only = '', other] = cells.filter(Boolean);
  return other === undefined && !/\d/u.test(only) && only === only.toUpperCase() && only !== only.toLowerCase();
}

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

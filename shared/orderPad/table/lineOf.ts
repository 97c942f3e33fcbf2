import { PAD_TEXT_MAX } from '../../contract/limits.ts';
import { withCorrectedQuantity } from '../amendments/correctedQuantity.ts';
import { EVIDENCE, type Evidence, evidenceOf, evidenceOfLine } from '../evidence.ts';
import type { NumberStyle } from '../quantities/counts.ts';
import { hasNumber } from '../prose/hasNumber.ts';
import { figureBefore, hasFigureBehind } from '../quantities/otherFigures.ts';
import { isAmount } from '../quantities/prices.ts';
import { quantityInProse, splitQuantity, statedQuantity, withoutLabel } from '../quantities/quantity.ts';
import { quantityIn, quantityOf } from '../quantities/quantityIn.ts';
import { withoutRates } from '../quantities/withoutRates.ts';
import { isHeading } from './columnNames.ts';
import { type Columns } from './columns.ts';
import { saysTotal } from './totals.ts';

/** "~~A-1 x 5~~": what a program writes around a text that is struck through. */
const isCrossedOut = (row: string): boolean => /^[-•*\s]*(?:\[.?\]\s*)?~~[^~]+~~$/u.test(row);

/** "T: 0161 496 0123", "M: 07700 900461". */
const TELEPHONE =
  /^(?:t|tel|m|mob|mobile|p|ph|phone|f|fax|móvil|tfno|т|тел|моб|факс|电话|手机|传真)\.?\s?[:：]\s?\+?[\d(][\d\s().-]{6,}$/iu;
/** "…, M13 9WL" */
const POSTCODE = /,\s*[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u;
/** Telephone numbers, and an address with a British postcode. */
const isSignature = (row: string): boolean =>
  row.split(/[|·,]/u).every((part) => TELEPHONE.test(part.trim())) ||
  (row.indexOf(',') < row.lastIndexOf(',') && POSTCODE.test(row));

/** Names of columns, sums, amounts, and what leads to a list: "Hello,", "Please quote:". */
const isAround = (cells: readonly string[]): boolean =>
  isHeading(cells) ||
  saysTotal(cells) ||
  isCrossedOut(rowText(cells)) ||
  /^\D*[,:!，：！]$/u.test(rowText(cells)) ||
  isSignature(rowText(cells)) ||
  isAmount(rowText(cells));

/** The order line that a row makes. */
export interface ReadLine {
  text: string;
  quantity: number | string;
  /** The row says a quantity. */
  isCounted: boolean;
  evidence: Evidence;
}

const QUANTITY_LABEL = /^(?:qty|quantity|cant|cantidad|кол-во|数量)[.:\s]+/iu;
/** "4", "l2", "2O": a figure, or one that a scan may hold. */
const SCANNED = /^(?=.*[\dOl])[\dOoIl|]{1,4}$/u;
/** "l0", "S0", "lO": letters that a scan holds for digits, and no figure. */
const MISREAD = /^(?!\d+$)(?=.*[\dO])[\dOoIlSBZ|]{1,4}$/u;
/** "ICU 2", "Ana: 1": a place or a person with its part of the quantity. */
const PART = /^\p{L}+\.?[\s:=–-]+\d{1,3}$/u;
/** Cells that refuse a row, in a column such as "Approved". */
const NO = /^(?:no|n|нет|не согласовано|否|不|rejected|declined|отклонено|rechazad[oa])$/iu;

/** The line of a row; null for a row that orders nothing. */
export function lineOf(cells: string[], table: Columns, style: NumberStyle): ReadLine | null {
  const columns = ownColumns(cells, table, style);
  if (isAround(cells)) return null;
  const [only, other] = cells.filter(Boolean);
  // Lines that were typed among those of a table have no cell for the quantity.
  if (other === undefined) return typedLine(only!, style);
  if (columns.accepted !== null && NO.test(cells[columns.accepted] ?? '')) return null;
  const textCell = cells[columns.text] ?? '';
  const others = cells.filter((_, index) => index !== columns.text && index !== columns.quantity);
  const itemText = typed(textCell || others.find((cell) => quantityOf(cell) === null && !isFigure(cell)) || '');
  if (columns.quantity === null) return lineOfText(cells, itemText, columns, style);
  if (!isText(itemText)) return null;
  const cell = cells[columns.quantity];
  if (columns.isOrder && (!cell || /^[-–—/]$/u.test(cell))) return null;
  // "A-1, 5" above "2 x B-2, 3 m"
  if (!cell && columns.headingRows === 0 && statedQuantity(itemText, style) !== null) return typedLine(itemText, style);
  const statedQuantityText = cell ? statedIn(cells, cell, columns, style) : null;
  const isStated = cell && (columns.headingRows > 0 ? /\d/u.test(cell) : quantityIn(cell, style) !== null);
  const evidence = isStated ? EVIDENCE.hasQuantity : evidenceOf(itemText);
  return {
    text: truncateLine(itemText),
    quantity: statedQuantityText ?? 1,
    isCounted: statedQuantityText !== null,
    evidence,
  };
}

/** The line of a row without a cell for the quantity, which its text or another cell may say. */
function lineOfText(cells: readonly string[], itemText: string, columns: Columns, style: NumberStyle): ReadLine | null {
  const others = cells.filter((_, index) => index !== columns.text);
  const { text, quantity } = splitQuantity(itemText, style);
  if (!isText(text)) return null;
  // "Sensor, adult, 3 m 2 pcs": the line is prose, which its commas cut.
  const inProse = quantity === null ? quantityInProse(rowText(cells), style) : null;
  // "A-1 - ICU 2, ED 1"
  const figure =
    others
      .slice(columns.text > 0 ? 1 : 0)
      .find((cell) => SCANNED.test(cell) || MISREAD.test(cell.replace(QUANTITY_LABEL, ''))) ??
    (columns.headingRows === 0 ? figureBefore(cells.join(' ')) : null) ??
    undefined;
  const isOpen =
    quantity === null &&
    inProse === null &&
    (figure !== undefined || (columns.headingRows === 0 && hasFigureBehind(rowText(cells))));
  const isPart =
    quantity !== null && others.some((cell) => PART.test(cell)) && statedQuantity(itemText, style) === null;
  return {
    text: truncateLine(text),
    quantity: isPart || isOpen ? `${figure ?? quantity ?? 1}?` : (quantity ?? inProse ?? 1),
    isCounted: isOpen || (quantity ?? inProse) !== null,
    evidence: evidenceOfLine(typed(rowText(cells))),
  };
}

/** The columns of a row of a table without names, whose rows may have more or fewer cells: "A-1, 5" below "Sensor, B-2, 5". */
function ownColumns(cells: readonly string[], table: Columns, style: NumberStyle): Columns {
  if (table.headingRows > 0 || table.quantity === null) return table;
  const quantityCell = cells[table.quantity] ?? '';
  const columnsWhere = (holds: (cell: string) => boolean): number[] =>
    cells.flatMap((cell, index) => (holds(cell) ? [index] : []));
  const isCount = (cell: string): boolean => quantityIn(cell, style) !== null && cell.length <= COUNT_MAX;
  const isNumber = (cell: string): boolean => evidenceOf(cell) === EVIDENCE.isNumber && !isCount(cell);
  if (isNumber(cells[table.text] ?? '') && isCount(quantityCell)) return table;
  // "SpO2 sensor" beside "A-1" is no number.
  const numbers = columnsWhere(isNumber).length > 0 ? columnsWhere(isNumber) : columnsWhere(hasNumber);
  const counts = columnsWhere((cell) => isCount(cell) && !hasNumber(cell));
  const own = (column: number, candidates: readonly number[]): number =>
    candidates.length === 1 && !candidates.includes(column) ? candidates[0]! : column;
  return {
    ...table,
    text: own(table.text, numbers),
    // Where a scan holds letters there, another figure of the row is not the quantity.
    quantity: isCount(quantityCell) || MISREAD.test(quantityCell) ? table.quantity : own(table.quantity, counts),
  };
}
/** Longer figures may be part numbers. */
const COUNT_MAX = 8;

/** "Ask Dave re A-1": a note that names goods. */
const REMINDS =
  /^(?:ask|check|call|tell|remind|chase|preguntar|consultar|llamar|уточнить|спросить|узнать|позвонить)\s/iu;

function typedLine(cell: string, style: NumberStyle): ReadLine | null {
  const line = typed(withCorrectedQuantity(cell) ?? cell);
  const split = splitQuantity(line, style);
  const { text, quantity } = split;
  if (!isText(text)) return null;
  const figure = quantity === null ? figureBefore(line) : null;
  // "How many A-1?" orders none for certain.
  const isAsked = figure !== null || /[?？]$/u.test(line) || REMINDS.test(line);
  return {
    text: truncateLine(text),
    quantity: quantity ?? (isAsked ? `${figure ?? 1}?` : 1),
    isCounted: quantity !== null,
    evidence: evidenceOfLine(line, split),
  };
}

const typed = (cell: string): string => withoutLabel(withoutBullet(cell));
const isText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The quantity of a row: a text for the buyer to mend where the cell holds none, or another cell may hold it, too. */
function statedIn(cells: readonly string[], cell: string, columns: Columns, style: NumberStyle): number | string {
  const quantity = quantityIn(withoutRates(cell), style);
  if (!columns.isSure || MISREAD.test(cell)) return cell;
  const open = columns.open === null ? '' : (cells[columns.open] ?? '');
  if (quantityOf(open, style) !== null && quantityOf(open, style) !== quantity) return `${cell} / ${open}`;
  const rivals = columns.rivals.filter((index) => index !== columns.quantity).map((index) => cells[index]);
  if (rivals.some(Boolean)) return [cell, ...rivals].filter(Boolean).join(' / ');
  // An empty cell of a print moves those behind it.
  if (quantity === null && cells.length < columns.names) {
    const counted = cells.filter((each) => /\p{L}/u.test(each) && quantityOf(each, style) !== null);
    if (counted.length === 1) return quantityOf(counted[0]!, style)!;
  }
  if (quantity !== null || columns.headingRows > 0 || /\d/u.test(cell)) return quantity ?? cell;
  // Commas in a description make more cells, so the quantity is in a later one.
  const others = cells.filter(
    (each, index) => index !== columns.text && !/[.,]\d{2}$/u.test(each) && quantityOf(each) !== null,
  );
  return others.length === 1 ? (quantityOf(others[0]!, style) ?? cell) : cell;
}

/** A number, a price or a date. */
const isFigure = (cell: string): boolean => /^[\d\s.,:/%$€£¥₽+-]+$/u.test(cell);
const rowText = (cells: readonly string[]): string => cells.filter(Boolean).join(', ');
/** Removes the number or sign that begins a line of a list: "1. ", "2) ", "- ", "• ". */
export const withoutBullet = (text: string): string => text.replace(BULLET, '');
/** What numbers or marks a line: "- A-1", "3) A-1", "一、A-1", "Pos. 2: A-1". */
const BULLET =
  /^(?:(?:[-–—•·*▪◦]|\d{1,3}[.)])\s+|(?:\d{1,3}|[一二三四五六七八九十]{1,3})、\s*|(?:pos(?:ition|ición)?|item|line|поз(?:иция)?|línea|partida)\.?\s?\d{1,3}\s*[:.)]\s+)(?=\S)/iu;

// A description that is longer than a line takes is cut at a blank; its part number stands first as a rule.
export function truncateLine(text: string): string {
  if (text.length <= PAD_TEXT_MAX) return text;
  const cut = text.slice(0, PAD_TEXT_MAX);
  const blank = cut.lastIndexOf(' ');
  return blank > 0 ? cut.slice(0, blank) : cut;
}

import { PAD_TEXT_MAX } from '../contract/limits.ts';
import { columnsOf, isHeading, isTotal, type Columns } from './columns.ts';
import { type NumberStyle, styleOf } from './counts.ts';
import { withoutPositions } from './positions.ts';
import { quantityIn, quantityOf, splitQuantity, statedQuantity, withoutLabel } from './quantity.ts';
import { readRows, type Rows } from './readRows.ts';

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
export const parseList = (text: string): ParsedList => parseRows(readRows(text));

/** Reads the part numbers and quantities of a table. */
export function parseRows(table: Rows): ParsedList {
  const filled = table.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => cells.some(Boolean));
  const rows = withoutPositions(joinedPairs(filled) ?? filled);
  const style = styleOf(rows.map((cells) => cells.join(' ')));
  const several = severalInOneRow(rows, style);
  if (several) return { lines: several, ignored: 0 };
  const columns = columnsOf(rows, style);
  const below = rows.slice(columns.headingRows);
  const lines = below.flatMap((cells) => lineOf(cells, columns, style) ?? []);
  const wanted = lines.filter(({ quantity }) => quantity !== 0);
  return { lines: wanted, ignored: rows.length - wanted.length };
}

/** A table that was copied a cell a line: numbers and their quantities in turn. */
function joinedPairs(rows: Rows): Rows | null {
  if (rows.length < 4 || rows.length % 2 === 1 || rows.some(({ length }) => length > 1)) return null;
  const isQuantity = ([cell = '']: string[]): boolean => (quantityOf(cell) ?? 0) > 0 && cell.length <= 4;
  const areInTurn = rows.every((cells, at) => (at % 2 === 1) === isQuantity(cells));
  return areInTurn ? rows.flatMap(([text = ''], at) => (at % 2 === 0 ? [[text, rows[at + 1]![0]!]] : [])) : null;
}

/** Part numbers in one row, between commas: a line each. */
function severalInOneRow(rows: Rows, style: NumberStyle): ListedLine[] | null {
  const [cells, other] = rows;
  if (!cells || other || cells.length < 2) return null;
  const lines = cells.filter(Boolean).map((cell) => splitQuantity(cell, style));
  const areNumbers = cells.filter(Boolean).every((cell) => {
    const isNumber = /\d/u.test(cell) && (quantityOf(cell) === null || /^\d{5,}$/u.test(cell));
    return isNumber && splitQuantity(cell).text.split(/\s+/u).length <= 2;
  });
  return areNumbers ? lines.map(({ text, quantity }) => ({ text: fitted(text), quantity: quantity ?? 1 })) : null;
}

// What a letter says around its list; a product's name in it ends otherwise.
const PROSE =
  /^(?:hello|hi|dear|good (?:morning|day|afternoon)|regards|best|kind|thanks?|thank you|please|sincerely|hola|buen[oa]s|estimad[oa]s?|gracias|saludos|un saludo|atentamente|por favor|здравствуйте|добрый|уважаем\p{L}+|спасибо|с уважением|просим|прошу|您好|你好|谢谢|此致|请)(?![\p{L}\p{N}])|^\D*[,:!，：！]$/iu;

/** What stands above and below the list of a letter or an order, with digits in it. */
const LETTERHEAD =
  /^(?:(?:tel|phone|mob(?:ile)?|cell|fax|e-?mail|date|fecha|teléfono|correo|тел|телефон|моб|факс|дата|почта|电话|传真|日期|邮箱|手机)(?:\s*[:：]|\.?\s+[+(]?\d[\d\s()/.-]{5,}$)|(?:po|p\.o\.|purchase order|pedido|orden de compra|заказ|счет|订单号?|采购单号?)\s*(?:no\.?|n[º°]\.?|number|nr\.?)?\s*[#№:：]\s*[\d/-]+$)/iu;

const isLeftOut = (cells: readonly string[]): boolean => {
  const [only, other] = cells.filter(Boolean);
  return (
    isHeading(cells) ||
    isTotal(cells) ||
    (only !== undefined && other === undefined && (LETTERHEAD.test(only) || (!/\d/u.test(only) && PROSE.test(only))))
  );
};

function lineOf(cells: string[], columns: Columns, style: NumberStyle): ListedLine | null {
  if (isLeftOut(cells)) return null;
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

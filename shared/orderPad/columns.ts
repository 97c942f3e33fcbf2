import { isCount } from './positions.ts';
import { quantityOf } from './quantity.ts';
import type { Rows } from './readRows.ts';

/** Which columns of a table hold the part number and the quantity. */
export interface Columns {
  text: number;
  /** Null where no column holds quantities alone. */
  quantity: number | null;
  /** Rows above the first line: a title, and the names of the columns. */
  headingRows: number;
}

const NUMBER_NAMES =
  /^(?:(?:mfr|mfg|manufacturer|supplier|vendor|oem|catalog(?:ue)?|cat|order|product|material)\.?\s*)?(?:part|item|article|art|ref|reference|sku|code|catalog(?:ue)?|cat|p\/n|pn|mpn|model|product|material)\.?\s*(?:no|nr|num|number|code|#|№|id)?\.?$|^(?:артикул|арт|код(?: товара)?|номер(?: детали)?|каталожный номер|кат\. ?номер|партномер|обозначение|número de (?:pieza|parte|artículo)|n\.?º(?: de)? (?:pieza|parte|ref)\.?|referencia|código(?: de producto)?|artículo|部件号|零件号|产品编号|产品型号|型号|货号|编号|料号|订货号|規格型號|规格型号)$/iu;
const QUANTITY_NAMES =
  /^(?:(?:order|req(?:uired|uested)?|total)\.?\s*)?(?:qty|quantity|quant|amount ordered|pcs|pieces|units)\.?(?:\s*\(.*\))?$|^(?:кол-?\s?во|количество|кол|к-во|заказ)\.?(?:,?\s*\(?(?:шт|ед)\.?\)?)?$|^(?:cant|cantidad|uds|unidades|piezas)\.?$|^(?:数量|數量|订购数量|需求数量|采购数量)(?:\s*[（(].*[)）])?$/iu;
/** Other columns that tables of parts have: a row of such names is a heading. */
const OTHER_NAMES =
  /^(?:#|№|n\.?º|no\.?|pos(?:ition)?\.?|line|item|description|desc\.?|name|product name|price|unit price|list price|unit|uom|total|amount|brand|manufacturer|remarks?|notes?|currency|lead time|п\/п|№ п\/п|поз\.?|позиция|наименование|название|описание|цена|сумма|ед\.? ?изм\.?|единица|производитель|бренд|примечание|descripción|denominación|nombre|precio|precio unitario|importe|unidad|fabricante|marca|observaciones|序号|名称|产品名称|品名|描述|规格|单价|价格|金额|单位|品牌|备注|制造商)$/iu;

/** Names of columns are looked for in so many rows from the top; titles and addresses stand above them. */
const HEADING_WITHIN = 15;

const isName = (cell: string): boolean =>
  NUMBER_NAMES.test(cell) || QUANTITY_NAMES.test(cell) || OTHER_NAMES.test(cell);

/** A row of column names, as a table repeats it on each page. */
export function isHeading(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  return (
    filled.length > 0 &&
    filled.every(isName) &&
    filled.some((cell) => NUMBER_NAMES.test(cell) || QUANTITY_NAMES.test(cell))
  );
}

/** Finds the columns by their names, else by what they hold. */
export function columnsOf(rows: Rows): Columns {
  const at = rows
    .slice(0, HEADING_WITHIN)
    .findIndex((cells) => cells.filter(isName).length >= Math.min(2, cells.length) && isNamed(cells));
  const below = rows.slice(at + 1);
  const heading = at < 0 ? [] : rows[at]!;
  const quantity = indexOf(heading, (cell) => QUANTITY_NAMES.test(cell)) ?? quantityColumn(below);
  const text =
    indexOf(heading, (cell, column) => column !== quantity && NUMBER_NAMES.test(cell)) ?? textColumn(below, quantity);
  return { text, quantity: quantity === text ? null : quantity, headingRows: at + 1 };
}

const isNamed = (cells: readonly string[]): boolean =>
  cells.some((cell) => NUMBER_NAMES.test(cell) || QUANTITY_NAMES.test(cell));

function indexOf(cells: readonly string[], test: (cell: string, at: number) => boolean): number | null {
  const at = cells.findIndex(test);
  return at < 0 ? null : at;
}

const widthOf = (rows: Rows): number => rows.reduce((most, { length }) => Math.max(most, length), 0);
const cellsOf = (rows: Rows, column: number): string[] => rows.map((cells) => cells[column] ?? '').filter(Boolean);

/** Letters and digits together look most like a part number; three digits or fewer like none. */
function partScore(cell: string): number {
  const isWord = !/\s/u.test(cell);
  if (/\d/u.test(cell) && /\p{L}/u.test(cell)) return isWord ? 4 : 2;
  if (/^[\d\s./-]+$/u.test(cell)) return cell.replaceAll(/\D/gu, '').length >= 5 ? 3 : 0;
  return isWord ? 1 : 1.5;
}

const average = (values: number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;

function textColumn(rows: Rows, quantity: number | null): number {
  const scores = Array.from({ length: widthOf(rows) }, (_, column) => {
    const cells = cellsOf(rows, column);
    return column === quantity ? -1 : average(cells.map(partScore)) * (cells.length / Math.max(1, rows.length));
  });
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

/** The column with whole numbers in most rows; of two, the one that does not just count the rows, then the shorter numbers. */
function quantityColumn(rows: Rows): number | null {
  const width = widthOf(rows);
  if (width < 2) return null;
  const columns = Array.from({ length: width }, (_, column) => {
    const cells = cellsOf(rows, column);
    const read = cells.map(quantityOf);
    const figures = read.filter((quantity) => quantity !== null);
    const isCounted =
      figures.length > 1 &&
      (isCount(figures) || figures.every((quantity, at) => at === 0 || quantity === figures[at - 1]! + 1));
    return {
      column,
      share: figures.length / Math.max(1, rows.length),
      isCounted,
      length: average(cells.map((cell) => cell.length)),
      mean: average(figures),
    };
  }).filter(({ share }) => share >= 0.5);
  const likely = columns.filter(({ isCounted }) => !isCounted);
  const [best] = (likely.length > 0 ? likely : columns)
    .filter(({ column }) => hasOther(rows, column))
    .toSorted(byLikelihood);
  return best?.column ?? null;
}

interface Candidate {
  column: number;
  length: number;
}
// Numbers of five digits are part numbers beside shorter ones; otherwise the quantity stands before the prices.
const byLikelihood = (a: Candidate, b: Candidate): number =>
  Number(a.length >= 5) - Number(b.length >= 5) || a.column - b.column;

/** Some other column holds text that may name a product. */
const hasOther = (rows: Rows, column: number): boolean =>
  Array.from({ length: widthOf(rows) }, (_, at) => at).some(
    (at) => at !== column && cellsOf(rows, at).some((cell) => partScore(cell) >= 1),
  );

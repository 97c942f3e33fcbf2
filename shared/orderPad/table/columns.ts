import { mayBePrice, type NumberStyle } from '../quantities/counts.ts';
import { hasNumber } from '../prose/hasNumber.ts';
import { isCount } from './positions.ts';
import { quantityIn } from '../quantities/quantityIn.ts';
import { isUnitWord } from '../quantities/units.ts';
import { saysTotal } from './totals.ts';
import type { Rows } from './readRows.ts';

/** Which columns of a table hold the part number and the quantity. */
export interface Columns {
  text: number;
  /** Null where no column holds quantities alone. */
  quantity: number | null;
  /** Columns that may hold the quantities as well: without names, "129" and "5" are a price and a quantity in either order. */
  rivals: number[];
  /** The column has names above it, or holds whole numbers: no prices. */
  isSure: boolean;
  /** Rows above the first line: a title, and the names of the columns. */
  headingRows: number;
  /** The column says what to order of a range: of a row without a figure nothing is wanted. */
  isOrder: boolean;
  /** The column of the quantity that is still to be delivered. */
  open: number | null;
  /** The column with "yes" in the rows that are ordered. */
  accepted: number | null;
  /** How many columns have names; 0 where none has. */
  names: number;
}

const NUMBER_NAMES =
  /^(?:(?:mfr|mfg|manufacturer|supplier|vendor|oem|catalog(?:ue)?|cat|order|product|material)\.?\s*)?(?:part|item|article|art|ref|reference|sku|code|catalog(?:ue)?|cat|p\/n|pn|mpn|model|product|material|mat)\.?\s*(?:no|nr|num|number|code|#|№|id)?\.?$|^(?:артикул|арт|код(?: товара)?|номер(?: детали)?|каталожный номер|кат\. ?номер|партномер|обозначение|número de (?:pieza|parte|artículo)|n\.?º(?: de)? (?:pieza|parte|ref)\.?|referencia|código(?: de producto)?|artículo|(?:art(?:ikel)?|material|bestell)\.?-?\s?(?:nr|nummer|no)\.?|réf(?:érence)?\.?|código (?:de |del )?(?:artículo|producto|material)|cód\.?(?: (?:artículo|producto))?|codice|部件号|零件号|产品编号|产品型号|型号|货号|编号|料号|订货号|規格型號|规格型号)$/iu;
const QUANTITY_NAMES =
  /^(?:(?:order|req(?:uired|uested)?|total)\.?\s*)?(?:qty|quantity|quant|amount ordered|how many|pcs|pieces|units)\.?(?:\s*\(.*\))?$|^(?:кол-?\s?во|количество|кол|к-во|заказ)\.?(?:,?\s*\(?(?:шт|ед)\.?\)?)?$|^(?:cant|cantidad|uds|unidades|piezas)\.?(?:\s+(?:solicitada|pedida|requerida|a pedir))?$|^(?:bestell)?menge$|^(?:anzahl|stück|stk|qté|quantité|quantità|quantidade|qtde?)\.?$|^(?:to order|to buy|order(?:ed)?|requested|required|needed|need)(?: (?:amount|quantity|qty))?$|^(?:a pedir|pedir|pedido|потребность|необходимо|нужно|к заказу|заказать|заявка|订购|订货|需求|采购)$|^(?:数量|數量|订购数量|需求数量|采购数量)(?:\s*[（(].*[)）])?$/iu;
/** A longer name of such a column: "PO qty", "Кол-во к заказу"; none of what is in stock, or in a pack. */
const QUANTITY_WORD =
  /(?:^|[\s./(])(?:qty|quantity|cant(?:idad)?|кол-?\s?во|количество|menge|qté|quantité)(?=$|[\s./,()])|数量/iu;
/** Headings of the quantity to order, where other columns have ordered, needed or stocked quantities. */
const TO_ORDER =
  /^(?:to order|to buy|(?:new |re-?)?order(?: (?:amount|quantity|qty))?|(?:order|reorder) qty|a pedir|pedir|pedido|cantidad a pedir|к заказу|заказать|заказ|заявка|(?:кол-?\s?во|количество) к заказу|待订(?:购)?(?:数量)?|需订购?(?:数量)?|申购数量|请购数量|本次(?:订购|采购)(?:数量)?|zu bestellen|bestellmenge|à commander)$/iu;
const NEEDED =
  /^(?:required|needed|need|requested|requirement|потребность|необходимо|нужно|需求|需求数量|necesario|bedarf)$/iu;
/** Headings of the approved quantity. */
const APPROVED =
  /approv|authori[sz]|autorizad|aprobad|утвержд|согласован|одобрен|разреш|genehmigt|freigegeben|批准|核准|审批|审定/iu;
/** "yes" or "no" is said of each row. */
const ACCEPTED =
  /^(?:accepted|approved|confirmed|wanted|to be ordered|order\??|согласовано|утверждено|одобрено|aprobad[oa]|aceptad[oa]|批准|同意|审批|是否采购)\??$/iu;
/** Headings of the quantity that is still to be delivered. */
const OPEN =
  /^(?:open|outstanding|back ?-?order(?:ed)?|b\/o|remaining|undelivered|to be delivered|still to be delivered|rest|offen|restmenge|pendientes?|к поставке|недопоставлено|осталось|не поставлено|未交|欠交|未到|欠货|缺货|未交数量|未到货)(?: (?:qty|quantity))?\.?$/iu;
const NOT_ORDERED =
  /hand|stock|avail|deliver|shipped|received|per |pack|min|остат|налич|склад|упак|отгруж|existenc|disponib|entregad|mínim|库存|已|包装/iu;
const ORDERED = /order|req|need|buy|заказ|pedi|solicit|订|需/iu;
const NAME_MAX = 40;
/** "Packs ordered", "Заказано упаковок". */
const PACKS_ORDERED =
  /^(?:packs?|box(?:es)?|cases?|pieces|units|pcs|cajas|paquetes|упаковок|коробок|штук) (?:ordered|required|requested|needed|pedid[oa]s|заказано)$|^заказано (?:упаковок|коробок|штук|шт)\.?$/iu;
/** "Boxes", "Cajas": packs that are ordered, where no other column is named so. */
const PACKS =
  /^(?:no\.? of )?(?:packs|boxes|cartons|cases|cajas|paquetes|cajas pedidas|упаковок|упаковки|коробок|коробки|箱数|盒数|包数|件数)$/iu;
/** "Uds/caja", "pcs per box": what is in one of them. */
const PER_PACK =
  /(?:\/|por|per|in|en|в|на)\s*(?:caja|paquete|box|pack|case|carton|упак|короб)|每[箱盒包]|[/／][箱盒包]/iu;
/** "Approved" above figures, beside "Requested". */
const APPROVED_ALONE =
  /^(?:approved|authori[sz]ed|aprobad[oa]s?|autorizad[oa]s?|утверждено|согласовано|одобрено|разрешено|genehmigt|freigegeben|批准|核准|审定)$/iu;
/** "ITEM_NUMBER" as "ITEM NUMBER". */
const withBlanks = (cell: string): string => (cell.includes('_') ? cell.replaceAll('_', ' ') : cell);
export const isQuantityName = (cell: string): boolean =>
  QUANTITY_NAMES.test(withBlanks(cell)) ||
  TO_ORDER.test(withBlanks(cell)) ||
  (cell.length <= NAME_MAX && !/\d/u.test(cell) && QUANTITY_WORD.test(cell) && !NOT_ORDERED.test(cell)) ||
  PACKS_ORDERED.test(cell) ||
  PACKS.test(cell);

/** Other columns that tables of parts have: a row of such names is a heading. */
const OTHER_NAMES =
  /^(?:#|№|n\.?º|no\.?|pos(?:ition)?\.?|line|item|description|desc\.?|name|product name|price|unit price|list price|unit|uom|total|amount|brand|manufacturer|remarks?|notes?|currency|lead time|п\/п|№ п\/п|поз\.?|позиция|наименование|название|описание|цена|сумма|ед\.? ?изм\.?|единица|производитель|бренд|примечание|descripción|denominación|nombre|precio|p\.? ?unit(?:ario)?\.?|precio unitario|bezeichnung|beschreibung|preis|einheit|me|désignation|prix|unité|descripción del artículo|importe|unidad|fabricante|marca|observaciones|序号|名称|产品名称|品名|描述|规格|单价|价格|金额|单位|品牌|备注|制造商)$/iu;

/** Names of columns are looked for in so many rows from the top; titles and addresses stand above them. */
const HEADING_WITHIN = 15;

export const isNumberName = (cell: string): boolean => !/\d/u.test(cell) && NUMBER_NAMES.test(withBlanks(cell));
const isName = (cell: string): boolean =>
  isNumberName(cell) || isQuantityName(cell) || OTHER_NAMES.test(withBlanks(cell));

/** A row of column names, as a table repeats it on each page. */
export function isHeading(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  return filled.length > 0 && filled.every(isName) && filled.some((cell) => isNumberName(cell) || isQuantityName(cell));
}

/** Finds the columns by their names, else by what they hold. */
export function columnsOf(rows: Rows, style: NumberStyle): Columns {
  const isTable = rows.some(({ length }) => length > 1);
  const headingAt = rows
    .slice(0, HEADING_WITHIN)
    .findIndex(
      (cells) =>
        (cells.length > 1 || !isTable) &&
        ((cells.filter(isName).length >= Math.min(2, cells.length) && isNamed(cells)) || namesQuantity(cells)),
    );
  const at =
    headingAt < 0
      ? rows.slice(0, HEADING_WITHIN).findIndex((cells, row) => namesNumbers(cells, rows.slice(row + 1)))
      : headingAt;
  const below = rows.slice(at + 1).filter((cells) => !saysTotal(cells));
  const heading = at < 0 ? [] : rows[at]!;
  const [named = null, ...alike] = namedQuantities(heading, below, style);
  const found = named === null ? quantityColumn(below, style) : null;
  const quantity = named ?? found?.column ?? null;
  const unknown = at < 0 && quantity !== null ? namesAbove(rows, quantity, style) : 0;
  const numbers = heading.flatMap((cell, column) => (column !== quantity && isNumberName(cell) ? [column] : []));
  // Whether "Boxes" are ordered or the pieces in them is for the buyer to say.
  const perPack = named !== null && PACKS.test(heading[named]!) ? columnOf(heading, PER_PACK) : null;
  const beside = named === null ? [] : belowOneName(heading, rows.slice(at + 1), named);
  const text = likeliestNumbers(below, numbers) ?? numbers[0] ?? textColumn(below, quantity);
  return {
    text,
    quantity: quantity === text ? null : quantity,
    headingRows: at + 1 + unknown + (beside.length > 0 ? 1 : 0),
    rivals: (found?.rivals ?? [...alike, ...beside, ...(perPack === null ? [] : [perPack])]).filter(
      (column) => column !== text,
    ),
    isSure: found === null || !found.arePrices,
    isOrder: named !== null && (TO_ORDER.test(withBlanks(heading[named]!)) || NEEDED.test(heading[named]!)),
    names: heading.length,
    accepted: columnOf(heading, ACCEPTED),
    open: named === null ? null : columnOf(heading, OPEN),
  };
}

const holdsFigures = (rows: Rows, column: number): boolean => {
  const cells = cellsOf(rows, column);
  return cells.length > 0 && cells.every((cell) => quantityIn(cell) !== null);
};

/** The other columns below one name: "Quantity" above "Ward A" and "Ward B", whose names are in the next row. */
function belowOneName(heading: readonly string[], [next = [], ...below]: Rows, named: number): number[] {
  const after = heading.slice(named + 1).findIndex(Boolean);
  const end = after < 0 ? next.length : named + 1 + after;
  const isName = (cell: string | undefined): boolean => /\p{L}/u.test(cell ?? '') && !/^\d/u.test(cell ?? '');
  const spanned = Array.from({ length: Math.max(0, end - named - 1) }, (_, more) => named + 1 + more);
  const areNames = isName(next[named]) && !hasNumber(next.join(' '));
  return areNames ? spanned.filter((column) => isName(next[column]) && holdsFigures(below, column)) : [];
}

/** "Part no. | Descr1ption | Oty": one name that is known, above part numbers. */
function namesNumbers(cells: readonly string[], below: Rows): boolean {
  const column = cells.findIndex(isNumberName);
  const named = cellsOf(
    below.filter(({ length }) => length === cells.length),
    column,
  ).filter((cell) => /[\p{L}\p{N}]/u.test(cell));
  return cells.length > 2 && column >= 0 && named.length > 1 && named.every((cell) => partScore(cell) >= NUMBER_SCORE);
}

/** 1 where the first row names the columns in words that are not known: without a digit, above a column of quantities. */
function namesAbove(rows: Rows, quantity: number, style: NumberStyle): number {
  const [first = [], ...others] = rows;
  const areNames = first.filter(Boolean).length > 1 && first[quantity] && first.every((cell) => !/\d/u.test(cell));
  const below = cellsOf(others, quantity);
  return areNames && below.length > 1 && below.every((cell) => quantityIn(cell, style) !== null) ? 1 : 0;
}

const columnOf = (heading: readonly string[], names: RegExp): number | null => {
  const at = heading.findIndex((cell) => names.test(cell));
  return at < 0 ? null : at;
};

/** The columns whose names say a quantity: the one that is named most plainly; several where none is. */
function namedQuantities(heading: readonly string[], below: Rows, style: NumberStyle): number[] {
  const areFigures = (at: number): boolean =>
    cellsOf(below, at).length > 0 && cellsOf(below, at).every((cell) => /^\d{1,4}$/u.test(cell));
  const named = heading.flatMap((cell, at) =>
    isQuantityName(cell) || (APPROVED_ALONE.test(cell) && areFigures(at)) ? [at] : [],
  );
  // "Order" may be the number of an order.
  const mayCount = (at: number): boolean => {
    const cells = cellsOf(below, at);
    return cells.length === 0 || cells.some((cell) => quantityIn(cell, style) !== null && cell.length <= COUNT_MAX);
  };
  const plain = [APPROVED, TO_ORDER, NEEDED, PACKS_ORDERED, QUANTITY_NAMES, ORDERED, PACKS]
    .map((names) => named.filter((at) => names.test(withBlanks(heading[at]!)) && mayCount(at)))
    .find(({ length }) => length === 1);
  return plain ?? named;
}
const COUNT_MAX = 10;

/** "Lote | Referencia o equivalente | Cantidad anual": a name of quantities among words. */
const namesQuantity = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell) => cell !== '' && !/\d/u.test(cell)) && cells.some(isQuantityName);
const isNamed = (cells: readonly string[]): boolean => cells.some((cell) => isNumberName(cell) || isQuantityName(cell));

const widthOf = (rows: Rows): number => rows.reduce((most, { length }) => Math.max(most, length), 0);
const cellsOf = (rows: Rows, column: number): string[] => rows.map((cells) => cells[column] ?? '').filter(Boolean);

/** As likely a part number as digits alone. */
const NUMBER_SCORE = 3;
/** "12-Mar-26", "20261215". */
const DATE = /^\d{1,2}[-. /]\p{L}{3,9}\.?[-. /]\d{2,4}$|^20\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/u;
/** Letters and digits together look most like a part number; four digits may be one; fewer are none. */
function partScore(cell: string): number {
  if (DATE.test(cell)) return 0;
  const isWord = !/\s/u.test(cell);
  // Of "Cable, 5 pins, CN-5802 x 4" the last.
  if (/\d/u.test(cell) && /\p{L}/u.test(cell)) return isWord ? 4 : hasNumber(cell) ? 2.5 : 2;
  if (/^[\d\s./-]+$/u.test(cell)) return cell.replaceAll(/\D/gu, '').length >= 5 ? 3 : cell.length === 4 ? 1 : 0;
  return isWord ? 1 : 1.5;
}

/** "Item" may count the lines, or name the goods, beside a column of part numbers. */
function likeliestNumbers(rows: Rows, columns: readonly number[]): number | undefined {
  const uncounted = columns.filter((column) => !isCount(cellsOf(rows, column).map(Number)));
  const scoreOf = (column: number): number => average(cellsOf(rows, column).map(partScore));
  return uncounted.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0];
}

const average = (values: number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;

function textColumn(all: Rows, quantity: number | null): number {
  const table = withoutLetter(all);
  const rows = table.length > 0 ? table : all;
  const scores = Array.from({ length: widthOf(rows) }, (_, column) => {
    const cells = cellsOf(rows, column);
    return column === quantity ? -1 : average(cells.map(partScore)) * (cells.length / Math.max(1, rows.length));
  });
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  return Math.max(0, scores.indexOf(best));
}

interface Candidate {
  column: number;
  length: number;
  /** They just count the rows. */
  isCounted: boolean;
  /** All have two decimals, as prices have. */
  arePrices: boolean;
  /** All have a unit, in their cell or beside it. */
  haveUnits: boolean;
}

/** A letter around a table has one cell a line. */
const withoutLetter = (rows: Rows): Rows => rows.filter((cells) => cells.filter(Boolean).length > 1);

/** The column with whole numbers in most rows, and those that may be it as well. */
function quantityColumn(all: Rows, style: NumberStyle): (Candidate & { rivals: number[] }) | null {
  const rows = withoutLetter(all);
  const width = widthOf(rows);
  if (width < 2) return null;
  const columns = Array.from({ length: width }, (_, column) => candidateOf(rows, column, style)).filter(
    (candidate) => candidate !== null,
  );
  const likely = columns.filter(({ isCounted }) => !isCounted);
  const [best, ...others] = (likely.length > 0 ? likely : columns)
    .filter(({ column }) => hasOther(rows, column))
    .toSorted(byLikelihood);
  if (!best) return null;
  const rivals = others.filter(
    (other) =>
      !other.arePrices && other.length < LONG && !best.haveUnits && !isPriceOf(rows, best.column, other.column),
  );
  return { ...best, rivals: best.isCounted ? [] : rivals.map(({ column }) => column) };
}

function candidateOf(rows: Rows, column: number, style: NumberStyle): Candidate | null {
  const cells = cellsOf(rows, column);
  const figures = cells.filter((cell) => quantityIn(cell, style) !== null);
  if (figures.length / Math.max(1, rows.length) < 0.5) return null;
  const counts = figures.map((cell) => Number(quantityIn(cell, style)));
  const isUnit = (beside: number): boolean =>
    cellsOf(rows, beside).length > 0 && cellsOf(rows, beside).every(isUnitWord);
  return {
    column,
    length: average(cells.map((cell) => cell.length)),
    isCounted:
      counts.length > 1 && (isCount(counts) || counts.every((count, at) => at === 0 || count === counts[at - 1]! + 1)),
    arePrices: figures.every((cell) => /[.,]\d{2}$/u.test(cell)) && figures.some((cell) => mayBePrice(cell, NO_PRICES)),
    haveUnits: figures.every((cell) => /\p{L}/u.test(cell)) || isUnit(column + 1) || isUnit(column - 1),
  };
}

const NO_PRICES: NumberStyle = { decimal: null, arePrices: false };
/** Figures of so many digits are part numbers or prices beside shorter ones. */
const LONG = 4;
const byLikelihood = (a: Candidate, b: Candidate): number =>
  Number(a.arePrices) - Number(b.arePrices) ||
  Number(b.haveUnits) - Number(a.haveUnits) ||
  Number(a.length >= LONG) - Number(b.length >= LONG) ||
  a.column - b.column;

/** Of these two columns and another one is the product of the others in each row: quantities, what each costs, and totals. */
function isPriceOf(rows: Rows, quantity: number, price: number): boolean {
  const amount = (cell: string | undefined): number =>
    Number((cell ?? '').replaceAll(/[^\d.,]/gu, '').replace(',', '.'));
  const full = rows.filter((cells) => cells[quantity] && cells[price]);
  return Array.from({ length: widthOf(rows) }, (_, at) => at).some(
    (at) =>
      at !== quantity &&
      at !== price &&
      full.length > 0 &&
      full.every((cells) => {
        const [count, one, other] = [quantity, price, at].map((column) => amount(cells[column]));
        return Math.abs(count! * one! - other!) < 0.01 || Math.abs(count! * other! - one!) < 0.01;
      }),
  );
}

/** Some other column holds text that may name a product. */
const hasOther = (rows: Rows, column: number): boolean =>
  Array.from({ length: widthOf(rows) }, (_, at) => at).some(
    (at) => at !== column && cellsOf(rows, at).some((cell) => partScore(cell) >= 1),
  );

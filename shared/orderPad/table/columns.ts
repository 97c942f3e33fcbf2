import { mayBePrice, type NumberStyle } from '../quantities/counts.ts';
import { hasNumber } from '../prose/hasNumber.ts';
import { isCount } from './positions.ts';
import { quantityIn } from '../quantities/quantityIn.ts';
import { isUnitWord } from '../quantities/units.ts';
import { saysTotal } from './totals.ts';
import {
  TO_ORDER,
  NEEDED,
  APPROVED,
  APPROVED_ALONE,
  ACCEPTED,
  OPEN,
  ORDERED,
  PACKS_ORDERED,
  PACKS,
  PER_PACK,
  QUANTITY_NAMES,
  withBlanks,
  isQuantityName,
  isNumberName,
  isName,
} from './columnNames.ts';
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

/** The number of rows from the top that are searched for headings, as titles and addresses come before them. */
const HEADING_WITHIN = 15;

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
  const headingIndex =
    headingAt < 0
      ? rows.slice(0, HEADING_WITHIN).findIndex((cells, row) => namesNumbers(cells, rows.slice(row + 1)))
      : headingAt;
  const below = rows.slice(headingIndex + 1).filter((cells) => !saysTotal(cells));
  const heading = headingIndex < 0 ? [] : rows[headingIndex]!;
  const [statedColumn = null, ...alike] = namedQuantities(heading, below, style);
  const found = statedColumn === null ? quantityColumn(below, style) : null;
  const quantity = statedColumn ?? found?.column ?? null;
  const unknown = headingIndex < 0 && quantity !== null ? namesAbove(rows, quantity, style) : 0;
  const numbers = heading.flatMap((cell, column) => (column !== quantity && isNumberName(cell) ? [column] : []));
  // Whether "Boxes" are ordered or the pieces in them is for the buyer to say.
  const perPack = statedColumn !== null && PACKS.test(heading[statedColumn]!) ? columnOf(heading, PER_PACK) : null;
  const beside = statedColumn === null ? [] : belowOneName(heading, rows.slice(headingIndex + 1), statedColumn);
  const text = likeliestNumbers(below, numbers) ?? numbers[0] ?? textColumn(below, quantity);
  return {
    text,
    quantity: quantity === text ? null : quantity,
    headingRows: headingIndex + 1 + unknown + (beside.length > 0 ? 1 : 0),
    rivals: (found?.rivals ?? [...alike, ...beside, ...(perPack === null ? [] : [perPack])]).filter(
      (column) => column !== text,
    ),
    isSure: found === null || !found.arePrices,
    isOrder:
      statedColumn !== null &&
      (TO_ORDER.test(withBlanks(heading[statedColumn]!)) || NEEDED.test(heading[statedColumn]!)),
    names: heading.length,
    accepted: columnOf(heading, ACCEPTED),
    open: statedColumn === null ? null : columnOf(heading, OPEN),
  };
}

const holdsFigures = (rows: Rows, column: number): boolean => {
  const cells = cellsOf(rows, column);
  return cells.length > 0 && cells.every((cell) => quantityIn(cell) !== null);
};

/** The other columns below one name: "Quantity" above "Ward A" and "Ward B", whose names are in the next row. */
function belowOneName(heading: readonly string[], [next = [], ...below]: Rows, nameColumn: number): number[] {
  const after = heading.slice(nameColumn + 1).findIndex(Boolean);
  const end = after < 0 ? next.length : nameColumn + 1 + after;
  const isName = (cell: string | undefined): boolean => /\p{L}/u.test(cell ?? '') && !/^\d/u.test(cell ?? '');
  const spanned = Array.from({ length: Math.max(0, end - nameColumn - 1) }, (_, more) => nameColumn + 1 + more);
  const areNames = isName(next[nameColumn]) && !hasNumber(next.join(' '));
  return areNames ? spanned.filter((column) => isName(next[column]) && holdsFigures(below, column)) : [];
}

/** "Part no. | Descr1ption | Oty": one name that is known, above part numbers. */
function namesNumbers(cells: readonly string[], below: Rows): boolean {
  const column = cells.findIndex(isNumberName);
  const numberCells = cellsOf(
    below.filter(({ length }) => length === cells.length),
    column,
  ).filter((cell) => /[\p{L}\p{N}]/u.test(cell));
  return (
    cells.length > 2 &&
    column >= 0 &&
    numberCells.length > 1 &&
    numberCells.every((cell) => partScore(cell) >= NUMBER_SCORE)
  );
}

/** 1 where the first row names the columns in words that are not known: without a digit, above a column of quantities. */
function namesAbove(rows: Rows, quantity: number, style: NumberStyle): number {
  const [first = [], ...others] = rows;
  const areNames = first.filter(Boolean).length > 1 && first[quantity] && first.every((cell) => !/\d/u.test(cell));
  const below = cellsOf(others, quantity);
  return areNames && below.length > 1 && below.every((cell) => quantityIn(cell, style) !== null) ? 1 : 0;
}

const columnOf = (heading: readonly string[], names: RegExp): number | null => {
  const index = heading.findIndex((cell) => names.test(cell));
  return index < 0 ? null : index;
};

/** The columns whose names say a quantity: the one that is named most plainly; several where none is. */
function namedQuantities(heading: readonly string[], below: Rows, style: NumberStyle): number[] {
  const areFigures = (index: number): boolean =>
    cellsOf(below, index).length > 0 && cellsOf(below, index).every((cell) => /^\d{1,4}$/u.test(cell));
  const nameColumns = heading.flatMap((cell, index) =>
    isQuantityName(cell) || (APPROVED_ALONE.test(cell) && areFigures(index)) ? [index] : [],
  );
  // "Order" may be the number of an order.
  const mayCount = (index: number): boolean => {
    const cells = cellsOf(below, index);
    return cells.length === 0 || cells.some((cell) => quantityIn(cell, style) !== null && cell.length <= COUNT_MAX);
  };
  const plain = [APPROVED, TO_ORDER, NEEDED, PACKS_ORDERED, QUANTITY_NAMES, ORDERED, PACKS]
    .map((names) => nameColumns.filter((index) => names.test(withBlanks(heading[index]!)) && mayCount(index)))
    .find(({ length }) => length === 1);
  return plain ?? nameColumns;
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
/** "12-Mar-26", "20261215", "15.12.2026", "2026-12-15". */
const DATE =
  /^\d{1,2}[-. /]\p{L}{3,9}\.?[-. /]\d{2,4}$|^20\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$|^[0-3]?\d([./-])[01]?\d\1(?:20)?\d{2}$|^20\d{2}([./-])[01]?\d\2[0-3]?\d$/u;
/** Letters with digits look most like a part number; four digits may be one; fewer digits are not. */
function partScore(cell: string): number {
  if (DATE.test(cell)) return 0;
  const isWord = !/\s/u.test(cell);
  // In "Cable, 5 pins, CN-5802 x 4" the last cell scores highest.
  if (/\d/u.test(cell) && /\p{L}/u.test(cell)) return isWord ? 4 : hasNumber(cell) ? 2.5 : 2;
  if (/^[\d\s./-]+$/u.test(cell)) return cell.replaceAll(/\D/gu, '').length >= 5 ? 3 : cell.length === 4 ? 1 : 0;
  return isWord ? 1 : 1.5;
}

/** "Item" may count the lines, or name the goods, beside a column of part numbers. */
function likeliestNumbers(rows: Rows, columns: readonly number[]): number | undefined {
  // A sum below the table may stand in the column that counts its rows.
  const figuresIn = (column: number): string[] => cellsOf(rows, column).filter((cell) => /\d/u.test(cell));
  const uncounted = columns.filter((column) => !isCount(figuresIn(column).map(Number)));
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
      counts.length > 1 &&
      (isCount(counts) || counts.every((count, index) => index === 0 || count === counts[index - 1]! + 1)),
    arePrices: figures.every((cell) => /[.,]\d{2}$/u.test(cell)) && figures.some((cell) => mayBePrice(cell, NO_PRICES)),
    haveUnits: figures.every((cell) => /\p{L}/u.test(cell)) || isUnit(column + 1) || isUnit(column - 1),
  };
}

const NO_PRICES: NumberStyle = { decimal: null, arePrices: false };
/** From this many digits on, figures beside shorter ones are part numbers or prices. */
const LONG = 4;
const byLikelihood = (a: Candidate, b: Candidate): number =>
  Number(a.arePrices) - Number(b.arePrices) ||
  Number(b.haveUnits) - Number(a.haveUnits) ||
  Number(a.length >= LONG) - Number(b.length >= LONG) ||
  a.column - b.column;

/** True where two of three columns multiply to the third in each row: quantities, unit prices and totals. */
function isPriceOf(rows: Rows, quantity: number, price: number): boolean {
  const amount = (cell: string | undefined): number =>
    Number((cell ?? '').replaceAll(/[^\d.,]/gu, '').replace(',', '.'));
  const full = rows.filter((cells) => cells[quantity] && cells[price]);
  return Array.from({ length: widthOf(rows) }, (_, index) => index).some(
    (index) =>
      index !== quantity &&
      index !== price &&
      full.length > 0 &&
      full.every((cells) => {
        const [count, one, other] = [quantity, price, index].map((column) => amount(cells[column]));
        return Math.abs(count! * one! - other!) < 0.01 || Math.abs(count! * other! - one!) < 0.01;
      }),
  );
}

/** Some other column holds text that may name a product. */
const hasOther = (rows: Rows, column: number): boolean =>
  Array.from({ length: widthOf(rows) }, (_, index) => index).some(
    (index) => index !== column && cellsOf(rows, index).some((cell) => partScore(cell) >= 1),
  );

import { partNumberKey } from '../../catalogue/partNumberKey.ts';
import { EVIDENCE } from '../evidence.ts';
import { hasNumber } from '../prose/hasNumber.ts';
import { splitQuantity } from '../quantities/quantity.ts';
import type { ReadLine } from '../table/lineOf.ts';
import { REQUEST } from '../prose/requests.ts';
import { type Amendment, amendmentOf, CHANGING, CORRECTING } from './amendmentOf.ts';
import { namesNumberAtOnce } from './cancelled.ts';
import { withCorrectedQuantity } from './correctedQuantity.ts';

export interface ReadRow {
  /** The row in one line. */
  row: string;
  /** Null where it orders nothing. */
  line: ReadLine | null;
  /** The number that it bears in its list: "3", "1.2"; empty where it bears none. */
  place: string;
  /** It has cells, of which all but one may be empty. */
  isOfTable?: boolean;
  /** It is one text, and not cells below names of columns. */
  isText: boolean;
}

/** Applies rows that change other rows of the list: "cancel item 3", "only 2 of them", "A-1: 8 instead of 5". */
export function applyAmendments(rows: readonly ReadRow[]): ReadRow[] {
  const read = rows.map((row) => ({ ...row }));
  const ordered = new Set(read.flatMap(({ line }) => (line?.isCounted ? numbersIn(line.text) : [])));
  read.forEach((row, index) => {
    if (!row.isText) return;
    if (REPLACING.test(row.row)) askReplaced(read, index);
    if (askNamed(read, index)) {
      row.line = null;
      return;
    }
    const change = amendmentOf(row.row);
    const targets = change ? targetsOf(read, index, change) : correctedBy(read, index);
    if (change) apply(change, row, targets);
    else if (targets.length > 0 && row.line) {
      for (const target of targets) set(target, row.line.quantity);
      row.line = null;
    } else if (row.line && !hasNumber(row.row) && CHANGE.test(row.row)) {
      set(row, `${CHANGE.exec(row.row)![1]}?`);
    } else if (isRemark(row, ordered)) {
      if (REQUEST.test(row.row)) set(row, '1?');
      else row.line = null;
    }
  });
  return read;
}

function apply(change: Amendment, row: ReadRow, targets: readonly ReadRow[]): void {
  const isOfItself = change.quantity === null && change.positions.length === 0;
  if (targets.length === 0 && !(isOfItself && hasNumber(row.row))) return;
  // "Cancel button A-1, 5 pcs" may be goods: the buyer decides.
  if (targets.length === 0 && row.line?.isCounted && !namesNumberAtOnce(row.row))
    return set(row, `${row.line.quantity}?`);
  const part = isOfItself ? partIn(row.row) : null;
  for (const target of targets) {
    if (change.quantity !== null) count(target, change.quantity, change.isCorrection);
    // "cancel 2 of A-1"
    else if (part !== null && part !== target.line!.quantity) set(target, `${target.line!.quantity} - ${part}`);
    else target.line = null;
  }
  row.line = null;
}

/** "cancel 2 of A-1", "A-1: cancel 2 pcs": how many of it. */
function partIn(sentence: string): number | string | null {
  const [, figure] = /(?<![\p{L}\p{N}.,/-])(\d{1,4})\s+(?:\S{1,8}\s+)?(?:of|de|из)\s/iu.exec(sentence) ?? [];
  return figure === undefined ? splitQuantity(sentence).quantity : Number(figure);
}

/** A quantity below a line that has another one is for the buyer to decide. */
function count(target: ReadRow, quantity: number, isCorrection: boolean): void {
  const line = target.line!;
  const isOpen = isCorrection || !line.isCounted || line.quantity === quantity;
  set(target, isOpen ? quantity : `${line.quantity} / ${quantity}`);
}

function set(target: ReadRow, quantity: number | string): void {
  target.line = { ...target.line!, quantity, isCounted: true, evidence: EVIDENCE.hasQuantity };
}

/** "Make those 15 please", which says a new quantity of a line that it does not name. */
const CHANGE =
  /(?<!\p{L})(?:make (?:it|that|th[eo]se|them)|chang\p{L}*|instead|cambi\p{L}+|измен\p{L}+|замен\p{L}+|änder\p{L}*|改)[^\d]{0,30}(?<![\d.,/-])(\d{1,4})(?![\p{N}.,/:-]|\s?%)/iu;
/** "Make the gloves 20": a new quantity of goods that are named in words. */
const CHANGE_OF_GOODS =
  /(?<!\p{L})(?:make|change|set|put|cambi(?:ar|e|en|a|ad)|pon(?:er|ga|gan)?|измен(?:ите|ить|и)|поставьте|把|将)\s*(?:the |all |el |la |los |las )?(?<goods>\p{L}{2,}?)s?\s*(?:to |a |на |改成?|换成)?(?<figure>\d{1,4})(?![\p{N}/:-]|[.,]\d|\s?%)/iu;

/** Asks of the lines whose words a later sentence changes; false where it changes none. */
function askNamed(rows: readonly ReadRow[], index: number): boolean {
  const { goods = '', figure = '' } = CHANGE_OF_GOODS.exec(rows[index]!.row)?.groups ?? {};
  if (goods === '' || hasNumber(rows[index]!.row)) return false;
  const called = rows.filter(
    ({ row, line }, other) => other !== index && line && row.toLowerCase().includes(goods.toLowerCase()),
  );
  for (const target of called) set(target, `${figure}?`);
  return called.length > 0;
}

/** "Instead of A-1 send B-2", "вместо A-1 B-2", "A-1换成B-2". */
const REPLACING =
  /(?<!\p{L})(?:instead of|in place of|replac\p{L}+|substitut\p{L}+|swap\p{L}*|en (?:lugar|vez) de|sustitu\p{L}+|reemplaz\p{L}+|вместо|взамен|замен\p{L}+|statt|anstelle|ersetz\p{L}+)(?!\p{L})|代替|替换|换成|改成/iu;

/** Whether a line is still wanted that a later sentence replaces by another is for the buyer to say. */
function askReplaced(rows: readonly ReadRow[], rowIndex: number): void {
  const { row, line } = rows[rowIndex]!;
  const numbers = row.split(/[\s,;:，：()（）]+/u).filter(hasNumber);
  if (numbers.length < 2 || line === null) return;
  for (const other of alike(
    rows.filter((each, index) => index < rowIndex && each.line !== null),
    row,
  )) {
    const { quantity } = other.line!;
    if (typeof quantity === 'number') set(other, `${quantity}?`);
  }
}

const ROWS_ABOVE = 2;

/** The lines that a sentence is about: those of its positions, those that have its number, else the one above. */
function targetsOf(rows: readonly ReadRow[], rowIndex: number, { positions, quantity }: Amendment): ReadRow[] {
  const others = rows.filter(({ line }, index) => line !== null && index !== rowIndex);
  if (positions.length > 0) {
    const goods = others.filter(({ line, isText }) => !isText || line!.evidence > EVIDENCE.hasNumber);
    const areNumbered = goods.some(({ place }) => place !== '');
    return positions.flatMap((position) =>
      goods.filter(({ place }, index) => (areNumbered ? Number(place) : index + 1) === position),
    );
  }
  if (quantity === null && hasNumber(rows[rowIndex]!.row)) return alike(others, rows[rowIndex]!.row);
  // "How many?" may stand between them.
  const near = rows
    .slice(Math.max(0, rowIndex - ROWS_ABOVE), rowIndex)
    .filter(({ line }) => line !== null && hasNumber(line.text));
  // "SpO2 sensor" below "A-1" says what that is.
  const above = near.findLast(({ line }) => line!.evidence > EVIDENCE.hasNumber) ?? near.at(-1);
  return above ? [above] : [];
}

/** The keys of a text as a whole, and of its part numbers. */
const numbersIn = (text: string): string[] =>
  [text, ...text.split(/[\s,;:，：]+/u).filter(hasNumber)].map(partNumberKey);

/** The lines that name the part number of a row: "cancel A-1". */
function alike(others: readonly ReadRow[], text: string): ReadRow[] {
  const keys = new Set(
    text
      .split(/[\s,;:，：]+/u)
      .filter(hasNumber)
      .map(partNumberKey),
  );
  return others.filter(({ line }) => line !== null && numbersIn(line.text).some((key) => keys.has(key)));
}

/** "*5 A-1", "A-1 x5*": a chat corrects a line above so, where no other row has such a star. */
const STARRED = /^\*(?=[\p{L}\p{N}])|[\p{L}\p{N}]\*$/u;

/** The other lines of the number that this row corrects: "A-1: 8 instead of 5". */
function correctedBy(rows: readonly ReadRow[], rowIndex: number): ReadRow[] {
  const { row, line } = rows[rowIndex]!;
  if (line === null) return [];
  const isStarred = STARRED.test(row) && rows.filter((other) => STARRED.test(other.row)).length === 1;
  const isCorrecting = line.isCounted && (isStarred || CORRECTING.test(row) || CHANGING.test(row));
  if (withCorrectedQuantity(row) === null && !isCorrecting) return [];
  return alike(
    rows.filter((other, index) => index !== rowIndex && other.line !== null),
    line.text,
  );
}

/** "We pay 119.50 for A-1", where another line orders A-1. */
function isRemark({ row, line }: ReadRow, ordered: ReadonlySet<string>): boolean {
  if (line === null || line.isCounted || line.evidence > EVIDENCE.hasNumber || row.split(/\s+/u).length < REMARK_MIN)
    return false;
  return numbersIn(line.text).some((key) => ordered.has(key));
}
/** Shorter rows name goods. */
const REMARK_MIN = 4;

import { partNumberKey } from '../../catalogue/partNumberKey.ts';
import { EVIDENCE } from '../evidence.ts';
import { hasNumber } from '../prose/hasNumber.ts';
import { splitQuantity } from '../quantities/quantity.ts';
import type { ReadLine } from '../table/lineOf.ts';
import { type Amendment, amendmentOf } from './amendmentOf.ts';
import { namesNumberAtOnce } from './cancelled.ts';
import { corrected } from './corrected.ts';

export interface ReadRow {
  /** The row in one line. */
  row: string;
  /** Null where it orders nothing. */
  line: ReadLine | null;
  /** The number that it bears in its list: "3", "1.2"; empty where it bears none. */
  place: string;
  /** It is one text, and not cells below names of columns. */
  isText: boolean;
}

/** The rows of a list after what some of them say of others: "cancel item 3", "only 2 of them", "A-1: 8 instead of 5". */
export function amended(rows: readonly ReadRow[]): ReadRow[] {
  const read = rows.map((row) => ({ ...row }));
  read.forEach((row, at) => {
    if (!row.isText) return;
    const change = amendmentOf(row.row);
    const targets = change ? targetsOf(read, at, change) : correctedBy(read, at);
    if (change) apply(change, row, targets);
    else if (targets.length > 0 && row.line) {
      for (const target of targets) set(target, row.line.quantity);
      row.line = null;
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

const ROWS_ABOVE = 2;

/** The lines that a sentence is about: those of its positions, those that have its number, else the one above. */
function targetsOf(rows: readonly ReadRow[], at: number, { positions, quantity }: Amendment): ReadRow[] {
  const others = rows.filter(({ line }, index) => line !== null && index !== at);
  if (positions.length > 0) {
    const goods = others.filter(({ line, isText }) => !isText || line!.evidence > EVIDENCE.hasNumber);
    const areNumbered = goods.some(({ place }) => place !== '');
    return positions.flatMap((position) =>
      goods.filter(({ place }, index) => (areNumbered ? Number(place) : index + 1) === position),
    );
  }
  if (quantity === null) return alike(others, rows[at]!.row);
  // "How many?" may stand between them.
  const near = rows.slice(Math.max(0, at - ROWS_ABOVE), at).filter(({ line }) => line !== null && hasNumber(line.text));
  // "SpO2 sensor" below "A-1" says what that is.
  const above = near.findLast(({ line }) => line!.evidence > EVIDENCE.hasNumber) ?? near.at(-1);
  return above ? [above] : [];
}

/** The lines that name the part number of a row: "cancel A-1". */
function alike(others: readonly ReadRow[], text: string): ReadRow[] {
  const keys = new Set(
    text
      .split(/[\s,;:，：]+/u)
      .filter(hasNumber)
      .map(partNumberKey),
  );
  return others.filter(({ line }) => {
    const words = line!.text.split(/\s+/u);
    return (
      keys.has(partNumberKey(line!.text)) || words.some((word) => hasNumber(word) && keys.has(partNumberKey(word)))
    );
  });
}

/** The other lines of the number that this row corrects: "A-1: 8 instead of 5". */
function correctedBy(rows: readonly ReadRow[], at: number): ReadRow[] {
  const { row, line } = rows[at]!;
  if (line === null || corrected(row) === null) return [];
  return alike(
    rows.filter((other, index) => index !== at && other.line !== null),
    line.text,
  );
}

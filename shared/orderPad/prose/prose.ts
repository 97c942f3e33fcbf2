import { splitQuantity } from '../quantities/quantity.ts';
import { REQUEST } from './requests.ts';
import { hasNumber } from './hasNumber.ts';
import { countedGoods } from './countedGoods.ts';
import { UNIT } from '../quantities/units.ts';
import { withTens } from '../quantities/withFigures.ts';
import { AND, type Clause, joinPieces, mayRequest, piecesOf, withoutRequest, lineTextOf } from './clauses.ts';
import { ofEach, ofEachAndRest } from './ofEach.ts';
import { FIGURE_IN_BRACKETS, looseQuantity } from './looseQuantity.ts';

/** Longer lines are descriptions. */
const LINE_MAX = 600;

const HAS_AND = new RegExp(String.raw`[\s,](?:${AND})\s|[和与及]`, 'iu');

/** "A-1 and B-2 5 pcs": of A-1 there may be five or one. */
function sharedQuantity(text: string, clauses: readonly Clause[]): string[] | null {
  const [last, ...others] = clauses.toReversed();
  if (!last || last.quantity === null || others.length === 0 || !HAS_AND.test(text)) return null;
  if (!clauses.every((clause) => clause.hasNumber) || others.some(({ quantity }) => quantity !== null)) return null;
  return [
    ...others.toReversed().map((clause) => `${clause.text}, ${typeof last.quantity === 'number' ? last.quantity : 1}?`),
    lineTextOf(last),
  ];
}

/** "A-1 and B-2", without quantities: one of each, as of numbers between commas. */
function numbersAlone(text: string, clauses: readonly Clause[]): string[] | null {
  const areAlone = clauses.every(
    ({ text: itemText, quantity }) => quantity === null && itemText.split(/\s+/u).length <= 3 && hasNumber(itemText),
  );
  return clauses.length > 1 && areAlone && HAS_AND.test(text) ? clauses.map((clause) => clause.text) : null;
}

/**
 * "Send A-1, 5 B-2 and C-3": numbers without a quantity beside others that have one are asked for. What else has a digit, such as a serial
 * number, is a row of its own.
 */
function partlyCounted(text: string, clauses: readonly Clause[]): string[] | null {
  const counted = clauses.filter((clause) => clause.quantity !== null && clause.hasNumber);
  if (counted.length === clauses.length || counted.length < (REQUEST.test(text) ? 1 : 2)) return null;
  const leads = (clause: Clause): boolean =>
    LEADING_NUMBER.test(clause.text) && hasNumber(clause.text.split(/\s/u)[0]!);
  if (clauses.length - counted.length > 2 && !clauses.some((clause) => clause.quantity === null && leads(clause)))
    return null;
  return clauses.map((clause) => {
    if (clause.quantity !== null) return lineTextOf(clause);
    // "2 sondes A-1": a figure before a word that says no pack.
    const [, figure, goods] = /^(\d{1,3})\s+(\p{L}{3}.*)$/u.exec(clause.text) ?? [];
    if (figure !== undefined && clause.hasNumber) return `${goods!}, ${figure}?`;
    return leads(clause) ? `${clause.text}, 1?` : clause.text;
  });
}
/** Letters and two digits or more in the first word. */
const LEADING_NUMBER = /^(?=\S*[\p{Script=Latin}\p{Script=Cyrillic}])(?=\S*\d\S*\d)/u;

const WITH_UNIT = new RegExp(String.raw`(?<=\s\d{1,4})\s+(?=${UNIT}(?:\s|$))`, 'giu');
const FIGURE_AND_UNIT = new RegExp(String.raw`^(?<figure>\d{1,4})(?:${UNIT})?$`, 'iu');

/** "A-1 5 B-2 2", "A-1 5 pcs B-2 2 pcs": numbers with letters, each before its quantity. */
function alternating(text: string): string[] | null {
  const words = text.replaceAll(WITH_UNIT, '').split(/\s+/u);
  const figures = words
    .filter((_, index) => index % 2 === 1)
    .map((word) => FIGURE_AND_UNIT.exec(word)?.groups?.['figure']);
  const numbers = words.filter((_, index) => index % 2 === 0);
  const areAll = figures.every(Boolean) && numbers.every((word) => hasNumber(word) && /\p{L}/u.test(word));
  return areAll && words.length >= 4 && words.length % 2 === 0
    ? numbers.map((number, index) => `${figures[index]!} x ${number}`)
    : null;
}

/** "The same as last time: A-1, B-2": one of each. */
function numbersAfterLead(text: string): string[] | null {
  const [, list = ''] = /^\p{L}[^:：\d]{1,60}[:：]\s*(.+)$/u.exec(text) ?? [];
  const pieces = list.split(/[,，、]\s*|\s+(?:and|y|и|und)\s+/iu);
  const isAlone = (piece: string): boolean =>
    LEADING_NUMBER.test(piece) && !/\s/u.test(piece) && splitQuantity(piece).quantity === null;
  return pieces.length > 1 && pieces.every(isAlone) ? pieces : null;
}

/**
 * The lines of a sentence that orders several things, or one behind words of a request: "5 of A-1 and two boxes of B-2" as
 * "5 x A-1" and "2 x B-2". Null for any other text, and where one of the things has no quantity of its own.
 */
export function clausesOf(line: string): string[] | null {
  const clauses = readClauses(line);
  // "3 of A-1 and 2 of each of B-2 and C-3": what is not read as a whole is asked for.
  return clauses && UNREAD_EACH.test(line) && clauses.some((clause) => !IS_COUNTED.test(clause))
    ? clauses.map((clause) => (IS_COUNTED.test(clause) ? clause : `${clause}, 1?`))
    : clauses;
}

const UNREAD_EACH = /(?<!\p{L})(?:of each|de cada|de chaque|chacune?)(?!\p{L})/iu;
const IS_COUNTED = /^\d+ x |\?$/u;

function readClauses(line: string): string[] | null {
  if (line.length > LINE_MAX || /["\t|]/u.test(line)) return null;
  const text = withTens(line.replace(/[\s.]+$/u, '').trim());
  // Whether goods in words are counted or called so ("2 tier trolleys") is for the buyer to say.
  const counted = countedGoods(text);
  if (counted) return [`${counted.goods}, ${counted.figure}?`];
  if (!/\d/u.test(text) && withoutRequest(text) === null) return null;
  const each = ofEach(text) ?? ofEachAndRest(text, clausesOf) ?? alternating(text) ?? numbersAfterLead(text);
  if (each) return each;
  const pieces = piecesOf(text);
  if (pieces.length < 2 && !mayRequest(text) && !FIGURE_IN_BRACKETS.test(text)) return null;
  const clauses = joinPieces(pieces);
  const decided = sharedQuantity(text, clauses) ?? looseQuantity(text, clauses) ?? numbersAlone(text, clauses);
  if (decided) return decided;
  const partly = partlyCounted(text, clauses);
  if (partly) return partly;
  const isProse = clauses.length > 1 || clauses.some(({ isRequest, isSplit }) => isRequest || isSplit);
  if (
    !isProse ||
    clauses.some(({ quantity }) => quantity === null) ||
    !clauses.some((one) => one.hasNumber || one.isRequest)
  )
    return null;
  return clauses.map(lineTextOf);
}

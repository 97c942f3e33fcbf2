import { figureOf, NUMBER_WORD } from '../../text/numberWords.ts';
import type { SplitLine } from '../quantities/forms.ts';
import { splitQuantity } from '../quantities/quantity.ts';
import { quantityIn } from '../quantities/quantityIn.ts';
import { isUncertain } from '../quantities/uncertain.ts';
import { LEAD, REQUEST } from './requests.ts';
import { countAlone } from '../amendments/countAlone.ts';
import { hasNumber } from './hasNumber.ts';
import { countedGoods } from './countedGoods.ts';
import { UNIT } from '../quantities/units.ts';
import { withFigures, withTens } from '../quantities/withFigures.ts';

/** Longer lines are descriptions. */
const LINE_MAX = 600;
const AND = 'and|plus|as well as|y|e|и|а также|así como|und|sowie|et|ainsi que';
/** Separators between the things of a sentence. A comma within a number, as in "1,000", is none. */
const BETWEEN = new RegExp(
  [
    String.raw`\s*[;；。，、！!?？]\s*`,
    String.raw`,(?!\d)\s*`,
    String.raw`(?<!\d),\s*`,
    String.raw`\s+[/+&]\s+`,
    // "A-1 una caja. Es para …"
    String.raw`(?<=\d\S*\s+\S{1,12}\s${UNIT}|\d\s?${UNIT})\.\s+(?=(?-i:\p{Lu}\p{Ll}+\s\p{Ll}))`,
    String.raw`[\s,]+(?:${AND})\s+`,
    '(?:以及|还有|[和与及])',
    // The end of a sentence: "5 pcs. A-1" and "ref. A-1" go on.
    String.raw`(?<!(?:^|[\s\d])(?:${UNIT}|ref|art|арт|cat|no|tel|тел)\.?)\.\s+(?=\p{Lu})`,
  ].join('|'),
  'iu',
);
const HAS_AND = new RegExp(String.raw`[\s,](?:${AND})\s|[和与及]`, 'iu');
interface Clause {
  text: string;
  quantity: number | string | null;
  hasNumber: boolean;
  /** Words of a request stood in front of it. */
  isRequest: boolean;
  /** Several places have a part of it each. */
  isSplit?: boolean;
}

const START = new RegExp(
  String.raw`(?<![\p{L}\p{N}./-])(?:\d|an?(?=\s${UNIT}\s(?:of|with)\s\d)|${NUMBER_WORD})|(?<=\p{Script=Han})[\d一二两三四五六七八九十]`,
  'giu',
);
/** Text that names goods: letters beside the quantity. */
const GOODS = /\p{L}{3}|\p{Script=Han}{2}/u;

/** "2 959,00 PLN": a sum that words announce. */
const AMOUNT = /^\d{1,3}(?:[ .,']\d{3})*[.,]\d{2}(?:\s?\p{L}{3})?$/u;

/** "like ten": the figure is no certain one. */
const ABOUT = /(?<!\p{L})(?:like|about|around|roughly|maybe|unos|unas|примерно|около|где-то|etwa|ungefähr)\s*$/iu;

/** It has words of a request, or announces something. */
const mayRequest = (text: string): boolean => /[:：]/u.test(text) || REQUEST.test(text);

interface RequestedLine {
  text: string;
  /** Null where it counts goods in words. */
  split: SplitLine | null;
}

/** "please send 5 of A-1" from where its quantity begins; null where no words of a request stand in front of one. */
function withoutRequest(text: string): RequestedLine | null {
  if (!mayRequest(text)) return null;
  for (const { index } of text.matchAll(START)) {
    const before = text.slice(0, index);
    const isAnnounced = /\p{L}.*[:：]\s*$/u.test(before);
    const isOfNumber = hasNumber(before);
    if (!isAnnounced && (isOfNumber || !REQUEST.test(before))) continue;
    const after = text.slice(index);
    if (AMOUNT.test(after)) return null;
    if (countedGoods(after)) return { text: after, split: null };
    if (!/^(?:\d|an?\s)/iu.test(withFigures(after))) continue;
    const split = splitQuantity(after);
    const { text: rest, quantity } = split;
    // "A-1: 12 pcs in 3 deliveries" names its goods in front.
    const isGoods = hasNumber(rest) || (!isOfNumber && GOODS.test(rest));
    if (quantity !== null && rest !== after && isGoods && after.endsWith(rest))
      return { text: after, split: ABOUT.test(before) ? { ...split, quantity: `${quantity}?` } : split };
  }
  return null;
}

/** "Please order A-1" as "A-1". */
function withoutLead(text: string): string {
  const rest = text.replace(LEAD, '');
  return rest === text || !hasNumber(rest) ? text : withoutLead(rest);
}

function clauseOf(piece: string, isAfterRequest = false): Clause {
  const request = withoutRequest(piece);
  const counted = request !== null || isAfterRequest ? countedGoods(request?.text ?? piece) : null;
  if (counted) return { text: counted.goods, quantity: counted.figure, hasNumber: false, isRequest: request !== null };
  const { text, quantity } = request?.split ?? splitQuantity(request?.text ?? piece);
  const isWhole = quantity !== null && (hasNumber(text) || GOODS.test(text));
  const named = withoutLead(isWhole ? text : piece);
  return { text: named, quantity: isWhole ? quantity : null, hasNumber: hasNumber(named), isRequest: request !== null };
}

/** "she wants five", "a pair": what a piece says that names nothing. */
const saidAlone = (piece: string): number | string | null => countAlone(piece) ?? (isUncertain(piece) ? piece : null);

/** "ER: 3", "3x ER". */
const OF_PLACE = /^\p{Lu}[\p{L}.]{0,11}\s?[:=–-]\s?\d{1,3}$|^\d{1,3}\s?[x×]?\s\p{Lu}{2,5}$/u;

/** Joins what commas cut: "A-1, sensor, quantity 5" is one clause. */
function joined(pieces: readonly string[]): Clause[] {
  const clauses: Clause[] = [];
  for (const piece of pieces) {
    const last = clauses.at(-1);
    const isOpen = last !== undefined && last.hasNumber && last.quantity === null;
    // "A-1 ICU: 2; ER: 3": how many in all is for the buyer to say.
    if (last?.hasNumber && typeof last.quantity === 'number' && OF_PLACE.test(piece)) {
      last.quantity = `${last.quantity}?`;
      last.isSplit = true;
      continue;
    }
    const alone = /^\d+$/u.test(piece) ? null : (quantityIn(piece) ?? (isOpen ? saidAlone(piece) : null));
    if (isOpen && alone !== null) {
      last.quantity = alone;
      last.isRequest ||= quantityIn(piece) === null;
    } else if (alone === null) {
      const clause = clauseOf(
        piece,
        clauses.some(({ isRequest }) => isRequest),
      );
      if (clause.hasNumber || clause.quantity !== null) clauses.push(clause);
      else if (isOpen) last.text += `, ${piece}`;
    }
  }
  return clauses;
}

/** The parts of a sentence between its commas and its "and". */
export const piecesOf = (text: string): string[] => text.split(BETWEEN).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
const FIGURE = String.raw`(?<![\p{L}\p{N}.,/-])(?<figure>\d{1,4}|${NUMBER_WORD})\s*(?:(?!each)${UNIT}\s*)?`;
const OF_EACH = [
  // 5 each of A, B · 5 de cada: A, B · по 5 шт. каждого: A, B
  String.raw`^(?<lead>.*?)${FIGURE}(?:each(?:\s+of)?|of each|de cada(?:\s+un[oa])?(?:\s+de)?|de chaque(?:\s+pour)?|chacune?(?:\s+de)?|кажд\p{L}+)\s*[:：]?\s+(?<list>.+)$`,
  // je 2 A und B · по 2 шт. A и B · 各2个：A、B
  String.raw`^(?<lead>.*?)(?<!\p{L})(?:je(?:weils)?|по|各)\s*(?<figure>\d{1,4}|${NUMBER_WORD})\s*(?:${UNIT})?\s*[:：]?\s*(?<=[\s:：\p{Script=Han}])(?<list>\S.+)$`,
  // A, B, 5 each · A, B: по 5 шт. · A、B各5个
  String.raw`^(?<lead>)(?<list>.+?)[\s,;:–—-]+${FIGURE}(?:(?:of\s+)?each|apiece|de cada(?:\s+un[oa])?|cada un[oa]|de chaque|chacune?|кажд\p{L}+)\.?$`,
  String.raw`^(?<lead>)(?<list>.+?)[\s,;:–—-]+по\s+${FIGURE}(?:кажд\p{L}+)?\.?$`,
  String.raw`^(?<lead>)(?<list>.+?)[\s,，]*各\p{Script=Han}?\s*(?<figure>\d{1,4}|${NUMBER_WORD})\s*(?:${UNIT})?[.。]?$`,
].map((form) => new RegExp(form, 'iu'));

/** Each of them has one of these. */
const SAYS_EACH = /each|apiece|cada|chaque|chacun|кажд|(?<!\p{L})(?:по|je|jeweils)(?!\p{L})|各/u;

/** "5 each of A-1, B-2 and C-3": the numbers, each with this quantity. */
function ofEach(text: string): string[] | null {
  if (!SAYS_EACH.test(text.toLowerCase())) return null;
  for (const form of OF_EACH) {
    const { lead = '', figure = '', list = '' } = form.exec(text)?.groups ?? {};
    const pieces = piecesOf(list);
    if (
      pieces.length > 1 &&
      !hasNumber(lead) &&
      pieces.every((piece) => hasNumber(piece) && clauseOf(piece).quantity === null)
    )
      return pieces.map((piece) => `${figureOf(figure)} x ${piece}`);
  }
  return null;
}

/** "Please quote: A-1, B-2: 5 each; also 20 of C-3": what is shared, and the rest of the sentence. */
function ofEachAndRest(text: string): string[] | null {
  if (!SAYS_EACH.test(text.toLowerCase())) return null;
  const parts = text.split(/[,，;；。]\s*/u);
  const at = parts.findIndex((part) => SAYS_EACH.test(part.toLowerCase()));
  if (parts.length < 2 || at < 0) return null;
  const shared = parts.slice(0, at + 1).join(', ');
  const [, lead = '', list = ''] = /^([^:：]*[:：]\s*)?(.*)$/u.exec(shared) ?? [];
  const each = ofEach(hasNumber(lead) ? shared : list);
  if (!each) return null;
  const rest = parts.slice(at + 1).filter((part) => part.trim() !== '');
  return [...each, ...rest.flatMap((part) => clausesOf(part) ?? [part])];
}

/** "A-1 and B-2 5 pcs": of A-1 there may be five or one. */
function sharedQuantity(text: string, clauses: readonly Clause[]): string[] | null {
  const [last, ...others] = clauses.toReversed();
  if (!last || last.quantity === null || others.length === 0 || !HAS_AND.test(text)) return null;
  if (!clauses.every((clause) => clause.hasNumber) || others.some(({ quantity }) => quantity !== null)) return null;
  return [
    ...others.toReversed().map((clause) => `${clause.text}, ${typeof last.quantity === 'number' ? last.quantity : 1}?`),
    written(last),
  ];
}

/** "A-1 and B-2", without quantities: one of each, as of numbers between commas. */
function numbersAlone(text: string, clauses: readonly Clause[]): string[] | null {
  const areAlone = clauses.every(
    ({ text: named, quantity }) => quantity === null && named.split(/\s+/u).length <= 3 && hasNumber(named),
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
    if (clause.quantity !== null) return written(clause);
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
  const figures = words.filter((_, at) => at % 2 === 1).map((word) => FIGURE_AND_UNIT.exec(word)?.groups?.['figure']);
  const numbers = words.filter((_, at) => at % 2 === 0);
  const areAll = figures.every(Boolean) && numbers.every((word) => hasNumber(word) && /\p{L}/u.test(word));
  return areAll && words.length >= 4 && words.length % 2 === 0
    ? numbers.map((number, at) => `${figures[at]!} x ${number}`)
    : null;
}

/** "5 mm", "10 мл": a measure. */
const MEASURES = 'mm|cm|m|ml|l|fr|ch|mhz|мм|см|м|мл|л|мгц|毫米|厘米|毫升';
/** "12 December", "5 de abril", "3 марта": a day. */
const MONTHS =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|янв|фев|мар|апр|ма[яй]|июн|июл|авг|сен|окт|ноя|дек|de ';
/** "2 weeks", "5 дней": a time. */
const TIMES = 'days?|weeks?|hours?|días?|semanas?|дн|дней|недел|天|周';
/** A figure that is none of these, nor a piece of a part number, a price or a label: "send 6 of them". */
const LOOSE_FIGURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/:№#-])\d{1,4}(?=[\s,;.!?]*$|\s+(?!(?:${MEASURES})(?!\p{L})|(?:${MONTHS}|${TIMES})))`,
  'iu',
);
/** "A-1 (5) is not in stock": behind a number, before words. */
const FIGURE_IN_BRACKETS = /(?<=[([]\s*)\d{1,4}(?=\s*[)\]]\s+\p{Ll}{2,}\s+\p{Ll})/u;

/** "We are out of A-1. Please send 6 of them": what the figure counts is for the buyer to say. */
function looseQuantity(text: string, clauses: readonly Clause[]): string[] | null {
  const [only, other] = clauses;
  if (!only || other || only.quantity !== null || !only.hasNumber) return null;
  const [figure] = (REQUEST.test(text) ? LOOSE_FIGURE.exec(text) : null) ?? FIGURE_IN_BRACKETS.exec(text) ?? [];
  return figure === undefined ? null : [`${text}, ${figure}?`];
}

/** "The same as last time: A-1, B-2": one of each. */
function numbersAfterLead(text: string): string[] | null {
  const [, list = ''] = /^\p{L}[^:：\d]{1,60}[:：]\s*(.+)$/u.exec(text) ?? [];
  const pieces = list.split(/[,，、]\s*|\s+(?:and|y|и|und)\s+/iu);
  const isAlone = (piece: string): boolean =>
    LEADING_NUMBER.test(piece) && !/\s/u.test(piece) && splitQuantity(piece).quantity === null;
  return pieces.length > 1 && pieces.every(isAlone) ? pieces : null;
}

const written = ({ text, quantity }: Clause): string =>
  typeof quantity === 'number' ? `${quantity} x ${text}` : `${text}, ${quantity}`;

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
  const each = ofEach(text) ?? ofEachAndRest(text) ?? alternating(text) ?? numbersAfterLead(text);
  if (each) return each;
  const pieces = piecesOf(text);
  if (pieces.length < 2 && !mayRequest(text) && !FIGURE_IN_BRACKETS.test(text)) return null;
  const clauses = joined(pieces);
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
  return clauses.map(written);
}

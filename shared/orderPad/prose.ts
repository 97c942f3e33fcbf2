import { figureOf, NUMBER_WORD } from '../text/numberWords.ts';
import { isPartNumber, quantityIn, splitQuantity } from './quantity.ts';
import { UNIT } from './units.ts';
import { withFigures } from './withFigures.ts';

/** Longer lines are descriptions. */
const LINE_MAX = 600;
/** Words of a request, such as "please send" in "please send 5 of A-1". */
const WORDS = String.raw`please|pls|can|could|would|may|we|i|get|have|kindly|needs?|want|order|send|quote|supply|ship|deliver|like|require|buy|purchase|also|another|plus|then|following|por favor|pued\p{L}+|podr[ií]\p{L}+|necesit\p{L}+|quer\p{L}+|quisi\p{L}+|pedi[mr]\p{L}*|env[ií]\p{L}+|mand[ae]\p{L}*|rogamos|solicit\p{L}+|cotiza\p{L}*|presupuesto|comprar|además|también|otr[oa]s?|прос(?:им|ьба)|прошу|нуж\p{L}+|надо|мож(?:но|ете)|требу\p{L}+|зака\p{L}+|выстав\p{L}+|отправ\p{L}+|постав\p{L}+|пришлите|купить|хо(?:тим|чу)|также|ещ[её]|необходим\p{L}*|сч[её]т`;
const HAN_WORDS = '麻烦|报个?价|采购|[请需要订购买另还再报给能]';
const REQUEST = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${WORDS})(?![\p{L}\p{N}])|${HAN_WORDS}`, 'iu');
const LEAD = new RegExp(String.raw`^(?:(?:${WORDS})(?:\s*[:：]|(?=\s))\s*|(?:${HAN_WORDS}|[:：\s])+)`, 'iu');

const AND = 'and|plus|as well as|y|e|и|а также|así como';
/** Separators between the things of a sentence. A comma within a number, as in "1,000", is none. */
const BETWEEN = new RegExp(
  [
    String.raw`\s*[;；。，、！!?？]\s*`,
    String.raw`,(?!\d)\s*`,
    String.raw`(?<!\d),\s*`,
    String.raw`\s+[/+&]\s+`,
    String.raw`[\s,]+(?:${AND})\s+`,
    '(?:以及|还有|[和与及])',
    // The end of a sentence: "5 pcs. A-1" and "ref. A-1" go on.
    String.raw`(?<!(?:^|[\s\d])(?:${UNIT}|ref|art|арт|cat|no|tel|тел)\.?)\.\s+(?=\p{Lu})`,
  ].join('|'),
  'iu',
);
const HAS_AND = new RegExp(String.raw`[\s,](?:${AND})\s|[和与及]`, 'iu');
const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}\.?$/u;
/** "5ml", "2.5m", "10х15см": as short as a part number, and a measure. */
const MEASURE = /^[\d.,×xх–-]+\p{L}{0,3}[²³]?$/u;
const isNumber = (word: string): boolean =>
  isPartNumber(word) && !DATE.test(word) && (!MEASURE.test(word) || word.replaceAll(/\D/gu, '').length >= 5);
/** True of a text with what looks like a part number, and no date, measure or price. */
export const hasNumber = (text: string): boolean => text.split(/[\s,;:()[\]]+/u).some(isNumber);

interface Clause {
  text: string;
  quantity: number | string | null;
  hasNumber: boolean;
  /** Words of a request stood in front of it. */
  isRequest: boolean;
}

const START = new RegExp(
  String.raw`(?<![\p{L}\p{N}./-])(?:\d|${NUMBER_WORD})|(?<=\p{Script=Han})[\d一二两三四五六七八九十]`,
  'giu',
);
/** Text that names goods: letters beside the quantity. */
const GOODS = /\p{L}{3}|\p{Script=Han}{2}/u;

/** "please send 5 of A-1" from where its quantity begins; null where no words of a request stand in front of one. */
function withoutRequest(text: string): string | null {
  for (const { index } of text.matchAll(START)) {
    const before = text.slice(0, index);
    const isAnnounced = /\p{L}.*[:：]\s*$/u.test(before);
    if (!isAnnounced && (!REQUEST.test(before) || hasNumber(before))) continue;
    const after = text.slice(index);
    if (!/^\d/u.test(withFigures(after))) continue;
    const { text: rest, quantity } = splitQuantity(after);
    if (quantity !== null && rest !== after && (hasNumber(rest) || GOODS.test(rest)) && after.endsWith(rest))
      return after;
  }
  return null;
}

/** "Please order A-1" as "A-1". */
function withoutLead(text: string): string {
  const rest = text.replace(LEAD, '');
  return rest === text || !hasNumber(rest) ? text : withoutLead(rest);
}

function clauseOf(piece: string): Clause {
  const asked = withoutRequest(piece);
  const { text, quantity } = splitQuantity(asked ?? piece);
  const isWhole = quantity !== null && (hasNumber(text) || GOODS.test(text));
  const named = withoutLead(isWhole ? text : piece);
  return { text: named, quantity: isWhole ? quantity : null, hasNumber: hasNumber(named), isRequest: asked !== null };
}

/** Joins what commas cut: "A-1, sensor, quantity 5" is one clause. */
function joined(pieces: readonly string[]): Clause[] {
  const clauses: Clause[] = [];
  for (const piece of pieces) {
    const last = clauses.at(-1);
    const isOpen = last !== undefined && last.hasNumber && last.quantity === null;
    const alone = /^\d+$/u.test(piece) ? null : quantityIn(piece);
    if (isOpen && alone !== null) last.quantity = alone;
    else if (alone === null) {
      const clause = clauseOf(piece);
      if (clause.hasNumber || clause.quantity !== null) clauses.push(clause);
      else if (isOpen) last.text += `, ${piece}`;
    }
  }
  return clauses;
}

const piecesOf = (text: string): string[] => text.split(BETWEEN).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
const FIGURE = String.raw`(?<![\p{L}\p{N}.,/-])(?<figure>\d{1,4}|${NUMBER_WORD})\s*(?:(?!each)${UNIT}\s*)?`;
const OF_EACH = [
  // 5 each of A, B · 5 de cada: A, B · по 5 шт. каждого: A, B
  String.raw`^(?<lead>.*?)${FIGURE}(?:each(?:\s+of)?|de cada(?:\s+un[oa])?(?:\s+de)?|кажд\p{L}+)\s*[:：]?\s+(?<list>.+)$`,
  // A, B, 5 each · A, B: по 5 шт. · A、B各5个
  String.raw`^(?<lead>)(?<list>.+?)[\s,;:–—-]+${FIGURE}(?:each|apiece|de cada(?:\s+un[oa])?|cada un[oa]|кажд\p{L}+)\.?$`,
  String.raw`^(?<lead>)(?<list>.+?)[\s,;:–—-]+по\s+${FIGURE}(?:кажд\p{L}+)?\.?$`,
  String.raw`^(?<lead>)(?<list>.+?)[\s,，]*各\p{Script=Han}?\s*(?<figure>\d{1,4}|${NUMBER_WORD})\s*(?:${UNIT})?[.。]?$`,
].map((form) => new RegExp(form, 'iu'));

/** "5 each of A-1, B-2 and C-3": the numbers, each with this quantity. */
function ofEach(text: string): string[] | null {
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

/** "A-1 and B-2 5 pcs": of A-1 there may be five or one. */
function sharedQuantity(text: string, clauses: readonly Clause[]): string[] | null {
  const [last, ...others] = clauses.toReversed();
  if (!last || last.quantity === null || others.length === 0 || !HAS_AND.test(text)) return null;
  if (!clauses.every((clause) => clause.hasNumber) || others.some(({ quantity }) => quantity !== null)) return null;
  return [...others.toReversed().map((clause) => `${clause.text}, ${last.quantity}?`), written(last)];
}

/** "A-1 and B-2", without quantities: one of each, as of numbers between commas. */
function numbersAlone(text: string, clauses: readonly Clause[]): string[] | null {
  const areAlone = clauses.every(
    ({ text: named, quantity }) => quantity === null && named.split(/\s+/u).length <= 3 && hasNumber(named),
  );
  return clauses.length > 1 && areAlone && HAS_AND.test(text) ? clauses.map((clause) => clause.text) : null;
}

/** A figure that is no measure, day or part number. */
const LOOSE_FIGURE =
  /(?<![\p{L}\p{N}.,/:№#-])\d{1,4}(?=[\s,;.!?]*$|\s+(?!(?:mm|cm|m|ml|l|fr|ch|mhz|мм|см|м|мл|л|мгц|毫米|厘米|毫升)(?!\p{L})|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|янв|фев|мар|апр|ма[яй]|июн|июл|авг|сен|окт|ноя|дек|de |days?|weeks?|hours?|días?|semanas?|дн|дней|недел|天|周)))/iu;

/** "We are out of A-1. Please send 6 of them": what the figure counts is for the buyer to say. */
function looseQuantity(text: string, clauses: readonly Clause[]): string[] | null {
  const [only, other] = clauses;
  if (!only || other || only.quantity !== null || !only.hasNumber || !REQUEST.test(text)) return null;
  const [figure] = LOOSE_FIGURE.exec(text) ?? [];
  return figure === undefined ? null : [`${text}, ${figure}?`];
}

const written = ({ text, quantity }: Clause): string =>
  typeof quantity === 'number' ? `${quantity} x ${text}` : `${text}, ${quantity}`;

/**
 * The lines of a sentence that orders several things, or one behind words of a request: "5 of A-1 and two boxes of B-2" as
 * "5 x A-1" and "2 x B-2". Null for any other text, and where one of the things has no quantity of its own.
 */
export function clausesOf(line: string): string[] | null {
  const text = line.replace(/[\s.]+$/u, '').trim();
  if (text.length > LINE_MAX || /["\t|]/u.test(text) || !/\d/u.test(text)) return null;
  const each = ofEach(text);
  if (each) return each;
  const clauses = joined(piecesOf(text));
  const decided = sharedQuantity(text, clauses) ?? looseQuantity(text, clauses) ?? numbersAlone(text, clauses);
  if (decided) return decided;
  const isProse = clauses.length > 1 || clauses.some(({ isRequest }) => isRequest);
  if (
    !isProse ||
    clauses.some(({ quantity }) => quantity === null) ||
    !clauses.some((one) => one.hasNumber || one.isRequest)
  )
    return null;
  return clauses.map(written);
}

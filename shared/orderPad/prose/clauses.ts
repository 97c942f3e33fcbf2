import { NUMBER_WORD } from '../../text/numberWords.ts';
import type { SplitLine } from '../quantities/forms.ts';
import { splitQuantity } from '../quantities/quantity.ts';
import { withoutPrices } from '../quantities/prices.ts';
import { quantityIn } from '../quantities/quantityIn.ts';
import { isUncertain } from '../quantities/uncertain.ts';
import { LEAD, REQUEST } from './requests.ts';
import { CORRECTING } from '../amendments/amendmentOf.ts';
import { countAlone } from '../amendments/countAlone.ts';
import { hasNumber } from './hasNumber.ts';
import { countedGoods } from './countedGoods.ts';
import { UNIT } from '../quantities/units.ts';
import { withFigures } from '../quantities/withFigures.ts';

/** Conjunctions before the last item of a list. */
export const AND = 'and|n(?=\\s+\\d)|plus|as well as|y|e|и|а также|así como|und|sowie|et|ainsi que';
/** Separators between the items of a sentence; not the comma of a number such as "1,000". */
const BETWEEN = new RegExp(
  [
    String.raw`\s*[;；。，、！!?？]\s*`,
    String.raw`,(?!\d)\s*`,
    String.raw`(?<!\d),\s*`,
    String.raw`\s+[/+&]\s+`,
    // "A-1, 5 pcs. Keep B-2"
    String.raw`(?<=\p{L}\S*\d\S*[\s,]+\d{1,4}\s?${UNIT})\.\s+(?=(?-i:\p{Lu}\p{Ll}+\s)\S*\p{L}\S*\d\S*\d)`,
    // "探头A-1五个 指夹B-2两个"
    String.raw`(?<=[A-Za-z\d][\d一二两三四五六七八九十](?=\p{Script=Han})${UNIT})\s+(?=\p{Script=Han}*[A-Za-z])`,
    // "A-1 una caja. Es para …"
    String.raw`(?<=\d\S*\s+\S{1,12}\s${UNIT}|\d\s?${UNIT})\.\s+(?=(?-i:\p{Lu}\p{Ll}+\s\p{Ll}))`,
    String.raw`[\s,]+(?:${AND})\s+`,
    '(?:以及|还有|[和与及])',
    // The end of a sentence: "5 pcs. A-1" and "ref. A-1" go on.
    String.raw`(?<!(?:^|[\s\d])(?:${UNIT}|ref|art|арт|cat|no|tel|тел)\.?)\.\s+(?=\p{Lu})`,
  ].join('|'),
  'iu',
);

/** An item of a sentence, and its quantity. */
export interface Clause {
  text: string;
  quantity: number | string | null;
  hasNumber: boolean;
  /** True if words of a request precede it. */
  isRequest: boolean;
  /** True if the text splits the quantity among several places ("ICU: 2; ER: 3"). */
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

/** Words that make a quantity uncertain: "like ten". */
const ABOUT = /(?<!\p{L})(?:like|about|around|roughly|maybe|unos|unas|примерно|около|где-то|etwa|ungefähr)\s*$/iu;

/** What was had or is there: "last month we got 3 A-1", "we still have 2 A-1". */
const PAST = new RegExp(
  [
    String.raw`(?<!\p{L}|(?:can|could|may|might|should|would|will|if) )(?:(?:we|you|i|they) (?:just |already |still |only )?(?:got|had|have (?=(?:only |about )?\d)|received|bought|used|returned|lost)|(?:are|is|were) (?:broken|left|faulty)|broke|used up)(?!\p{L}{2})(?! to(?!\p{L}))`,
    String.raw`(?<!\p{L})(?:(?:ya |todavía |aún )?(?:tenemos|teníamos|recibimos|usamos|compramos|gastamos)|hemos (?:recibido|usado|comprado|gastado)|nos quedan?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:мы )?(?:получили|купили|использовали|брали|израсходовали|у нас (?:уже |ещё |еще )?(?:есть|было|осталось))(?!\p{L})`,
    '(?:上次|上个?月|上周|去年|我们还有|已经?收到|用了)',
  ].join('|'),
  'iu',
);

/** True if the text has words of a request, or a colon that announces items. */
export const mayRequest = (text: string): boolean => /[:：]/u.test(text) || REQUEST.test(text);

interface RequestedLine {
  text: string;
  /** Null if the text counts goods in words. */
  split: SplitLine | null;
}

/** Returns the text from the quantity on ("please send 5 of A-1"); null if no words of a request precede a quantity. */
export function withoutRequest(text: string): RequestedLine | null {
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
    // A price may stand behind the goods: "5 A-1 at 129 €".
    const isPriced = /^\S*\p{L}\S*\d\S*\d\S*$/u.test(rest) && withoutPrices(after)[0]?.text.endsWith(rest) === true;
    const isEnd = after.endsWith(rest) || isPriced;
    if (quantity !== null && rest !== after && isGoods && isEnd)
      return { text: after, split: ABOUT.test(before) ? { ...split, quantity: `${quantity}?` } : split };
  }
  return null;
}

/** "Please order A-1" as "A-1". */
function withoutLead(text: string): string {
  const rest = text.replace(LEAD, '');
  return rest === text || !hasNumber(rest) ? text : withoutLead(rest);
}

/**
 * Reads an item of a sentence: its goods, and their quantity where it says one. `isAfterRequest`: the sentence has asked for goods
 * before, so that a figure counts them.
 */
export function clauseOf(piece: string, isAfterRequest = false): Clause {
  const request = withoutRequest(piece);
  const counted = request !== null || isAfterRequest ? countedGoods(request?.text ?? piece) : null;
  if (counted) return { text: counted.goods, quantity: counted.figure, hasNumber: false, isRequest: request !== null };
  const { text, quantity } = request?.split ?? splitQuantity(request?.text ?? piece);
  const isWhole = quantity !== null && (hasNumber(text) || GOODS.test(text));
  const isPast = typeof quantity === 'number' && PAST.test(piece);
  const itemText = withoutLead(isWhole ? text : piece);
  return {
    text: itemText,
    quantity: isWhole ? (isPast ? `${quantity}?` : quantity) : null,
    hasNumber: hasNumber(itemText),
    isRequest: request !== null,
  };
}

/** The quantity of a piece that names no goods: "she wants five", "a pair"; null if it has none. */
const saidAlone = (piece: string): number | string | null => countAlone(piece) ?? (isUncertain(piece) ? piece : null);

/** "ER: 3", "3x ER". */
const OF_PLACE = /^\p{Lu}[\p{L}.]{0,11}\s?[:=–-]\s?\d{1,3}$|^\d{1,3}\s?[x×]?\s\p{Lu}{2,5}$/u;

/** "sorry, 5", "mejor 5", "改成5个": how many a piece says that corrects the one before; null for any other. */
export function correctedIn(piece: string): number | null {
  if (!CORRECTING.test(piece)) return null;
  const [, figure] = ONLY_CORRECTED.exec(piece) ?? [];
  return figure === undefined ? countAlone(piece) : Number(figure);
}
const ONLY_CORRECTED = new RegExp(
  String.raw`^(?:(?:no|нет|не|oh|${CORRECTING.source})[\s,:–—-]*)+(\d{1,4})(?:\s?${UNIT})?[\s.!]*$`,
  'iu',
);

/** Joins pieces that commas separated: "A-1, sensor, quantity 5" is one clause. */
export function joinPieces(pieces: readonly string[]): Clause[] {
  const clauses: Clause[] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1] ?? '';
    const last = clauses.at(-1);
    const isOpen = last !== undefined && last.hasNumber && last.quantity === null;
    // "3 A-1, no wait, make it 5"
    const corrected = last?.hasNumber
      ? (correctedIn(piece) ?? (/\d/u.test(before) ? null : correctedIn(`${before} ${piece}`)))
      : null;
    if (last && corrected !== null) {
      last.quantity = corrected;
      continue;
    }
    // "A-1, 1611 and B-2": how many, or another part number.
    if (last && isOpen && /^\d{4}$/u.test(piece)) {
      last.quantity = `${piece}?`;
      continue;
    }
    // "A-1 ICU: 2; ER: 3": the buyer must say how many in all.
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

/** A clause as a line of a list. */
export const lineTextOf = ({ text, quantity }: Clause): string =>
  typeof quantity === 'number' ? `${quantity} x ${text}` : `${text}, ${quantity}`;

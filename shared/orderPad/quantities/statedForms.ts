import { isUnit } from '../../search/measures/units.ts';
import { saysHowMade } from '../prose/countedGoods.ts';
import { FIGURE, mayBePrice } from './counts.ts';
import type { Form, FormGroups } from './forms.ts';
import { isPartNumber } from './isPartNumber.ts';
import { hasFigureBehind } from './otherFigures.ts';
import { quantityIn } from './quantityIn.ts';
import { PIECES, TIMES, UNIT } from './units.ts';
import { PLACE } from './places.ts';

const NUMBER = `(?<figure>${FIGURE})`;
const COUNTED = String.raw`${NUMBER}\s*(?<unit>${UNIT})?`;
/** "~5", "approx. 5": as many as that. */
const ABOUT = String.raw`(?:[~≈]\s*|(?:approx\.?|about|ca\.|aprox\.?|около|примерно|ок\.)\s+|大?约\s*)?`;
/** "qty", "quantity": words for it, in front of its number. */
const QUANTITY =
  '(?:qty|quantity|cant(?:idad)?|menge|anzahl|stückzahl|qté|(?:в )?кол-во|к-во|(?:в )?количеств[ое]|数量)[.:：]*';
/** A part number of up to three words. */
const WORDS = String.raw`(?<rest>\S+(?:\s\S+){0,2}?)`;
const THEN = String.raw`(?<after>(?:\s*[,;:(–—]\s*|(?<=\.)\s+|\.\s+|\s+-\s)\S.*|\s+(?!of\s|de\s|x\s|per\s|по\s|por\s)\p{L}.*)`;
const DASH = String.raw`(?:\s+[-–—]\s+|\s*[,;:]\s+)`;

/** Such a text may have another quantity: "5 boxes (of 10 pcs)". */
const OTHER_COUNT = new RegExp(String.raw`\d\s*(?:${UNIT})(?![\p{L}\p{N}])|${TIMES}\s*\d`, 'iu');

const wordsOf = (text: string): string[] => text.split(/\s+/u);
/** "M1191BL …", and "SC 55.505.45": capitals of a maker before a number. */
function beginsWithPartNumber({ rest }: FormGroups): boolean {
  const [first = '', second = ''] = wordsOf(rest);
  return isPartNumber(first) || (/^\p{Lu}{1,4}$/u.test(first) && /^\d/u.test(second) && isPartNumber(second));
}
const endsWithPartNumber = ({ rest, after }: FormGroups): boolean =>
  isPartNumber(wordsOf(rest).at(-1)!) && !OTHER_COUNT.test(after);
const hasPartNumber = ({ rest, after }: FormGroups): boolean =>
  wordsOf(rest).some(isPartNumber) && !OTHER_COUNT.test(after) && !OTHER_COUNT.test(rest);
/** False of a quantity with its unit or sign: in "5x PK100" PK100 is the part number, and no pack of 100. */
export const namesGoods = ({ rest }: Pick<FormGroups, 'rest'>): boolean =>
  /[\p{L}\p{N}]/u.test(rest) && !(/^\d.*[^\d\s.,'’]/u.test(rest) && quantityIn(rest) !== null);
/** False for "10" in "10 x 41712": there 10 is the quantity, and 41712 is the part number. */
const namesGoodsInFront = (groups: FormGroups): boolean =>
  namesGoods(groups) && !(/^\d{1,3}$/u.test(groups.rest) && /^\d{4}/u.test(groups.figure));
/** "10 cm gauze", as in "10 x 10 cm gauze", has a measure first. */
const namesUnmeasured = (groups: FormGroups): boolean =>
  namesGoods(groups) && !isUnit(/^\d+(?:[.,]\d+)?\s*(\p{L}+)\s/u.exec(groups.rest)?.[1] ?? '');
/** "2 boxes A-1 100 pcs" has two quantities; "2 boxes of A-1 2 boxes" one. */
const countsTwice = ({ quantityText }: FormGroups): boolean => {
  const [first, ...others] = quantityText.match(/(?<![\p{L}\p{N}.,/-])\d{1,5}(?![\p{N}.,/-])/gu) ?? [];
  return wordsOf(quantityText).some(isMixed) && others.at(-1) !== first;
};
const isMixed = (word: string): boolean =>
  isPartNumber(word) && /\p{L}\S*\d\S*\d|\d\S*\d\S*\p{L}|\d{5}/u.test(word) && quantityIn(word) === null;
const countsUnknownUnit = (line: FormGroups): boolean =>
  beginsWithPartNumber(line) && !isUnit(wordsOf(line.quantityText)[1]!) && !saysHowMade(line.quantityText);

const form = (source: string, flags = 'iu'): RegExp => new RegExp(source, flags);

/** "of 50", "по 50 шт", "à 50": what a pack holds. */
const OF_PACK = '(?:of|with|per|à|a|zu|mit|je|de|con|por|по|в|x|×)';

/** Forms of lines whose quantity a unit, a sign or a word states. */
export const STATED: readonly Form[] = [
  // M1191BL 2 x 50/pk: two packs
  {
    form: form(
      String.raw`^(?<rest>.*?\S)[\s,;:–—-]+${NUMBER}\s*${TIMES}\s*\d{1,5}\s*(?:/|per|por|pro|je|в|每)\s*(?<unit>${UNIT})$`,
    ),
    outcome: 'read',
    holds: hasPartNumber,
  },
  // M1191BL 2 x 50 pcs · 1 box M1191BL, 10 x 100
  {
    form: form(
      String.raw`^(?<rest>.*?\S)(?!-\d)[\s,;:–—-]+(?<quantityText>\d{1,3}\s*${TIMES}\s*\d{1,5}\s*(?:${UNIT})?)$`,
    ),
    outcome: 'ask',
    holds: hasPartNumber,
  },
  // M1191BL, twenty packs of 50 pcs · M1191BL, a box of 50
  {
    form: form(
      String.raw`^(?<rest>.*?\S)[\s,;:–—-]+(?<quantityText>[\p{L}\d]+\s\p{L}+\.?\s${OF_PACK}\s?\d{1,5}\s*${UNIT}|an?\s${UNIT}\s${OF_PACK}\s?\d{1,5})$`,
    ),
    outcome: 'ask',
    holds: hasPartNumber,
  },
  // 2 boxes M1191BL 100 pcs
  {
    form: form(String.raw`^(?<quantityText>\d{1,4}\s*${UNIT}\s.*?\s\d{1,5}\s*${UNIT})$`),
    outcome: 'ask',
    holds: countsTwice,
  },
  // a box of 50 M1191BL
  {
    form: form(
      String.raw`^(?<quantityText>(?:(?:an?|una?|one|eine?n?|1)\s)?${UNIT}\s${OF_PACK}\s?\d{1,5}(?:\s*${UNIT})?)\s(?<rest>\S.*)$`,
    ),
    outcome: 'ask',
    holds: beginsWithPartNumber,
  },
  // M1191BL×5, M1191BL*5: signs that no part number has
  { form: form(String.raw`^(?<rest>.*?\S)\s*[×*]\s*${COUNTED}$`), outcome: 'read', holds: namesGoodsInFront },
  // M1191BL x5 · M1191BL × 5 pcs · M1191BL, qty 5 · M1191BL +5
  {
    form: form(String.raw`^(?<rest>.*?\S)(?:[\s,;:–—-]*\s|[，、]\s*)(?:${TIMES}|${QUANTITY}|\+)\s*${ABOUT}${COUNTED}$`),
    outcome: 'read',
    holds: namesGoodsInFront,
  },
  // M1191BL 5 pcs · M1191BL - 5 шт. · M1191BL 5x
  {
    form: form(
      String.raw`^(?<rest>.*?\S)(?:\s*[;:–—，、]\s*|(?<=\p{L})/(?=\d+\p{L})|(?<!\s\d{1,3})\s*,\s*|\s+-\s*|\s*(?:需要?|要|订|来)\s*|\s+)${ABOUT}${NUMBER}\s*(?:(?<unit>${UNIT})|${TIMES})$`,
    ),
    outcome: 'read',
    holds: namesGoodsInFront,
  },
  // M1191BL (5) · M1191BL (5 pcs) · M1191BL（5个）
  {
    form: form(
      String.raw`^(?<rest>.*?\S)\s*[([（]\s*(?:(?:${TIMES}|${QUANTITY}|\+)\s*)?${ABOUT}${NUMBER}\s*(?:(?<unit>${UNIT})|${TIMES})?\s*[)\]）]$`,
    ),
    outcome: 'read',
    holds: namesGoodsInFront,
  },
  // 5x M1191BL · 5 x M1191BL · 5 pcs M1191BL · 5 boxes of M1191BL
  {
    form: form(
      String.raw`^${ABOUT}${NUMBER}\s*(?:${TIMES}|(?<unit>${UNIT}))(?:\s+(?:of(?:\s+(?:the|these|those))?|del?(?:\s+l[ao]s?)?|von)(?=\s)|[\s,;:–—-]|(?<=\p{Script=Han}))\s*(?<rest>[^\s,;:–—-].*)$`,
    ),
    outcome: 'read',
    holds: namesUnmeasured,
  },
  // x5 M1191BL · qty 5: M1191BL
  {
    form: form(String.raw`^(?:${TIMES}|${QUANTITY})\s*${COUNTED}[\s,;:–—-]+(?<rest>\S.*)$`),
    outcome: 'read',
    holds: namesUnmeasured,
  },
  // 5*M1191BL
  { form: form(String.raw`^${NUMBER}\s*[×*]\s*(?<rest>\S.*)$`), outcome: 'read', holds: namesUnmeasured },
  // 5@ M1191BL
  {
    form: form(String.raw`^${NUMBER}\s*@\s*(?<rest>(?![$€£¥₽])\S*\p{L}.*)$`),
    outcome: 'read',
    holds: namesUnmeasured,
  },
  // EA 5 M1191BL
  {
    form: form(
      String.raw`^(?<unit>(?:ea|each|pcs?|pieces?|units?|uds?|unid(?:ades)?|шт|件|个|只)\.?)\s+${NUMBER}\s+(?<rest>\S+)$`,
    ),
    outcome: 'read',
    holds: beginsWithPartNumber,
  },
  // M1191BL 5 (EA)
  {
    form: form(String.raw`^(?<rest>.*?\S)[\s,;:–—-]+${NUMBER}\s*[([（]\s*(?<unit>${UNIT})\s*[)\]）]$`),
    outcome: 'read',
    holds: namesGoodsInFront,
  },
  // M1191BL 5 EA 2026-12-15
  {
    form: form(
      String.raw`^(?<rest>.*?\S)\s+${NUMBER}\s*(?<unit>${PIECES})[\s,;]+(?<after>(?:20\d{2}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./](?:20)?\d{2}))$`,
    ),
    outcome: 'read',
    holds: hasPartNumber,
  },
  // (5) M1191BL
  {
    form: form(String.raw`^[([]\s*${NUMBER}\s*(?:${TIMES}|(?<unit>${UNIT}))?\s*[)\]]\s*(?<rest>\S.*)$`),
    outcome: 'read',
    holds: namesUnmeasured,
  },
  // 5 of M1191BL
  {
    form: form(
      String.raw`^${ABOUT}${NUMBER}\s+(?:of|del?|von)\s+(?:(?:the|these|those|l[ao]s?|den)\s+)?(?<rest>(?=\S*\d|\p{Lu}{1,4}\s+\d)\S.*)$`,
    ),
    outcome: 'read',
    holds: namesUnmeasured,
  },
  // A-1 x 3 (S/N 4410021)
  {
    form: form(String.raw`^${WORDS}[\s,;:–—-]+${TIMES}\s?${COUNTED}(?!\p{L})${THEN}$`),
    outcome: 'read',
    holds: endsWithPartNumber,
  },
  // A-1, 5 pcs: 2 in May, 3 in June
  {
    form: form(String.raw`^${WORDS}[\s,;:–—-]+${NUMBER}\s*(?:(?<unit>${UNIT})|${TIMES})(?!\p{L})${THEN}$`),
    outcome: 'read',
    holds: endsWithPartNumber,
  },
  // A-1 в количестве 6 штук в срок до …
  {
    form: form(
      String.raw`^(?<rest>.*?\S)[\s,;:(–—-]+${QUANTITY}\s*(?:(?:of|de)\s+)?${COUNTED}(?![\p{L}\p{N}])(?<after>[\s,;.)].*)$`,
    ),
    outcome: 'read',
    holds: endsWithPartNumber,
  },
  // A-1 5 EA SpO2 sensor
  {
    form: form(String.raw`^${WORDS}\s+${NUMBER}\s*(?<unit>${PIECES})\s+(?<after>\p{L}.*)$`),
    outcome: 'read',
    holds: (line) => endsWithPartNumber(line) && !OTHER_COUNT.test(line.rest),
  },
  // A-1 (adult) - 5 pcs - urgent
  {
    form: form(String.raw`^(?<rest>.*\S)${DASH}${NUMBER}\s*(?<unit>${PIECES})${DASH}(?<after>\S.*)$`),
    outcome: 'read',
    holds: hasPartNumber,
  },
  // 5: A-1 · 5 - A-1: how many, or a position
  {
    form: form(String.raw`^(?<figure>\d{1,3})\s*(?::|\s[-–—])\s+(?<rest>\S.*)$`),
    outcome: 'ask',
    holds: beginsWithPartNumber,
  },
  // 24 Packungen
  {
    form: form(String.raw`^${WORDS}\s*[:,;–—]\s*(?<quantityText>\d{1,4}\s\p{L}{2,})\.?$`),
    outcome: 'ask',
    holds: countsUnknownUnit,
  },
  // A-1 5 szt.
  {
    form: form(String.raw`^${WORDS}\s+(?<quantityText>\d{1,4}\s\p{Ll}{2,4})\.?$`, 'u'),
    outcome: 'ask',
    holds: countsUnknownUnit,
  },
];

/** "5", "5,00", "5.0", "1 000", "129,00". */
const BARE = String.raw`\d{1,3}(?:[ '’]\d{3})+(?:[.,]0{1,3})?|\d{1,3}[.,]\d{3}|\d{1,4}(?:[.,]0{1,3})?`;
const BEFORE_BARE = String.raw`(?:\s*[;=–—]\s*|(?<!\s\d{1,3})\s*,\s*|\s+)`;
const BARE_END = form(String.raw`^(?<rest>.*?\S)${BEFORE_BARE}(?<figure>${BARE})$`, 'u');
/** "reorder A-1 when below 10": a lower bound is no quantity. */
const BOUND_BEFORE =
  /(?:below|under|less than|fewer than|at least|min(?:imum)?\.?|stock|менее|ниже|меньше|остат\p{L}*|menos de|mínimo|existencias?|低于|少于|库存)[:：]?\s*$/iu;
/** "A-1 for bed 12", "A-1 room 3", "A-1 rev 2": the figure may name a place, a size or an edition. */
const NAMES_PLACE = new RegExp(
  [
    String.raw`\d\S*\s(?:\S+\s){0,4}?(?:for|to|at|in|on|by|para|en|для|на|в|до|к|für|im|in|bis)\s(?:\S+\s)*?\S+$`,
    String.raw`(?:^|\s)(?:${PLACE}|size|rev(?:ision)?|ver(?:sion)?|type|model|gen|no|nr|ch|lot|line|page|phone|talla|tamaño|tipo|modelo|размер|тип|модель|верс\p{L}+|größe|typ|version)[.:]?$`,
  ].join('|'),
  'iu',
);
const YEAR = /^(?:19|20)\d{2}$/u;

// A bare number is a quantity only beside a part number: in "DS 100" or "12 345 678" it is a piece of one.
function standsAlone({ rest, figure, quantityText }: FormGroups): boolean {
  if (!/\d/u.test(rest)) return false;
  if (!/^[\d\s]+$/u.test(rest)) return wordsOf(rest).some(isPartNumber);
  return !/\s/u.test(rest) && rest.length >= 4 && (figure || quantityText).replaceAll(/\D/gu, '').length < rest.length;
}

/** A figure behind the part number may be the quantity instead of the last one: "A-1 4 CC 4711". */
const isRival = ({ rest, figure }: FormGroups): boolean =>
  /\s/u.test(rest) && (hasFigureBehind(rest) || (figure.length >= CODE_MIN && /\d\S*\s+\d{1,3}\s+\p{L}+$/u.test(rest)));
/** From this many digits on, a bare figure is more often a code than a quantity. */
const CODE_MIN = 4;

const IN_FRONT = /^(?<figure>\d{1,3})\s+(?<rest>(?=\S)(?!\d[\d\s]*$).*)$/u;

/** Forms of lines with a figure beside a part number, and nothing that says what it counts. */
export const UNSTATED: readonly Form[] = [
  // A-1 when below 10 · A-1 for bed 12 · A-1 2026
  {
    form: BARE_END,
    outcome: 'ask',
    holds: (line) =>
      standsAlone(line) && (BOUND_BEFORE.test(line.rest) || NAMES_PLACE.test(line.rest) || YEAR.test(line.figure)),
  },
  // A-1 5 129: a quantity and a price
  {
    form: form(String.raw`^(?<rest>.*?\S)\s+(?!(?:${BARE})$)(?<quantityText>\d{1,4}${BEFORE_BARE}(?:${BARE}))$`, 'u'),
    outcome: 'ask',
    holds: ({ rest }) => !/^[\d\s]+$/u.test(rest) && wordsOf(rest).some(isPartNumber),
  },
  // A-1 129,00 · A-1 1 290
  {
    form: form(String.raw`^(?<rest>.*?\S)${BEFORE_BARE}(?<quantityText>${BARE})$`, 'u'),
    outcome: 'ask',
    holds: (line, style) =>
      standsAlone(line) && (mayBePrice(line.quantityText, style) || /[ '’](?!000)\d{3}/u.test(line.quantityText)),
  },
  // A-1 10 cost centre 6620
  { form: BARE_END, outcome: 'ask', holds: (line) => standsAlone(line) && isRival(line) },
  // A-1 5
  { form: BARE_END, outcome: 'read', holds: standsAlone },
  // 1 A-1 sensor 6 2026-12-10: a position
  {
    form: IN_FRONT,
    outcome: 'ask',
    holds: (line) => beginsWithPartNumber(line) && hasFigureBehind(line.rest.replaceAll(/[(（][^()（）]*[)）]/gu, '')),
  },
  // 5 A-1
  { form: IN_FRONT, outcome: 'read', holds: beginsWithPartNumber },
];

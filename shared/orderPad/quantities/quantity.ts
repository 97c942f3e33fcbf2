import { isUnit } from '../../search/measures/units.ts';
import { countOf, FIGURE, mayBePrice, type NumberStyle, UNKNOWN_STYLE } from './counts.ts';
import { withoutLeadingPrice, withoutPrices } from './prices.ts';
import { withoutAside } from './stated.ts';
import { readScan } from './scans.ts';
import { isPair, pairAtEnd, uncertainIn } from './uncertain.ts';
import { PIECES, TIMES, UNIT } from './units.ts';
import { saysHowMade } from '../prose/countedGoods.ts';
import { figureLeft } from './figureLeft.ts';
import { isPartNumber } from './isPartNumber.ts';
import { withoutRates } from './withoutRates.ts';
import { mayHaveNumberWord, withFigures } from './withFigures.ts';

const NUMBER = `(?<figure>${FIGURE})`;
/** "~5", "approx. 5": as many as that. */
const ABOUT = String.raw`(?:[~≈]\s*|(?:approx\.?|about|ca\.|aprox\.?|около|примерно|ок\.)\s+|大?约\s*)?`;

const ALONE = new RegExp(
  String.raw`^(?:(?:qty|quantity|cant|cantidad|menge|anzahl|stückzahl|qté|кол-во|к-во|количество|数量)[.:\s]*(?:(?:of|de)\s+)?|(?:to order|ordered|order|a pedir|pedido|pedir|заказать|заказ|订购)\s*[:：]?\s*)?(?:${TIMES}\s*)?${NUMBER}\s*(?:${TIMES}|[([]?(?<unit>${UNIT})[)\]]?)?$`,
  'iu',
);

/**
 * Reads a cell that holds a quantity and nothing else: a number, or the cell itself where it is not certain which one. Null
 * for any other text.
 */
export function quantityIn(cell: string, style: NumberStyle = UNKNOWN_STYLE): number | string | null {
  if (isPair(cell.trim())) return cell;
  const plain = cell.normalize('NFKC').trim();
  if (!/\d/u.test(plain) && !mayHaveNumberWord(plain)) return null;
  const text = withFigures(plain.replace(/^\[\s*(.*?)\s*\]$/u, '$1')).replace(/(?<=\d)[.;]$/u, '');
  const { figure, unit } = ALONE.exec(text)?.groups ?? {};
  return figure === undefined ? null : (countOf(figure, unit, style) ?? cell);
}

/** The quantity of such a cell; null where it is not certain, too. "1 000" and "5,00" are quantities. */
export function quantityOf(cell: string, style: NumberStyle = UNKNOWN_STYLE): number | null {
  const quantity = quantityIn(cell, style);
  return typeof quantity === 'number' ? quantity : null;
}

/** What a line names, and how many of it; null where it does not say. */
export interface SplitLine {
  text: string;
  quantity: number | string | null;
}

/** "qty", "quantity": words for it, in front of its number. */
const QUANTITY =
  '(?:qty|quantity|cant(?:idad)?|menge|anzahl|stückzahl|qté|(?:в )?кол-во|к-во|(?:в )?количеств[ое]|数量)[.:：]*';
/** "12 x M1191BL", "M1191BL × 5", "5 pcs" … */
const AT_END = [
  // M1191BL×5, M1191BL*5: signs that no part number has
  new RegExp(String.raw`^(?<rest>.*?\S)\s*[×*]\s*${NUMBER}\s*(?<unit>${UNIT})?$`, 'iu'),
  // M1191BL x5 · M1191BL × 5 pcs · M1191BL, qty 5 · M1191BL +5
  new RegExp(
    String.raw`^(?<rest>.*?\S)(?:[\s,;:–—-]*\s|[，、]\s*)(?:${TIMES}|${QUANTITY}|\+)\s*${ABOUT}${NUMBER}\s*(?<unit>${UNIT})?$`,
    'iu',
  ),
  // M1191BL 5 pcs · M1191BL - 5 шт. · M1191BL 5x
  new RegExp(
    String.raw`^(?<rest>.*?\S)(?:\s*[;:–—，、]\s*|(?<=\p{L})/(?=\d+\p{L})|(?<!\s\d{1,3})\s*,\s*|\s+-\s*|\s*(?:需要?|要|订|来)\s*|\s+)${ABOUT}${NUMBER}\s*(?:(?<unit>${UNIT})|${TIMES})$`,
    'iu',
  ),
  // M1191BL (5) · M1191BL (5 pcs) · M1191BL（5个）
  new RegExp(
    String.raw`^(?<rest>.*?\S)\s*[([（]\s*(?:(?:${TIMES}|${QUANTITY}|\+)\s*)?${ABOUT}${NUMBER}\s*(?:(?<unit>${UNIT})|${TIMES})?\s*[)\]）]$`,
    'iu',
  ),
];
const AT_START = [
  // 5x M1191BL · 5 x M1191BL · 5 pcs M1191BL · 5 boxes of M1191BL
  new RegExp(
    String.raw`^${ABOUT}${NUMBER}\s*(?:${TIMES}|(?<unit>${UNIT}))(?:\s+(?:of(?:\s+(?:the|these|those))?|del?(?:\s+l[ao]s?)?|von)(?=\s)|[\s,;:–—-]|(?<=\p{Script=Han}))\s*(?<rest>[^\s,;:–—-].*)$`,
    'iu',
  ),
  new RegExp(String.raw`^(?:${TIMES}|${QUANTITY})\s*${NUMBER}(?:\s*(?<unit>${UNIT}))?[\s,;:–—-]+(?<rest>\S.*)$`, 'iu'),
  // 5*M1191BL
  new RegExp(String.raw`^${NUMBER}\s*[×*]\s*(?<rest>\S.*)$`, 'iu'),
  // 5@ M1191BL
  new RegExp(String.raw`^${NUMBER}\s*@\s*(?<rest>(?![$€£¥₽])\S*\p{L}.*)$`, 'iu'),
  // (5) M1191BL
  new RegExp(String.raw`^[([]\s*${NUMBER}\s*(?:${TIMES}|(?<unit>${UNIT}))?\s*[)\]]\s*(?<rest>\S.*)$`, 'iu'),
  // 5 of M1191BL
  new RegExp(
    String.raw`^${ABOUT}${NUMBER}\s+(?:of|del?|von)\s+(?:(?:the|these|those|l[ao]s?|den)\s+)?(?<rest>(?=\S*\d|\p{Lu}{1,4}\s+\d)\S.*)$`,
    'iu',
  ),
];
/** "5", "5,00", "5.0", "1 000", "129,00". */
const BARE_END = new RegExp(
  String.raw`^(?<rest>.*?\S)(?:\s*[;=–—]\s*|(?<!\s\d{1,3})\s*,\s*|\s+)(?<figure>\d{1,3}(?:[ '’]\d{3})+(?:[.,]0{1,3})?|\d{1,3}[.,]\d{3}|\d{1,4}(?:[.,]0{1,3})?)$`,
  'u',
);
/** "reorder A-1 when below 10": how few there may be is no quantity. */
const BOUND_BEFORE =
  /(?:below|under|less than|fewer than|at least|min(?:imum)?\.?|stock|менее|ниже|меньше|остат\p{L}*|menos de|mínimo|existencias?|低于|少于|库存)[:：]?\s*$/iu;
/** "A-1 for bed 12", "A-1 room 3", "A-1 rev 2": the figure may name a place, a size or an edition. */
const NAMES_PLACE = new RegExp(
  [
    String.raw`\d\S*\s(?:\S+\s){0,4}?(?:for|to|at|in|on|by|para|en|для|на|в|до|к|für|im|in|bis)\s(?:\S+\s)*?\S+$`,
    String.raw`(?:^|\s)(?:room|ward|bed|bay|floor|building|bldg|theatre|unit|size|rev(?:ision)?|ver(?:sion)?|type|model|gen|no|ch|lot|line|page|phone|sala|cama|planta|piso|talla|tamaño|tipo|modelo|каб(?:инет)?|палат\p{L}|этаж|размер|тип|модель|верс\p{L}+|zimmer|station|bett|größe|typ|version)[.:]?$`,
  ].join('|'),
  'iu',
);
const YEAR = /^(?:19|20)\d{2}$/u;
const BARE_START = /^(\d{1,3})\s+(\S.*)$/u;

/** "A-1: 24 Packungen", "A-1, 2 off", "A-1 5 szt.": whether such a word counts pieces is for the buyer to say. */
const COUNTED =
  /^(?<rest>\S+(?:\s\S+){0,2}?)(?:\s*[:,;–—]\s*(?<said>\d{1,4}\s\p{L}{2,})|\s+(?<short>\d{1,4}\s\p{Ll}{2,4}))\.?$/u;
/** "5: A-1", "5 - A-1": how many, or a position. */
const IN_FRONT = /^(?<said>\d{1,3})\s*(?::|\s[-–—])\s+(?<rest>\S.*)$/u;
/** "A-1 x 3 (S/N 4410021)", "A-1, 5 pcs: 2 in May, 3 in June": behind a part number, before what else is said of it. */
const AFTER_NUMBER = [
  String.raw`${TIMES}\s?${NUMBER}\s*(?<unit>${UNIT})?(?!\p{L})`,
  String.raw`${NUMBER}\s*(?:(?<unit>${UNIT})|${TIMES})(?!\p{L})`,
].map(
  (count) =>
    new RegExp(
      String.raw`^(?<rest>\S+(?:\s\S+){0,2}?)[\s,;:–—-]+${count}(?<then>(?:\s*[,;:(–—]\s*|(?<=\.)\s+|\.\s+|\s+-\s)\S.*|\s+(?!of\s|de\s|x\s|per\s|по\s|por\s)\p{L}.*)$`,
      'iu',
    ),
);
/** Behind a part number, before its description: "A-1 5 EA SpO2 sensor". */
const INSIDE = new RegExp(
  String.raw`^(?<rest>\S+(?:\s\S+){0,2}?)\s+${NUMBER}\s*(?<unit>${PIECES})\s+(?<then>\p{L}.*)$`,
  'iu',
);
/** Between what names the goods and what else is said: "A-1 (adult) - 5 pcs - urgent". */
const BETWEEN = new RegExp(
  String.raw`^(?<rest>.*\S)(?:\s+[-–—]\s+|\s*[,;:]\s+)${NUMBER}\s*(?<unit>${PIECES})(?:\s+[-–—]\s+|\s*[,;:]\s+)(?<then>\S.*)$`,
  'iu',
);
/** "A-1 в количестве 6 штук в срок до …": a quantity that a word for it announces, before what else is said. */
const ANNOUNCED = new RegExp(
  String.raw`^(?<rest>.*?\S)[\s,;:(–—-]+${QUANTITY}\s*(?:(?:of|de)\s+)?${NUMBER}\s*(?<unit>${UNIT})?(?![\p{L}\p{N}])(?<then>[\s,;.)].*)$`,
  'iu',
);
/** Such a text may have another quantity: "5 boxes (of 10 pcs)". */
const OTHER_COUNT = new RegExp(String.raw`\d\s*(?:${UNIT})(?![\p{L}\p{N}])|${TIMES}\s*\d`, 'iu');
/** What one pack holds is no quantity: "box of 10". */
const PACK_OF = new RegExp(
  String.raw`[\s,;(]+(?:pack|box|case|bag|pk|bx|caja|paquete|bolsa|упаковка|упак?\.?|коробка)\s*(?:of|de|por|по|x|с)?\s*\d{1,4}\s*(?:${UNIT})?\)?$`,
  'iu',
);

/**
 * Splits a line of text into a part number or a description and a quantity, which may stand at either end, before
 * prices. The quantity is a text where it cannot be told which number is meant.
 */
export function splitQuantity(line: string, style: NumberStyle = UNKNOWN_STYLE): SplitLine {
  const scan = readScan(line);
  if (scan) return scan;
  const split = splitText(line, style);
  const left = split.quantity === null ? figureLeft(line.trim()) : null;
  return left ? { text: trimmed(left.text), quantity: `${left.figure}?` } : split;
}

const withoutEnd = (line: string): string => line.replace(/[\s.,;!。，；！]+$/u, '').trim();
/** "and 2 of A-1" */
const AND = /^(?:and|also|plus|y|e|и|ещ[её]|und|\+)\s+(?=\d)/iu;
/** "A-1--5" as "A-1 – 5". */
const withoutDashes = (line: string): string => line.replace(/\s*-{2,3}\s*(?=\d{1,4}(?:\s|$))/u, ' – ');

function splitText(line: string, style: NumberStyle): SplitLine {
  const plain = withoutAside(withoutRates(withoutDashes(withoutEnd(line))));
  const text = withFigures(withoutLabel(withoutLeadingPrice(plain.replace(AND, ''))));
  // "Un par" is one in figures.
  const uncertain = pairAtEnd(plain) ?? uncertainIn(text);
  if (uncertain) return { text: trimmed(uncertain.rest), quantity: uncertain.said };
  if (!/\d/u.test(text)) return { text, quantity: null };
  const packed = PACK_OF.exec(text);
  if (packed && namesGoods(text.slice(0, packed.index))) return splitText(text.slice(0, packed.index), style);
  const read = withoutPrices(text).flatMap((unpriced) => {
    const split = splitAt(unpriced.text, style);
    return unpriced.isSure || split.quantity !== null ? [{ ...split, ...unpriced, text: split.text }] : [];
  });
  const [first, ...others] = read;
  if (!first) return splitAt(text, style);
  const [best] = [
    ...read.filter(
      ({ quantity, prices: [each, total] }) =>
        each && total && Math.abs(Number(quantity ?? 1) * each - total) < 0.01 * total,
    ),
    ...read.filter(({ isStated }) => isStated),
  ];
  if (best) return { text: best.text, quantity: best.quantity };
  const shortest = read.map((each) => each.text).toSorted((one, other) => one.length - other.length)[0]!;
  const isOne = others.every(({ quantity }) => (quantity ?? 1) === (first.quantity ?? 1));
  if (isOne) return { text: shortest, quantity: first.quantity };
  return { text: shortest, quantity: text.slice(text.indexOf(shortest) + shortest.length).trim() };
}

/** A quantity that is stated: by a unit, a sign or a word. */
export const statedQuantity = (line: string, style: NumberStyle = UNKNOWN_STYLE): number | string | null => {
  const { isStated, quantity } = splitAt(withFigures(withoutAside(withoutEnd(line))), style);
  return isStated ? quantity : null;
};

/** Such a quantity at the end of a text that commas cut; a text where it is not certain. */
export const quantityInProse = (text: string, style: NumberStyle): number | string | null => {
  const plain = withoutRates(text);
  return uncertainIn(plain)?.said ?? statedQuantity(plain, style);
};

/** "P/N: M1191BL" */
const LABEL =
  /^(?:p\/n|part(?: (?:no|number))?|ref(?:erence)?|item(?: no)?|sku|mpn|cat(?:alog)?\.? no|артикул|арт|код|referencia|código|部件号|型号|货号|零件号)(?:[.:：#]+\s*|(?<=p\/n)\s+)(?=\S*[\p{L}\d])/iu;
export const withoutLabel = (text: string): string => text.replace(LABEL, '');

function splitAt(text: string, style: NumberStyle): SplitLine & { isStated: boolean } {
  if (!/\d/u.test(text)) return { text, quantity: null, isStated: false };
  for (const pattern of [...AT_END, ...AT_START]) {
    const { rest, figure, unit = '' } = pattern.exec(text)?.groups ?? {};
    if (!rest || !figure || !namesGoods(rest) || (AT_START.includes(pattern) && isMeasured(rest))) continue;
    const quantity = countOf(figure, unit, style) ?? `${figure} ${unit}`.trim();
    return { text: trimmed(rest), quantity, isStated: true };
  }
  for (const pattern of [...AFTER_NUMBER, ANNOUNCED]) {
    const { rest, figure, unit = '', then = '' } = pattern.exec(text)?.groups ?? {};
    if (!rest || !figure || !isPartNumber(rest.split(/\s/u).at(-1)!) || OTHER_COUNT.test(then)) continue;
    return {
      text: trimmed(rest),
      quantity: countOf(figure, unit, style) ?? `${figure} ${unit}`.trim(),
      isStated: true,
    };
  }
  for (const pattern of [INSIDE, BETWEEN]) {
    const { rest, figure, unit, then = '' } = pattern.exec(text)?.groups ?? {};
    const words = rest?.split(/\s/u) ?? [];
    const isNamed = pattern === INSIDE ? isPartNumber(words.at(-1) ?? '') : words.some(isPartNumber);
    if (!rest || !figure || !isNamed || OTHER_COUNT.test(then) || OTHER_COUNT.test(rest)) continue;
    return { text: trimmed(rest), quantity: countOf(figure, unit ?? '', style) ?? `${figure} ${unit}`, isStated: true };
  }
  const inFront = IN_FRONT.exec(text)?.groups;
  if (inFront && beginsWithPartNumber(inFront['rest']!))
    return { text: inFront['rest']!, quantity: `${inFront['said']}?`, isStated: true };
  const { rest, short, said = short } = COUNTED.exec(text)?.groups ?? {};
  if (rest && said && beginsWithPartNumber(rest) && !isUnit(said.split(/\s/u)[1]!) && !saysHowMade(said))
    return { text: trimmed(rest), quantity: said, isStated: true };
  return { ...(bareQuantity(text, style) ?? { text, quantity: null }), isStated: false };
}

// A bare number is a quantity only beside a part number: in "DS 100" or "12 345 678" it is a piece of one.
function bareQuantity(text: string, style: NumberStyle): SplitLine | null {
  const { rest, figure } = BARE_END.exec(text)?.groups ?? {};
  if (rest && figure && mayStandAlone(rest, figure.replaceAll(/\D/g, ''))) {
    if (BOUND_BEFORE.test(rest) || NAMES_PLACE.test(rest) || YEAR.test(figure))
      return { text: trimmed(rest), quantity: `${figure}?` };
    // "5 129" may be a quantity and a price, and so may "5" behind another number.
    const [, named, other] = /^(.*\S)\s+(\d{1,4})$/u.exec(rest) ?? [];
    if (named && other && named.split(/\s+/u).some(isPartNumber))
      return { text: trimmed(named), quantity: `${other} ${figure}` };
    const isUnsure = mayBePrice(figure, style) || /[ '’](?!000)\d{3}/u.test(figure);
    return { text: trimmed(rest), quantity: isUnsure ? figure : (countOf(figure, '', style) ?? figure) };
  }
  const [, first, after] = BARE_START.exec(text) ?? [];
  if (first && after && beginsWithPartNumber(after) && !/^[\d\s]+$/u.test(text))
    return { text: after, quantity: Number(first) };
  return null;
}

function mayStandAlone(before: string, last: string): boolean {
  if (!/\d/u.test(before)) return false;
  if (!/^[\d\s]+$/u.test(before)) return before.split(/\s+/u).some(isPartNumber);
  return !/\s/u.test(before) && before.length >= 4 && last.length < before.length;
}

/** "M1191BL …", and "SC 55.505.45": capitals of a maker before a number. */
const beginsWithPartNumber = (text: string): boolean => {
  const [first = '', second = ''] = text.split(/\s+/u);
  return isPartNumber(first) || (/^\p{Lu}{1,4}$/u.test(first) && /^\d/u.test(second) && isPartNumber(second));
};
const hasContent = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
/** False of a quantity with its unit or sign: in "5x PK100" PK100 is the part number, and no pack of 100. */
const namesGoods = (text: string): boolean =>
  hasContent(text) && !(/^\d.*[^\d\s.,'’]/u.test(text) && quantityIn(text) !== null);
/** "10 cm gauze", as in "10 x 10 cm gauze": the first figure is a measure, not a quantity. */
const isMeasured = (text: string): boolean => isUnit(/^\d+(?:[.,]\d+)?\s*(\p{L}+)\s/u.exec(text)?.[1] ?? '');
/** Without the signs between a number and its quantity: a dash, an equals sign, dots that lead to it. */
const trimmed = (text: string): string => text.replace(/(?:[\s,;:–—=/_…·，、-]|\.{2,})+$/u, '');

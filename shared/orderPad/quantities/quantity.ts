import { NUMBER_WORD } from '../../text/numberWords.ts';
import { hasNumber } from '../prose/hasNumber.ts';
import { type NumberStyle, UNKNOWN_STYLE } from './counts.ts';
import { readBy, type SplitLine, trimSeparators } from './forms.ts';
import { LEFT, namesNumber } from './leftForms.ts';
import { countsTwice, hasFigureBehind, isDoubtful } from './otherFigures.ts';
import { withoutPlace } from './places.ts';
import { withoutLeadingPrice, withoutPrices } from './prices.ts';
import { readScan } from './scans.ts';
import { withoutAside } from './stated.ts';
import { namesGoods, STATED, UNSTATED } from './statedForms.ts';
import { pairIn, uncertainIn } from './uncertain.ts';
import { UNIT } from './units.ts';
import { withFigures, withTens } from './withFigures.ts';
import { withoutRates } from './withoutRates.ts';

/** The content of one pack is no quantity: "box of 10"; in "a box of 10" it is. */
const PACK_OF = new RegExp(
  String.raw`(?<!(?:^|[\s,])(?:an?|una?|one|1))[\s,;(]+(?:pack|box|case|bag|pk|bx|caja|paquete|bolsa|упаковка|упак?\.?|коробка)\s*(?:of|de|por|по|x|с)?\s*\d{1,4}\s*(?:${UNIT})?\)?$`,
  'iu',
);
/** Longer lines are descriptions. */
const LINE_MAX = 300;

/**
 * Splits a line of text into a part number or a description and a quantity, which may stand at either end, before
 * prices. The quantity is a text where it cannot be told which number is meant.
 */
export function splitQuantity(typed: string, style: NumberStyle = UNKNOWN_STYLE): SplitLine {
  const line = typed.replace(TICKED, '');
  const tally = TALLY.exec(line);
  if (tally)
    return { text: trimSeparators(line.slice(0, tally.index)), quantity: tally[0].trim().replaceAll(STROKE, '|') };
  const [, figure = '', digits = ''] = FIGURE_BEFORE_DIGITS.exec(line) ?? [];
  if (digits !== '') return { text: digits, quantity: `${figure}?` };
  const split = splitUnticked(line, style);
  const { text, quantity } = split;
  const { rest, misread } = (quantity === null ? MISREAD_AT_END.exec(line)?.groups : undefined) ?? {};
  if (rest !== undefined && misread !== undefined) return { text: trimSeparators(rest), quantity: misread };
  // "41712 rolls 6": the longer figure is the part number.
  return typeof quantity === 'number' && quantity >= DIGITS_FROM && /^\d{1,4}$/u.test(text)
    ? { text: String(quantity), quantity: `${text}?` }
    : split;
}

/** "A-1 x 10 ✓": the line is done. */
const TICKED = /(?<=\S)\s*[✓✔☑√]\uFE0F?$/u;
/** "A-1 qty lO", "A-1 – З шт": letters that a scan holds for the digits of a quantity. */
const MISREAD_AT_END =
  /^(?<rest>.*\d.*?)[\s,;:–—-]+(?:(?:qty|quantity|cant|cantidad|кол-во|数量)[.:\s]*(?<misread>(?=.*[lIOoSBZЗзО|])[\dlIOoSBZЗзО|]{1,4})|(?<misread>[\dlIOSBЗзО|]{1,4})\s?(?:pcs?|ea|uds?|шт|уп)\.?)$/u;
/** "A-1 ||||": strokes that somebody has to count. */
const TALLY = /\s[|❘]{2,}$/u;
/** Replaces `|` in tallies, as `|` separates the cells of a row. */
export const STROKE = '❘';
/** "2 989803136991": a catalogue number of digits that is longer than any quantity. */
const FIGURE_BEFORE_DIGITS = /^\s*(\d{1,3})\s+(\d{7,14})\s*$/u;
/** A bare figure from this on is read as a part number, not as a quantity. */
const DIGITS_FROM = 10_000;

function splitUnticked(line: string, style: NumberStyle): SplitLine {
  const scan = readScan(line);
  if (scan) return scan;
  const { counted, size } =
    (line.length <= LINE_MAX && MAY_BE_SIZE.test(line) ? SIZE_AT_END.exec(line)?.groups : null) ?? {};
  if (counted !== undefined && size !== undefined) {
    const split = splitQuantity(counted, style);
    if (typeof split.quantity === 'number') return { ...split, text: `${split.text} ${size}` };
  }
  const split = splitText(line, style);
  if (typeof split.quantity === 'number')
    return countsTwice(split.text) || isDoubtful(line, split.quantity)
      ? { ...split, quantity: `${split.quantity}?` }
      : split;
  if (split.quantity !== null) return split;
  const text = withTens(line.trim());
  const splitByForm = text.length <= LINE_MAX && namesNumber(text) ? readBy(LEFT, text, style) : null;
  return splitByForm ?? (hasFigureBehind(split.text) || countsTwice(split.text) ? { ...split, quantity: '1?' } : split);
}

const MEASURED = String.raw`\d{1,4}(?:[.,]\d+)?`;
/** "A-1 2 pcs 35x43 cm": a size behind the quantity. */
const SIZE_AT_END = new RegExp(
  String.raw`^(?<counted>.*\d\s*${UNIT})[\s,(]+(?<size>${MEASURED}(?:\s?[xх×*]\s?${MEASURED}){1,2}\s?(?:mm|cm|m|in|мм|см|м|″|"|毫米|厘米)\)?)$`,
  'iu',
);
const MAY_BE_SIZE = /[xх×*]\s?\d{1,4}(?:[.,]\d+)?\s?[\p{L}"″]{1,2}\)?$/iu;
/** The beginnings of months: "Mar", "ene.", "января". */
const MONTHS = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|янв|фев|апр|ма[яй]|июн|июл|авг|сен|окт|ноя|дек)\p{L}*\.?`;
/** "A-1 - need by Dec 12 - 10 pieces": a day in front of a quantity. */
const DAY_BEFORE = new RegExp(
  String.raw`[\s,;(–—-]+(?:need(?:ed)?|required|due|wanted|delivery|deliver|eta|by|before|нужн\p{L}*|срок|до|к|para(?: el)?|antes del?|plazo|bis(?: zum)?)(?:\s+(?:by|before|on|до|к|el))?[\s:]+(?:${MONTHS}\s\d{1,2}(?:,?\s20\d{2})?|\d{1,2}\.?\s(?:de\s)?${MONTHS}(?:\s(?:de\s)?20\d{2})?|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?)\)?(?=[\s,;:–—-]+(?:\d{1,4}|${NUMBER_WORD})\s*${UNIT}$)`,
  'iu',
);
const withoutDay = (line: string): string =>
  line.length <= LINE_MAX && /\p{L}\.?$/u.test(line) ? line.replace(DAY_BEFORE, '') : line;

const withoutEnd = (line: string): string => line.replace(/[\s.,;!。，；！]+$/u, '').trim();
/** "and 2 of A-1" */
const AND = /^(?:and|also|plus|y|e|и|ещ[её]|und|\+)\s+(?=\d)/iu;
/** "A-1--5" as "A-1 – 5". */
const withoutDashes = (line: string): string => line.replace(/\s*-{2,3}\s*(?=\d{1,4}(?:\s|$))/u, ' – ');

function splitText(line: string, style: NumberStyle): SplitLine {
  const plain = withoutDay(withoutAside(withoutRates(withoutDashes(withoutEnd(line)))));
  const text = withFigures(withoutLabel(withoutLeadingPrice(withoutPlace(plain.replace(AND, '')))));
  // "Un par" is one in figures.
  const uncertain = pairIn(plain) ?? uncertainIn(text);
  if (uncertain) return { text: trimSeparators(uncertain.rest), quantity: uncertain.quantityText };
  if (!/\d/u.test(text)) return { text, quantity: null };
  const packed = PACK_OF.exec(text);
  if (packed && namesGoods({ rest: text.slice(0, packed.index) })) return splitText(text.slice(0, packed.index), style);
  const unpriced = withoutPrices(text);
  const read = unpriced.flatMap(({ text: itemText, prices, isSure }) => {
    const split = splitAt(itemText, style);
    return isSure || split.quantity !== null ? [{ ...split, prices }] : [];
  });
  const perPiece = text.replace(PER_ONE, ' ');
  const [counted] = [...unpriced, ...(perPiece === text ? [] : withoutPrices(perPiece))].flatMap(
    ({ text: itemText, prices }) => countedByPrices(itemText, prices) ?? [],
  );
  const [first, ...others] = read;
  if (!first) return counted ?? splitAt(text, style);
  const [best] = [
    ...read.filter(
      ({ quantity, prices: [each, total] }) =>
        each && total && Math.abs(Number(quantity ?? 1) * each - total) < 0.01 * total,
    ),
    ...(counted ? [counted] : []),
    ...read.filter(({ isStated }) => isStated),
  ];
  if (best) return { text: best.text, quantity: best.quantity };
  const shortest = read.map((each) => each.text).toSorted((one, other) => one.length - other.length)[0]!;
  const isOne = others.every(({ quantity }) => (quantity ?? 1) === (first.quantity ?? 1));
  if (isOne) return { text: shortest, quantity: first.quantity };
  return { text: shortest, quantity: text.slice(text.indexOf(shortest) + shortest.length).trim() };
}

/** "129.00 1 774.00": a price, for how many it is, and a sum, as SAP prints them. */
const PER_ONE = /(?<=\d[.,]\d{2})\s1\s(?=\d[\d.,]*[.,]\d{2}$)/u;

/** "A-1 paper 50 mm 25 RL 2.10 52.50": the figure that multiplies the first price to the second one. */
function countedByPrices(text: string, [each, total]: readonly number[]): SplitLine | null {
  const quantity = each && total ? Math.round(total / each) : 0;
  if (quantity < 1 || Math.abs(quantity * each! - total!) > CENT) return null;
  const figures = Array.from(text.matchAll(/(?<!\S)\d{1,6}(?!\S)/gu));
  const quantityMatch = figures.findLast(
    ({ 0: figure, index }) => Number(figure) === quantity && hasNumber(text.slice(0, index)),
  );
  return quantityMatch ? { text: trimSeparators(text.slice(0, quantityMatch.index)), quantity } : null;
}
const CENT = 0.011;

/** A quantity that is stated: by a unit, a sign or a word. */
export const statedQuantity = (line: string, style: NumberStyle = UNKNOWN_STYLE): number | string | null => {
  const text = withFigures(withoutAside(withoutEnd(line)));
  return /\d/u.test(text) ? (readBy(STATED, text, style)?.quantity ?? null) : null;
};

/** Such a quantity at the end of a text that commas cut; a text where it is not certain. */
export const quantityInProse = (text: string, style: NumberStyle): number | string | null => {
  const plain = withoutRates(text);
  return uncertainIn(plain)?.quantityText ?? statedQuantity(plain, style);
};

const LABEL =
  /^(?:p\/n|part(?: (?:no|number))?|ref(?:erence)?|item(?: no)?|sku|mpn|cat(?:alog)?\.? no|артикул|арт|код|referencia|código|部件号|型号|货号|零件号)(?:[.:：#]+\s*|(?<=p\/n)\s+)(?=\S*[\p{L}\d])/iu;
/** A text without the label before its part number: "P/N: M1191BL" as "M1191BL". */
export const withoutLabel = (text: string): string => text.replace(LABEL, '');

function splitAt(text: string, style: NumberStyle): SplitLine & { isStated: boolean } {
  const statedSplit = readBy(STATED, text, style);
  if (statedSplit) return { ...statedSplit, isStated: true };
  return { ...(readBy(UNSTATED, text, style) ?? { text, quantity: null }), isStated: false };
}

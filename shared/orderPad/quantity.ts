import { withoutPrices } from './prices.ts';

/** The largest quantity that is read; a longer number is a part number or a price. */
const DIGITS_MAX = 6;

// Words for "pieces" and for packs, as buyers write them. A word stands alone or against the number: "5pcs", "5 шт.".
const UNIT_WORDS =
  'pcs?|pieces?|pces?|ea|each|units?|sets?|packs?|pkgs?|pk|box(?:es)?|bx|cases?|rolls?|pairs?|qty|nos?' +
  '|uds?|unid(?:ad(?:es)?)?|unds?|pzas?|piezas?|cajas?|paquetes?|juegos?|rollos?|pares|par|bolsas?' +
  '|шт|штук[аи]?|ед|единиц[аы]?|уп|упак|упаков(?:ка|ки|ок)|компл|комплект(?:а|ов)?|кор|короб(?:ка|ки|ок)|пар[аы]?|наб|набор(?:а|ов)?|рул|рулон(?:а|ов)?' +
  '|件|个|個|只|支|盒|箱|包|套|台|根|条|條|把|对|對|卷|片|瓶|袋';
const UNIT = String.raw`(?:${UNIT_WORDS})\.?`;
const TIMES = '[xхх×*]';
/** 5 · 5,00 · 5.0 */
const NUMBER = String.raw`(\d{1,${DIGITS_MAX}})(?:[.,]0{1,3})?`;

const ALONE = new RegExp(
  String.raw`^(?:(?:qty|quantity|cant|cantidad|кол-во|количество|数量)[.:\s]*)?(?:${TIMES}\s*)?${NUMBER}\s*(?:${TIMES}|${UNIT})?$`,
  'iu',
);
const GROUPED = /^\d{1,3}(?:[ '’]\d{3})+$/u;

/** Reads a cell that holds a quantity and nothing else; null for any other text. "1 000" and "5,00" are quantities. */
export function quantityOf(cell: string): number | null {
  const text = cell.normalize('NFKC').trim();
  const grouped = GROUPED.test(text) ? text.replaceAll(/\D/g, '') : text;
  const digits = ALONE.exec(grouped)?.[1];
  return digits === undefined ? null : Number(digits);
}

interface SplitLine {
  text: string;
  quantity: number | string | null;
}

/** "qty", "quantity": words for it, in front of its number. */
const QUANTITY = '(?:qty|quantity|cant(?:idad)?|кол-во|количество|数量)[.:：]*';
/** M1191BL 1 000 шт. */
const GROUPED_END = new RegExp(String.raw`^(.*?\S)\s+(\d{1,3}(?:[ '’]\d{3})+)(?:[.,]0{1,3})?\s*${UNIT}$`, 'iu');
const AT_END = [
  // M1191BL×5: a sign that no part number has
  new RegExp(String.raw`^(.*?\S)\s*×\s*${NUMBER}\s*(?:${UNIT})?$`, 'iu'),
  // M1191BL x5 · M1191BL × 5 pcs · M1191BL, qty 5
  new RegExp(String.raw`^(.*?\S)[\s,;:–—-]*\s(?:${TIMES}|${QUANTITY})\s*${NUMBER}\s*(?:${UNIT})?$`, 'iu'),
  // M1191BL 5 pcs · M1191BL - 5 шт. · M1191BL 5x
  new RegExp(String.raw`^(.*?\S)(?:\s*[,;:–—]\s*|\s+-\s*|\s+)${NUMBER}\s*(?:${UNIT}|${TIMES})$`, 'iu'),
  // M1191BL (5) · M1191BL (5 pcs)
  new RegExp(String.raw`^(.*?\S)\s*\(\s*(?:${TIMES}\s*)?${NUMBER}\s*(?:${UNIT}|${TIMES})?\s*\)$`, 'iu'),
];
const AT_START = [
  // 5x M1191BL · 5 x M1191BL · 5 pcs M1191BL
  new RegExp(String.raw`^${NUMBER}\s*(?:${TIMES}|${UNIT})[\s,;:–—-]+(\S.*)$`, 'iu'),
  new RegExp(String.raw`^(?:${TIMES}|${QUANTITY})\s*${NUMBER}(?:\s*${UNIT})?[\s,;:–—-]+(\S.*)$`, 'iu'),
];
/** "5", "5,00", "5.0", "1 000". */
const BARE_END = /^(.*?\S)(?:\s*[,;=–—]\s*|\s+)(\d{1,3}(?:[ '’]\d{3})+|\d{1,4})(?:[.,]0{1,3})?$/u;
const BARE_START = /^(\d{1,3})\s+(\S.*)$/u;

/**
 * Splits a line of text into a part number or a description and a quantity, which may stand at either end, before
 * prices. The quantity is a text where it cannot be told from a price.
 */
export function splitQuantity(line: string): SplitLine {
  const text = withoutLabel(line.trim());
  const read = withoutPrices(text).flatMap((unpriced) => {
    const split = splitAt(unpriced.text);
    return unpriced.isSure || split.quantity !== null ? [{ ...split, ...unpriced, text: split.text }] : [];
  });
  const [first, ...others] = read;
  if (!first) return splitAt(text);
  const [best] = [
    ...read.filter(({ quantity, prices: [each, total] }) => each && total && Math.abs((quantity ?? 1) * each - total) < 0.01 * total), // prettier-ignore
    ...read.filter(({ isStated }) => isStated),
  ];
  if (best) return { text: best.text, quantity: best.quantity };
  const shortest = read.map((each) => each.text).toSorted((one, other) => one.length - other.length)[0]!;
  const isOne = others.every(({ quantity }) => (quantity ?? 1) === (first.quantity ?? 1));
  if (isOne) return { text: shortest, quantity: first.quantity };
  return { text: shortest, quantity: text.slice(text.indexOf(shortest) + shortest.length).trim() };
}

/** A quantity that is stated: by a unit, a sign or a word. */
export const statedQuantity = (line: string): number | null => {
  const { isStated, quantity } = splitAt(line.trim());
  return isStated ? quantity : null;
};

/** "P/N: M1191BL" */
const LABEL =
  /^(?:p\/n|part (?:no|number)|ref(?:erence)?|item(?: no)?|sku|mpn|cat(?:alog)?\.? no|артикул|арт|код|referencia|código|部件号|型号|货号|零件号)(?:[.:：#]+\s*|(?<=p\/n)\s+)(?=\S*[\p{L}\d])/iu;
export const withoutLabel = (text: string): string => text.replace(LABEL, '');

function splitAt(text: string): { text: string; quantity: number | null; isStated: boolean } {
  const [, before, thousands] = GROUPED_END.exec(text) ?? [];
  if (before && thousands && isPartNumber(before.split(/\s+/u).at(-1)!))
    return { text: trimmed(before), quantity: Number(thousands.replaceAll(/\D/gu, '')), isStated: true };
  for (const pattern of AT_END) {
    const [, rest, digits] = pattern.exec(text) ?? [];
    if (rest && digits && hasContent(rest)) return { text: trimmed(rest), quantity: Number(digits), isStated: true };
  }
  for (const pattern of AT_START) {
    const [, digits, rest] = pattern.exec(text) ?? [];
    if (rest && digits && hasContent(rest)) return { text: trimmed(rest), quantity: Number(digits), isStated: true };
  }
  return { ...(bareQuantity(text) ?? { text, quantity: null }), isStated: false };
}

// A bare number is a quantity only beside a part number: in "DS 100" or "12 345 678" it is a piece of one.
function bareQuantity(text: string): { text: string; quantity: number } | null {
  const [, before, last] = BARE_END.exec(text) ?? [];
  const digits = last?.replaceAll(/\D/g, '');
  if (before && digits && mayStandAlone(before, digits)) return { text: trimmed(before), quantity: Number(digits) };
  const [, first, after] = BARE_START.exec(text) ?? [];
  if (first && after && isPartNumber(after.split(/\s/u)[0]!) && !/^[\d\s]+$/u.test(text))
    return { text: after, quantity: Number(first) };
  return null;
}

function mayStandAlone(before: string, last: string): boolean {
  if (!/\d/u.test(before)) return false;
  if (!/^[\d\s]+$/u.test(before)) return before.split(/\s+/u).some(isPartNumber);
  return !/\s/u.test(before) && before.length >= 4 && last.length < before.length;
}

/** Three letters and digits or more, with a digit among them. */
const isPartNumber = (word: string): boolean => /\d/u.test(word) && word.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 3;
const hasContent = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
/** Without the signs between a number and its quantity: a dash, an equals sign, dots that lead to it. */
const trimmed = (text: string): string => text.replace(/(?:[\s,;:–—=/_…·-]|\.{2,})+$/u, '');

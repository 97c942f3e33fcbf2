/** How the figures of a list are written. */
export interface NumberStyle {
  /** The sign before decimals, where a figure of the list shows it. */
  decimal: '.' | ',' | null;
  /** Figures with two decimals are prices, even where the decimals are zeros. */
  arePrices: boolean;
}

export const UNKNOWN_STYLE: NumberStyle = { decimal: null, arePrices: false };

/** 5 · 5,00 · 5.000 · 1 000 · 1'000 · 1.290,00 */
export const FIGURE = String.raw`\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?|\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,3})?`;

/** A figure in a text that shows by two decimals which sign stands before them; a date has more of these signs. */
const WITH_CENTS = /(?<![\p{L}\p{N}.,])\d+(?:[ .,'’]\d{3})*([.,])\d{2}(?![.,]?\d)/gu;
/** A line that ends with two decimals. */
const CENTS_LAST = /\s(\d+)[.,](\d{2})$/u;
/** A figure with decimals from this on is read as a price, not as a quantity. */
const PRICE_FROM = 100;

/** True of "129,00" and "9.90": an amount, and hardly a quantity. */
const isPrice = (whole: string, cents: string): boolean => cents !== '00' || Number(whole) >= PRICE_FROM;

/** How a list writes its figures, by those that leave no doubt. */
export function styleOf(lines: readonly string[]): NumberStyle {
  const signs = new Set(lines.flatMap((line) => Array.from(line.matchAll(WITH_CENTS), ([, sign]) => sign)));
  const [sign] = signs;
  const arePrices = lines.some((line) => {
    const [, whole, cents] = CENTS_LAST.exec(line.trim()) ?? [];
    return whole !== undefined && cents !== undefined && isPrice(whole, cents);
  });
  return { decimal: signs.size === 1 && (sign === '.' || sign === ',') ? sign : null, arePrices };
}

/** Words for pieces whose language has one sign between thousands. An "EA" comes from programs of any country. */
const SPANISH = /^(?:uds?|unid|unidad(?:es)?|unds?|pzas?|piezas?|cajas?|paquetes?|juegos?|rollos?)\.?$/iu;
const ENGLISH = /^(?:pcs?|pieces?|units?|sets?|packs?|boxes|cases|rolls|pairs)\.?$/iu;

const thousandsSignOf = (unit: string): '.' | ',' | null =>
  SPANISH.test(unit) ? '.' : ENGLISH.test(unit) || /\p{Script=Han}/u.test(unit) ? ',' : null;

/**
 * Parses a figure as a whole number. Returns null if it is none, or ambiguous: "1.000" is a thousand in Madrid and
 * one piece in a table with three decimals, unless its unit or another figure of the list tells.
 */
export function countOf(figure: string, unit = '', { decimal }: NumberStyle = UNKNOWN_STYLE): number | null {
  const plain = figure.replaceAll(/[ '’]/gu, '');
  const [, bare] = /^(\d+)(?:[.,]0{1,2})?$/u.exec(plain) ?? [];
  if (bare !== undefined) return bare.length > 6 ? null : Number(bare);
  const [, grouped] = /^(\d{1,3}(?:([.,])\d{3})+)(?!\2)[.,]0{1,2}$|^$/u.exec(plain) ?? [];
  if (grouped !== undefined) return Number(grouped.replaceAll(/\D/gu, ''));
  if (/^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/u.test(plain)) return Number(plain.replaceAll(/\D/gu, ''));
  const [, whole, sign, rest] = /^(\d+)([.,])(\d{3})$/u.exec(plain) ?? [];
  if (whole === undefined || rest === undefined) return null;
  const mayGroup = whole.length <= 3 && !whole.startsWith('0');
  // There is no half of a piece.
  const isOfPieces = unit !== '' && rest !== '000';
  const isGrouped = mayGroup && (isOfPieces || (decimal === null ? thousandsSignOf(unit) === sign : decimal !== sign));
  if (isGrouped) return Number(whole + rest);
  return rest === '000' && (!mayGroup || decimal === sign) ? Number(whole) : null;
}

/** True of a figure at the end of a line that may be a price as well as a quantity: "129,00". */
export function mayBePrice(figure: string, { arePrices }: NumberStyle): boolean {
  const [, whole, cents] = /^(.*)[.,](\d{2})$/u.exec(figure) ?? [];
  return whole !== undefined && cents !== undefined && (arePrices || isPrice(whole.replaceAll(/\D/gu, ''), cents));
}

import { placeBehind } from './units.ts';

const NUMBERS = /^(\d+(?:[.,]\d+)?)(?:[-–—x×*](\d+(?:[.,]\d+)?))?$/;
const ATTACHED = /^([\d.,]+(?:[-–—x×*][\d.,]+)?)(\p{L}[\p{L}\d/]*)$/u;

/** The numbers of a measure, one or a range, and its unit, where a piece of text has both: "2-5MHz". */
export function attachedMeasure(text: string): { numbers: string; unit: string } | null {
  const [, numbers = '', unit = ''] = ATTACHED.exec(text) ?? [];
  return NUMBERS.test(numbers) && placeBehind(unit) ? { numbers, unit } : null;
}

/** The numbers of a size; of any other text none. */
export const sizeParts = (text: string): string[] =>
  /^\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)+$/.test(text) ? text.split('x') : [];

/** True for one number or two: "12", "2-5", "10x15". */
export const isNumbers = (text: string): boolean => NUMBERS.test(text);

const SMALL_NUMBER = String.raw`\d{1,3}(?:[.,]\d+)?`;
const RANGE = new RegExp(String.raw`^(${SMALL_NUMBER})\s*[-–—~]\s*(${SMALL_NUMBER})$`);
const SIZE = new RegExp(String.raw`^${SMALL_NUMBER}(?:\s*[x×*/]\s*${SMALL_NUMBER})+$`, 'i');

/** The ends of a text that is a range of small numbers without a unit: "27-35". Of any other text none. */
export function rangeEnds(text: string): number[] {
  const [low, high] = (RANGE.exec(text) ?? []).slice(1).map((end) => Number(end.replace(',', '.')));
  return low !== undefined && high !== undefined && low < high ? [low, high] : [];
}

/** "27-35" and "10 x 15" among words are a range and a size as a rule, even where these digits are a part number. */
export const mayBeSize = (text: string): boolean => rangeEnds(text).length > 0 || SIZE.test(text);

/** The numbers of a measure, one or two. */
export function numbersIn(numbers: string): number[] {
  const [, first, second] = NUMBERS.exec(numbers) ?? [];
  return [first, second].flatMap((text) => (text === undefined ? [] : [Number(text.replace(',', '.'))]));
}

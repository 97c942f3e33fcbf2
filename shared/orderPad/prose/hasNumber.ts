import { isPartNumber } from '../quantities/isPartNumber.ts';

const DATE = /^(?:\d{1,4}([./-])\d{1,2}\1\d{1,4}|\d{1,2}[./-]\p{L}{3,9}\.?[./-](?:\d{2}|20\d{2}))\.?$/u;
/** "5ml", "2.5m", "10х15см": as short as a part number, and a measure. */
const MEASURE = /^[\d.,×xх–-]+\p{L}{0,3}[²³]?$/u;
/** "3楼12床要": a floor and a bed. */
const PLACES = /^(?:\d{1,4}[楼层床房室号栋区]\p{Script=Han}*)+$/u;
const isNumber = (word: string): boolean =>
  isPartNumber(word) &&
  !PLACES.test(word) &&
  !DATE.test(word) &&
  (!MEASURE.test(word) || word.replaceAll(/\D/gu, '').length >= 5);
/** True of a text with what looks like a part number, and no date, measure or price. */
export const hasNumber = (text: string): boolean => text.split(/[\s,;:()[\]]+/u).some(isNumber);

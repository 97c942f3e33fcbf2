import { type Counted, countedGoods } from '../prose/countedGoods.ts';
import { isPartNumber } from './isPartNumber.ts';

/** "10 electrodes ref. A-1" */
const LABEL =
  /\s+(?:ref(?:erenc\p{L}+)?|p\/?n|part(?: no)?|art\p{L}*|арт\p{L}*|код|code|c[oó]d\p{L}*|no|nº|№|sku|item|cat(?: no)?|model\p{L}*|мод\p{L}*|número|номер|#)\.?:?$/iu;
const YEAR = /^(?:19|20)\d{2}\D?$/u;

/** "5 sensors M1191BL", "2 датчика (M1191BL)": goods in words with how many, and their part number; null for any other text. */
export function countedBeforeNumber(text: string): Counted | null {
  const words = text.split(/\s+/u);
  const at = words.findIndex((word, index) => index > 1 && isPartNumber(word) && !YEAR.test(word));
  const counted = at < 0 ? null : countedGoods(words.slice(0, at).join(' ').replace(LABEL, ''));
  return counted && { figure: counted.figure, goods: words.slice(1).join(' ') };
}

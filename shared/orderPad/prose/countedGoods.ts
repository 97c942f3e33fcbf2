import { figureOf, NUMBER_WORD } from '../../text/numberWords.ts';
import { isUnit } from '../../search/measures/units.ts';
import { isUnitWord } from '../quantities/units.ts';

/** "2 convex probes": no digit follows. */
const COUNTED = new RegExp(String.raw`^(?<figure>\d{1,3}|${NUMBER_WORD})\s+(?<goods>\p{L}[^\d]*)$`, 'iu');
/** "3 way stopcock", "12 lead cable", "2 weeks": the number says how the thing is made, or when. */
const NOT_COUNTED =
  /^(?:items?|lines?|positions?|líneas?|artículos?|позици\p{L}+|строк\p{L}*|наименовани\p{L}+|way|leads?|channels?|ply|parts?|pins?|points?|ports?|pieces?|lumen|wire|layers?|stage|days?|weeks?|months?|years?|hours?|días?|semanas?|meses|años?|дн\p{L}+|недел\p{L}+|месяц\p{L}*|канал\p{L}*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)(?!\p{L})/iu;
/** True of "3 way", "12 lead cable", "2 weeks": no pieces are counted. */
export const saysHowMade = (text: string): boolean => NOT_COUNTED.test(text.replace(/^\S+\s+/u, ''));
/** More than one of a thing: "probes for Lyra", "sondas", "датчика". */
const SEVERAL = /\p{L}{3,}s(?=$|[\s,.!?]+(?:$|(?:for|with|of|de|para|con)\s))|\p{Script=Cyrillic}{3,}/iu;

export interface Counted {
  figure: number;
  goods: string;
}

/** Goods in words with how many there are of them: "2 probes", "two convex probes"; null for any other text. */
export function countedGoods(text: string): Counted | null {
  const { figure = '', goods = '' } = COUNTED.exec(text.trim())?.groups ?? {};
  const [first = ''] = goods.split(/\s+/u);
  if (goods === '' || NOT_COUNTED.test(goods) || isUnitWord(first) || isUnit(first) || !SEVERAL.test(goods))
    return null;
  const count = Number(figureOf(figure));
  return count > 1 ? { figure: count, goods: goods.replace(/[\s.,!?]+$/u, '') } : null;
}

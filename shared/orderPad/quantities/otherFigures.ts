import { isUnit } from '../../search/measures/units.ts';
import { saysHowMade } from '../prose/countedGoods.ts';
import { isUnitWord, TIMES, UNIT } from './units.ts';

/** Letters with two digits or more: "M1191BL", and not "SpO2". */
const NUMBER = String.raw`(?=\S*\p{L})\S*\d\S*\d\S*`;
/** A figure does not begin behind these: "pack of 10", "x 5", "1,000". */
const NOT_BEFORE = String.raw`(?<![\p{L}\p{N}.,/(（+-]|(?:of|with|de|per|à|по|за|je|zu|pack|box|case|bag|kit|set|caja|bolsa|упак?\.?|уп|x|×)\.?\s*)`;
/** Signs of a second quantity in what a line names. */
const COUNTS = [
  // A-1 20 packs
  String.raw`${NOT_BEFORE}\d{1,4}\s*(?:${UNIT})(?![\p{L}\p{N}/])`,
  // EA 5 A-1
  String.raw`^(?:ea|each|pcs?|pieces?|uds?|шт|件|个)\.?\s+\d{1,4}\s+${NUMBER}`,
  // A-1 qty 3
  String.raw`(?<!\p{L})(?:(?:qty|quantity|cantidad|menge|кол-во|количество|数量)(?:[.:：-]+\s*|\s+)|q[:.]\s?)\d`,
  // A-1 2x ICU
  String.raw`(?<![\p{L}\p{N}.,/-])\d{1,3}\s?[x×](?=\s+\S*\p{L}|$)`,
  // 50 A-1
  String.raw`^\d{1,4}(?:\s?${TIMES}\s?\d{1,4})?\s+${NUMBER}`,
  // our 12 A-1
  String.raw`(?<!\p{L})(?:our|my|your|the|these|those|nuestr[oa]s|l[oa]s|наши\p{L}*|эти\p{L}*|unser\p{L}*|我们的?)\s?\d{1,4}\s+${NUMBER}`,
  // actually 5
  String.raw`(?<!\p{L})(?:actually|sorry|rather|better|make (?:it|that)|mejor|perd[oó]n|лучше|точнее|вернее)[\s,:]+\d{1,4}(?![\p{L}\p{N}.,/-]*\d)`,
  // A-1五个 B-2
  String.raw`[A-Za-z\d][一二两三四五六七八九十]{1,3}(?=\p{Script=Han})${UNIT}`,
  // A-1 each
  String.raw`${NUMBER}\s(?:each|apiece|per (?:room|ward|bed|site|theatre|unit)|c\/u|cada un[oa]|на кажд\p{L}+)$`,
  // A-1 2 B-2 · A-1 10
  String.raw`(?:^|\s)${NUMBER}\s(?:[=:–-]\s)?\d{1,4}(?:$|\s(?=${NUMBER}))`,
  // A-1 2 or · A-1 up to; but "A-1 for the OR" names a room
  String.raw`(?<!\s(?:the|for|in|our|my))\s(?:or|to|at least|at most|max\.?|hasta|al menos|como mínimo|или|до|не менее|oder|bis|mindestens)$|(?:至少|最多|或)$`,
].map((form) => new RegExp(form, 'iu'));

/** True of what a line names besides its quantity, where it says a quantity, too: "A-1 10", as of "A-1 10 (1 box)". */
export const countsTwice = (itemText: string): boolean =>
  /\d/u.test(itemText) && itemText.length <= NAMED_MAX && COUNTS.some((form) => form.test(itemText));
/** Longer texts are descriptions. */
const NAMED_MAX = 120;

/** "maybe 5", "if in stock", "возможно": the buyer has not decided. */
const DOUBT =
  /(?<![\p{L}\p{N}-])(?:maybe|perhaps|possibly|if|unless|quiz[áa]s?|tal vez|возможно|может быть|если|наверное|vielleicht|falls)(?![\p{L}\p{N}-])|如果|也许/iu;
/** A quantity for each period: a line may not say for how many periods. */
const EACH_TIME = [
  String.raw`(?:per|a|every|each|al|por|cada|в|каждый|каждую|каждые|pro)\s(?:day|week|month|quarter|year|día|semana|mes|trimestre|año|день|неделю|месяц|квартал|год|tag|woche|monat|quartal|jahr)`,
  String.raw`weekly|monthly|quarterly|yearly|annually|semanal(?:es|mente)?|mensual(?:es|mente)?|trimestral(?:es|mente)?|anual(?:es|mente)`,
  'еженедельно|ежемесячно|ежеквартально|ежегодно|wöchentlich|monatlich|vierteljährlich|jährlich',
].join('|');
/** "A-1 40 boxes quarterly", "Weekly: A-1 2". */
const PERIODIC = new RegExp(
  String.raw`(?:\d(?:[^\d,;]*[\s,])?|^[^\p{L}\d]*)(?:${EACH_TIME})(?!\p{L})|每(?:天|周|星期|月|个月|季度?|年)`,
  'iu',
);
/** "at least 5", "no more than 5". */
const BOUND = new RegExp(
  String.raw`(?<!\p{L})(?:at least|at most|no (?:more|less|fewer) than|minimum(?: of)?|maximum(?: of)?|min\.?|max\.?|up to|al menos|no más de|como (?:mínimo|máximo)|mínimo|máximo|hasta|не (?:менее|более)|минимум|максимум|mindestens|höchstens|至少|最少|最多)\s*(\d{1,4})(?!\d)`,
  'iu',
);
const CORRECTED =
  /(?<!\p{L})(?:sorry|oops|actually|correction|i meant?|make (?:it|that)|correcci[oó]n|perd[oó]n|mejor|digo|поправк\p{L}+|извин\p{L}+|точнее|вернее|ошиб\p{L}+|korrektur|pardon|更正|不对|应该是)[\s,:;.–—-]{0,4}(?:\p{L}{1,6}\s){0,2}(\d{1,4})(?![\p{L}\d]|[.,/-]\d)/iu;
/** The quantity that corrects another one: "5" in "A-1 x 3 (sorry: 5)"; null if the line corrects none. */
export const correctedFigure = (line: string): string | null => CORRECTED.exec(line)?.[1] ?? null;

/**
 * True of a line that says its quantity under a condition, of each of several times, or as a bound, or that corrects it: "A-1 x1
 * maybe 2".
 */
export const isDoubtful = (line: string, quantity: number): boolean =>
  HAS_WORD.test(line) &&
  (DOUBT.test(line) ||
    PERIODIC.test(line) ||
    Number(BOUND.exec(line)?.[1]) === quantity ||
    Number(correctedFigure(line) ?? quantity) !== quantity);
const HAS_WORD = /(?:^|\P{L})\p{Ll}{2}|\p{L}{5}|\p{Script=Han}/iu;

/** A figure behind a part number, with letters at it or a word behind. */
const FIGURE =
  /(?<![\p{L}\p{N}.,:/№#(（[-])(?<figure>\d{1,4}(?:[.,]\d)?|½|[1-3]\/[2-4])(?<glued>\p{L}{0,3})(?![\p{L}\p{N}]|[./:,-]\d)(?=\s?(?<after>\S*(?:\s\S+){0,2}))/gu;
const BEHIND = new RegExp(String.raw`(?:^|\s)(?:${NUMBER}|\d{5,8}(?=[\s,;]))(?<behind>[\s,;].*)$`, 'u');
/** The beginning of a date's month, or a Chinese word for a date or an hour. */
export const MONTH =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|янв|фев|апр|ма[яй]|июн|июл|авг|сен|окт|ноя|дек|[月日年号天点时周])/iu;
/** "(24/box)", "50/pk" */
const PACK = /^\/(\p{L}+)/u;

/** True of a line without a quantity that has a figure behind its part number, and no measure, date or pack: "A-1 2dz". */
export function hasFigureBehind(line: string): boolean {
  const { behind = '' } = line.length <= NAMED_MAX ? (BEHIND.exec(line)?.groups ?? {}) : {};
  return Array.from(behind.matchAll(FIGURE)).some(({ groups }) => {
    const { figure = '', glued = '', after = '' } = groups ?? {};
    // "10 x 15 cm"
    const word = glued || (/^(?:[x×*]\s?[\d.,]+\s?){0,2}(?<word>\p{L}*)/u.exec(after)?.groups?.['word'] ?? '');
    const [, pack = ''] = PACK.exec(after) ?? [];
    const isMeasure = word !== '' && (isUnit(word) || MONTH.test(word) || saysHowMade(`${figure} ${word}`));
    return !isMeasure && !isUnitWord(pack) && !/^[%"″'°]/u.test(after);
  });
}

const BEFORE = new RegExp(String.raw`^(?<before>.*[\s(（:：])(?:${NUMBER})[)）\s.,;]*$`, 'u');
/** "supply of 25 sensors", "采购25个": a figure before the word for goods, and no measure. */
const OF_GOODS =
  /(?<![\p{L}\p{N}.,:/№#(（[-]|(?:kit|set|box|pack|case|bag|caja|bolsa|набор|комплект|упаковка)\s(?:of|de|из|по)\s)(?<figure>\d{1,4})\s+(?<word>\p{L}{3,})/giu;
const OF_GOODS_HAN = /(?<=\p{Script=Han})(?<figure>\d{1,4})[个把台只支件套盒箱包](?=\p{Script=Han}{2})/u;

/** The figure in a line without a quantity that may count the goods whose part number ends it: "25 sensors (ref. A-1)". */
export function figureBefore(line: string): string | null {
  const { before = '' } = line.length <= NAMED_MAX ? (BEFORE.exec(line)?.groups ?? {}) : {};
  for (const { groups } of before.matchAll(OF_GOODS)) {
    const { figure = '', word = '' } = groups ?? {};
    if (!isUnit(word) && !isUnitWord(word) && !MONTH.test(word) && !saysHowMade(`${figure} ${word}`)) return figure;
  }
  return OF_GOODS_HAN.exec(before)?.groups?.['figure'] ?? null;
}

import { isUnit } from '../../search/measures/units.ts';
import { figureOf, NUMBER_WORD } from '../../text/numberWords.ts';
import { saysHowMade } from '../prose/countedGoods.ts';
import type { Form, FormGroups } from './forms.ts';
import { isPartNumber } from './isPartNumber.ts';
import { MONTH } from './otherFigures.ts';
import { UNIT } from './units.ts';

/** "10 electrodes ref. A-1" */
const LABEL =
  /^(?:ref(?:erenc\p{L}+)?|p\/?n|part|art\p{L}*|арт\p{L}*|код|code|c[oó]d\p{L}*|no|nº|№|sku|item|cat|model\p{L}*|мод\p{L}*|número|номер|pos\p{L}*|поз\p{L}*|line|lot|lote|#)\.?:?$/iu;
const YEAR = /^(?:19|20)\d{2}\D?$/u;
/** A word that names goods: letters and digits, or digits that are too few for a telephone. */
const isNumber = (word: string): boolean =>
  isPartNumber(word.replaceAll(/\p{Script=Han}+/gu, '')) &&
  (/[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(word) || /^\d{4,8}$/u.test(word));
/** True of a text that names goods by a number. */
export const namesNumber = (text: string): boolean => text.split(/[\s,;()（），。：、]+/u).some(isNumber);

/** Words that stand between the figure and the number. */
const WORDS_MAX = 5;
function countsNamed({ rest, figure }: FormGroups): boolean {
  const [first = '', ...others] = rest.split(/\s+/u);
  const index = [first, ...others].findIndex((word) => isPartNumber(word) && /\p{L}/u.test(word) && !YEAR.test(word));
  if (!(Number(figureOf(figure)) > 1) || index < 1 || index > WORDS_MAX || !/^\p{L}{2,}/u.test(first)) return false;
  return !LABEL.test(first) && !MONTH.test(first) && !isUnit(first) && !saysHowMade(`${figure} ${rest}`);
}

const isSeveral = ({ figure }: FormGroups): boolean => figureOf(figure) !== '1';
const WORD = String.raw`(?:${NUMBER_WORD}|\p{Script=Han}?百)`;
const NOT_BEFORE = String.raw`(?:of|de|per|à|по|за|je|pack|box|kit|set|caja|упак?\.?|уп|x|×)`;

/** Forms of lines with a figure beside a part number that no form of a quantity has. It may say how many. */
export const LEFT: readonly Form[] = [
  // 25 41712
  { form: /^(?<figure>\d{1,3})\s+\d{4,8}$/u, outcome: 'ask', holds: isSeveral },
  // M1191BLx5 · 5xM1191BL: no part number in capitals has a small letter for a sign of times
  {
    form: /^(?<rest>(?=\S*\p{Lu})(?=\S*\d)[\p{Lu}\d./-]{4,})[xх](?<figure>\d{1,3})$/u,
    outcome: 'ask',
    holds: () => true,
  },
  {
    form: /^(?<figure>\d{1,3})[xх](?<rest>(?=\S*\p{Lu})(?=\S*\d)[\p{Lu}\d./-]{4,})$/u,
    outcome: 'ask',
    holds: () => true,
  },
  // 5/M1191BL
  {
    form: /^(?<figure>\d{1,3})\/(?<rest>(?=\S*\p{L})(?=\S*\d\S*\d)[\p{L}\d.-]{4,})$/u,
    outcome: 'ask',
    holds: () => true,
  },
  // M1191BL+5 · M1191BL 5/5
  {
    form: /^(?<rest>(?=\S*\p{L})(?=\S*\d)[\p{L}\d./-]{4,})(?:\+(?<figure>\d{1,3})|\s+(?<figure>\d{1,3})\/[1-9]\d{0,2})$/u,
    outcome: 'ask',
    holds: () => true,
  },
  // 5 sensors M1191BL · 5 more M1191BL · 2 датчика (M1191BL)
  {
    form: new RegExp(
      String.raw`^(?:(?:and|also|plus|add|y|и|und|\+)\s+)?(?<figure>\d{1,3}|${NUMBER_WORD})\s+(?<rest>\S.*)$`,
      'iu',
    ),
    outcome: 'ask',
    holds: countsNamed,
  },
  // one hundred (100) M1191BL
  {
    form: /(?<!\S)(?<after>\p{L}{2,})\s\((?<figure>\d{1,4})\)\s+(?=\S*\d)(?<rest>\S.*)$/u,
    outcome: 'ask',
    holds: ({ after, rest }) => namesNumber(rest) && !LABEL.test(after),
  },
  // wants 3 M1191BL
  {
    form: /^(?<after>\p{L}{2,}(?:\s+\p{L}+){0,3})\s+(?<figure>\d{1,3})\s+(?<rest>(?=\S*\p{L})(?=\S*\d\S*\d)[\p{L}\d./-]{4,})$/iu,
    outcome: 'ask',
    holds: (groups) => isSeveral(groups) && !groups.after.split(/\s+/u).some((word) => LABEL.test(word)),
  },
  // A-1@5 · A-1..5 · A-1 {5} · A-1 надо 5 · A-1 要5: in a lookahead, as each word of the line is tried
  {
    form: /(?<!\S)(?=(?<number>\S*?[\p{Script=Latin}\p{Script=Cyrillic}\p{N}])(?:\s+[([{<#@+-]*\s*|\s*[@#{<([:]\s*|\.{2,}\s*|\s*\p{Script=Han}{1,3}\s*)(?<figure>\d{1,4})(?![\p{Script=Latin}\p{Script=Cyrillic}]|[\p{L}\p{N}.,/%:×-]*\d|\s*[%"″'°])[-\s)\]}>]*(?<after>[^\s()[\]{}<>,;]*))/gu,
    outcome: 'ask',
    holds: ({ number, figure, after }) =>
      isNumber(number) &&
      !isUnit(after) &&
      !MONTH.test(after) &&
      !saysHowMade(`${figure} ${after}`) &&
      !/^[x×xх/]/iu.test(after),
  },
  // send four A-1 · presupuesto de cinco sensores A-1
  {
    form: new RegExp(
      String.raw`(?<![\p{L}\p{N}-])(?<figure>${NUMBER_WORD})\s+(?<after>(?:\p{L}{3,}\s+){0,3})(?=\S*\p{L}\S*\d\S*\d|\S*\d\S*\d\S*\p{L})`,
      'iu',
    ),
    outcome: 'ask',
    holds: (groups) => isSeveral(groups) && !saysHowMade(`${groups.figure} ${groups.after}`),
  },
  // A-1 at least one · A-1, не менее 2
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:at least|at most|minimum|min\.?|up to|al menos|como (?:mínimo|máximo)|mínimo|не (?:менее|более)|минимум|mindestens|höchstens|至少|最少|最多)\s*(?<figure>\d{1,4}|${NUMBER_WORD})(?![\p{L}\p{N}.,]\d)\s*(?<after>\p{L}*)`,
      'iu',
    ),
    outcome: 'ask',
    holds: ({ after }) => !isUnit(after),
  },
  // A-1 sensor 5 UN
  { form: /\s(?<figure>\d{1,4})\s(?<after>\p{Lu}{2,3})$/u, outcome: 'ask', holds: ({ after }) => !isUnit(after) },
  // A-1 PAPER 25 RL 2.10
  {
    form: /^(?<number>.*?\S)\s(?<figure>\d{1,4})\s(?<after>\p{Lu}{2,3})(?=\s)/u,
    outcome: 'ask',
    holds: ({ number, figure, after }) => namesNumber(number) && !isUnit(after) && !saysHowMade(`${figure} ${after}`),
  },
  // EA 5 A-1
  { form: new RegExp(String.raw`^${UNIT}\s+(?<figure>\d{1,4})\s+(?=\S*\d)`, 'iu'), outcome: 'ask', holds: isSeveral },
  // A-1 двести шт · A-1 sensor 5 шт, and no "of" or "per" in front
  {
    form: new RegExp(
      String.raw`(?<![\p{L}\p{N}.,/=:-]|${NOT_BEFORE}\s*)(?<figure>\d{1,4}|${NUMBER_WORD})\s*(?:${UNIT})(?![\p{L}\p{N}/])`,
      'iu',
    ),
    outcome: 'ask',
    holds: isSeveral,
  },
  // mejor 3 de las A-1 · only 5 of the A-1
  {
    form: new RegExp(
      String.raw`(?<![\p{L}\p{N}.,/-])(?<figure>\d{1,4}|${NUMBER_WORD})\s+(?:of|del?|из|von)\s+(?:\p{L}{2,5}\s+)?(?=\S*\p{L}\S*\d\S*\d)`,
      'iu',
    ),
    outcome: 'ask',
    holds: isSeveral,
  },
  // A-1 sensor five
  { form: new RegExp(String.raw`[\s,;:–—-](?<figure>${WORD})$`, 'iu'), outcome: 'ask', holds: isSeveral },
];

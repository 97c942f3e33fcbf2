import { isUnit } from '../../search/measures/units.ts';
import { figureOf, NUMBER_WORD } from '../../text/numberWords.ts';
import { saysHowMade } from '../prose/countedGoods.ts';
import { isPartNumber } from './isPartNumber.ts';
import { UNIT } from './units.ts';
import { withTens } from './withFigures.ts';

/** "10 electrodes ref. A-1" */
const LABEL =
  /^(?:ref(?:erenc\p{L}+)?|p\/?n|part|art\p{L}*|арт\p{L}*|код|code|c[oó]d\p{L}*|no|nº|№|sku|item|cat|model\p{L}*|мод\p{L}*|número|номер|pos\p{L}*|поз\p{L}*|line|lot|lote|#)\.?:?$/iu;
const YEAR = /^(?:19|20)\d{2}\D?$/u;
const MONTH =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|янв|фев|апр|ма[яй]|июн|июл|авг|сен|окт|ноя|дек|[月日年号天点时周])/iu;
/** A word that names goods: letters and digits, or digits that are too few for a telephone. */
const namesGoods = (word: string): boolean =>
  isPartNumber(word.replaceAll(/\p{Script=Han}+/gu, '')) &&
  (/[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(word) || /^\d{4,8}$/u.test(word));
/** Words that stand between the figure and the number. */
const WORDS_MAX = 5;
const AND = /^(?:and|also|plus|add|y|и|und|\+)\s+/iu;

/** "5 sensors M1191BL", "5 more M1191BL", "2 датчика (M1191BL)": a figure in front of words and a number. */
function inFront(text: string): FigureLeft | null {
  const plain = text.replace(AND, '');
  const [first = '', second = '', ...others] = plain.split(/\s+/u);
  const figure = figureOf(first);
  const count = Number(/^\d{1,3}$/u.test(figure) ? figure : Number.NaN);
  const at = [second, ...others].findIndex((word) => isPartNumber(word) && /\p{L}/u.test(word) && !YEAR.test(word));
  if (!(count > 1) || at < 1 || at > WORDS_MAX || !/^\p{L}{2,}/u.test(second)) return null;
  if (LABEL.test(second) || MONTH.test(second) || isUnit(second) || saysHowMade(plain)) return null;
  return { figure, text: plain.slice(first.length).trim() };
}

const WORD = String.raw`(?:${NUMBER_WORD}|\p{Script=Han}?百)`;
/** Signs and words between a number and its figure: "A-1@5", "A-1..5", "A-1 {5}", "A-1 надо 5", "A-1 要5". */
const BEHIND = new RegExp(
  String.raw`^(?<number>\S*?[\p{Script=Latin}\p{Script=Cyrillic}\p{N}])(?:\s+[([{<#@+-]*\s*|\s*[@#{<([:]\s*|\.{2,}\s*|\s*\p{Script=Han}{1,3}\s*)(?<figure>\d{1,4})(?![\p{Script=Latin}\p{Script=Cyrillic}]|[\p{L}\p{N}.,/%:×-]*\d|\s*[%"″'°])[-\s)\]}>]*(?<then>[^\s()[\]{}<>,;]*)`,
  'u',
);
/** "двести шт", "5 шт": with a word for pieces, and no "of" or "per" in front. */
const WITH_UNIT = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/=:-]|(?:of|de|per|à|по|за|je|pack|box|kit|set|caja|упак?\.?|уп|x|×)\s*)(?<figure>\d{1,4}|${NUMBER_WORD})\s*(?:${UNIT})(?![\p{L}\p{N}/])`,
  'iu',
);
/** "mejor 3 de las A-1", "only 5 of the A-1". */
const OF_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/-])(?<figure>\d{1,4}|${NUMBER_WORD})\s+(?:of|del?|из|von)\s+(?:\p{L}{2,5}\s+)?(?=\S*\p{L}\S*\d\S*\d)`,
  'iu',
);
/** "EA 5 A-1", and "A-1 sensor 5 UN": a unit that no list of units has to have. */
const UNIT_FIRST = new RegExp(String.raw`^${UNIT}\s+(?<figure>\d{1,4})\s+(?=\S*\d)`, 'iu');
const CAPITALS_LAST = /\s(?<figure>\d{1,4})\s(?<then>\p{Lu}{2,3})$/u;
const AT_END = new RegExp(String.raw`[\s,;:–—-](?<figure>${WORD})$`, 'iu');

interface FigureLeft {
  figure: string;
  text: string;
}

/**
 * A figure beside the part number of a line that may say how many, though no form of a quantity holds it: "M1191BL 5 wanted". Null where
 * it is a measure, a date or a piece of a name.
 */
export function figureLeft(line: string): FigureLeft | null {
  const text = withTens(line);
  if (text.length > LINE_MAX || !text.split(/[\s,;()（），。：、]+/u).some(namesGoods)) return null;
  const counted = inFront(text);
  if (counted) return counted;
  for (const [at, word] of words(text)) {
    if (!namesGoods(word)) continue;
    const { number = '', figure = '', then = '' } = BEHIND.exec(text.slice(at))?.groups ?? {};
    const isOther = isUnit(then) || MONTH.test(then) || saysHowMade(`${figure} ${then}`) || /^[x×xх/]/iu.test(then);
    if (namesGoods(number) && figure !== '' && !isOther) return { figure, text };
  }
  const last = CAPITALS_LAST.exec(text)?.groups;
  if (last && !isUnit(last['then']!)) return { figure: last['figure']!, text };
  const said = (UNIT_FIRST.exec(text) ?? WITH_UNIT.exec(text) ?? OF_NUMBER.exec(text) ?? AT_END.exec(text))?.groups?.[
    'figure'
  ];
  const figure = said === undefined ? '' : figureOf(said);
  return figure !== '' && figure !== '1' ? { figure, text } : null;
}
/** Longer lines are descriptions. */
const LINE_MAX = 300;

/** The words of a text with where they begin. */
const words = (text: string): [number, string][] =>
  Array.from(text.matchAll(/\S+/gu), ({ 0: word, index }) => [index, word]);

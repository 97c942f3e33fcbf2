import { figureOf, NUMBER_WORD } from '../../text/numberWords.ts';
import { UNIT } from './units.ts';

// Before a unit, "of" or "each", or what has a digit: a "one way valve" is no quantity.
const AT_START = new RegExp(
  String.raw`^${NUMBER_WORD}(?=\s*${UNIT}(?![\p{L}\p{N}])|\s+(?:of|each|x|del?|von)(?![\p{L}\p{N}])|\s+\S*\d|(?<=\p{Script=Han})${UNIT})`,
  'iu',
);
const AT_END = new RegExp(
  String.raw`(?<=(?:в )?количестве\s+)${NUMBER_WORD}(?=\s)|(?<![\p{L}\p{N}第])${NUMBER_WORD}(?=\s*${UNIT}$)|(?<=[:：=–—]\s*|\s-\s|(?:qty|quantity|cant(?:idad)?|кол-во|количество|数量)[.:：]?\s+)${NUMBER_WORD}$`,
  'iu',
);

/** "A-1五个": no part number has such a numeral. */
const HAN_AT_END = new RegExp(
  String.raw`(?<=[\p{Script=Latin}\d](?:需?要|来|订)?)((?=\p{Script=Han})${NUMBER_WORD})(?=${UNIT}$)`,
  'iu',
);
/** "five": the text of a cell. */
const ALONE = new RegExp(`^${NUMBER_WORD}$`, 'iu');
/** "two FW 90-024": before a number that begins with letters apart. */
const BEFORE_NUMBER = new RegExp(String.raw`^${NUMBER_WORD}(?=\s+(?-i:\p{Lu}{1,4})\s+\S*\d)`, 'iu');

/** "twenty-four", "treinta y cinco", "двадцать четыре". */
const TENS_AND_ONES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${NUMBER_WORD})(?:\s+y\s+|[\s-])(${NUMBER_WORD})(?![\p{L}\p{N}])`,
  'giu',
);
/** "twenty-four of A-1" as "24 of A-1": a number of two words; any other text as it is. */
export const withTens = (text: string): string => (mayHaveNumberWord(text) ? joinFigures(text) : text);
const joinFigures = (text: string): string =>
  text.replaceAll(TENS_AND_ONES, (all: string, tens: string, ones: string) => {
    const [ten, one] = [Number(figureOf(tens)), Number(figureOf(ones))];
    return ten >= 20 && ten % 10 === 0 && one < 10 ? String(ten + one) : all;
  });

/** "5 (five)" and "cinco (5)": a number that is said twice. */
const SAID_TWICE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(\d{1,4})\s*[（(]\s*(${NUMBER_WORD})\s*[)）]|(${NUMBER_WORD})\s*[（(]\s*(\d{1,4})\s*[)）])`,
  'giu',
);
const saidOnce = (text: string): string =>
  text.replaceAll(SAID_TWICE, (all: string, figure = '', word = '', otherWord = '', otherFigure = '') =>
    figureOf(word || otherWord) === (figure || otherFigure) ? figure || otherFigure : all,
  );

const WORD_OR_HAN = new RegExp(String.raw`(?<!\p{L})${NUMBER_WORD}|\p{Script=Han}`, 'u');
/** False of a text without a number in words. */
export const mayHaveNumberWord = (text: string): boolean => WORD_OR_HAN.test(text.toLowerCase());

/** "two boxes of A-1" as "2 boxes of A-1", and "A-1 两盒" as "A-1 2盒". */
export const withFigures = (text: string): string =>
  mayHaveNumberWord(text)
    ? saidOnce(joinFigures(text))
        .replace(HAN_AT_END, (word) => ` ${figureOf(word)}`)
        .replace(ALONE, figureOf)
        .replace(AT_START, figureOf)
        .replace(BEFORE_NUMBER, figureOf)
        .replace(AT_END, figureOf)
    : text;

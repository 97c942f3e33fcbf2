import { figureOf, NUMBER_WORD } from '../text/numberWords.ts';
import { UNIT } from './units.ts';

// Before a unit, "of" or "each", or what has a digit: a "one way valve" is no quantity.
const AT_START = new RegExp(
  String.raw`^${NUMBER_WORD}(?=\s*${UNIT}(?![\p{L}\p{N}])|\s+(?:of|each|x)(?![\p{L}\p{N}])|\s+\S*\d|(?<=\p{Script=Han})${UNIT})`,
  'iu',
);
const AT_END = new RegExp(
  String.raw`(?<![\p{L}\p{N}第])${NUMBER_WORD}(?=\s*${UNIT}$)|(?<=[:：=–—]\s*|\s-\s)${NUMBER_WORD}$`,
  'iu',
);

/** "two boxes of A-1" as "2 boxes of A-1", and "A-1 两盒" as "A-1 2盒". */
export const withFigures = (text: string): string => text.replace(AT_START, figureOf).replace(AT_END, figureOf);

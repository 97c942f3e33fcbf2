import type { Spec } from '../../contract/schemas/catalogue.ts';
import { localisedTexts } from '../../text/localisedFields.ts';
import { simplifiedChinese } from '../../text/simplifiedChinese.ts';
import { lackOf, saysNone } from '../negation/lacking.ts';
import { NUMBER, plainText } from './plainMeasures.ts';
import { lexemesOf, tokenise } from '../words/tokens.ts';
import { placesInText } from './units.ts';

/** Marks what specifications are called, so that it never matches words. */
const NAME_PREFIX = '=';

/** A specification with more numbers than these is a text: the bound numbers of the others are few. */
const NUMBERS_MAX = 4;
/** A number by itself: "12", and each of "3 / 5 / 12", but none of "IPX7", "3-pin" or "2–5". */
const LONE_NUMBER = new RegExp(String.raw`(?<![\p{L}\p{N}.,–—\-])${NUMBER}(?![\p{L}\p{N}–—\-])`, 'gu');
/** Adjectives of Russian nouns: "12-канальный", "3-слойная". */
const RUSSIAN_ADJECTIVE = /(?<=\p{Script=Cyrillic}{3})(?:ьн|йн|н|ов|ев)$/u;
const HAN_CHAR = /^\p{Script=Han}$/u;

/** A word of a name as it is compared: noun and adjective are one. */
const rootOf = (lexeme: string): string => lexeme.replace(RUSSIAN_ADJECTIVE, '');
const numberOf = (text: string): string => String(Number(text.replaceAll(' ', '').replace(',', '.')));

/** The lexeme of products that have a specification with this word in its name. */
export const specName = (lexeme: string): string => NAME_PREFIX + rootOf(lexeme);
/** The lexeme of products of which such a specification has this number. */
export const specNumber = (lexeme: string, number: string): string =>
  `${specName(lexeme)}${NAME_PREFIX}${numberOf(number)}`;

/** True of lexemes that say a number, too: the specification that was asked for, and no other of its name. */
export const isSpecNumber = (lexeme: string): boolean =>
  lexeme.startsWith(NAME_PREFIX) && lexeme.indexOf(NAME_PREFIX, 1) > 0;

/** The same labels stand in nearly all products. */
const knownLabels = new Map<string, readonly string[]>();
const LABELS_MAX = 5_000;

function wordsOfLabel(label: string): readonly string[] {
  const lexemes = knownLabels.get(label) ?? tokenise(simplifiedChinese(label)).flatMap(lexemesOf);
  if (knownLabels.size >= LABELS_MAX && !knownLabels.has(label)) knownLabels.clear();
  knownLabels.set(label, lexemes);
  return lexemes;
}

/**
 * Index lexemes of the names of specifications: each of their words, and each word with its numbers where these have no
 * unit. A number with a unit is found as a measure.
 */
export function specNameLexemes(specs: readonly Spec[]): string[] {
  return specs.flatMap((spec) => {
    const words = localisedTexts(spec, 'label').flatMap(wordsOfLabel);
    const numbers = numbersOf(spec);
    return [
      ...words.filter((word) => !HAN_CHAR.test(word)).map(specName),
      ...words.flatMap((word) => numbers.map((number) => specNumber(word, number))),
      ...(saysNone(spec.en_value ?? spec.value) ? words.map(lackOf) : []),
    ];
  });
}

function numbersOf({ value, en_value, unit = '' }: Spec): string[] {
  if (unit !== '' && placesInText(unit).length > 0) return [];
  const numbers = Array.from(plainText(en_value ?? value).matchAll(LONE_NUMBER), ([number]) => number);
  return numbers.length > NUMBERS_MAX ? [] : numbers;
}

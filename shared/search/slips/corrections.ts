import common from '../thesaurus/common.json' with { type: 'json' };
import { isStopWord, lexemesOf, simplify, tokenise } from '../words/tokens.ts';
import { otherLayouts, transliterations } from './otherLetters.ts';
import { firstLettersAlike, soundOf } from './sounds.ts';
import { tradeWords } from '../words/concepts/thesaurus.ts';

/** Which lexemes a catalogue has at all. */
export interface Vocabulary {
  filterKnown(lexemes: readonly string[]): Promise<string[]>;
}

const CORRECTED_MIN = 4;
/** Shorter words are one edit away from too many words of a catalogue: "need" is no needle. */
const CATALOGUE_MIN = 5;
/** The length from which two edits are allowed. */
const TWO_SLIPS_MIN = 7;
const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';

const CANDIDATES_MAX = 8;

/**
 * Corrections for a word that the catalogue does not have, the likeliest first: words of the trade or of the catalogue
 * at an edit distance of one, or else words of the trade at a distance of two.
 */
export async function corrections(vocabulary: Vocabulary, word: string): Promise<string[]> {
  const plain = simplify(word);
  if (!/^\p{L}+$/u.test(plain) || /\p{Script=Han}/u.test(plain)) return [];
  const words = tradeWords();
  // "Cuf": a doubled letter that was typed once.
  const doubled = plain + plain.at(-1)!;
  if (plain.length < CORRECTED_MIN) return plain.length === CORRECTED_MIN - 1 && words.has(doubled) ? [doubled] : [];
  const single = plain.replaceAll(/(\p{L})\1/gu, '$1');
  if (single !== plain && words.has(single)) return [single];
  const ofTrade = nearest(words, plain, 1);
  const texts = plain.length < CATALOGUE_MIN ? [] : slips(plain).filter(isSpecific);
  const all = [...new Set([...ofTrade, ...(await knownAmong(vocabulary, words, texts))])];
  const candidates = all.length > 0 || plain.length < TWO_SLIPS_MIN ? all : nearest(words, plain, 2);
  return soundingAlikeFirst(candidates, plain).slice(0, CANDIDATES_MAX);
}

/** Puts words first that sound like the typed one: "combexo" is convexo. */
function soundingAlikeFirst(found: readonly string[], typed: string): string[] {
  if (found.length < 2) return [...found];
  const sound = soundOf(typed);
  return found.toSorted((one, other) => Number(soundOf(other) === sound) - Number(soundOf(one) === sound));
}

/** False of letters that only a part number has ("vxc"), and of what is left of a short word ("vas"), as many others begin so. */
const isSpecific = (word: string): boolean => {
  const lexeme = lexemeOf(word);
  return lexeme.length >= CORRECTED_MIN && /[aeiouyаеиоуыэюя]/u.test(lexeme);
};

/** "ффп2", "дб9", "ip67": a short class or type with its number. */
const LETTERS_AND_NUMBER = /^\p{L}{1,4}-?\d{1,3}$/u;

/**
 * Words by the other keyboard layout, where the trade or the catalogue knows most of them; else null. Who typed by another
 * layout typed all of them so, and some of them may be in no catalogue.
 */
export async function byOtherLayout(vocabulary: Vocabulary, words: readonly string[]): Promise<string[] | null> {
  if (words.length === 0) return null;
  for (const swapped of otherLayouts(words.map(simplify).join(' '))) {
    const texts = swapped.split(' ');
    const inLetters = texts.filter((text) => /^\p{L}{3,}$/u.test(text));
    const areWords = texts.every(
      (text) => inLetters.includes(text) || LETTERS_AND_NUMBER.test(text) || /^\d+$/.test(text),
    );
    if (texts.length !== words.length || !areWords) continue;
    const recognised = await knownAmong(vocabulary, tradeWords(), inLetters);
    if (recognised.length > 0 && recognised.length * 2 >= inLetters.length)
      // A type may be Latin all the same: "aag2" is "ффп2", and that FFP2.
      return Promise.all(
        texts.map(async (text) =>
          inLetters.includes(text) ? text : ((await inOtherScript(vocabulary, text)) ?? text),
        ),
      );
  }
  return null;
}

const ABBREVIATIONS = new Map(Object.entries(common.abbreviations));

/** Keys of punctuation beside letters, which are letters of the other layout: "vfy;tnf" is манжета. */
const LETTER_KEYS = /(?=.*[a-z][;'[\]`]|.*[;'[\]`][a-z])/iu;

/** A text by the other keyboard layout, where it has such keys and the trade or the catalogue knows most of its words; else null. */
export async function textByOtherLayout(vocabulary: Vocabulary, text: string): Promise<string | null> {
  if (/[\p{Script=Cyrillic}\p{N}]/u.test(text) || !LETTER_KEYS.test(text)) return null;
  const words = await byOtherLayout(vocabulary, text.trim().split(/\s+/u));
  return words && words.join(' ');
}

/** The full form of an abbreviation of the trade or of purchasing systems ("USG", "fcps"); null for any other word. */
export const writtenOut = (word: string): string | null => ABBREVIATIONS.get(simplify(word)) ?? null;

/** The shortest part of a compound, and the shortest length of its longer part. */
const PART_MIN = 3;
const LONGER_PART_MIN = 5;

/** Ways to part a word into two that the trade or the catalogue knows, the likeliest first: "probecover", "probe cover". */
export async function inTwo(vocabulary: Vocabulary, word: string): Promise<string[]> {
  const plain = simplify(word);
  if (plain.length < PART_MIN + LONGER_PART_MIN || !/^\p{L}+$/u.test(plain) || /\p{Script=Han}/u.test(plain)) return [];
  const cuts = Array.from({ length: plain.length - 2 * PART_MIN + 1 }, (_, index) => PART_MIN + index)
    .map((index) => [plain.slice(0, index), plain.slice(index)] as const)
    .filter((parts) => parts.some(({ length }) => length >= LONGER_PART_MIN) && !parts.some(isStopWord));
  const words = new Set(await knownAmong(vocabulary, tradeWords(), [...new Set(cuts.flat())]));
  const both = cuts.filter((parts) => parts.every((part) => words.has(part)));
  return both.toSorted((one, other) => shorterOf(other) - shorterOf(one)).map((parts) => parts.join(' '));
}

const shorterOf = (parts: readonly string[]): number => Math.min(...parts.map(({ length }) => length));

const TRANSLITERATED_MIN = 3;

/** A word in the letters of the other script, where the trade or the catalogue knows it so: "datchik" is датчик, "ффп2" FFP2. */
export async function inOtherScript(vocabulary: Vocabulary, word: string): Promise<string | null> {
  const plain = simplify(word);
  const isSpelt = /^\p{L}+$/u.test(plain) || LETTERS_AND_NUMBER.test(plain);
  if (plain.length < TRANSLITERATED_MIN || !isSpelt || /\p{Script=Han}/u.test(plain)) return null;
  const spellings = [...new Set(transliterations(plain).map(simplify))];
  return (await knownAmong(vocabulary, tradeWords(), spellings))[0] ?? null;
}

/** Returns the words that the trade or the catalogue knows, in their order. */
async function knownAmong(
  vocabulary: Vocabulary,
  words: ReadonlySet<string>,
  texts: readonly string[],
): Promise<string[]> {
  if (texts.length === 0) return [];
  const lexemes = new Map(texts.map((text) => [text, lexemeOf(text)]));
  const distinct = new Set(lexemes.values());
  distinct.delete('');
  const indexed = new Set(await vocabulary.filterKnown([...distinct]));
  return texts.filter((text) => words.has(text) || indexed.has(lexemes.get(text)!));
}

/** Empty for a word that no index has. */
function lexemeOf(word: string): string {
  const [token] = tokenise(word);
  return token ? lexemesOf(token)[0]! : '';
}

/** A word with one letter too many, too few, wrong, or changed places with its neighbour; its first letter is right, or sounds so. */
function slips(word: string): string[] {
  const letters = Array.from(/\p{Script=Cyrillic}/u.test(word) ? CYRILLIC : LATIN);
  const places = Array.from({ length: word.length }, (_, index) => index).slice(1);
  const put = (index: number, length: number, text: string): string =>
    word.slice(0, index) + text + word.slice(index + length);
  return [
    ...places.slice(1).map((index) => put(index - 1, 2, word[index]! + word[index - 1]!)),
    ...places.map((index) => put(index, 1, '')),
    ...[...places, word.length].flatMap((index) => letters.map((letter) => put(index, 0, letter))),
    ...places.flatMap((index) => letters.map((letter) => put(index, 1, letter))),
    ...firstLettersAlike(word[0]!).map((letter) => put(0, 1, letter)),
  ].filter((text) => text !== word);
}

/** The words within this edit distance that begin with the same letter or one that sounds like it. */
function nearest(words: ReadonlySet<string>, word: string, slipsMax: number): string[] {
  const first = new Set([word[0], ...firstLettersAlike(word[0]!)]);
  const isNear = (other: string): boolean =>
    other !== word &&
    first.has(other[0]) &&
    Math.abs(other.length - word.length) <= slipsMax &&
    other.length >= CORRECTED_MIN &&
    distance(other, word, slipsMax) <= slipsMax;
  return [...words].filter(isNear);
}

/** The nearest word of the trade within this edit distance; null without one. */
export function tradeWordNear(word: string, slipsMax: number): string | null {
  const plain = simplify(word);
  let best: string | null = null;
  let least = slipsMax + 1;
  for (const other of tradeWords()) {
    if (other.length < CORRECTED_MIN || Math.abs(other.length - plain.length) >= least) continue;
    const slipsAway = distance(other, plain, least - 1);
    if (slipsAway < least) [best, least] = [other, slipsAway];
  }
  return best;
}

/** How many slips are between two words (optimal string alignment); more than `most` are not told apart. */
export function distance(one: string, other: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 1; index <= one.length; index++) {
    const next = [index];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[index - 1] === other[to - 1];
      const isSwapped = index > 1 && to > 1 && one[index - 1] === other[to - 2] && one[index - 2] === other[to - 1];
      next[to] = Math.min(
        row[to]! + 1,
        next[to - 1]! + 1,
        row[to - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[to - 2]! + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[other.length]!;
}

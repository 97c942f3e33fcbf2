// Letters that look alike on a worn label: Cyrillic and Greek capitals fold to Latin, then O to 0 and I and L to 1 (D6).
// prettier-ignore
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  А: 'A', В: 'B', С: 'C', Е: 'E', Ё: 'E', Н: 'H', І: '1', К: 'K', М: 'M', О: '0', Р: 'P', Т: 'T', Х: 'X', У: 'Y', Ѕ: 'S', Ј: 'J',
  Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: '1', Κ: 'K', Μ: 'M', Ν: 'N', Ο: '0', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X',
  O: '0', I: '1', L: '1',
};
const LOOK_ALIKES = new RegExp(`[${Object.keys(LOOK_ALIKE).join('')}]`, 'gv');
const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/gv;
// A mark belongs to the letter before it: й is not и, and a vowel sign of Hindi is half a syllable.
const ACCENTS = /(?<![[\p{L}\p{M}]--\p{Script=Latin}])\p{M}+/gv;

/**
 * Raised whenever `partNumberKey` gives another key for some text. A start writes the stored keys anew
 * (`server/modules/search/renewPartNumberKeys.ts`), and clients fetch the catalogue that they keep.
 */
export const PART_KEY_VERSION = 2;

/**
 * The key by which part numbers are stored and asked for: capital letters and digits of any script, with separators and
 * accents of Latin letters gone and look-alike letters folded. Empty where a text has neither letter nor digit.
 */
export function partNumberKey(text: string): string {
  // Most part numbers are ASCII, and an import asks for very many.
  if (/^[ -~]*$/.test(text)) return folded(text.toUpperCase()).replaceAll(/[^A-Z0-9]+/g, '');
  // Through small letters: the capital of ß is SS, but that of its capital ẞ is ẞ.
  const capitals = removeInvisible(text).normalize('NFKC').toLowerCase().toUpperCase();
  return withoutAccents(folded(withoutAccents(capitals.replaceAll(SEPARATORS, ''))));
}

const folded = (capitals: string): string => capitals.replaceAll(LOOK_ALIKES, (char) => LOOK_ALIKE[char]!);
const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(ACCENTS, '').normalize('NFC');

/**
 * Removes invisible characters, such as soft hyphens and zero-width spaces from a PDF: they neither belong to a word nor
 * separate two.
 */
export const removeInvisible = (text: string): string => text.replaceAll(/\p{DI}+/gu, '');

import { plainDigits } from '../text/plainDigits.ts';

// Letters that look alike on a worn label: Cyrillic and Greek capitals fold to Latin, then O to 0 and I and L to 1 (D6).
// prettier-ignore
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  А: 'A', В: 'B', С: 'C', Е: 'E', Ё: 'E', Н: 'H', І: '1', К: 'K', М: 'M', О: '0', Р: 'P', Т: 'T', Х: 'X', У: 'Y', Ѕ: 'S', Ј: 'J',
  Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: '1', Κ: 'K', Μ: 'M', Ν: 'N', Ο: '0', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X',
  O: '0', I: '1', L: '1',
};
const LOOK_ALIKES = new RegExp(`[${Object.keys(LOOK_ALIKE).join('')}]`, 'gv');
const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/gv;
// Only Latin letters lose their marks: й is a letter of its own, and a vowel sign of Hindi half a syllable.
const ACCENTS = /(?<![[\p{L}\p{M}]--\p{Script=Latin}])\p{M}+/gv;

/**
 * Raise it whenever `partNumberKey` returns another key for some text. The server then recomputes the stored keys at
 * its start (`server/modules/search/renewPartNumberKeys.ts`), and clients fetch the offline catalogue again.
 */
export const PART_KEY_VERSION = 3;

/**
 * The normalised key under which part numbers are stored and looked up: capital letters of any script and digits,
 * without separators and Latin accents, with look-alike letters folded. Empty for a text without letters and digits.
 */
export function partNumberKey(text: string): string {
  // Fast path: most part numbers are ASCII, and an import computes very many.
  if (/^[ -~]*$/.test(text)) return folded(text.toUpperCase()).replaceAll(/[^A-Z0-9]+/g, '');
  // Lower-cased first, so that ß and ẞ both become SS.
  const capitals = plainDigits(text).toLowerCase().toUpperCase();
  return withoutAccents(folded(withoutAccents(capitals.replaceAll(SEPARATORS, ''))));
}

const folded = (capitals: string): string => capitals.replaceAll(LOOK_ALIKES, (char) => LOOK_ALIKE[char]!);
const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(ACCENTS, '').normalize('NFC');

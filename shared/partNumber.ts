// Letters that look alike on a worn label: Cyrillic and Greek capitals fold to Latin, then O to 0 and I to 1 (D6).
// prettier-ignore
const LOOK_ALIKE: Record<string, string> = {
  А: 'A', В: 'B', С: 'C', Е: 'E', Н: 'H', І: 'I', К: 'K', М: 'M', О: 'O', Р: 'P', Т: 'T', Х: 'X', У: 'Y', Ѕ: 'S', Ј: 'J',
  Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X',
};
const FOLD: Record<string, string> = { O: '0', I: '1', L: '1' };
const LOOK_ALIKES = new RegExp(`[${Object.keys(LOOK_ALIKE).join('')}]`, 'g');

/** A part number as it is compared: upper case, separators gone, look-alike letters folded. */
export const normalisePartNumber = (text: string): string => folded(latinCapitals(text));

/** The same, or null where the text holds a letter that no part number has: words of another script, say. */
export function partNumberKey(text: string): string | null {
  const capitals = latinCapitals(text);
  const isForeign = /[[\p{L}\p{N}]--[A-Z0-9]]/v.test(capitals);
  return (!isForeign && folded(capitals)) || null;
}

// Whole texts at a time: each word that explains a hit comes through here.
const latinCapitals = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(LOOK_ALIKES, (char) => LOOK_ALIKE[char]!);

const folded = (capitals: string): string =>
  capitals.replaceAll(/[^A-Z0-9]+/g, '').replaceAll(/[OIL]/g, (char) => FOLD[char]!);

// Letters that look alike on a worn label: Cyrillic and Greek capitals fold to Latin, then O to 0 and I to 1 (D6).
// prettier-ignore
const LOOK_ALIKE: Record<string, string> = {
  А: 'A', В: 'B', С: 'C', Е: 'E', Н: 'H', І: 'I', К: 'K', М: 'M', О: 'O', Р: 'P', Т: 'T', Х: 'X', У: 'Y', Ѕ: 'S', Ј: 'J',
  Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X',
};
const FOLD: Record<string, string> = { O: '0', I: '1', L: '1' };

/** A part number as it is compared: upper case, separators gone, look-alike letters folded. */
export function normalisePartNumber(text: string): string {
  return latinCapitals(text)
    .filter((char) => /[A-Z0-9]/.test(char))
    .map((char) => FOLD[char] ?? char)
    .join('');
}

/** The same, or null where the text holds a letter that no part number has: words of another script, say. */
export function partNumberKey(text: string): string | null {
  const foreign = latinCapitals(text).some((char) => /[\p{L}\p{N}]/u.test(char) && !/[A-Z0-9]/.test(char));
  return (!foreign && normalisePartNumber(text)) || null;
}

const latinCapitals = (text: string): string[] =>
  Array.from(text.normalize('NFKC').toUpperCase(), (char) => LOOK_ALIKE[char] ?? char);

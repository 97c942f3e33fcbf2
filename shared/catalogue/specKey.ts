export const SPEC_KEY_MAX = 60;

/** The pattern of a key: letters and digits of any script; excludes `__proto__`. */
export const SPEC_KEY = /^_?[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_.-]*$/u;

/** Whether a text is a valid specification key: in addresses, the API and facets. */
export const isSpecKey = (text: string): boolean => text.length <= SPEC_KEY_MAX && SPEC_KEY.test(text);

/** The key for a label in an import file. */
export function specKeyOf(label: string): string {
  const words = label
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '');
  return cutSpecKey(words || asHex(label), SPEC_KEY_MAX);
}

/** The first characters of a key, without splitting a surrogate pair. */
export const cutSpecKey = (key: string, longest: number): string =>
  key.slice(0, longest).replace(/[\ud800-\udbff]$/, '');

/** The code points of characters that a key cannot have. */
export const asHex = (text: string): string =>
  Array.from(text, (char) => `_${char.codePointAt(0)!.toString(16)}`).join('');

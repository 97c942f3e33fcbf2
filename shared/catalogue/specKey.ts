export const SPEC_KEY_MAX = 60;

/** The pattern of a key: letters and digits of any script, so that `__proto__` is none. */
export const SPEC_KEY = /^_?[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_.-]*$/u;

/** Whether a specification can be named by this key: in an address, to the API and among the facets. */
export const isSpecKey = (text: string): boolean => text.length <= SPEC_KEY_MAX && SPEC_KEY.test(text);

/** The key of what a file calls by this label. */
export function specKeyOf(label: string): string {
  const words = label
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '');
  return cutSpecKey(words || asHex(label), SPEC_KEY_MAX);
}

/** The beginning of a key, without half of a character. */
export const cutSpecKey = (key: string, longest: number): string =>
  key.slice(0, longest).replace(/[\ud800-\udbff]$/, '');

/** Characters that a key cannot have, by their numbers. */
export const asHex = (text: string): string =>
  Array.from(text, (char) => `_${char.codePointAt(0)!.toString(16)}`).join('');

/** Letters that sound alike, one after the other: Spanish b and v, English ph and f, Russian vowels without stress. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/v/g, 'b'],
  [/m(?=[bpf])/g, 'n'],
  [/z|c(?=[eiy])/g, 's'],
  [/qu?|ck?/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/ll|y/g, 'i'],
  [/h/g, ''],
];
const CYRILLIC: readonly (readonly [RegExp, string])[] = [
  [/[ьъ]/g, ''],
  [/тс/g, 'ц'],
  [/о/g, 'а'],
  [/[еэяыё]/g, 'и'],
  [/б/g, 'п'],
  [/в/g, 'ф'],
  [/г/g, 'к'],
  [/д/g, 'т'],
  [/ж/g, 'ш'],
  [/з/g, 'с'],
];

/** Letters that a word may begin with for each other, as they sound alike or may not be heard at all. */
const FIRST_LETTERS = ['ckq', 'csz', 'bv', 'gj', 'iy', 'оа', 'еиэ', 'сз', 'тд', 'бп', 'вф', 'гк', 'жш'];

/** The other letters that a word with this first letter may have been meant to begin with. */
export const firstLettersAlike = (letter: string): string[] =>
  FIRST_LETTERS.filter((letters) => letters.includes(letter)).flatMap((letters) =>
    Array.from(letters).filter((other) => other !== letter),
  );

/** A rough phonetic key: words with the same key sound alike. */
export const soundOf = (word: string): string =>
  (/\p{Script=Cyrillic}/u.test(word) ? CYRILLIC : LATIN)
    .reduce((text, [letters, sound]) => text.replaceAll(letters, sound), word)
    .replaceAll(/(\p{L})\1/gu, '$1');

import characters from './traditionalChinese.json' with { type: 'json' };

const SIMPLIFIED = new Map(
  Array.from(characters.traditional, (character, index) => [character, characters.simplified[index]!]),
);
const TRADITIONAL = new RegExp(`[${characters.traditional}]`, 'gu');
const HAN = /\p{Script=Han}/u;

/** A text with its traditional Chinese characters in simplified ones, each by itself: by CLDR's table, those of Big5. */
export const simplifiedChinese = (text: string): string =>
  HAN.test(text) ? text.replaceAll(TRADITIONAL, (character) => SIMPLIFIED.get(character)!) : text;

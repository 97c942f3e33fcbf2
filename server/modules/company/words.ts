import { LANGUAGES, type Language } from '../../../shared/text/languages.ts';

/** A text for all languages, or one for each; a language without one shows the English text. */
export type OwnWords = string | ({ en: string } & { [Name in Language]?: string | undefined });

/** A text in a language. */
export const wordsIn = (words: OwnWords, language: Language): string =>
  typeof words === 'string' ? words : (words[language] ?? words.en);

/** A text in English, Spanish, Russian and Chinese; empty texts if there is none. */
export const wordsInAll = (words: OwnWords | undefined): readonly [string, string, string, string] =>
  LANGUAGES.map((language) => (words === undefined ? '' : wordsIn(words, language))) as unknown as [
    string,
    string,
    string,
    string,
  ];

import type { Language } from '../../../shared/text/languages.ts';
import type { Localised } from '../../../shared/text/localised.ts';

/** The name of a field in the format of the API: Chinese has no prefix. */
const fieldIn = (field: string, language: Language): string => (language === 'zh' ? field : `${language}_${field}`);

/** Texts of one language as fields of the API. */
export const inLanguage = (language: Language, texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [fieldIn(field, language), text]));

/** The text of a field in exactly this language; empty if there is none. */
export const textIn = <F extends string>(texts: Localised<F>, field: F, language: Language): string =>
  (texts as Record<string, string | undefined>)[fieldIn(field, language)] ?? '';

/** The plain fields are part of the format even where there is no Chinese text. */
export const withPlain = (texts: Record<string, string>, fields: readonly string[]): Record<string, string> => ({
  ...Object.fromEntries(fields.map((field) => [field, ''])),
  ...texts,
});

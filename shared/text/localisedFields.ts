import type { Language } from './languages.ts';
import type { Localised, Prefixed } from './localised.ts';

/** A text by language. */
export type Texts = Partial<Record<Language, string>>;

/** The names of the plain field and its prefixed forms. */
const keysOf = (field: string): string[] => [field, `en_${field}`, `es_${field}`, `ru_${field}`];

/** Copies a localised field in all its languages; absent ones are left out. */
export function localisedFields<const F extends string>(entity: Localised<F>, field: F): Localised<F> {
  const fields: Record<string, string | undefined> = { ...entity };
  const present = keysOf(field).flatMap((key) => (fields[key] === undefined ? [] : [[key, fields[key]]]));
  return Object.fromEntries(present) as Localised<F>;
}

/** The texts of one localised field in all languages. */
export const localisedTexts = <F extends string>(entity: Localised<F>, field: F): string[] =>
  Object.values<string | undefined>(localisedFields(entity, field)).filter((text) => text !== undefined);

/** The field that a text has in a language: the plain one in Chinese. */
export const fieldIn = <const F extends string>(field: F, language: Language): Prefixed<F> =>
  language === 'zh' ? field : `${language}_${field}`;

/** Builds a localised field. Without a Chinese text the plain field gets the first language that is given. */
export function localisedFrom<const F extends string>(field: F, { zh, ...others }: Texts): Localised<F> {
  const plain = zh ?? others.en ?? others.es ?? others.ru ?? '';
  const prefixed = Object.entries(others).map(([language, text]) => [`${language}_${field}`, text]);
  return Object.fromEntries([[field, plain], ...prefixed]) as Localised<F>;
}

/** The texts that `localisedFrom` builds a field of: no Chinese one where the plain field repeats another language. */
export function textsOf<F extends string>(entity: Localised<F>, field: F): Texts {
  const fields: Record<string, string | undefined> = localisedFields(entity, field);
  const texts: Texts = {};
  for (const language of ['en', 'es', 'ru'] as const) {
    const text = fields[`${language}_${field}`];
    if (text) texts[language] = text;
  }
  const plain = fields[field] ?? '';
  const isRepeated = plain === (texts.en ?? texts.es ?? texts.ru ?? '');
  return isRepeated ? texts : { ...texts, zh: plain };
}

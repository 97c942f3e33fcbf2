import { type Language, LANGUAGES } from '../../../../../shared/text/languages.ts';

const PREFIX = /^(en|es|ru)_/;

/** A page's texts, or its blocks, without those of a language: the plain fields, which are Chinese, become empty. */
export function withoutLanguage<T>(value: T, language: Language): T {
  return without(value, language) as T;
}

function without(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, language));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const fields = Object.keys(value);
  const remaining = Object.entries(value).filter(([field]) => !field.startsWith(`${language}_`));
  return Object.fromEntries(
    remaining.map(([field, inner]) => [
      field,
      language === 'zh' && typeof inner === 'string' && isLocalised(field, fields) ? '' : without(inner, language),
    ]),
  );
}

/** A plain field is a text where other languages have it, too. */
const isLocalised = (field: string, fields: readonly string[]): boolean =>
  !PREFIX.test(field) && fields.some((other) => other.replace(PREFIX, '') === field && other !== field);

/** The languages that texts are written in. */
export const languagesIn = (texts: Record<string, unknown>): Language[] =>
  LANGUAGES.filter((language) => texts[language === 'zh' ? 'title' : `${language}_title`]);

import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from './languages.ts';

export type Prefixed<F extends string> = F | `${Exclude<Language, 'zh'>}_${F}`;
export type Localised<F extends string> = { [K in F]: string } & {
  [K in Exclude<Prefixed<F>, F>]?: string | undefined;
};

/**
 * Returns a field in a language: `{language}_{field}`, for Chinese the plain field (S1). Falls back to the plain field, then to
 * English, then to an empty text.
 */
export function localised<F extends string>(entity: Localised<F>, field: F, language: Language): string {
  const fields = entity as Record<string, string | undefined>;
  const own = language === 'zh' ? fields[field] : fields[`${language}_${field}`];
  return own || fields[field] || fields[`${DEFAULT_LANGUAGE}_${field}`] || '';
}

/**
 * The languages that a field is written in; if there is only the plain field, all of them. A text filled in from
 * another language is no version of its own for search engines.
 */
export function languagesOf<F extends string>(entity: Localised<F>, field: F): Language[] {
  const fields = entity as Record<string, string | undefined>;
  const own = LANGUAGES.filter((language) => language !== 'zh' && fields[`${language}_${field}`]);
  if (own.length === 0) return [...LANGUAGES];
  const plain = fields[field];
  return plain && plain !== fields[`${DEFAULT_LANGUAGE}_${field}`] ? [...own, 'zh'] : own;
}

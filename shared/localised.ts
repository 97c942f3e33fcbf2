import { z } from 'zod/mini';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

type Prefixed<F extends string> = F | `${Exclude<Language, 'zh'>}_${F}`;
export type Localised<F extends string> = { [K in F]: string } & {
  [K in Exclude<Prefixed<F>, F>]?: string | undefined;
};

/** The schema of a field written in every language: the plain field is Chinese, the others carry a prefix (S1). */
export function localisedShape<const F extends string>(field: F) {
  return {
    [field]: z.string(),
    [`en_${field}`]: z.optional(z.string()),
    [`es_${field}`]: z.optional(z.string()),
    [`ru_${field}`]: z.optional(z.string()),
  } as { [K in F]: z.ZodMiniString<string> } & {
    [K in Exclude<Prefixed<F>, F>]: z.ZodMiniOptional<z.ZodMiniString<string>>;
  };
}

/** Reads `{lang}_{field}`, falling back to the plain field, then to the default language. */
export function localised<F extends string>(entity: Localised<F>, field: F, language: Language): string {
  const fields = entity as Record<string, string | undefined>;
  const own = language === 'zh' ? fields[field] : fields[`${language}_${field}`];
  return own || fields[field] || fields[`${DEFAULT_LANGUAGE}_${field}`] || '';
}

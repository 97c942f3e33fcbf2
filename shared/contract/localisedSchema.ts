import { z } from 'zod/mini';
import type { Prefixed } from '../text/localised.ts';

/** A localised field that may be absent in all languages. */
export const optionalLocalised = <const F extends string>(field: F) =>
  Object.fromEntries(['', 'en_', 'es_', 'ru_'].map((prefix) => [prefix + field, z.optional(z.string())])) as {
    [K in Prefixed<F>]: z.ZodMiniOptional<z.ZodMiniString<string>>;
  };

/** The schema of a localised field: the plain field is Chinese, the others carry a prefix (S1). */
export function localisedSchema<const F extends string>(field: F) {
  return {
    [field]: z.string(),
    [`en_${field}`]: z.optional(z.string()),
    [`es_${field}`]: z.optional(z.string()),
    [`ru_${field}`]: z.optional(z.string()),
  } as { [K in F]: z.ZodMiniString<string> } & {
    [K in Exclude<Prefixed<F>, F>]: z.ZodMiniOptional<z.ZodMiniString<string>>;
  };
}

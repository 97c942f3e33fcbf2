import type { Localised } from './localised.ts';

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

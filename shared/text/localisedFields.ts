import type { Localised } from './localised.ts';

/** The plain field and its prefixed forms, for copying and for searching. */
const keysOf = (field: string): string[] => [field, `en_${field}`, `es_${field}`, `ru_${field}`];

/** A copy of one localised field in all its languages, absent ones left out. */
export function localisedFields<const F extends string>(entity: Localised<F>, field: F): Localised<F> {
  const fields: Record<string, string | undefined> = { ...entity };
  const present = keysOf(field).flatMap((key) => (fields[key] === undefined ? [] : [[key, fields[key]]]));
  return Object.fromEntries(present) as Localised<F>;
}

/** The texts of one localised field in all languages. */
export const localisedTexts = <F extends string>(entity: Localised<F>, field: F): string[] =>
  Object.values<string | undefined>(localisedFields(entity, field)).filter((text) => text !== undefined);

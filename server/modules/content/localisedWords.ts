import type { Localised } from '../../../shared/text/localised.ts';

/** English, Spanish, Russian, Chinese. */
export type Words = readonly [en: string, es: string, ru: string, zh: string];

/** Returns a text in the localised fields of the API; the plain field is Chinese (S1). */
export const inAll = <const F extends string>(field: F, [en, es, ru, zh]: Words): Localised<F> =>
  ({ [field]: zh, [`en_${field}`]: en, [`es_${field}`]: es, [`ru_${field}`]: ru }) as Localised<F>;

/** Returns the same text under another field name. */
export const renameField = <const F extends string, const T extends string>(
  entity: Localised<F>,
  from: F,
  to: T,
): Localised<T> => {
  const fields = entity as Record<string, string | undefined>;
  const names = ['', 'en_', 'es_', 'ru_'].filter((prefix) => fields[`${prefix}${from}`] !== undefined);
  return Object.fromEntries(names.map((prefix) => [`${prefix}${to}`, fields[`${prefix}${from}`]])) as Localised<T>;
};

import type { Country } from '../../../../shared/contract/schemas/content.ts';

/** Returns a country's ISO code by its id; undefined for an unknown one. */
export const isoOf = (countries: readonly Country[] | undefined, id: number): string | undefined =>
  countries?.find((country) => country.id === id)?.iso;

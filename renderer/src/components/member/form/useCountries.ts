import type { Country } from '../../../../../shared/contract/schemas/content.ts';
import { ALL_COUNTRIES } from '../../../stores/contact/allCountries.ts';
import { type Reading, useRead } from '../useRead.ts';

/** The countries of the world; call it in an observer. */
export function useCountries(): Reading<Country[]> {
  const { data, ...reading } = useRead('selectCountry', ALL_COUNTRIES, true);
  return { ...reading, data: data?.results };
}

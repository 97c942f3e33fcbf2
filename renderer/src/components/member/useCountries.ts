import { COUNTRY_PAGE_SIZE } from '../../../../shared/constants.ts';
import type { Country } from '../../../../shared/contracts/content.ts';
import { type Reading, useRead } from './useRead.ts';

const COUNTRIES = { page: 1, page_size: COUNTRY_PAGE_SIZE };

/** The countries of the world; call it in an observer. */
export function useCountries(): Reading<Country[]> {
  const { data, ...reading } = useRead('selectCountry', COUNTRIES, true);
  return { ...reading, data: data?.results };
}

import type { Country } from '../../../../../shared/contract/schemas/content.ts';
import { ALL_COUNTRIES } from '../../../stores/contact/allCountries.ts';
import { type QueryResult, useQuery } from '../../loading/useQuery.ts';

/** All countries; call it in an observer. */
export function useCountries(): QueryResult<Country[]> {
  const { data, ...reading } = useQuery('selectCountry', ALL_COUNTRIES, { isLasting: true });
  return { ...reading, data: data?.results };
}

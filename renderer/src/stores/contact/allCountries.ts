import { COUNTRY_PAGE_SIZE } from '../../../../shared/contract/limits.ts';

/** What `selectCountry` is asked with wherever somebody chooses a country: one list for all. */
export const ALL_COUNTRIES = { page: 1, page_size: COUNTRY_PAGE_SIZE };

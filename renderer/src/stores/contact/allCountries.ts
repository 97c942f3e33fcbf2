import { COUNTRY_PAGE_SIZE } from '../../../../shared/contract/limits.ts';

/** The payload of `selectCountry` for every country field, so that all share one query. */
export const ALL_COUNTRIES = { page: 1, page_size: COUNTRY_PAGE_SIZE };

import { COUNTRY_PAGE_SIZE } from '../../../shared/contract/limits.ts';
import type { Received } from '../../../shared/contract/contract.ts';
import { countries, countryOf } from '../members/countries.ts';
import { countryStates } from '../members/countryStates.ts';
import type { VisitLog } from './VisitLog.ts';
import type { VitalsLog } from './VitalsLog.ts';
import type { Api } from '../../platform/http/Api.ts';

/** Routes of server time, countries, the visit log and what browsers measured. */
export function systemRoutes(api: Api, { visits, vitals }: { visits: VisitLog; vitals: VitalsLog }): void {
  api.serve('readTimestamp', async () => ({ time: Date.now() }), { access: 'anonymous' });
  api.serve('queryIp', async (_input, { ip, countryIso }) => {
    const country = countryIso ? countryOf(countryIso) : null;
    return { ip, country: country?.id ?? null, iso: country?.iso ?? null };
  });
  api.serve('listCountries', async (paging) => countryPage(paging));
  api.serve('selectCountry', async (paging) => countryPage(paging));
  api.serve('listCountryStates', async ({ country_id }) =>
    countryStates(countries.find(({ id }) => id === country_id)?.iso ?? ''),
  );
  api.serve('recordAccess', async (visit, visitor, once) => {
    await visits.record(visit, visitor, once);
    return null;
  });
  api.serve('recordVitals', async (sample, _visitor, once) => {
    await vitals.record(sample, once);
    return null;
  });
}

const countryPage = ({ page = 1, page_size = COUNTRY_PAGE_SIZE }: Received<'listCountries'>) => ({
  results: countries.slice((page - 1) * page_size, page * page_size),
  total: countries.length,
  page,
  page_size,
});

import { HOUR_MS } from '../../platform/clock/durations.ts';
import { checkCountry } from '../members/countries.ts';
import { countedAddress, type RateRule } from '../../platform/rateLimits/RateLimits.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';

const CONTACTS_PER_ADDRESS: RateRule = { name: 'contact:address', most: 30, windowMs: HOUR_MS };

/** The contact form (S2.8), for visitors who are not signed in. */
export function contactRoutes(api: Api, { contacts, limits }: Pick<Services, 'contacts' | 'limits'>): void {
  api.serve('registerContact', async (form, { ip, language }) => {
    await limits.take(CONTACTS_PER_ADDRESS, countedAddress(ip));
    checkCountry(form.country, 'country');
    await contacts.register(form, language);
    return null;
  });
}

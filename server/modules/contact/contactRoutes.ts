import { checkCountry } from '../members/countries.ts';
import type { Api } from '../../platform/http/Api.ts';
import type { Services } from '../../services.ts';

/** The contact form (S2.8), for visitors who are not signed in. */
export function contactRoutes(api: Api, { contacts }: Pick<Services, 'contacts'>): void {
  api.serve('registerContact', async (form, { language }) => {
    checkCountry(form.country, 'country');
    await contacts.register(form, language);
    return null;
  });
}

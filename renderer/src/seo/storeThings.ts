import { RETURN_DAYS } from '../../../shared/contract/limits.ts';
import type { RoutineConfig } from '../../../shared/contract/schemas/content.ts';
import { htmlLanguage, type Language, LANGUAGES, withLanguage } from '../../../shared/text/languages.ts';
import { localised } from '../../../shared/text/localised.ts';
import { SCHEMA, type Thing } from './Thing.ts';

interface Store {
  origin: string;
  name: string;
  language: Language;
  config: RoutineConfig;
  /** Paths of the contact page and of the page about returns. */
  contactPath: string;
  returnsPath: string;
}

/** Removes properties that the merchant has not configured. */
const withoutEmptyFields = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** The id with which other structured data refer to the store. */
export const organizationId = (origin: string): string => `${origin}/#organization`;

/** The merchant: name, contacts in each language, and the period for returns. */
export function organization({ origin, name, language, config, contactPath, returnsPath }: Store): Thing {
  const { contact_us: contact, logo, social_links } = config;
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name,
    url: `${origin}/`,
    logo: new URL(logo, origin).href,
    ...withoutEmptyFields({
      telephone: contact.mobile,
      email: contact.email,
      address: localised(contact, 'address', language),
    }),
    // A bare domain is the network's page, not the merchant's.
    sameAs: social_links.map(({ url }) => url).filter((url) => new URL(url).pathname !== '/'),
    contactPoint: LANGUAGES.map((spoken) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...withoutEmptyFields({ telephone: contact.mobile, email: contact.email }),
      url: origin + withLanguage(contactPath, spoken),
      availableLanguage: htmlLanguage(spoken),
      ...withoutEmptyFields({ description: localised(contact, 'ol_time', spoken) }),
    })),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      '@id': `${origin}/#returns`,
      returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
      merchantReturnDays: RETURN_DAYS,
      returnMethod: `${SCHEMA}/ReturnByMail`,
      merchantReturnLink: origin + withLanguage(returnsPath, language),
    },
  };
}

/** The site under the store's name. */
export const webSite = ({ origin, name, language }: Pick<Store, 'origin' | 'name' | 'language'>): Thing => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name,
  url: origin + withLanguage('/', language),
  inLanguage: htmlLanguage(language),
  publisher: { '@id': organizationId(origin) },
});

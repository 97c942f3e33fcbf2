import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import type { Country } from '../../../shared/contract/schemas/content.ts';
import { missingParts } from '../../../shared/text/addressParts.ts';
import { DomainError } from '../../platform/DomainError.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** Derives a country's number from its two letters, so that it stays stable if the list changes. */
const countryId = (iso: string): number => (iso.charCodeAt(0) - 64) * 26 + (iso.charCodeAt(1) - 65);

/** All countries with a telephone code, sorted by English name; without flag images. */
export const countries: readonly Country[] = getCountries()
  .map((iso) => ({
    id: countryId(iso),
    country_name: names.of(iso) ?? iso,
    iso,
    dial_code: `+${getCountryCallingCode(iso)}`,
    icon_image_url: '',
  }))
  .toSorted((a, b) => a.country_name.localeCompare(b.country_name, 'en'));

const ids = new Set(countries.map((country) => country.id));

/** Throws a FieldError at `field` for an unknown country number. */
export function checkCountry(id: number, field: string): void {
  if (!ids.has(id)) throw DomainError.fields({ [field]: 'select' });
}

/**
 * Throws a FieldError for an unknown country, and for a postal code or region that is missing although the country has
 * it. `fields` names the fields of a form that has the address in a field of its own.
 */
export function checkAddress(
  address: Parameters<typeof missingParts>[0],
  country: number,
  fields: { country: string; address: string } = { country: 'country', address: '' },
): void {
  checkCountry(country, fields.country);
  const iso = countries.find(({ id }) => id === country)?.iso;
  const missing = missingParts(address, iso);
  if (missing.length > 0)
    throw DomainError.fields(Object.fromEntries(missing.map((part) => [fields.address + part, 'required'])));
}

/** Returns a country by ISO 3166-1 alpha-2; null if it is unknown. */
export const countryOf = (iso: string): Country | null => countries.find((country) => country.iso === iso) ?? null;

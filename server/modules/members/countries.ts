import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import type { Country } from '../../../shared/contract/schemas/content.ts';
import { DomainError } from '../../platform/DomainError.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** A country's number, made of its two letters, so that it stays the same whatever the list grows by. */
const countryId = (iso: string): number => (iso.charCodeAt(0) - 64) * 26 + (iso.charCodeAt(1) - 65);

/** All countries one can telephone to, by their English names. There are no drawings of their flags. */
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

/** Refuses a number that is no country's, at its field. */
export function checkCountry(id: number, field: string): void {
  if (!ids.has(id)) throw DomainError.fields({ [field]: 'select' });
}

/** The country of two letters; null when it is not among ours. */
export const countryOf = (iso: string): Country | null => countries.find((country) => country.iso === iso) ?? null;

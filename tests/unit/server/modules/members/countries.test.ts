import { describe, expect, it } from 'vitest';
import type { FieldError } from '../../../../../server/platform/DomainError.ts';
import { checkAddress, checkCountry, countries, countryOf } from '../../../../../server/modules/members/countries.ts';

const idOf = (iso: string): number => countryOf(iso)!.id;
const faultsOf = (check: () => void): unknown => {
  try {
    check();
    return null;
  } catch (error) {
    return (error as FieldError).errors;
  }
};

describe('countries', () => {
  it('have numbers of their own, which their letters say, and are sorted by name', () => {
    expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
    expect([idOf('AC'), idOf('ZW')]).toEqual([28, 698]);
    expect(countryOf('ES')).toMatchObject({ country_name: 'Spain', dial_code: '+34' });
    expect(countryOf('XX')).toBeNull();
    const names = countries.map(({ country_name }) => country_name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('are refused at their field where there is no such number', () => {
    expect(faultsOf(() => checkCountry(idOf('ES'), 'country'))).toBeNull();
    expect(faultsOf(() => checkCountry(0, 'contact.country'))).toEqual({ 'contact.country': 'select' });
  });

  it.each([
    ['ES', '28013', 'Madrid', null],
    ['ES', ' ', 'Madrid', { postal_code: 'required' }],
    ['ES', '', '', { postal_code: 'required', region: 'required' }],
    ['HK', '', '', null],
    ['SG', '', '', { postal_code: 'required' }],
    ['AE', '', '', { region: 'required' }],
  ])('ask for the parts of an address that they have: %s', (iso, postal_code, region, expected) => {
    expect(faultsOf(() => checkAddress({ postal_code, region }, idOf(iso)))).toEqual(expected);
  });

  it('name the fields of the form that has the address', () => {
    const fields = { country: 'contact.country', address: 'address.' };
    const address = { postal_code: '', region: 'Madrid' };
    expect(faultsOf(() => checkAddress(address, idOf('ES'), fields))).toEqual({ 'address.postal_code': 'required' });
    expect(faultsOf(() => checkAddress(address, 0, fields))).toEqual({ 'contact.country': 'select' });
  });
});

import { expect, it } from 'vitest';
import { countryName } from '../../../../shared/text/countryName.ts';

it.each([
  ['en-us', 'de', 'Germany'],
  ['ru-ru', 'DE', 'Германия'],
  ['en-us', '', ''],
  ['en-us', 'Germany', 'Germany'],
  ['en-us', '1;', '1;'],
])('a country is called in %s by its code "%s": %s', (locale, code, name) => {
  expect(countryName(locale, code)).toBe(name);
});

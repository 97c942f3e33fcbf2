import { expect, it } from 'vitest';
import { countryStates } from '../../../../../server/modules/members/countryStates.ts';

it.each([
  ['CN', ['安徽', '北京', '重庆'], '浙江'],
  ['RU', ['Адыгея', 'Алтай', 'Алтайский край'], 'Ярославская область'],
  ['MX', ['Aguascalientes', 'Baja California', 'Baja California Sur'], 'Zacatecas'],
  ['CA', ['Alberta', 'British Columbia', 'Manitoba'], 'Yukon'],
])('the regions of %s are in the order of their own language, whatever the machine speaks', (iso, first, last) => {
  const names = countryStates(iso).map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(first);
  expect(names.at(-1)).toBe(last);
});

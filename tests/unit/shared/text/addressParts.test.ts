import { expect, it } from 'vitest';
import { missingParts, placeLine } from '../../../../shared/text/addressParts.ts';

it.each([
  ['ES', ['postal_code', 'region']],
  ['CN', ['postal_code', 'region']],
  [undefined, ['postal_code', 'region']],
  ['AE', ['region']],
  ['IE', ['region']],
  ['SG', ['postal_code']],
  ['MC', ['postal_code']],
  ['HK', []],
  ['QA', []],
] as const)('an address in %s needs %s', (iso, parts) => {
  expect(missingParts({ postal_code: ' ', region: '' }, iso)).toEqual(parts);
  expect(missingParts({ postal_code: '1', region: 'X' }, iso)).toEqual([]);
});

it('writes postal code and region without gaps', () => {
  expect(placeLine({ postal_code: '28014', region: 'Madrid' })).toBe('28014 Madrid');
  expect(placeLine({ postal_code: '', region: 'Dubai' })).toBe('Dubai');
  expect(placeLine({ postal_code: '', region: '' })).toBe('');
});

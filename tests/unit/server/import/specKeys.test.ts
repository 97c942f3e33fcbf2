import { describe, expect, it } from 'vitest';
import fc from '../../../support/checks/properties.ts';
import {
  EMPTY_QUERY,
  type ListingQuery,
  listingSearch,
  parseListing,
  payloadOf,
  toggleFacet,
} from '../../../../renderer/src/routing/listingQuery.ts';
import { specsOf } from '../../../../server/import/rows/specs.ts';
import { specTokens } from '../../../../shared/catalogue/specTokens.ts';
import { ProductQuery } from '../../../../shared/contract/schemas/catalogue.ts';

/** The list after its facet was chosen, the address read again, and the API asked. */
function chosen(key: string, value: string): unknown {
  const search = listingSearch(toggleFacet(EMPTY_QUERY, `spec:${key}`, value));
  const query: ListingQuery = parseListing(new URLSearchParams(search));
  const { spec, ...payload } = payloadOf(query, {}, false);
  return ProductQuery.parse({ ...payload, spec: JSON.stringify(spec) }).spec;
}

describe('the key of a specification in a merchant’s file', () => {
  it.each([
    ['Diámetro interior', 'diámetro_interior'],
    ['Рабочая частота', 'рабочая_частота'],
    ['探头频率', '探头频率'],
    ['आवृत्ति', 'आवृत्ति'],
    ['(max) pressure', 'max_pressure'],
    ['Dia\u0301metro', 'diámetro'],
    ['±', '_b1'],
  ])('of %s names its facet, and can be chosen', (label, key) => {
    const specs = specsOf({ [`spec:${label}`]: '5' });
    expect(specs[0]!.key).toBe(key);
    expect(specTokens([{ specs }])).toEqual([`${key}=5`]);
    expect(chosen(key, '5')).toEqual({ [key]: ['5'] });
  });

  it('can be chosen whatever the label, in any script and of any length', () => {
    const label = fc
      .oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
        fc.string({ unit: fc.constantFrom('探', '頻', 'ч', 'ñ', '𠀀', '_', ' ', '.'), minLength: 1, maxLength: 80 }),
      )
      .filter((text) => /[^\s|[]/.test(text));
    const unit = fc.option(fc.constantFrom('mm', '°C', 'мм', '毫米', 'µm/min'), { nil: undefined });
    fc.assert(
      fc.property(label, unit, (text, inUnits) => {
        for (const spec of specsOf({ [`spec:${text}${inUnits ? `[${inUnits}]` : ''}`]: '5' })) {
          expect(specTokens([{ specs: [spec] }])).toEqual([`${spec.key}=5`]);
          expect(chosen(spec.key, '5')).toEqual({ [spec.key]: ['5'] });
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is refused by addresses and the API alike where no file can have it', () => {
    for (const key of ['', '__proto__', 'a b', 'a=b', 'a'.repeat(61), '-a', '\ud840']) {
      expect(parseListing(new URLSearchParams([[`spec.${key}`, '1']]))).toEqual(EMPTY_QUERY);
      const { data } = ProductQuery.safeParse({ spec: `{${JSON.stringify(key)}:["1"]}` });
      expect(Object.keys(data?.spec ?? {})).toEqual([]);
    }
  });
});

import { describe, expect, it } from 'vitest';
import fc from '../../../support/checks/properties.ts';
import { ProductQuery, SORTS } from '../../../../shared/contract/schemas/catalogue.ts';
import {
  withoutFilters,
  EMPTY_QUERY,
  isFiltered,
  type ListingQuery,
  listingSearch,
  parseListing,
  payloadOf,
  toggleFacet,
} from '../../../../renderer/src/routing/listingQuery.ts';

const read = (search: string): ListingQuery => parseListing(new URLSearchParams(search));

describe('the address of a list', () => {
  it('says filters, order and page', () => {
    const query = read('?brand=3,7&condition=new&group=12&spec.frequency=2-5&spec.frequency=3-7&sort=name&page=2');
    expect(query).toEqual({
      brand: [3, 7],
      group: [12],
      condition: ['new'],
      spec: new Map([['frequency', ['2-5', '3-7']]]),
      sort: 'name',
      page: 2,
    });
    expect(listingSearch(query)).toBe(
      '?brand=3,7&group=12&condition=new&spec.frequency=2-5&spec.frequency=3-7&sort=name&page=2',
    );
  });

  it('is empty for the whole list', () => {
    expect(listingSearch(EMPTY_QUERY)).toBe('');
    expect(read('')).toEqual(EMPTY_QUERY);
  });

  it('keeps what the page itself has in its address', () => {
    expect(listingSearch({ ...EMPTY_QUERY, page: 3 }, { keyWord: 'А+B & #1' })).toBe(
      '?keyWord=%D0%90%2BB+%26+%231&page=3',
    );
  });

  it.each([
    'brand=0,-1,1e3,99999999999999999999,<script>',
    'brand=2147483648,9999999999&group=9999999999',
    'condition=broken,__proto__,constructor,toString',
    'spec.__proto__=1&spec.=2&spec.a b=3',
    `spec.size=${'x'.repeat(121)}`,
    'sort=hasOwnProperty',
    'page=0',
    'page=-4',
    'page=2.5',
    'page=10001',
    'page=',
  ])('pays no heed to %s', (search) => expect(read(search)).toEqual(EMPTY_QUERY));

  it('names the largest id that there can be', () =>
    expect(read('brand=2147483647&group=2147483647')).toMatchObject({
      brand: [2_147_483_647],
      group: [2_147_483_647],
    }));

  it('asks the API for nothing that its contract refuses, whatever the address', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 140 }),
      fc.constantFrom('1,2,3', 'new,used', '__proto__', ...SORTS),
    );
    const anyKey = fc.oneof(
      fc.constantFrom('brand', 'group', 'condition', 'sort', 'page', 'spec.a', 'spec.constructor'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(anyKey, anyText), { maxLength: 60 }), fc.boolean(), (pairs, isMember) => {
        const { spec, ...payload } = payloadOf(parseListing(new URLSearchParams(pairs)), {}, isMember);
        // Lists and records are sent as JSON text.
        expect(ProductQuery.safeParse({ ...payload, ...(spec && { spec: JSON.stringify(spec) }) }).success).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('is written the same way however it was put together, and read back as it was', () => {
    const value = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
    const spec = fc.uniqueArray(
      fc.tuple(fc.stringMatching(/^[a-z]\w{0,8}$/), fc.uniqueArray(value, { minLength: 1, maxLength: 4 })),
      { selector: ([key]) => key, maxLength: 5 },
    );
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 6 });
    fc.assert(
      fc.property(ids, ids, spec, fc.integer({ min: 1, max: 10_000 }), (brand, group, specs, page) => {
        const query: ListingQuery = { ...EMPTY_QUERY, brand, group, spec: new Map(specs), page };
        const search = listingSearch(query);
        const again = read(search);
        expect(listingSearch(again)).toBe(search);
        expect(new Set(again.brand)).toEqual(new Set(brand));
        expect(Object.fromEntries([...again.spec].map(([key, values]) => [key, values.toSorted()]))).toEqual(
          Object.fromEntries(specs.map(([key, values]) => [key, values.toSorted()])),
        );
      }),
    );
  });
});

describe('choosing a filter', () => {
  it('puts it in, takes it out, and begins at the first page', () => {
    const second = { ...EMPTY_QUERY, page: 2 };
    const chosen = toggleFacet(
      toggleFacet(toggleFacet(second, 'brand', '3'), 'spec:frequency', '2-5'),
      'condition',
      'used',
    );
    expect(listingSearch(chosen)).toBe('?brand=3&condition=used&spec.frequency=2-5');
    expect(
      toggleFacet(toggleFacet(toggleFacet(chosen, 'condition', 'used'), 'spec:frequency', '2-5'), 'brand', '3'),
    ).toEqual(EMPTY_QUERY);
  });

  it('keeps the order when all are taken away', () => {
    const query: ListingQuery = { ...toggleFacet(EMPTY_QUERY, 'group', '5'), sort: 'newest', page: 4 };
    expect(isFiltered(query)).toBe(true);
    expect(withoutFilters(query)).toEqual({ ...EMPTY_QUERY, sort: 'newest' });
    expect(isFiltered(withoutFilters(query))).toBe(false);
  });

  it('leaves the query as it is for a facet or value that is not known', () => {
    expect(toggleFacet(EMPTY_QUERY, 'colour', 'red')).toEqual(EMPTY_QUERY);
    expect(toggleFacet(EMPTY_QUERY, 'condition', 'broken')).toEqual(EMPTY_QUERY);
  });
});

describe('the API’s payload', () => {
  it('is bound to the page: its group, brand or keyword cannot be changed by the address', () => {
    expect(payloadOf(read('brand=9&page=2'), { brand: [4] }, false)).toEqual({
      page: 2,
      page_size: 24,
      facets: 1,
      brand: [4],
    });
  });

  it('is sorted by price for members alone', () => {
    const query = read('sort=price_asc');
    expect(payloadOf(query, {}, true)).toMatchObject({ sort: 'price_asc' });
    expect(payloadOf(query, {}, false)).not.toHaveProperty('sort');
  });
});

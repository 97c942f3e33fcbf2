import { describe, expect, it } from 'vitest';
import { choicesOf, isChosen } from '../../../../../renderer/src/components/listing/facets/facetChoices.ts';
import { lastPage, pageNumbers } from '../../../../../renderer/src/components/listing/pager/pageNumbers.ts';
import { specColumns } from '../../../../../renderer/src/components/product/specColumns.ts';
import { brandsByLetter } from '../../../../../renderer/src/pages/brands/brandsByLetter.ts';
import { groupTrail } from '../../../../../renderer/src/routing/groupTrail.ts';
import { EMPTY_QUERY } from '../../../../../renderer/src/routing/listingQuery.ts';
import { aBrand, aProduct, aTree, someFacets } from '../../../../support/builders/aProduct.ts';

const spec = (key: string) => ({ key, label: key, value: '1' });

describe('the pages that a pager names', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
    [12, 9, [1, null, 9]],
  ])('are around page %i of %i', (page, last, option) => expect(pageNumbers(page, last)).toEqual(option));

  it.each([
    [1, 500, [1, 2, null]],
    [250, 500, [1, null, 249, 250, 251, null]],
    [499, 500, [1, null, 498, 499, 500]],
    [500, 500, [1, null, 499, 500]],
    [700, 500, [1, null, 500]],
  ])('leave open how the list ends, around page %i of about %i', (page, last, option) =>
    expect(pageNumbers(page, last, true)).toEqual(option),
  );

  it('go on after a full page that was thought to be the last', () => {
    const full = Array.from({ length: 24 }, () => aProduct({}));
    const found = { total: 12_000, page: 500, page_size: 24, results: full, facets: [] };
    expect(lastPage({ ...found, is_estimate: true })).toBe(501);
    expect(lastPage({ ...found, is_estimate: true, page: 3 })).toBe(500);
    expect(lastPage({ ...found, is_estimate: true, page: 501, results: [] })).toBe(500);
    expect(lastPage(found)).toBe(500);
  });
});

describe('the columns of a table', () => {
  it('are what at least half of its rows share, in the order in which it is written', () => {
    const products = [
      aProduct({ key_specs: [spec('a'), spec('b'), spec('c')] }),
      aProduct({ key_specs: [spec('a'), spec('b'), spec('d')] }),
      aProduct({ key_specs: [spec('b'), spec('e')] }),
    ];
    expect(specColumns(products).map(({ key }) => key)).toEqual(['a', 'b']);
    expect(specColumns(products, 1).map(({ key }) => key)).toEqual(['b']);
    expect(specColumns([])).toEqual([]);
  });
});

describe('brands by letter', () => {
  it('are in order, accents aside, and digits come last', () => {
    const brands = [aBrand(1, 'Zenhaku'), aBrand(2, '3Dmed'), aBrand(3, 'Éclair'), aBrand(4, 'Ekhova')];
    expect(
      brandsByLetter(brands).map(([letter, found]) => [letter, ...found.map(({ brand_name }) => brand_name)]),
    ).toEqual([
      ['E', 'Éclair', 'Ekhova'],
      ['Z', 'Zenhaku'],
      ['#', '3Dmed'],
    ]);
  });
});

describe('the path to a group', () => {
  it('leads from its root down to itself, or nowhere', () => {
    expect(groupTrail(aTree, 13).map(({ id }) => id)).toEqual([1, 13]);
    expect(groupTrail(aTree, 99)).toEqual([]);
  });
});

describe('the chosen filters', () => {
  it('is named as the catalogue names it; what it does not know keeps its own value', () => {
    const query = { ...EMPTY_QUERY, brand: [3, 99], spec: new Map([['frequency', ['2–5']]]) };
    expect(
      choicesOf(query, someFacets).map(({ key, value, facet, option }) => [
        key,
        value,
        facet?.en_label,
        option?.en_label,
      ]),
    ).toEqual([
      ['brand', '3', 'Brand', 'Sonarys'],
      ['brand', '99', 'Brand', undefined],
      ['spec:frequency', '2–5', 'Frequency', '2–5'],
    ]);
  });
});

describe('whether a value of a facet is chosen', () => {
  const query = {
    ...EMPTY_QUERY,
    brand: [3],
    group: [12],
    condition: ['used' as const],
    spec: new Map([['pins', ['5']]]),
  };
  it.each([
    ['brand', '3', '12'],
    ['group', '12', '3'],
    ['condition', 'used', 'new'],
    ['spec:pins', '5', '6'],
  ])('is read from its own part of the query: %s', (facet, chosen, other) => {
    expect([isChosen(query, facet, chosen), isChosen(query, facet, other)]).toEqual([true, false]);
    expect(isChosen(EMPTY_QUERY, facet, chosen)).toBe(false);
  });
});

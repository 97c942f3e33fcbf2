import { expect, it } from 'vitest';
import { fixedFacets } from '../../../../shared/catalogue/fixedFacets.ts';
import type { Selection } from '../../../../shared/catalogue/selection.ts';

const ALL: Selection = {
  scope: null,
  scopeGroups: null,
  groups: [],
  chosenGroups: null,
  brands: [],
  conditions: [],
  specs: new Map(),
};

it('offers the same brands whatever the order in which a database counts them', async () => {
  const cells = Array.from({ length: 60 }, (_each, index) => ({
    group_id: 1,
    brand_id: index + 1,
    condition: 'new' as const,
    total: 1 + (index % 2),
  }));
  const brands = async (ids: readonly number[]) =>
    ids.toSorted((a, b) => a - b).map((id) => ({ id, brand_name: `Brand ${id}` }));
  const offered = async (order: typeof cells) => fixedFacets(order, ALL, { tree: [], brands });
  const [facet] = await offered(cells);
  expect(facet).toMatchObject({ key: 'brand' });
  expect(facet!.values.map(({ value }) => Number(value))).toEqual([
    ...Array.from({ length: 30 }, (_each, index) => 2 * index + 2),
    ...Array.from({ length: 20 }, (_each, index) => 2 * index + 1),
  ]);
  expect(await offered(cells.toReversed())).toEqual(await offered(cells));
});

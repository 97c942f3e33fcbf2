import { type Brand, CONDITIONS, type Condition, type Facet, type GroupNode } from '../contract/schemas/catalogue.ts';
import type { Localised } from '../text/localised.ts';
import { localisedFields } from '../text/localisedFields.ts';
import { facetLabels } from './facetLabels.ts';
import { findGroup } from './groupTree.ts';
import type { Selection } from './selection.ts';

/** The number of hits with this group, brand and condition: the total and three facets are computed from these. */
export interface FacetCell {
  group_id: number;
  brand_id: number;
  condition: Condition;
  total: number;
}

const BRANDS_MAX = 50;

/** Counts the products of a selection. */
export const countProducts = (cube: readonly FacetCell[], selection: Selection): number =>
  sum(chosenCells(cube, selection));

/** Looks up the names of groups and brands. */
export interface Names {
  tree: readonly GroupNode[];
  /** By name. */
  brands(ids: readonly number[]): Promise<readonly Pick<Brand, 'id' | 'brand_name'>[]>;
}

/** The facets brand, group and condition. A facet's counts ignore its own selection. */
export async function fixedFacets(cube: readonly FacetCell[], selection: Selection, names: Names): Promise<Facet[]> {
  return [
    groupFacet(chosenCells(cube, { ...selection, chosenGroups: null }), selection, names.tree),
    await brandFacet(chosenCells(cube, { ...selection, brands: [] }), selection, names),
    conditionFacet(chosenCells(cube, { ...selection, conditions: [] }), selection),
  ].filter(({ values }) => values.length > 1 || values.some((value) => value.selected));
}

async function brandFacet(cells: FacetCell[], { brands }: Selection, names: Names): Promise<Facet> {
  const counts = countBy(cells, (cell) => cell.brand_id);
  const often = [...counts]
    .toSorted(([a, x], [b, y]) => y - x || a - b)
    .slice(0, BRANDS_MAX)
    .map(([id]) => id);
  const namedBrands = await names.brands([...new Set([...often, ...brands])]);
  const values = namedBrands.map(({ id, brand_name }) => ({
    value: String(id),
    label: brand_name,
    count: counts.get(id) ?? 0,
    selected: brands.includes(id),
  }));
  return { key: 'brand', ...facetLabels.brand, values: values.toSorted((a, b) => b.count - a.count) };
}

function conditionFacet(cells: FacetCell[], { conditions }: Selection): Facet {
  const counts = countBy(cells, (cell) => cell.condition);
  const present = CONDITIONS.filter((condition) => counts.has(condition) || conditions.includes(condition));
  const values = present.map((value) => ({
    value,
    ...facetLabels[value],
    count: counts.get(value) ?? 0,
    selected: conditions.includes(value),
  }));
  return { key: 'condition', ...facetLabels.condition, values };
}

function groupFacet(cells: FacetCell[], { scope, groups }: Selection, tree: readonly GroupNode[]): Facet {
  const counts = countBy(cells, (cell) => cell.group_id);
  const countOf = ({ id, child_set }: GroupNode): number =>
    (counts.get(id) ?? 0) + child_set.reduce((all, child) => all + countOf(child), 0);
  const isSelected = (node: GroupNode): boolean => groups.includes(node.id);
  const values = narrower(tree, scope, (node) => countOf(node) > 0 || isSelected(node)).map((node) => ({
    value: String(node.id),
    ...labelOf(node),
    count: countOf(node),
    selected: isSelected(node),
  }));
  return { key: 'group', ...facetLabels.group, values };
}

// If all hits are in one branch, offer its subgroups; a chosen group always stays visible.
function narrower(
  tree: readonly GroupNode[],
  scope: number | null,
  isShown: (node: GroupNode) => boolean,
): GroupNode[] {
  let level = (scope === null ? tree : (findGroup(tree, ({ id }) => id === scope)?.child_set ?? [])).filter(isShown);
  while (level.length === 1 && level[0]!.child_set.some(isShown)) level = level[0]!.child_set.filter(isShown);
  return level;
}

const chosenCells = (cube: readonly FacetCell[], { brands, conditions, chosenGroups }: Selection): FacetCell[] =>
  cube.filter(
    (cell) =>
      (brands.length === 0 || brands.includes(cell.brand_id)) &&
      (conditions.length === 0 || conditions.includes(cell.condition)) &&
      (!chosenGroups || chosenGroups.has(cell.group_id)),
  );

const sum = (cells: FacetCell[]): number => cells.reduce((all, cell) => all + cell.total, 0);

function countBy<K>(cells: FacetCell[], keyOf: (cell: FacetCell) => K): Map<K, number> {
  return new Map(Array.from(Map.groupBy(cells, keyOf), ([key, group]) => [key, sum(group)]));
}

function labelOf(group: GroupNode): Localised<'label'> {
  const names = localisedFields(group, 'group_name');
  return Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key.replace('group_name', 'label'), name]),
  ) as Localised<'label'>;
}

import { sql, type SQL } from 'drizzle-orm';
import { CONDITIONS, type Condition, type Facet, type GroupNode } from '../../../shared/contracts/catalogue.ts';
import type { Localised } from '../../../shared/localised.ts';
import type { Executor } from '../Database.ts';
import { BrandRepository } from './BrandRepository.ts';
import { facetLabels } from './facetLabels.ts';
import { localisedFields } from './localisedFields.ts';
import type { Selection } from './selection.ts';

/** How many hits have this group, brand and condition: from one query come the total and three facets. */
interface Cell extends Record<string, unknown> {
  group_id: number;
  brand_id: number;
  condition: Condition;
  total: number;
}

const BRANDS_MAX = 50;

export async function readCube(db: Executor, conditions: SQL[]): Promise<Cell[]> {
  const { rows } = await db.execute<Cell>(sql`
    select p.group_id, p.brand_id, p.condition, count(*)::int as total from products p
    where ${sql.join(conditions, sql` and `)} group by 1, 2, 3`);
  return rows;
}

export const cubeTotal = (cube: Cell[], selection: Selection): number => sum(chosen(cube, selection));

/** The facets brand, group and condition. The counts of a facet are taken without its own choice. */
export async function standingFacets(
  db: Executor,
  cube: Cell[],
  selection: Selection,
  tree: GroupNode[],
): Promise<Facet[]> {
  return [
    groupFacet(chosen(cube, { ...selection, chosenGroups: null }), selection, tree),
    await brandFacet(db, chosen(cube, { ...selection, brands: [] }), selection),
    conditionFacet(chosen(cube, { ...selection, conditions: [] }), selection),
  ].filter(({ values }) => values.length > 1 || values.some((value) => value.selected));
}

async function brandFacet(db: Executor, cells: Cell[], { brands }: Selection): Promise<Facet> {
  const counts = countBy(cells, (cell) => cell.brand_id);
  const often = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, BRANDS_MAX)
    .map(([id]) => id);
  const named = await new BrandRepository(db).byIds([...new Set([...often, ...brands])]);
  const values = named.map(({ id, brand_name }) => ({
    value: String(id),
    label: brand_name,
    count: counts.get(id) ?? 0,
    selected: brands.includes(id),
  }));
  return { key: 'brand', ...facetLabels.brand, values: values.toSorted((a, b) => b.count - a.count) };
}

function conditionFacet(cells: Cell[], { conditions }: Selection): Facet {
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

function groupFacet(cells: Cell[], { scope, groups }: Selection, tree: GroupNode[]): Facet {
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

// Where all hits lie in one branch, its own parts are the choice; a chosen group is always in sight.
function narrower(tree: GroupNode[], scope: number | null, isShown: (node: GroupNode) => boolean): GroupNode[] {
  let level = (scope === null ? tree : (findNode(tree, scope)?.child_set ?? [])).filter(isShown);
  while (level.length === 1 && level[0]!.child_set.some(isShown)) level = level[0]!.child_set.filter(isShown);
  return level;
}

function findNode(nodes: GroupNode[], id: number): GroupNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.child_set, id);
    if (found) return found;
  }
  return undefined;
}

const chosen = (cube: Cell[], { brands, conditions, chosenGroups }: Selection): Cell[] =>
  cube.filter(
    (cell) =>
      (brands.length === 0 || brands.includes(cell.brand_id)) &&
      (conditions.length === 0 || conditions.includes(cell.condition)) &&
      (!chosenGroups || chosenGroups.has(cell.group_id)),
  );

const sum = (cells: Cell[]): number => cells.reduce((all, cell) => all + cell.total, 0);

function countBy<K>(cells: Cell[], keyOf: (cell: Cell) => K): Map<K, number> {
  return new Map(Array.from(Map.groupBy(cells, keyOf), ([key, group]) => [key, sum(group)]));
}

function labelOf(group: GroupNode): Localised<'label'> {
  const names = localisedFields(group, 'group_name');
  return Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key.replace('group_name', 'label'), name]),
  ) as Localised<'label'>;
}

import type { Group, GroupNode } from '../contract/schemas/catalogue.ts';

/** Groups in a row, as the tree below a parent; null is above the roots. */
export function buildGroupTree(groups: readonly Group[], parentId: number | null): GroupNode[] {
  const children = Map.groupBy(groups, (group) => group.parent_id);
  const below = (id: number | null): GroupNode[] =>
    (children.get(id) ?? []).map((group) => ({ ...group, child_set: below(group.id) }));
  return below(parentId);
}

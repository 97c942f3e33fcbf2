import type { Group, GroupNode } from '../contract/schemas/catalogue.ts';

/** Builds the tree below a parent from a flat list; null is the parent of the roots. */
export function buildGroupTree(groups: readonly Group[], parentId: number | null): GroupNode[] {
  const children = Map.groupBy(groups, (group) => group.parent_id);
  const below = (id: number | null): GroupNode[] =>
    (children.get(id) ?? []).map((group) => ({ ...group, child_set: below(group.id) }));
  return below(parentId);
}

/** Returns the first group that a predicate accepts, anywhere in the tree, parents first; null if there is none. */
export function findGroup(tree: readonly GroupNode[], isWanted: (group: GroupNode) => boolean): GroupNode | null {
  for (const group of tree) {
    const match = isWanted(group) ? group : findGroup(group.child_set, isWanted);
    if (match) return match;
  }
  return null;
}

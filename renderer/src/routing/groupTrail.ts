import type { GroupNode } from '../../../shared/contract/schemas/catalogue.ts';

/** The path from the tree's root to a group, inclusive; empty where the tree has no such group. */
export function groupTrail(tree: readonly GroupNode[], id: number): GroupNode[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = groupTrail(node.child_set, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

import type { GroupNode } from '../../../shared/contract/schemas/catalogue.ts';

/** The way from a root of the tree down to a group, itself included; empty where the tree has no such group. */
export function groupTrail(tree: readonly GroupNode[], id: number): GroupNode[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = groupTrail(node.child_set, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

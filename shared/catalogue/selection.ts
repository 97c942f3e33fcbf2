import type { Condition, GroupNode, ProductQuery } from '../contract/schemas/catalogue.ts';
import type { z } from 'zod/mini';

/** The chosen values of each facet. */
export interface Selection {
  /** The group whose page this is; its products and those of all groups below. */
  scope: number | null;
  scopeGroups: Set<number> | null;
  brands: number[];
  conditions: Condition[];
  groups: number[];
  /** The chosen groups with all below them. */
  chosenGroups: Set<number> | null;
  /** Specification key -> the values wanted of it. */
  specs: Map<string, string[]>;
}

export type ParsedProductQuery = z.output<typeof ProductQuery>;

// Above these, reading every hit would take longer than a shopper waits: words are not weighed, names are sorted by
// their indexed English form, and specifications are not counted (a list so long is narrowed by group or brand first).
export const WEIGHED_MAX = 5_000;
export const READ_MAX = 20_000;
/** In a catalogue of more than `READ_MAX` products, more hits than these are counted in a sample. */
export const COUNTED_MAX = 2_000;

/** The filter of a list; a group stands for itself and all groups below it. */
export function selectionOf(query: ParsedProductQuery, tree: readonly GroupNode[]): Selection {
  return {
    scope: query.group_id ?? null,
    scopeGroups: query.group_id === undefined ? null : withDescendants(tree, [query.group_id]),
    brands: query.brand ?? [],
    conditions: query.condition ?? [],
    groups: query.group ?? [],
    chosenGroups: query.group?.length ? withDescendants(tree, query.group) : null,
    specs: new Map(Object.entries(query.spec ?? {}).filter(([, values]) => values.length > 0)),
  };
}

/** These groups and all below them; `inside` says that the tree itself lies below one. */
export function withDescendants(tree: readonly GroupNode[], ids: readonly number[], inside = false): Set<number> {
  const found = new Set<number>();
  for (const { id, child_set } of tree) {
    const taken = inside || ids.includes(id);
    if (taken) found.add(id);
    for (const below of withDescendants(child_set, ids, taken)) found.add(below);
  }
  return found;
}

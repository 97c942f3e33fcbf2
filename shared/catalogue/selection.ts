import type { Condition, GroupNode, ProductQuery } from '../contract/schemas/catalogue.ts';
import type { z } from 'zod/mini';

/** The chosen values of each facet. */
export interface Selection {
  /** The group whose page this is; includes all groups below it. */
  scope: number | null;
  scopeGroups: Set<number> | null;
  brands: number[];
  conditions: Condition[];
  groups: number[];
  /** The chosen groups, including all below them. */
  chosenGroups: Set<number> | null;
  /** Specification key -> the accepted values. */
  specs: Map<string, string[]>;
}

export type ParsedProductQuery = z.output<typeof ProductQuery>;

// Limits that bound the response time. Above WEIGHED_MAX hits words are not ranked, and names are sorted by their
// indexed English form; above READ_MAX specifications are not counted (the list must be narrowed by group or brand
// first).
export const WEIGHED_MAX = 5_000;
export const READ_MAX = 20_000;
/** In a catalogue of more than `READ_MAX` products, larger results are counted in a sample. */
export const COUNTED_MAX = 2_000;

/** Parses the filters of a list; a group includes all groups below it. */
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

/** Returns the ids of these groups and all below them; `inside` is true for a tree that itself lies below one of them. */
export function withDescendants(tree: readonly GroupNode[], ids: readonly number[], inside = false): Set<number> {
  const groupIds = new Set<number>();
  for (const { id, child_set } of tree) {
    const isTaken = inside || ids.includes(id);
    if (isTaken) groupIds.add(id);
    for (const below of withDescendants(child_set, ids, isTaken)) groupIds.add(below);
  }
  return groupIds;
}

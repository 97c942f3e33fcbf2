import type { Words } from '../Leaf.ts';

/** A group above the leaves: a root, or a second level under `parent`. */
export interface Branch {
  id: number;
  key: string;
  parent: number | null;
  name: Words;
  /** What one finds there, as a noun phrase that may stand alone. */
  about: Words;
  leaves: readonly string[];
}

/** A branch in one call. */
export const branch = (
  id: number,
  parent: number | null,
  key: string,
  leaves: string,
  name: Words,
  about: Words,
): Branch => ({
  ...{ id, key, parent, name, about },
  leaves: leaves ? leaves.split(' ') : [],
});

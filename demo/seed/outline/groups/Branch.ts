import type { Words } from '../Leaf.ts';

/** A group above the leaves: a root, or a second level under `parent`. */
export interface Branch {
  id: number;
  key: string;
  parent: number | null;
  name: Words;
  /** Its contents, as a noun phrase that can be used alone. */
  about: Words;
  leaves: readonly string[];
}

/** Builds a branch. */
export const branch = (
  id: number,
  parent: number | null,
  key: string,
  leaves: string,
  name: Words,
  about: Words,
): Branch => ({
  id,
  key,
  parent,
  name,
  about,
  leaves: leaves ? leaves.split(' ') : [],
});

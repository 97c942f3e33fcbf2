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

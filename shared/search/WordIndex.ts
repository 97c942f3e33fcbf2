import type { Vocabulary } from './slips/corrections.ts';
import type { Term } from './terms/Term.ts';
import type { ProductState } from './words/concepts/Concept.ts';

/** Counts above this are not told apart. */
export const COUNT_MAX = 1_000;

/** The products that are looked at: none of the lists leaves any out where it is empty. */
export interface Among {
  groups?: readonly number[];
  brands?: readonly number[];
  states?: readonly ProductState[];
  /** The words are all in its name. */
  inName?: boolean;
}

/** The word index of a catalogue. */
export interface WordIndex extends Vocabulary {
  /** True when some product has all of the words; among those that are asked for. */
  isFound(terms: Term[], among?: Among): Promise<boolean>;
  /** The place of the first of these lists that has all of its words in some product; -1 where none has. */
  firstFound(lists: Term[][]): Promise<number>;
  /** For each word, true where some product has it. */
  foundEach(terms: Term[]): Promise<boolean[]>;
  /** The number of products that each word finds alone, at most `COUNT_MAX`. */
  countEach(terms: Term[]): Promise<number[]>;
}

import type common from '../../thesaurus/common.json';

/** A state that a query may ask for: a condition, or available at once. */
export type ProductState = keyof typeof common.states;

/** A thing of the trade: the lexemes of each of its names, in all languages. */
export interface Concept {
  /** Without those that another one is part of. */
  names: string[][];
  /** All of them, by their lexemes. */
  called?: Set<string>;
  /** The words are no name of a thing. */
  state?: ProductState;
  /** They are names of something that a thing has: its weight. */
  isQuality?: true;
  /** They are names of what a thing is like: its colour, its material, how it is closed. */
  isProperty?: true;
  /** They say how thick a limb is: so many centimetres around. */
  girths?: readonly number[];
}

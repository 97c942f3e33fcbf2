import type common from '../../thesaurus/common.json';

/** A state that a query may ask for: a condition, or available at once. */
export type ProductState = keyof typeof common.states;

/** A thing of the trade, or a state, quality or property of things, with its names in all languages. */
export interface Concept {
  /** The lexemes of each name, without names that have all lexemes of a shorter one; none for a state. */
  names: string[][];
  /** The phrase keys of all names; undefined without names. */
  nameKeys?: Set<string>;
  /** Set for words such as "refurbished" and "in stock", which name no thing. */
  state?: ProductState;
  /** True for what a thing has, such as a weight. */
  isQuality?: true;
  /** True for what a thing is like, such as its colour, its material or how it is closed. */
  isProperty?: true;
  /** Circumferences in cm of the limb that the words describe ("toddler"); a cuff has to fit around them. */
  girths?: readonly number[];
}

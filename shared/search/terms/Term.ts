import type { Behind } from '../negation/negation.ts';
import type { ProductState } from '../words/concepts/Concept.ts';
import type { Token } from '../words/tokens.ts';

/** One word or phrase of a query. A product matches it if it has all lexemes of any one alternative or name. */
export interface Term {
  token: Token;
  alternatives: string[][];
  /** Its other names, in any language, and other ways to write a measure: matched by whole lexemes only. */
  names: string[][];
  /**
   * Also matched by one lexeme of each list: a measure by a range that it lies in, a number and the word beside it by a
   * specification of that name, a word by any specification that is called so.
   */
  within: string[][];
  /**
   * Names of single words of a phrase, and the measures that a bare number may be. Among several
   * hits, those with one of these come first.
   */
  hints?: string[];
  /** Fragments of part numbers that the word may be made of; empty unless it has a digit. */
  grams: string[];
  /** More letters may follow: it is the last word, which is being typed, or a number. */
  isPrefix: boolean;
  /** False for what the wanted thing is for: "clips" in "applier for clips". */
  isHead: boolean;
  /** Circumferences in cm of the limb that it means ("toddler"); a cuff has to fit around them. */
  girths?: readonly number[];
  /** Set where it names no thing but a condition, or that things are in stock. */
  state?: ProductState;
  /** True where it names no thing but what things have, such as a weight. */
  isQuality?: true;
  /** True where it names no thing but what things are like, such as a colour. */
  isProperty?: true;
  /** True where it was typed in quotation marks: it is neither corrected nor left out. */
  isRequired: boolean;
  /** Lists of terms, one for each thing that was asked for: a product meets the term if it meets all terms of one list. */
  anyOf?: Term[][];
  /** Excludes products with this, unless they state that they are without it; the term itself then matches nothing. */
  without?: Without;
}

/** An unwanted thing, and the phrases by which a product states that it lacks it. */
interface Without {
  unwanted: Term;
  phrases: string[][];
  behind: readonly Behind[];
}

import type { Behind } from '../negation/negation.ts';
import type { ProductState } from '../words/thesaurus.ts';
import type { Token } from '../words/tokens.ts';

/** One word or phrase of a query. It is met where all lexemes of any one alternative or name are. */
export interface Term {
  token: Token;
  alternatives: string[][];
  /** What else it is called, in any language, and other ways to write a measure: met by whole lexemes only. */
  names: string[][];
  /**
   * Also met where one lexeme of each list is: a measure by a range that it lies in, a number and the word beside it by a
   * specification of that name, a word by any specification that is called so.
   */
  within: string[][];
  /**
   * What single words of a phrase are called that its names do not say, and the measures that a bare number may be: of several
   * hits those with one go before.
   */
  hints?: string[];
  /** Fragments of part numbers that the word may be made of; empty unless it has a digit. */
  grams: string[];
  /** The word may go on: it is the last one, or a number. */
  isPrefix: boolean;
  /** It says what is wanted, not what that is for. */
  isHead: boolean;
  /** It says how thick a limb is: so many centimetres around, which a cuff has to go around. */
  girths?: readonly number[];
  /** It says no thing, but the condition it is in, or that it can be had at once. */
  state?: ProductState;
  /** It says no thing, but what things have, such as a weight. */
  isQuality?: true;
  /** It says no thing, but what things are like, such as a colour. */
  isProperty?: true;
  /** It was typed in quotation marks: it is neither corrected nor left out. */
  isRequired: boolean;
  /** Lists of terms, one for each thing that was asked for: a product meets the term if it meets all terms of one list. */
  anyOf?: Term[][];
  /** What a product may not have, unless it says that it is without; the term then has no ways of its own to be met. */
  without?: Without;
}

/** What is not wanted, and how a product may say that it has none of it. */
interface Without {
  unwanted: Term;
  phrases: string[][];
  behind: readonly Behind[];
}

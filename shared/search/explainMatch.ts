import type { Match, Spec } from '../contract/schemas/catalogue.ts';
import type { Term } from './terms/Term.ts';
import { textLexemes } from './words/lexemes.ts';
import { specNameLexemes } from './measures/specNames.ts';

/** A text of a product that may have matched. */
export interface Source {
  field: Match['field'];
  text: string;
  /** The specification that the text names. */
  spec?: Spec;
}

/**
 * Why words found a product: the text that has most of them; the first of equals, so name comes before brand. Null where none
 * of the texts has any.
 */
export function explainWords(terms: Term[], sources: Iterable<Source>): Match | null {
  let best: Source | null = null;
  let most = 0;
  for (const source of sources) {
    const met = countMet(terms, source);
    if (met > most) [best, most] = [source, met];
    if (most === terms.length) break; // none of the others has more
  }
  return best && { kind: 'words', field: best.field, value: best.text };
}

function countMet(terms: Term[], { text, spec }: Source): number {
  const lexemes = [...textLexemes(text), ...(spec ? specNameLexemes([spec]) : [])];
  return terms.filter((term) => isMet(term, lexemes)).length;
}

/** True where lexemes of a text have the word. */
export function isMet(term: Term, lexemes: readonly string[]): boolean {
  const { alternatives, names, within, isPrefix, anyOf = [], without } = term;
  const hasAll = (needed: readonly string[]): boolean => needed.every((one) => lexemes.includes(one));
  return (
    anyOf.some((terms) => terms.every((each) => isMet(each, lexemes))) ||
    alternatives.some((alternative) =>
      alternative.every((one) => lexemes.some((lexeme) => (isPrefix ? lexeme.startsWith(one) : lexeme === one))),
    ) ||
    names.some(hasAll) ||
    (without !== undefined && without.phrases.some(hasAll)) ||
    (within.length > 0 && within.every((list) => list.some((one) => lexemes.includes(one))))
  );
}

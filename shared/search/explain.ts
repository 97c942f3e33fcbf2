import type { Match } from '../contracts/catalogue.ts';
import type { Term } from './query.ts';
import { lexemesOf, tokenise } from './tokens.ts';

/** A text of a product that may have matched. */
export interface Source {
  field: Match['field'];
  text: string;
}

/** Why words found a product: the text that has most of them; the first of equals, so name comes before brand. */
export function explainWords(terms: Term[], sources: Source[]): Match {
  const scored = sources.map((source) => ({ source, score: countMet(terms, source.text) }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { source: null as Source | null, score: 0 });
  if (best.source) return { kind: 'words', field: best.source.field, value: best.source.text };
  return { kind: 'words', field: 'spec', value: terms.map((term) => term.token.text).join(' ') };
}

function countMet(terms: Term[], text: string): number {
  const lexemes = tokenise(text).flatMap(lexemesOf);
  return terms.filter((term) => isMet(term, lexemes)).length;
}

function isMet({ alternatives, isPrefix }: Term, lexemes: string[]): boolean {
  return alternatives.some((wanted) =>
    wanted.every((one) => lexemes.some((lexeme) => (isPrefix ? lexeme.startsWith(one) : lexeme === one))),
  );
}

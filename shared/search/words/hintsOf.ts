import { hanPairs } from './thesaurus.ts';
import { phrasesIn } from './phrases.ts';
import { lexemesOf, type Token } from './tokens.ts';

/** "Vascular probe" is a linear probe, best one for vessels: the single words for what its name does not say. */
export function hintsOf(token: Token, names: readonly string[][]): string[] {
  if (token.kind === 'number') return [];
  const named = new Set(names[0]);
  if ((token.kind === 'han' ? hanPairs(token.text) : lexemesOf(token)).some((lexeme) => named.has(lexeme))) return [];
  const concepts = phrasesIn([token]).flatMap((phrase) => phrase.concepts);
  const called = concepts.flatMap((concept) => concept.names.filter(({ length }) => length === 1).flat());
  // "Mosquito", a name of the thing itself, is no hint for "Kelly forceps".
  const known = new Set(names.filter(({ length }) => length === 1).flat());
  return called.filter((lexeme) => !known.has(lexeme));
}

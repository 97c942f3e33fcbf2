import type { Concept } from './Concept.ts';
import { hanPairs } from './phraseLexemes.ts';
import { conceptsOf } from './thesaurus.ts';
import { phrasesIn } from './phrases.ts';
import { lexemesOf, type Token } from '../tokens.ts';

/** "Vascular probe" is a linear probe, best one for vessels: the single words for what its name does not say. */
export function hintsOf(token: Token, names: readonly string[][]): string[] {
  if (token.kind === 'number') return [];
  const nameLexemes = new Set(names[0]);
  if ((token.kind === 'han' ? hanPairs(token.text) : lexemesOf(token)).some((lexeme) => nameLexemes.has(lexeme)))
    return [];
  const concepts = phrasesIn([token]).flatMap((phrase) => phrase.concepts);
  const called = concepts.flatMap(calledBy);
  // "Mosquito", a name of the thing itself, is no hint for "Kelly forceps".
  const ownNames = new Set(names.filter(({ length }) => length === 1).flat());
  return called.filter((lexeme) => !ownNames.has(lexeme));
}

/** The names of a thing that are one word; its first name if all have several words. */
function calledBy({ names }: Concept): string[] {
  const single = names.filter(({ length }) => length === 1);
  return (single.length > 0 ? single : names.slice(0, 1)).flat();
}

/** The pieces at both ends of a Chinese phrase, which is one word: 前列腺 in 前列腺超声探头. */
export function hanHints(text: string, names: readonly string[][]): string[] {
  const ownNames = new Set([...(names[0] ?? []), ...names.filter(({ length }) => length === 1).flat()]);
  const characters = Array.from(text);
  const cuts = Array.from({ length: Math.max(0, characters.length - 3) }, (_, index) => index + 2);
  const pieces = cuts.flatMap((cut) => [characters.slice(0, cut).join(''), characters.slice(cut).join('')]);
  const concepts = pieces.flatMap((piece) => conceptsOf([{ kind: 'han', text: piece }]) ?? []);
  return [...new Set(concepts.flatMap(calledBy))].filter((lexeme) => !ownNames.has(lexeme));
}

import type { Term } from '../terms/Term.ts';
import type { RequestedState, SearchEngine, SearchHits } from '../SearchEngine.ts';

/** The words without those that say a state, which no product has to have written. */
export function withoutStates(terms: readonly Term[], isWord = isNoState): { words: Term[]; states: RequestedState[] } {
  return {
    words: terms.filter(isWord),
    states: terms.flatMap((term) => (isWord(term) ? [] : [{ state: term.state!, word: term.token.text }])),
  };
}

const isNoState = ({ state, isRequired }: Term): boolean => state === undefined || isRequired;

/** True of words that say no state. While a word is typed it may go on: "new" may become "newborn". */
export const isWordInTyping = (term: Term): boolean => isNoState(term) || term.isPrefix;

/** The hits that are in the states; where none is, the words are left out. */
export async function inStates(
  engine: SearchEngine,
  hits: SearchHits,
  requested: RequestedState[],
): Promise<SearchHits> {
  if (requested.length === 0) return hits;
  const states = requested.map(({ state }) => state);
  const isThere = hits.terms.length > 0 && (await engine.isFound(hits.terms, { states }));
  return isThere
    ? { ...hits, states: requested }
    : { ...hits, dropped: [...hits.dropped, ...requested.map(({ word }) => word)] };
}

import type { Term } from '../terms/Term.ts';

const TYPO_STEM_MIN = 4;
/** Less of a word may be the beginning of any other: "collar" is no collimator. */
const TYPO_STEM_SHARE = 0.7;

/** Weaker forms of a word that nothing matched, best first: a Chinese run by its characters, a word by its beginning. */
export function relaxedForms(term: Term): Term[] {
  if (term.token.kind === 'han') return [{ ...term, alternatives: [Array.from(term.token.text)] }];
  const [lexeme] = term.alternatives[0] ?? [];
  if (term.token.kind === 'number' || !lexeme) return [];
  const shortest = Math.max(TYPO_STEM_MIN, Math.ceil(lexeme.length * TYPO_STEM_SHARE));
  return Array.from({ length: Math.max(lexeme.length - shortest, 0) }, (_, cut) => ({
    ...term,
    alternatives: [[lexeme.slice(0, lexeme.length - 1 - cut)]],
    isPrefix: true,
  }));
}

const ADJECTIVE_MIN = 9;
const ENDING = 2;

/** A long word also by its beginning, as an adjective has another ending than its noun: "laparoscópico", "laparoscopia". */
export function asBeginning(term: Term): Term {
  const [[lexeme, another] = [], ...others] = term.alternatives;
  if (term.token.kind !== 'word' || term.isRequired || term.without || lexeme === undefined || another !== undefined)
    return term;
  if (others.length > 0 || lexeme.length < ADJECTIVE_MIN) return term;
  return { ...term, alternatives: [[lexeme.slice(0, -ENDING)]], isPrefix: true };
}

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

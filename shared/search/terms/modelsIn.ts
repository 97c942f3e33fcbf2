import type { Term } from './Term.ts';

/**
 * The words of what looks like the model of a machine, "Avon 50 X": a word that the thesaurus does not have, the number behind
 * it, and a letter behind that. Nothing may fit this machine.
 */
export function modelsIn(terms: readonly Term[]): { series: Term; pieces: Term[] }[] {
  return terms.flatMap((series, index) => {
    const [number, letter] = terms.slice(index + 1);
    if (!isSeries(series) || !number || !/^\d{1,4}$/.test(number.token.text)) return [];
    return [{ series, pieces: letter && /^[a-z]$/.test(letter.token.text) ? [number, letter] : [number] }];
  });
}

/** The numbers and letters of such models. */
export const modelPieces = (terms: readonly Term[]): Term[] => modelsIn(terms).flatMap(({ pieces }) => pieces);

const isSeries = ({ token, names }: Term): boolean =>
  token.kind === 'word' && names.length === 0 && token.text.length > 2;

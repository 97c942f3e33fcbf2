import type { Concept } from './Concept.ts';

/** The key of a phrase: its lexemes, joined by blanks; the same whatever their order. */
export function phraseKey(lexemes: readonly string[]): string {
  return lexemes.toSorted().join(' ');
}

/** Removes less specific concepts of a phrase: "silk" leads to sutures and to silk sutures, and means the latter. */
export function keepNarrowest(phrase: string, concepts: Set<Concept>): void {
  const all = [...concepts].map((concept) => ({ concept, name: concept.names[0] ?? [] }));
  for (const { concept, name } of all) {
    if (phraseKey(name) === phrase) continue;
    const isWider = all.some(
      (other) => other.name.length > name.length && name.length > 0 && isWithin(name, other.name),
    );
    if (isWider) concepts.delete(concept);
  }
}

/**
 * The names without those that have all lexemes of a shorter one, as they find nothing more: "ECG" finds all that "ECG
 * electrode" finds.
 */
export function shortestNames(names: readonly string[][]): string[][] {
  const sets = [...new Map(names.map((name) => [phraseKey(name), name])).values()];
  return sets.filter(
    (name) => !sets.some((other) => other !== name && other.length < name.length && isWithin(other, name)),
  );
}

function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  return part.every((lexeme) => whole.includes(lexeme));
}

import type { Concept } from './Concept.ts';

/** The lexemes of a phrase in any order. */
export function keyOf(lexemes: readonly string[]): string {
  return lexemes.toSorted().join(' ');
}

/** Prefers the more specific names: "silk" leads to sutures and to silk sutures, and means the latter. */
export function keepNarrowest(phrase: string, concepts: Set<Concept>): void {
  const all = [...concepts].map((concept) => ({ concept, name: concept.names[0] ?? [] }));
  for (const { concept, name } of all) {
    if (keyOf(name) === phrase) continue;
    const isWider = all.some(
      (other) => other.name.length > name.length && name.length > 0 && isWithin(name, other.name),
    );
    if (isWider) concepts.delete(concept);
  }
}

/** A name that another one is part of finds nothing more: "ECG" finds what "ECG electrode" does. */
export function shortest(names: readonly string[][]): string[][] {
  const sets = [...new Map(names.map((name) => [keyOf(name), name])).values()];
  return sets.filter(
    (name) => !sets.some((other) => other !== name && other.length < name.length && isWithin(other, name)),
  );
}

function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  return part.every((lexeme) => whole.includes(lexeme));
}

import { LexemeIndex } from '../words/LexemeIndex.ts';
import { weighLexemes } from '../words/lexemes.ts';
import type { Term } from '../parseQuery.ts';

/** Taking names apart takes time; the lists are the same until the catalogue changes. */
const known = new WeakMap<readonly unknown[], LexemeIndex>();

/** The first groups or brands of a list, in its order, that have products and whose names match all terms. */
export function matchingNames<T extends { product_count: number }>(
  things: readonly T[],
  textsOf: (thing: T) => string[],
  terms: readonly Term[],
  limit: number,
): T[] {
  const index = known.get(things) ?? indexOf(things, textsOf);
  known.set(things, index);
  // Half a part number names nothing.
  const found = index.matching(terms.map((term) => ({ ...term, grams: [] })));
  return things.filter(({ product_count }, at) => found.has(at) && product_count > 0).slice(0, limit);
}

function indexOf<T>(things: readonly T[], textsOf: (thing: T) => string[]): LexemeIndex {
  const index = new LexemeIndex();
  for (const thing of things) index.add(weighLexemes({ A: textsOf(thing) }));
  return index;
}

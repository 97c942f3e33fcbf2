import { LexemeIndex } from '../words/LexemeIndex.ts';
import { weighLexemes } from '../words/lexemes.ts';
import type { Term } from '../terms/Term.ts';
import { groupsNamed, type NameableGroup, outermost } from './namedGroups.ts';

/** Taking names apart takes time; the lists are the same until the catalogue changes. */
const indexes = new WeakMap<readonly unknown[], LexemeIndex>();

interface Named {
  product_count: number;
}

/** The first brands of a list, in its order, that have products and whose names match all terms. */
export const matchingNames = <T extends Named>(
  things: readonly T[],
  textsOf: (thing: T) => string[],
  terms: readonly Term[],
  limit: number,
): T[] => {
  const isMatching = matcher(things, textsOf, terms);
  return things.filter((thing, index) => thing.product_count > 0 && isMatching(index)).slice(0, limit);
};

/**
 * The groups that have products and whose names match all terms: those that the words name first, then those that are
 * called as it was typed, then those that are called so in another language or by another word of the trade.
 */
export function matchingGroups<T extends NameableGroup & Named>(
  groups: readonly T[],
  textsOf: (group: T) => string[],
  terms: readonly Term[],
  limit: number,
): T[] {
  const isMatching = matcher(groups, textsOf, terms);
  const isCalled = matcher(
    groups,
    textsOf,
    terms.map((term) => ({ ...term, names: [] })),
  );
  const namedGroupIds = new Set(outermost(groups, groupsNamed(terms, groups)));
  const matches = groups.flatMap((group, index) => {
    if (group.product_count === 0 || !isMatching(index)) return [];
    return [{ group, place: namedGroupIds.has(group.id) ? 0 : isCalled(index) ? 1 : 2 }];
  });
  return matches
    .toSorted((one, other) => one.place - other.place)
    .slice(0, limit)
    .map(({ group }) => group);
}

/** Half a part number names nothing. */
function matcher<T>(
  things: readonly T[],
  textsOf: (thing: T) => string[],
  terms: readonly Term[],
): (at: number) => boolean {
  const index = indexes.get(things) ?? indexOf(things, textsOf);
  indexes.set(things, index);
  const matchingIds = index.matching(terms.map((term) => ({ ...term, grams: [] })));
  return (id) => matchingIds.has(id);
}

function indexOf<T>(things: readonly T[], textsOf: (thing: T) => string[]): LexemeIndex {
  const index = new LexemeIndex();
  for (const thing of things) index.add(weighLexemes({ A: textsOf(thing) }));
  return index;
}

import { phraseKey } from '../words/concepts/phraseKeys.ts';
import type { SearchEngine } from '../SearchEngine.ts';
import type { Term } from '../terms/Term.ts';
import { groupsNamed, kindsIn } from './namedGroups.ts';

/**
 * The words of a text that names two things, where the one that was taken for what is wanted is a property of the other: of
 * "C-arm, flat panel" the arm is wanted. That a thing has it is seen from the catalogue; a whole name of a group is none.
 */
export async function withPropertyOf(
  engine: SearchEngine,
  typed: readonly Term[],
  withHead: readonly Term[],
): Promise<Term[]> {
  const others = typed.filter((term, index) => term.isHead && !withHead[index]!.isHead);
  if (others.length === 0) return [...withHead];
  const groups = await engine.groups();
  const { names } = kindsIn(groups);
  const groupIds = groupsNamed(withHead, groups);
  const heads = withHead.filter((term) => term.isHead && groupsNamed([term], groups).length > 0);
  const isWhole = heads.some(({ alternatives }) => alternatives.some((way) => names.has(phraseKey(way))));
  if (groupIds.length === 0 || isWhole || (await engine.isFound([...typed], { groups: groupIds })))
    return [...withHead];
  const swapped = typed.map((term) =>
    heads.some(({ token }) => token === term.token) ? { ...term, isHead: false } : term,
  );
  const owners = groupsNamed(swapped, groups);
  return owners.length > 0 && (await engine.isFound(swapped, { groups: owners })) ? swapped : [...withHead];
}

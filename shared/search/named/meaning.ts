import type { relaxTerms } from '../relax/relaxQuery.ts';
import type { SearchQuery } from '../parseQuery.ts';
import type { Named, SearchEngine, SearchHits } from '../SearchEngine.ts';
import type { Term } from '../terms/Term.ts';
import { machineNamed } from './machines.ts';
import { brandsNamed } from './namedBrands.ts';
import { groupsNamed, kindsIn, onlyGroupWith } from './namedGroups.ts';

/** Reads the groups and brands of the catalogue, which words of a query may name. */
export const meaningsIn = async (engine: SearchEngine): Promise<Parameters<typeof relaxTerms>[2]> => ({
  kinds: kindsIn(await engine.groups()),
  brands: await engine.brands(),
});

/** Adds the groups, machines, brands and states that the words name. A machine named alone comes before its parts. */
export async function withMeaning(
  engine: SearchEngine,
  { typed, hasDigit }: SearchQuery,
  hits: Omit<SearchHits, keyof Named>,
): Promise<SearchHits> {
  const groups = await groupsMeant(engine, hits.terms);
  const brands = brandsNamed(hits.terms, await engine.brands());
  const isPart = groups.length > 0 || hits.terms.some(({ isHead }) => !isHead);
  return {
    ...hits,
    groups,
    brands,
    machine: isPart && hasDigit ? await machineNamed(engine, typed) : null,
    states: [],
    things: [],
  };
}

/** The groups that the words name; else the only one that they say a kind of, where it has all of them. */
async function groupsMeant(engine: SearchEngine, terms: Term[]): Promise<number[]> {
  const all = await engine.groups();
  const groupIds = groupsNamed(terms, all);
  if (groupIds.length > 0) return groupIds;
  const groups = onlyGroupWith(terms, all);
  return groups.length > 0 && (await engine.isFound(terms, { groups })) ? groups : [];
}

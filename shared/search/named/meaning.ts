import { isThing, type relaxTerms } from '../relax/relaxQuery.ts';
import type { SearchQuery } from '../parseQuery.ts';
import type { Named, SearchEngine, SearchHits } from '../SearchEngine.ts';
import type { Term } from '../terms/Term.ts';
import { areMachines } from './machineGroups.ts';
import { machineNamed } from './machines.ts';
import { brandsNamed } from './namedBrands.ts';
import { groupsBelow, groupsNamed, groupsWith, kindsIn, onlyGroupWith, outermost } from './namedGroups.ts';

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
  const namedGroups = await groupsMeant(engine, hits.terms);
  const brands = brandsNamed(hits.terms, await engine.brands());
  // "Beamformer board Lyra 85": a thing beside the machine, though no group is called so.
  const isPart = namedGroups.length > 0 || hits.terms.some((term) => !term.isHead || isThing(term));
  const machine = isPart && hasDigit ? await machineNamed(engine, typed) : null;
  return {
    ...hits,
    groups: machine === null ? namedGroups : await groupsFitting(engine, hits.terms, namedGroups, machine),
    brands,
    machine,
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

/**
 * Where nothing of the groups fits the machine, the groups that something of fits and that have the wanted word in their names: "датчик"
 * is a sensor, and for an ultrasound system a probe. The largest family of groups goes first: a cable of probes is no probe.
 */
async function groupsFitting(
  engine: SearchEngine,
  terms: Term[],
  namedGroups: number[],
  machine: string,
): Promise<number[]> {
  const ofMachine = new Set(machine.split(' '));
  const [only, another] = terms.filter(({ isHead, token }) => isHead && !ofMachine.has(token.text));
  if (namedGroups.length === 0 || !only || another || (await engine.isFound(terms, { groups: namedGroups })))
    return namedGroups;
  const all = await engine.groups();
  const called = groupsWith(only, all);
  const families = outermost(all, called)
    .map((id) => groupsBelow(id, all))
    .filter((groups) => !areMachines(groups, all))
    .toSorted((one, other) => other.length - one.length);
  for (const groups of families) if (await engine.isFound(terms, { groups })) return groups;
  return namedGroups;
}

import type { SearchQuery } from '../parseQuery.ts';
import { relaxTerms } from '../relax/relaxQuery.ts';
import { NOTHING_LEFT_OUT, type SearchEngine, type SearchHits } from '../SearchEngine.ts';
import type { Term } from '../terms/Term.ts';
import { isConsumableWord, saysAnyPart } from '../words/anyPart.ts';
import { meaningsIn, withMeaning } from './meaning.ts';
import { consumablesFor } from './consumables.ts';
import { groupsNamed, groupsWith } from './namedGroups.ts';
import { termOfGroup } from './termOfGroup.ts';
import { termOfThings } from './severalThings.ts';

/**
 * The hits of "battery for an infusion pump" and "spare parts for patient monitors": parts of the groups that fit machines of
 * the groups that the text names. What a part fits need not stand in its texts. Null where the text names no such machines,
 * or nothing that fits them.
 */
export async function fittingHits(
  engine: SearchEngine,
  query: SearchQuery,
  typed: readonly Term[],
): Promise<SearchHits | null> {
  const all = await engine.groups();
  const isForAny = typed.some(saysAnyPart);
  const terms = typed.filter((term) => !saysAnyPart(term));
  const heads = terms.filter(({ isHead }) => isHead);
  const uses = isForAny ? terms : terms.filter(({ isHead }) => !isHead);
  if (uses.length === 0) return null;
  const fits = await engine.fits();
  const machines = new Set(fits.map(({ machine }) => machine));
  const machinesCalled = (some: readonly Term[]): number[] => {
    const groupIds = groupsNamed(some.map(asHead), all);
    const called = groupIds.length > 0 || !isForAny ? groupIds : some.flatMap((term) => groupsWith(term, all));
    return called.filter((id) => machines.has(id));
  };
  const ofMachines = uses.filter((term) => !term.isRequired && machinesCalled([term]).length > 0);
  const fitted = machinesCalled(ofMachines);
  const fitting = [...new Set(fits.filter(({ machine }) => fitted.includes(machine)).map(({ part }) => part))];
  const areConsumables = typed.some((term) => saysAnyPart(term) && isConsumableWord(term.token));
  const parts = areConsumables ? await consumablesFor(engine, fitted, fitting) : fitting;
  if (parts.length === 0 || (isForAny && (await engine.isFound([...typed], { groups: parts })))) return null;
  if (isForAny && heads.every((term) => ofMachines.includes(term))) {
    const others = terms.filter((term) => !ofMachines.includes(term));
    const called = all.filter(({ id }) => parts.includes(id)).map(termOfGroup);
    const part = termOfThings(
      query.typed,
      called.map((term) => ({ terms: [term] })),
    );
    const isAll = others.length > 0 && (await engine.isFound([part, ...others], { groups: parts }));
    const queryTerms = isAll ? [part, ...others] : [part];
    const dropped = isAll ? [] : others.map(({ token }) => token.text);
    const partHits = await withMeaning(engine, query, { parts: [], terms: queryTerms, ...NOTHING_LEFT_OUT, dropped });
    return { ...partHits, groups: parts, fitted };
  }
  if (isForAny) return null;
  const headGroups = groupsNamed(heads, all).filter((id) => parts.includes(id));
  if (headGroups.length === 0 || (await engine.isFound(terms, { groups: headGroups }))) return null;
  const partTerms = terms.filter((term) => !ofMachines.includes(term));
  const relaxed = await relaxTerms(engine, partTerms, await meaningsIn(engine));
  if (relaxed.terms.length === 0 || !(await engine.isFound(relaxed.terms, { groups: headGroups }))) return null;
  const others = [...relaxed.others, ...ofMachines];
  const hits = await withMeaning(engine, query, { parts: [], ...relaxed, others });
  return hits.groups.some((id) => headGroups.includes(id)) ? { ...hits, fitted } : null;
}

const asHead = (term: Term): Term => ({ ...term, isHead: true });

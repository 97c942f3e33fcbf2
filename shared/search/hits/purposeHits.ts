import { termOfGroup } from '../named/termOfGroup.ts';
import { withMeaning } from '../named/meaning.ts';
import { groupsCalled, kindsIn } from '../named/namedGroups.ts';
import { termOfThings } from '../named/severalThings.ts';
import type { SearchQuery } from '../parseQuery.ts';
import { NOTHING_LEFT_OUT, type SearchEngine, type SearchHits } from '../SearchEngine.ts';
import type { Term } from '../terms/Term.ts';
import { withoutAsking } from '../words/query/withoutAsking.ts';
import { splitPurpose } from '../words/query/splitPurpose.ts';

/** More groups would say little of what is needed. */
const GROUPS_MAX = 8;

/**
 * The hits of "what do I need for an ECG" and "для экг", which name no thing: the groups that are called so, in turn. Null for
 * any other text, and where fewer than two groups are.
 */
export async function purposeHits(
  engine: SearchEngine,
  query: SearchQuery,
  terms: readonly Term[],
): Promise<SearchHits | null> {
  const [only, another] = terms;
  if (!only || another || query.hasDigit || only.without || only.isRequired) return null;
  const { head, purpose } = splitPurpose(withoutAsking(query.typed));
  if (purpose === '' || /[\p{L}\p{N}]/u.test(head)) return null;
  const all = await engine.groups();
  const { leaves } = kindsIn(all);
  const called = new Set(groupsCalled(only, all));
  const groups = all.filter(({ id, product_count }) => called.has(id) && leaves.has(id) && product_count > 0);
  if (groups.length < 2 || groups.length > GROUPS_MAX) return null;
  const things = groups.map((group) => ({ terms: [termOfGroup(group)] }));
  const hits = await withMeaning(engine, query, {
    parts: [],
    terms: things.flatMap((thing) => thing.terms),
    ...NOTHING_LEFT_OUT,
  });
  return {
    ...hits,
    terms: [termOfThings(query.typed, things)],
    groups: groups.map(({ id }) => id),
    things: groups.map(({ id }) => [id]),
  };
}

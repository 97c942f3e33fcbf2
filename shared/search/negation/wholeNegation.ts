import { groupsNamed, kindsIn, saysKind } from '../named/namedGroups.ts';
import { termOfThings } from '../named/severalThings.ts';
import type { Term } from '../terms/Term.ts';
import { withoutTerm } from '../terms/withoutTerm.ts';
import type { SearchEngine } from '../SearchEngine.ts';

/**
 * The words with all of what is not wanted behind a negation: "without ear loops" takes both words, as masks have them
 * together or not at all; "without latex blue" takes one. A word that nothing has gives way to the next one.
 */
export async function withWholeNegation(engine: SearchEngine, terms: readonly Term[]): Promise<Term[]> {
  let all = [...terms];
  for (const negation of terms.filter(({ without }) => without && without.behind.length > 0))
    all = await extended(engine, all, negation);
  return all;
}

async function extended(engine: SearchEngine, terms: readonly Term[], negation: Term): Promise<Term[]> {
  const all = await engine.groups();
  const kinds = kindsIn(all);
  const others = terms.filter(({ without }) => !without);
  let unwanted = negation.without!.unwanted;
  let { text } = negation.token;
  const usedTerms = new Set<Term>();
  for (const { text: behind, isLinked } of negation.without!.behind) {
    const next = others.find((term) => term.token.text === behind);
    const groups = groupsNamed(
      others.filter((term) => term !== next && !usedTerms.has(term)),
      all,
    );
    if (!next || groups.length === 0) break;
    const isThere = (...some: Term[]): Promise<boolean> => engine.isFound(some, { groups });
    // "Gomas para las orejas": what nothing is called gives way to what it is for.
    if (isLinked && !(await isThere(unwanted))) unwanted = next;
    // "Probe cover no sterile gel": another thing is what is not wanted.
    else if (saysKind(next, kinds) || (await areOne(isThere, unwanted, next))) unwanted = both(unwanted, next);
    else break;
    text += ` ${behind}`;
    usedTerms.add(next);
  }
  if (usedTerms.size === 0) return [...terms];
  const whole = withoutTerm(text, unwanted);
  return terms.filter((term) => !usedTerms.has(term)).map((term) => (term === negation ? whole : term));
}

/** True where each product of the kind has two words or none of them: "ear loops", and not "latex" and "blue". */
const areOne = async (isThere: (...some: Term[]) => Promise<boolean>, one: Term, other: Term): Promise<boolean> =>
  (await isThere(one, other)) && !(await isThere(one, lacking(other))) && !(await isThere(other, lacking(one)));

const both = (one: Term, other: Term): Term =>
  termOfThings(`${one.token.text} ${other.token.text}`, [{ terms: [...(one.anyOf?.[0] ?? [one]), other] }]);

/** Met by what does not have the words, whatever it says. */
const lacking = (term: Term): Term => ({
  ...withoutTerm('', term),
  without: { unwanted: term, behind: [], phrases: [] },
});

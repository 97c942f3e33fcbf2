import type { SearchQuery } from '../parseQuery.ts';
import { type Relaxed, relaxTerms } from '../relax/relaxQuery.ts';
import { NOTHING_LEFT_OUT, type SearchEngine, type SearchHits } from '../SearchEngine.ts';
import type { Term } from '../terms/Term.ts';
import { type Choice, choicesIn } from './choices.ts';
import { meaningsIn, withMeaning } from './meaning.ts';
import { termOfThings, thingsNamed, type Thing } from './severalThings.ts';

/** The hits of several things at once, "probe and gel"; null where the words are no such list. */
export async function severalHits(engine: SearchEngine, query: SearchQuery): Promise<SearchHits | null> {
  const choices = await choiceHits(engine, query);
  if (choices) return choices;
  const requested = thingsNamed(query.typed, await engine.groups());
  const namedThings = requested.filter(({ groups }) => groups.length > 0);
  if (namedThings.length === 0) return null;
  const unnamed = requested.filter(({ groups }) => groups.length === 0).map(({ terms }) => terms);
  // "Shoe covers, masks and gowns": the search names what the catalogue does not have, and shows the others.
  for (const term of unnamed.flat()) if (await engine.isFound([term])) return null;
  // "CT and MRI injector": the first word says of what kind the last thing is.
  const among = { groups: namedThings.at(-1)!.groups, inName: true };
  for (const { terms, isNamed } of namedThings.slice(0, -1))
    if (!isNamed && (await engine.isFound(terms, among))) return null;
  // "Sonda volumétrica endocavitaria": with nothing between them, two things that are one.
  if (requested.every(({ isInRow }) => isInRow)) {
    const pairs = namedThings.slice(1).map(({ terms }, index) => [...namedThings[index]!.terms, ...terms]);
    for (const pair of pairs) if (await engine.isFound(pair, { inName: true })) return null;
  }
  const all = await Promise.all(namedThings.map((thing) => foundThing(engine, thing)));
  const things = all.filter((thing) => thing !== null);
  if (things.length < all.length) return null;
  return {
    ...(await withMeaning(engine, query, {
      parts: [],
      terms: things.flatMap(({ terms }) => terms),
      others: [],
      dropped: [...unnamed.flat().map(({ token }) => token.text), ...things.flatMap(({ dropped }) => dropped)],
      corrected: things.flatMap(({ corrected }) => corrected),
    })),
    terms: [termOfThings(query.typed, things)],
    groups: things.flatMap(({ groups }) => groups),
    things: things.map(({ groups }) => groups),
  };
}

/** Returns one of several things with those of its words that products have; null if no product is of it. */
async function foundThing(engine: SearchEngine, thing: Thing): Promise<(Thing & Omit<Relaxed, 'terms'>) | null> {
  const { groups } = thing;
  const isFound = (terms: Term[]): Promise<boolean> => engine.isFound(terms, { groups });
  if (await isFound(thing.terms)) return { ...thing, ...NOTHING_LEFT_OUT };
  const relaxed = await relaxTerms(engine, thing.terms, await meaningsIn(engine));
  return relaxed.terms.length > 0 && (await isFound(relaxed.terms)) ? { ...thing, ...relaxed } : null;
}

/** The hits of two or three kinds of one thing, "LED vs xenon light source"; null where one of them is nothing that there is. */
async function choiceHits(engine: SearchEngine, query: SearchQuery): Promise<SearchHits | null> {
  const choices: Choice[] = [];
  for (const ways of choicesIn(query.typed, await engine.groups())) {
    const firstHits = await firstFound(engine, ways);
    if (!firstHits) return null;
    choices.push(firstHits);
  }
  if (choices.length === 0) return null;
  const hits = await withMeaning(engine, query, {
    parts: [],
    terms: choices.flatMap(({ terms }) => terms),
    ...NOTHING_LEFT_OUT,
  });
  return {
    ...hits,
    terms: [termOfThings(query.typed, choices)],
    groups: [...new Set(choices.flatMap(({ groups }) => groups))],
    things: choices.map(({ groups }) => groups),
  };
}

async function firstFound(engine: SearchEngine, choices: readonly Choice[]): Promise<Choice | null> {
  for (const choice of choices) if (await engine.isFound(choice.terms, { groups: choice.groups })) return choice;
  return null;
}

import type { Reading } from '../contract/schemas/catalogue.ts';
import { partNumberKey } from '../catalogue/partNumberKey.ts';
import { interleave } from '../lists/interleave.ts';
import { fittingHits } from './named/fitting.ts';
import { machineNamed, withModelApart } from './named/machines.ts';
import { partGroupsFor } from './named/machineGroups.ts';
import { meaningsIn, withMeaning } from './named/meaning.ts';
import { brandsNamed, withoutBrands } from './named/namedBrands.ts';
import { groupsNamed, saysKind } from './named/namedGroups.ts';
import { withPropertyOf } from './named/propertyOf.ts';
import { withHeadFirst } from './named/headFirst.ts';
import { withOneHead } from './named/oneHead.ts';
import { relatedTerms } from './named/related.ts';
import { withNear } from './near.ts';
import { severalHits } from './named/severalHits.ts';
import { isThing, type Relaxed, relaxTerms, withoutDropped } from './relax/relaxQuery.ts';
import type { WordIndex } from './WordIndex.ts';
import { findSlips, findWholeNumbers } from './numbers/findNumbers.ts';
import { isWholeNumber, type PartHit, rankPartNumbers } from './numbers/rankPartNumbers.ts';
import { parseQuery, type SearchQuery } from './parseQuery.ts';
import { textByOtherLayout } from './slips/corrections.ts';
import type { Term } from './terms/Term.ts';
import { type AskedState, NOTHING_LEFT_OUT, type SearchEngine, type SearchHits } from './SearchEngine.ts';
import { withoutPieces } from './terms/withoutPieces.ts';
import { withWholeNegation } from './negation/wholeNegation.ts';
import { withoutAsking } from './words/asking.ts';
import { parted } from './words/parted.ts';
import { saysAnyPart } from './words/anyPart.ts';
import { withTypesJoined } from './words/joinedTypes.ts';

const NOTHING_NAMED = { groups: [], machine: null, brands: [], states: [], things: [] };

/** Takes a keyword apart and looks which readings of it find something. */
export async function searchProducts(engine: SearchEngine, keyword: string): Promise<SearchHits> {
  const query = await parseTyped(engine, await withModelApart(engine, keyword));
  const parts = await numbersIn(engine, query, true);
  const asked = await withoutPartWords(engine, query, askedTerms(query.terms, parts));
  if (parts.length > 0) return withMeaning(engine, query, { parts, terms: asked, ...NOTHING_LEFT_OUT });
  const { words: typed, states } = withoutStates(asked);
  const words = await withWholeNegation(engine, typed);
  // "Used" alone asks for all that is.
  if (words.length === 0 && states.length > 0)
    return { parts, terms: [], ...NOTHING_NAMED, states, ...NOTHING_LEFT_OUT };
  const groups = await engine.groups();
  const described = withHeadFirst(query.typed, words, groups);
  const terms = await withPropertyOf(engine, described.terms, withOneHead(query.typed, described.terms, groups));
  const hits =
    (await relatedHits(engine, query, terms, true)) ??
    (await severalHits(engine, query)) ??
    (await describedHits(engine, query, { ...described, terms })) ??
    (await partsHits(engine, query, terms)) ??
    (await fittingHits(engine, query, terms)) ??
    (await relatedHits(engine, query, terms)) ??
    (await withoutParts(engine, query, terms)) ??
    (await wordHits(engine, query, terms));
  return withNear(engine, await inStates(engine, hits, states));
}

/**
 * The hits of a description such as "patient monitor, ECG, 12 inch": products of the groups of its first part, those with most
 * of the details first. Null if the text is no description, or if products have all of its words.
 */
async function describedHits(
  engine: SearchEngine,
  query: SearchQuery,
  { terms, groups }: ReturnType<typeof withHeadFirst>,
): Promise<SearchHits | null> {
  if (groups.length === 0 || (await engine.isFound(terms))) return null;
  const relaxed = await relaxTerms(within(engine, groups), terms, await meaningsIn(engine));
  return relaxed.terms.length > 0 ? withMeaning(engine, query, { parts: [], ...relaxed }) : null;
}

/** The words of the products of these groups. */
const within = (engine: SearchEngine, groups: readonly number[]): WordIndex => ({
  known: (lexemes) => engine.known(lexemes),
  foundEach: (some) => engine.foundEach(some),
  countEach: (some) => engine.countEach(some),
  isFound: (some) => engine.isFound(some, { groups }),
  firstFound: (lists) => engine.firstFound(lists, { groups }),
});

/** "Accessories for Lyra 85" asks for all that fits the machine, whatever it is called. */
async function withoutPartWords(
  engine: SearchEngine,
  { typed, hasDigit }: SearchQuery,
  terms: Term[],
): Promise<Term[]> {
  const others = terms.filter((term) => !saysAnyPart(term));
  // "Everything for Lyra 85" and "what fits Lyra 85" name no part either.
  const isForAny = parted(withoutAsking(typed)).head.trim() === '';
  if (!hasDigit || (others.length === terms.length && !isForAny) || others.length === 0) return terms;
  return (await machineNamed(engine, typed)) === null ? terms : others.map((term) => ({ ...term, isHead: false }));
}

/**
 * The hits of "ECG supplies" and "accessories for an infusion pump": of products with the other words those of groups of parts
 * beside the group that these name come first. Null if the text asks for no parts, if no such part has them, or if the catalogue
 * has all of its words.
 */
async function partsHits(engine: SearchEngine, query: SearchQuery, terms: Term[]): Promise<SearchHits | null> {
  const forParts = terms.filter(saysAnyPart);
  const named = terms.filter((term) => !saysAnyPart(term));
  if (forParts.length === 0 || named.length === 0 || (await engine.isFound(terms))) return null;
  const others = named.map((term) => ({ ...term, isHead: true }));
  const all = await engine.groups();
  for (const groups of partGroupsFor(groupsNamed(others, all), all)) {
    if (groups.length === 0 || !(await engine.isFound(others, { groups }))) continue;
    return { ...(await withMeaning(engine, query, { parts: [], terms: others, ...NOTHING_LEFT_OUT })), groups };
  }
  return null;
}

/** The hits of the other words of such a text, of which nothing is known to be a part; null for any other text. */
async function withoutParts(engine: SearchEngine, query: SearchQuery, terms: Term[]): Promise<SearchHits | null> {
  const forParts = terms.filter(saysAnyPart);
  const others = terms.filter((term) => !saysAnyPart(term)).map((term) => ({ ...term, isHead: true }));
  if (forParts.length === 0 || others.length === 0 || (await engine.isFound(terms))) return null;
  const relaxed = await relaxTerms(engine, others, await meaningsIn(engine));
  if (relaxed.terms.length === 0) return null;
  const dropped = [...forParts.map(({ token }) => token.text), ...relaxed.dropped];
  return relaxedHits(engine, query, { ...relaxed, dropped });
}

/** The hits of a description by what a thing does; null for any other text. */
async function relatedHits(
  engine: SearchEngine,
  query: SearchQuery,
  asked: Term[],
  isSure = false,
): Promise<SearchHits | null> {
  const related = await relatedTerms(engine, query, asked, isSure);
  if (!related) return null;
  const relaxed = await relaxTerms(engine, related.terms, await meaningsIn(engine));
  if (relaxed.terms.length === 0) return null;
  return relaxedHits(engine, query, { ...relaxed, dropped: [...related.dropped, ...relaxed.dropped] });
}

async function wordHits(engine: SearchEngine, query: SearchQuery, asked: Term[]): Promise<SearchHits> {
  const whole = withoutPieces(asked);
  if (whole.length > 0 && (await engine.isFound(whole))) return foundHits(engine, query, whole);
  const slips = await slipsOf(engine, query);
  if (slips.length === 0 && whole !== asked && (await engine.isFound(asked))) return foundHits(engine, query, asked);
  if (slips.length > 0) return { parts: slips, terms: [], ...NOTHING_NAMED, ...NOTHING_LEFT_OUT };
  const swapped = await textByOtherLayout(engine, query.typed);
  if (swapped !== null) {
    const hits = await wordHits(engine, parseQuery(swapped), parseQuery(swapped).terms);
    return { ...hits, corrected: [{ from: query.typed, to: swapped }, ...hits.corrected] };
  }
  const relaxed = await relaxTerms(engine, asked, await meaningsIn(engine));
  // A piece of a part number without a digit looks like a word; it is tried last.
  if (relaxed.terms.length === 0 && query.hasDigit) return withMeaning(engine, query, { parts: [], ...relaxed });
  if (relaxed.terms.length > 0) return relaxedHits(engine, query, relaxed);
  return { ...relaxed, parts: await findPartNumbers(engine, query, true), ...NOTHING_NAMED };
}

async function relaxedHits(engine: SearchEngine, query: SearchQuery, relaxed: Relaxed): Promise<SearchHits> {
  const hits = await foundHits(engine, query, relaxed.terms);
  const others = [...relaxed.others, ...hits.others];
  return { ...hits, others, ...withoutDropped(relaxed.corrected, [...relaxed.dropped, ...hits.dropped]) };
}

/**
 * The hits of words that some product has. Where the group that they name has none of those, and no name has all words,
 * the group counts more than a word that says nothing of a kind: who looks for a "sterile drape" is not after gloves that
 * stand beside drapes.
 */
async function foundHits(engine: SearchEngine, query: SearchQuery, terms: Term[]): Promise<SearchHits> {
  const hits = await withMeaning(engine, query, { parts: [], terms, ...NOTHING_LEFT_OUT });
  const { groups } = hits;
  if (terms.length < 2 || groups.length === 0 || (await engine.isFound(terms, { groups }))) return hits;
  if (await engine.isFound(terms, { inName: true })) return hits;
  const meanings = await meaningsIn(engine);
  const relaxed = await relaxTerms(within(engine, groups), terms, meanings);
  const leftOut = terms.filter(({ token }) => relaxed.dropped.includes(token.text));
  const ofMachine = new Set(hits.machine?.split(' '));
  const head = terms.findLast(({ isHead }) => isHead);
  const isNeeded = (term: Term): boolean =>
    (term === head && term.token.kind === 'han' && isThing(term)) ||
    ofMachine.has(term.token.text) ||
    term.token.kind === 'number' ||
    saysKind(term, meanings.kinds);
  if (relaxed.terms.length === 0 || leftOut.some(isNeeded)) return hits;
  const nearer = await withMeaning(engine, query, { parts: [], ...relaxed });
  return nearer.groups.join() === groups.join() && (await engine.isFound(relaxed.terms, { groups })) ? nearer : hits;
}

/** The words without those that say a state, which no product has to have written. */
function withoutStates(terms: readonly Term[], isWord = isNoState): { words: Term[]; states: AskedState[] } {
  return {
    words: terms.filter(isWord),
    states: terms.flatMap((term) => (isWord(term) ? [] : [{ state: term.state!, word: term.token.text }])),
  };
}

const isNoState = ({ state, isRequired }: Term): boolean => state === undefined || isRequired;

/** True of words that say no state. While a word is typed it may go on: "new" may become "newborn". */
export const isWordInTyping = (term: Term): boolean => isNoState(term) || term.isPrefix;

/** The hits that are in the states; where none is, the words are left out. */
async function inStates(engine: SearchEngine, hits: SearchHits, asked: AskedState[]): Promise<SearchHits> {
  if (asked.length === 0) return hits;
  const states = asked.map(({ state }) => state);
  const isThere = hits.terms.length > 0 && (await engine.isFound(hits.terms, { states }));
  return isThere
    ? { ...hits, states: asked }
    : { ...hits, dropped: [...hits.dropped, ...asked.map(({ word }) => word)] };
}

/** What is said of a search beside its hits; undefined where every word was searched for as it was typed. */
export function readingOf(hits: SearchHits | null): Reading | undefined {
  if (!hits) return undefined;
  const { dropped, corrected, states, near } = hits;
  if (dropped.length + corrected.length + states.length === 0 && !near) return undefined;
  return { dropped, corrected, ...(states.length > 0 && { states }), ...(near && { near: true }) };
}

/** Parses a keyword of which a type that the catalogue writes as one may be in two words: "FFP 3". */
export const parseTyped = async (engine: SearchEngine, keyword: string): Promise<SearchQuery> =>
  parseQuery(await withTypesJoined(engine, keyword));

/** The suggestions while a keyword is typed: the first products, and what they were found by. */
export async function suggestProducts(
  engine: SearchEngine,
  query: SearchQuery,
  limit: number,
): Promise<{ hits: SearchHits; ids: number[] }> {
  let parts = await findPartNumbers(engine, query, false);
  if (!parts.some(({ match }) => isWholeNumber(match)) && parts.length < limit)
    parts = await numbersIn(engine, query, true);
  const { words: asked, states } = withoutStates(askedTerms(query.terms, parts), isWordInTyping);
  let hits = await withMeaning(engine, query, { parts, terms: asked, ...NOTHING_LEFT_OUT });
  if (parts.length === 0) hits = await inStates(engine, (await severalHits(engine, query)) ?? hits, states);
  let ids = parts.map((hit) => hit.id);
  if (ids.length < limit) ids = unique([...ids, ...(await byWords(engine, hits, limit))]);
  if (ids.length > 0) return { hits, ids: ids.slice(0, limit) };
  const slips = await slipsOf(engine, query);
  if (slips.length === 0) {
    hits = await withMeaning(engine, query, {
      parts,
      ...(await relaxTerms(engine, narrowing(asked), await meaningsIn(engine))),
    });
    ids = await byWords(engine, hits, limit);
    if (ids.length > 0) return { hits, ids };
  }
  const others = slips.length > 0 ? slips : await findPartNumbers(engine, query, true);
  return { hits: { ...hits, parts: others }, ids: others.slice(0, limit).map((hit) => hit.id) };
}

/**
 * The part numbers that a text is, half of one too; else the whole ones that stand among its words. These go before
 * numbers that have several words of the text inside them.
 */
async function numbersIn(engine: SearchEngine, query: SearchQuery, withInfix: boolean): Promise<PartHit[]> {
  const parts = await findPartNumbers(engine, query, query.hasDigit && withInfix);
  const [best] = parts;
  if (best && (best.match.kind !== 'part' || !/\s/.test(query.written))) return parts;
  const whole = await findWholeNumbers(engine, query);
  if (whole.length > 0 || parts.length > 0) return whole.length > 0 ? whole : parts;
  const known = beginningOf(query.written);
  return known === null
    ? []
    : findPartNumbers(engine, { ...query, written: known, partKey: partNumberKey(known) }, false);
}

/** "2106391-XXX": signs that stand for any others behind the beginning of a number; null for any other text. */
const beginningOf = (written: string): string | null =>
  /^(?=\S*\p{N})(\S{3,}?)[-–./]?[XХ]{2,}$/u.exec(written)?.[1] ?? null;

/** The part numbers that a text is but for a slip. The name of a brand is none, also where it has digits. */
async function slipsOf(engine: SearchEngine, { typed, terms }: SearchQuery): Promise<PartHit[]> {
  const brands = await engine.brands();
  const rest = withoutBrands(typed, brandsNamed(terms, brands), brands);
  return findSlips(engine, rest.trim() === '' ? typed : rest);
}

/** Products whose own or whose variants' part number is, begins with or contains the key, best first (D6). */
async function findPartNumbers(engine: SearchEngine, query: SearchQuery, withInfix: boolean): Promise<PartHit[]> {
  return query.partKey === '' ? [] : rankPartNumbers(await engine.partNumbers(query.partKey, withInfix), query);
}

async function byWords(engine: SearchEngine, { terms, ...named }: SearchHits, limit: number): Promise<number[]> {
  if (terms.length === 0) return [];
  if (named.things.length === 0) return engine.byWords(narrowing(terms), terms, named, limit);
  const ofEach = (terms[0]!.anyOf ?? []).map((words, at) =>
    engine.byWords(words, words, { ...named, groups: named.things[at]!, things: [] }, limit),
  );
  return interleave(await Promise.all(ofEach));
}

/**
 * The words to look for beside the part numbers. One number alone was looked up among those: its fragments in any
 * order, or its pieces apart from each other, would only add strangers.
 */
function askedTerms(terms: Term[], parts: PartHit[]): Term[] {
  const [only] = terms;
  if (terms.length !== 1 || !only) return terms;
  return [{ ...only, grams: [], alternatives: parts.length > 0 ? only.alternatives.slice(0, 1) : only.alternatives }];
}

/** Without a last word of one letter: it narrows little and takes longest to look up, so that it only ranks. */
const narrowing = (terms: Term[]): Term[] =>
  terms.length < 2 ? terms : terms.filter(({ isPrefix, token }) => !isPrefix || token.text.length > 1);

const unique = (ids: number[]): number[] => [...new Set(ids)];

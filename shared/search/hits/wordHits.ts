import { meaningsIn, withMeaning } from '../named/meaning.ts';
import { withoutBrandTerms } from '../named/namedBrands.ts';
import { saysKind } from '../named/namedGroups.ts';
import type { withHeadFirst } from '../named/headFirst.ts';
import { relatedTerms } from '../named/related.ts';
import { isThing, type Relaxed, relaxTerms, withoutDropped } from '../relax/relaxQuery.ts';
import type { WordIndex } from '../WordIndex.ts';
import { parseQuery, type SearchQuery } from '../parseQuery.ts';
import { textByOtherLayout } from '../slips/corrections.ts';
import type { Term } from '../terms/Term.ts';
import { NOTHING_LEFT_OUT, type SearchEngine, type SearchHits, NOTHING_NAMED } from '../SearchEngine.ts';
import { withoutPieces } from '../terms/withoutPieces.ts';
import { slipsOf, findPartNumbers } from './numberHits.ts';

/** The hits of a description by what a thing does; null for any other text. */
export async function relatedHits(
  engine: SearchEngine,
  query: SearchQuery,
  terms: Term[],
  isSure = false,
): Promise<SearchHits | null> {
  const related = await relatedTerms(engine, query, terms, isSure);
  if (!related) return null;
  const relaxed = await relaxTerms(engine, related.terms, await meaningsIn(engine));
  if (relaxed.terms.length === 0) return null;
  return relaxedHits(engine, query, { ...relaxed, dropped: [...related.dropped, ...relaxed.dropped] });
}

/**
 * The hits of a description such as "patient monitor, ECG, 12 inch": products of the groups of its first part, those with most
 * of the details first. Null if the text is no description, or if products have all of its words.
 */
export async function describedHits(
  engine: SearchEngine,
  query: SearchQuery,
  { terms, groups }: ReturnType<typeof withHeadFirst>,
): Promise<SearchHits | null> {
  if (groups.length === 0 || (await engine.isFound(terms))) return null;
  const relaxed = await relaxTerms(within(engine, groups), terms, await meaningsIn(engine));
  return relaxed.terms.length > 0 ? withMeaning(engine, query, { parts: [], ...relaxed }) : null;
}

/**
 * The hits of words. In this order: products that have all of them, misspelt part numbers, the words in the other keyboard layout,
 * products that have some of the words or corrected ones, and products with the text in their part numbers.
 */
export async function wordHits(engine: SearchEngine, query: SearchQuery, terms: Term[]): Promise<SearchHits> {
  const whole = withoutPieces(terms);
  if (whole.length > 0 && (await engine.isFound(whole))) return foundHits(engine, query, whole);
  const slips = await slipsOf(engine, query);
  if (slips.length === 0 && whole !== terms && (await engine.isFound(terms))) return foundHits(engine, query, terms);
  if (slips.length > 0) return { parts: slips, terms: [], ...NOTHING_NAMED, ...NOTHING_LEFT_OUT };
  const swapped = await textByOtherLayout(engine, query.typed);
  if (swapped !== null) {
    const hits = await wordHits(engine, parseQuery(swapped), parseQuery(swapped).terms);
    return { ...hits, corrected: [{ from: query.typed, to: swapped }, ...hits.corrected] };
  }
  const relaxed = await relaxTerms(engine, terms, await meaningsIn(engine));
  // A piece of a part number without a digit looks like a word; it is tried last.
  if (relaxed.terms.length === 0 && query.hasDigit) return withMeaning(engine, query, { parts: [], ...relaxed });
  if (relaxed.terms.length > 0) return relaxedHits(engine, query, relaxed);
  return { ...relaxed, parts: await findPartNumbers(engine, query, true), ...NOTHING_NAMED };
}

/** The hits of the words that were kept or corrected, with what was left out and what else the words may mean. */
export async function relaxedHits(engine: SearchEngine, query: SearchQuery, relaxed: Relaxed): Promise<SearchHits> {
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
  // "Vaginal probes without a guide", where all have one: other things without it, such as covers of these probes, are not wanted.
  const requested = terms.filter(({ without }) => !without);
  if (requested.length < terms.length && (await engine.isFound(requested, { groups })))
    return {
      ...hits,
      ...NOTHING_LEFT_OUT,
      terms: requested,
      others: terms.filter(({ without }) => without),
      dropped: terms.flatMap(({ without, token }) => (without ? [token.text] : [])),
    };
  if ((await engine.isFound(terms, { inName: true })) || (await isNameOfBrand(engine, hits))) return hits;
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

/** True if a product of the manufacturer that is named has all other words in its name, which need not repeat the manufacturer. */
async function isNameOfBrand(engine: SearchEngine, { terms, brands }: SearchHits): Promise<boolean> {
  if (brands.length === 0) return false;
  const others = withoutBrandTerms(terms, brands, await engine.brands());
  return others.length > 0 && engine.isFound(others, { inName: true, brands });
}

/** The words of the products of these groups. */
const within = (engine: SearchEngine, groups: readonly number[]): WordIndex => ({
  filterKnown: (lexemes) => engine.filterKnown(lexemes),
  foundEach: (some) => engine.foundEach(some),
  countEach: (some) => engine.countEach(some),
  isFound: (some) => engine.isFound(some, { groups }),
  firstFound: (lists) => engine.firstFound(lists, { groups }),
});

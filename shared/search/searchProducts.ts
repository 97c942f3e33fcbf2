import { fittingHits } from './named/fitting.ts';
import { withModelApart } from './named/machines.ts';
import { withMeaning } from './named/meaning.ts';
import { withPropertyOf } from './named/propertyOf.ts';
import { withHeadFirst } from './named/headFirst.ts';
import { withOneHead } from './named/oneHead.ts';
import { withPartOfServed } from './named/partOfServed.ts';
import { withNear } from './near.ts';
import { severalHits } from './named/severalHits.ts';
import { NOTHING_LEFT_OUT, type SearchEngine, type SearchHits, NOTHING_NAMED } from './SearchEngine.ts';
import { withWholeNegation } from './negation/wholeNegation.ts';
import { relatedHits, describedHits, wordHits } from './hits/wordHits.ts';
import { withoutPartWords, partsHits, withoutParts } from './hits/partsHits.ts';
import { purposeHits } from './hits/purposeHits.ts';
import { numbersIn, termsBesideNumbers } from './hits/numberHits.ts';
import { withoutStates, inStates } from './hits/states.ts';
import { parseTyped } from './parseTyped.ts';

/** Takes a keyword apart and looks which readings of it find something. */
export async function searchProducts(engine: SearchEngine, keyword: string): Promise<SearchHits> {
  const query = await parseTyped(engine, await withModelApart(engine, keyword));
  const parts = await numbersIn(engine, query, true);
  const requested = await withoutPartWords(engine, query, termsBesideNumbers(query.terms, parts));
  if (parts.length > 0) return withMeaning(engine, query, { parts, terms: requested, ...NOTHING_LEFT_OUT });
  const { words: typed, states } = withoutStates(requested);
  const words = await withWholeNegation(engine, withPartOfServed(typed));
  // "Used" alone asks for all that is.
  if (words.length === 0 && states.length > 0)
    return { parts, terms: [], ...NOTHING_NAMED, states, ...NOTHING_LEFT_OUT };
  const groups = await engine.groups();
  const described = withHeadFirst(query.typed, words, groups);
  const terms = await withPropertyOf(engine, described.terms, withOneHead(query.typed, described.terms, groups));
  const hits =
    (await relatedHits(engine, query, terms, true)) ??
    (await severalHits(engine, query)) ??
    (await purposeHits(engine, query, terms)) ??
    (await describedHits(engine, query, { ...described, terms })) ??
    (await partsHits(engine, query, terms)) ??
    (await fittingHits(engine, query, terms)) ??
    (await relatedHits(engine, query, terms)) ??
    (await withoutParts(engine, query, terms)) ??
    (await wordHits(engine, query, terms));
  return withNear(engine, await inStates(engine, hits, states));
}

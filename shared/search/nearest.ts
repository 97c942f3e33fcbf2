import type { Group, ProductPage } from '../contract/schemas/catalogue.ts';
import { meaningsIn } from './named/meaning.ts';
import type { SearchEngine } from './SearchEngine.ts';
import { groupsNamed, outermost } from './named/namedGroups.ts';
import { parseQuery } from './parseQuery.ts';
import type { Term } from './terms/Term.ts';
import { relaxTerms } from './relax/relaxQuery.ts';
import { tradeWordNear } from './slips/corrections.ts';
import { lexemesOf, tokenise } from './words/tokens.ts';
import { isGeneric } from './words/concepts/thesaurus.ts';
import { partNumberKey } from '../catalogue/partNumberKey.ts';
import { withoutQuotes } from './withoutQuotes.ts';

/** The closest suggestions for a search that finds nothing. */
interface Nearest {
  /** The group that its words name. */
  groupId: number | null;
  /** The search as it may have been meant, where that finds something. */
  spelling: string | null;
  /** Less of it, each finding something: one of its words, or the beginning of a part number. */
  broader: string[];
}

const NEAR_MIN = 5;
const THREE_SLIPS_MIN = 9;
const BROADER_MAX = 4;
/** A shorter beginning of a part number is that of any other. */
const BEGINNING_MIN = 4;

/** Reads a search that finds nothing once more: without its quotation marks, and with words of the trade that are near. */
export async function nearestTo(engine: SearchEngine, keyword: string): Promise<Nearest> {
  const plain = withoutQuotes(keyword);
  const tradeHits = await withTradeWords(engine, plain);
  const groups = await engine.groups();
  const { terms } = await relaxTerms(engine, parseQuery(tradeHits).terms, await meaningsIn(engine));
  const spelling = tradeHits === keyword || terms.length === 0 ? null : tradeHits;
  const broader = (await broaderThan(engine, plain)).filter((text) => text !== keyword && text !== spelling);
  const groupId = outermost(groups, groupsNamed(terms, groups))[0] ?? null;
  return { groupId, spelling, broader: broader.slice(0, BROADER_MAX) };
}

async function broaderThan(engine: SearchEngine, plain: string): Promise<string[]> {
  const words = plain.split(/\s+/).filter((word) => word.length > 1);
  if (words.length < 2) return beginningsThatAre(engine, words[0] ?? '');
  const termsByWord = words.map((word) => ({ word, terms: parseQuery(word).terms.filter(isSpecific) }));
  const all = termsByWord.flatMap(({ terms }) => terms);
  const isFoundByLexeme = new Map((await engine.foundEach(all)).map((isFound, index) => [all[index], isFound]));
  return termsByWord
    .filter(({ terms }) => terms.length > 0 && terms.every((term) => isFoundByLexeme.get(term)))
    .map(({ word }) => word)
    .toSorted((one, other) => other.length - one.length);
}

/** A part number without its last parts, or half of it where it has none, that some number begins with. */
async function beginningsThatAre(engine: SearchEngine, word: string): Promise<string[]> {
  const cuts = [...word.matchAll(/[-./_]/g)].map(({ index }) => word.slice(0, index)).toReversed();
  const all = cuts.length > 0 ? cuts : /\d/.test(word) ? [word.slice(0, Math.ceil(word.length / 2))] : [];
  const foundWords: string[] = [];
  for (const text of all.filter(({ length }) => length >= BEGINNING_MIN)) {
    const key = partNumberKey(text);
    if (key !== '' && (await engine.partNumbers(key, false)).length > 0) foundWords.push(text);
  }
  return foundWords;
}

/** False for generic words such as "machine", which suggest nothing. */
const isSpecific = ({ alternatives }: Term): boolean => !isGeneric(alternatives[0] ?? []);

/** Converts the nearest matches to the form of the API; undefined if there are none. */
export function nearestPart({ groupId, spelling, broader }: Nearest, groups: readonly Group[]): ProductPage['nearest'] {
  const group = groups.find(({ id, product_count }) => id === groupId && product_count > 0);
  if (!group && spelling === null && broader.length === 0) return undefined;
  return {
    ...(group && { group }),
    ...(spelling !== null && { spelling }),
    ...(broader.length > 0 && { broader }),
  };
}

/** The text with each word that the catalogue does not have in place of the nearest one of the trade. */
async function withTradeWords(engine: SearchEngine, text: string): Promise<string> {
  const words = text
    .split(' ')
    .map((word) => ({ word, lexeme: tokenise(word).map((token) => lexemesOf(token)[0]!)[0] }));
  const indexed = new Set(await engine.filterKnown([...new Set(words.flatMap(({ lexeme }) => lexeme ?? []))]));
  const tradeWords = words.map(({ word, lexeme }) => {
    const isMissed = lexeme !== undefined && !indexed.has(lexeme) && word.length >= NEAR_MIN;
    return isMissed ? (tradeWordNear(word, word.length >= THREE_SLIPS_MIN ? 3 : 2) ?? word) : word;
  });
  return tradeWords.join(' ');
}

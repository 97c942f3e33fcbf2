import type { Group, ProductPage } from '../contract/schemas/catalogue.ts';
import { meaningsIn, type SearchEngine } from './engine.ts';
import { groupsNamed, outermost } from './named/namedGroups.ts';
import { parseQuery } from './parseQuery.ts';
import { relaxTerms } from './relaxQuery.ts';
import { tradeWordNear } from './words/spelling.ts';
import { lexemesOf, tokenise } from './words/tokens.ts';

/** What comes nearest to a search that finds nothing. */
interface Nearest {
  /** The group that its words name. */
  groupId: number | null;
  /** The search as it may have been meant, where that finds something. */
  spelling: string | null;
}

const NEAR_MIN = 5;
const THREE_SLIPS_MIN = 9;

/** Reads a search that finds nothing once more: without its quotation marks, and with words of the trade that are near. */
export async function nearestTo(engine: SearchEngine, keyword: string): Promise<Nearest> {
  const plain = keyword
    .replaceAll(/["“”«»„]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const meant = await withTradeWords(engine, plain);
  const groups = await engine.groups();
  const { terms } = await relaxTerms(engine, parseQuery(meant).terms, await meaningsIn(engine));
  if (terms.length === 0) return { groupId: null, spelling: null };
  const groupId = outermost(groups, groupsNamed(terms, groups))[0] ?? null;
  return { groupId, spelling: meant === keyword ? null : meant };
}

/** That as an answer of the API has it; undefined where there is nothing to offer. */
export function nearestPart({ groupId, spelling }: Nearest, groups: readonly Group[]): ProductPage['nearest'] {
  const group = groups.find(({ id, product_count }) => id === groupId && product_count > 0);
  if (!group && spelling === null) return undefined;
  return { ...(group && { group }), ...(spelling !== null && { spelling }) };
}

/** The text with each word that the catalogue does not have in place of the nearest one of the trade. */
async function withTradeWords(engine: SearchEngine, text: string): Promise<string> {
  const words = text
    .split(' ')
    .map((word) => ({ word, lexeme: tokenise(word).map((token) => lexemesOf(token)[0]!)[0] }));
  const known = new Set(await engine.known([...new Set(words.flatMap(({ lexeme }) => lexeme ?? []))]));
  const meant = words.map(({ word, lexeme }) => {
    const isMissed = lexeme !== undefined && !known.has(lexeme) && word.length >= NEAR_MIN;
    return isMissed ? (tradeWordNear(word, word.length >= THREE_SLIPS_MIN ? 3 : 2) ?? word) : word;
  });
  return meant.join(' ');
}

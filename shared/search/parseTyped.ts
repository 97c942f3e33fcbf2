import { parseQuery, type SearchQuery } from './parseQuery.ts';
import type { SearchEngine } from './SearchEngine.ts';
import { withTypesJoined } from './words/query/withTypesJoined.ts';

/** Parses a keyword of which a type that the catalogue writes as one may be in two words: "FFP 3". */
export const parseTyped = async (engine: SearchEngine, keyword: string): Promise<SearchQuery> =>
  parseQuery(await withTypesJoined(engine, keyword));

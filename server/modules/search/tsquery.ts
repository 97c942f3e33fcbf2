import { sql, type SQL } from 'drizzle-orm';
import { trigramsOf } from '../../../shared/search/words/tokens.ts';
import { TRIGRAM_PREFIX } from '../../../shared/search/words/lexemes.ts';
import type { Term } from '../../../shared/search/terms/Term.ts';
import { rankingLexemes } from '../../../shared/search/ranking.ts';
import { quoteLexeme } from './searchVector.ts';

/** Returns the literal of a tsquery that requires all terms. */
export const tsqueryOf = (terms: Term[]): string => terms.map((term) => termQuery(term)).join(' & ');

/**
 * The condition on `products p` for having all terms; `inName` for having them in the name. Each term is a condition of its
 * own, as the index intersects these faster than it weighs one query of all. What a product lacks no index finds: there the
 * terms stay together.
 */
export function hasAll(terms: Term[], inName = false): SQL {
  const weight = inName ? 'A' : '';
  const queries = terms.map((term) => termQuery(term, weight));
  const apart = queries.length > 0 && !terms.some(isLack) ? queries : [queries.join(' & ')];
  return sql`(${sql.join(
    apart.map((query) => sql`p.search @@ ${query}::tsquery`),
    sql` and `,
  )})`;
}

const isLack = ({ without, anyOf = [] }: Term): boolean =>
  without !== undefined || anyOf.some((terms) => terms.some(isLack));

/** Returns a tsquery of any ranking lexeme: `ts_rank` sums their weights, as positions carry no meaning here. */
export const rankingQuery = (terms: Term[]): string => rankingLexemes(terms).map(quoteLexeme).join(' | ');

/** Returns a tsquery for every trigram of a part number; compare the hits, as trigrams ignore order. */
export const gramsQuery = (key: string): string => conjunction(trigramsOf(key).map(gramLexeme));

function termQuery(term: Term, weight: '' | 'A' = ''): string {
  const { alternatives, names, within, grams, isPrefix, anyOf = [], without } = term;
  const byThing = anyOf.map((terms) => `(${terms.map((each) => termQuery(each, weight)).join(' & ')})`);
  const lexeme = (text: string, isBeginning = false): string => {
    const label = (isBeginning ? '*' : '') + weight;
    return label === '' ? quoteLexeme(text) : `${quoteLexeme(text)}:${label}`;
  };
  const byWord = alternatives.map((lexemes) =>
    conjunction(lexemes.map((text, index) => lexeme(text, isPrefix && index === lexemes.length - 1))),
  );
  const byPart = grams.length > 0 ? [conjunction(grams.map(gramLexeme))] : [];
  const byName = names.map((lexemes) => conjunction(lexemes.map((text) => lexeme(text))));
  const byRange =
    within.length > 0 ? [within.map((list) => disjunction(list.map((text) => lexeme(text)))).join(' & ')] : [];
  const byLack = without
    ? [
        `!${termQuery(without.unwanted, weight)}`,
        ...without.phrases.map((lexemes) => conjunction(lexemes.map((text) => lexeme(text)))),
      ]
    : [];
  return `(${[...byThing, ...byWord, ...byName, ...byRange, ...byPart, ...byLack].join(' | ')})`;
}

const conjunction = (lexemes: string[]): string => `(${lexemes.join(' & ')})`;
const disjunction = (lexemes: string[]): string => `(${lexemes.join(' | ')})`;
const gramLexeme = (gram: string): string => quoteLexeme(TRIGRAM_PREFIX + gram);

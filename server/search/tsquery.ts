import { gramsOf } from '../../shared/search/tokens.ts';
import type { Term } from '../../shared/search/query.ts';
import { GRAM_MARK, quoteLexeme } from './vector.ts';

/** The literal of a tsquery that asks for all terms. */
export const tsqueryOf = (terms: Term[]): string => terms.map(termQuery).join(' & ');

/**
 * Any of the terms: ranking adds up what each one is worth, as positions say nothing here. A whole word in the name,
 * the brand or the group is worth more than the beginning of one.
 */
export const rankingQuery = (terms: Term[]): string =>
  [...terms.map(termQuery), ...terms.filter((term) => term.isPrefix).map(wholeWords)].join(' | ');

const wholeWords = ({ alternatives }: Term): string =>
  alternatives.map((lexemes) => conjunction(lexemes.map((text) => `${quoteLexeme(text)}:AB`))).join(' | ');

/** Asks for every fragment of a part number; what comes back must still be compared, for order is not kept. */
export const gramsQuery = (key: string): string => conjunction(gramsOf(key).map(gramLexeme));

function termQuery({ alternatives, grams, isPrefix }: Term): string {
  const byWord = alternatives.map((lexemes) =>
    conjunction(lexemes.map((text, at) => lexeme(text, isPrefix && at === lexemes.length - 1))),
  );
  const byPart = grams.length > 0 ? [conjunction(grams.map(gramLexeme))] : [];
  return `(${[...byWord, ...byPart].join(' | ')})`;
}

const conjunction = (lexemes: string[]): string => `(${lexemes.join(' & ')})`;
const lexeme = (text: string, isPrefix: boolean): string => (isPrefix ? `${quoteLexeme(text)}:*` : quoteLexeme(text));
const gramLexeme = (gram: string): string => quoteLexeme(GRAM_MARK + gram);

import { sql, type SQL } from 'drizzle-orm';
import { ALL, sampled, VERY_MANY } from '../catalogue/facets/sampling.ts';
import { textArray } from '../catalogue/writing/upsert.ts';
import type { Executor } from '../../platform/database/Database.ts';
import type { Term } from '../../../shared/search/parseQuery.ts';
import { quoteLexeme } from './searchVector.ts';

/**
 * Which lexemes of the trade's names the products have; each is asked for once. A store has few of the names of a thing, and
 * each of the others that a search asks for makes it slower.
 */
export class KnownLexemes {
  readonly #db: Executor;
  readonly #isKnown = new Map<string, boolean>();

  constructor(db: Executor) {
    this.#db = db;
  }

  /** The words with those names alone that some product may have; what they find is the same. */
  async withKnownNames(terms: readonly Term[]): Promise<Term[]> {
    await this.#ask([...new Set(terms.filter(isWord).flatMap(({ names }) => names.flat()))]);
    const isKnown = (name: readonly string[]): boolean => name.every((lexeme) => this.#isKnown.get(lexeme));
    return terms.map((term) => (isWord(term) ? { ...term, names: term.names.filter(isKnown) } : term));
  }

  // The smallest sample has most of them, and a frequent one takes long to look up in the index of all.
  async #ask(lexemes: readonly string[]): Promise<void> {
    const unasked = lexemes.filter((lexeme) => !this.#isKnown.has(lexeme));
    if (unasked.length === 0) return;
    const isAmong = (products: SQL): SQL => sql`exists (
      with found as materialized (select retired_at from products p where p.search @@ asked.query::tsquery and ${products})
      select from found where retired_at is null)`;
    const { rows } = await this.#db.execute<{ lexeme: string; known: boolean }>(sql`
      select lexeme, case when ${isAmong(sampled(VERY_MANY))} then true else ${isAmong(sampled(ALL))} end as known
      from unnest(${textArray(unasked)}, ${textArray(unasked.map(quoteLexeme))}) as asked(lexeme, query)`);
    for (const { lexeme, known } of rows) this.#isKnown.set(lexeme, known);
  }
}

/** The other ways to write a number are as many as numbers. */
const isWord = ({ token }: Term): boolean => token.kind !== 'number';

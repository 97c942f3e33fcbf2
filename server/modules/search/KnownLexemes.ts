import { sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { ALL, sampleCondition, VERY_MANY } from '../catalogue/facets/sampling.ts';
import { textArray } from '../catalogue/writing/upsert.ts';
import type { Executor } from '../../platform/database/Database.ts';
import type { Term } from '../../../shared/search/terms/Term.ts';
import { COUNT_MAX } from '../../../shared/search/WordIndex.ts';
import { quoteLexeme } from './searchVector.ts';
import { tsqueryOf } from './tsquery.ts';

/** The most counts that are cached: shoppers use the same words again and again. */
const COUNTS_MAX = 5_000;
/** A word in this many products of the smallest sample surely has more than `COUNT_MAX` products. */
const SURELY_MANY = Math.ceil((2 * COUNT_MAX) / VERY_MANY);

/**
 * Which lexemes of the trade's names the products have, and how many products have a word; each is asked for once. A store
 * has few of the names of a thing, and each of the others that a search asks for makes it slower.
 */
export class KnownLexemes {
  readonly #db: Executor;
  readonly #isKnown = new Map<string, boolean>();
  readonly #counts = new LRUCache<string, number>({ max: COUNTS_MAX });

  constructor(db: Executor) {
    this.#db = db;
  }

  /** The words with those names alone that some product may have; what they find is the same. */
  async withKnownNames(terms: readonly Term[]): Promise<Term[]> {
    await this.#ask([...new Set(terms.flatMap(namesOf))]);
    return terms.map((term) => this.#withoutUnknown(term));
  }

  /** The fewest products that one of these words finds alone, of those that were counted; with known names already. */
  fewestCounted(terms: readonly Term[]): number {
    return Math.min(COUNT_MAX, ...terms.map((term) => this.#countOf(term)));
  }

  /** That word; null where each is frequent, or none was counted. */
  rarest(terms: readonly Term[]): Term | null {
    const fewest = this.fewestCounted(terms);
    return fewest === COUNT_MAX ? null : terms.find((term) => this.#countOf(term) === fewest)!;
  }

  #countOf = (term: Term): number => this.#counts.get(tsqueryOf([term])) ?? COUNT_MAX;

  #withoutUnknown(term: Term): Term {
    if (term.anyOf)
      return { ...term, anyOf: term.anyOf.map((terms) => terms.map((each) => this.#withoutUnknown(each))) };
    const isKnown = (name: readonly string[]): boolean => name.every((lexeme) => this.#isKnown.get(lexeme));
    return isWord(term)
      ? { ...term, names: term.names.filter((name) => isKnown(name) && !isMetByWord(term, name)) }
      : term;
  }

  /** The number of products that each word finds alone, at most `COUNT_MAX`. */
  async countEach(terms: readonly Term[]): Promise<number[]> {
    const knownTerms = await this.withKnownNames(terms);
    const queries = knownTerms.map((term) => tsqueryOf([term]));
    // Nearly all products are without something, and no index tells which.
    const countOfLack = (index: number): number | undefined => (knownTerms[index]!.without ? COUNT_MAX : undefined);
    const counts = new Map(queries.map((words, index) => [words, countOfLack(index) ?? this.#counts.get(words)]));
    const uncountedWords = [...counts].flatMap(([words, count]) => (count === undefined ? [words] : []));
    for (const [words, count] of await this.#count(uncountedWords)) {
      counts.set(words, count);
      this.#counts.set(words, count);
    }
    return queries.map((words) => counts.get(words)!);
  }

  // One condition for all words, as the database plans each separate condition.
  async #count(words: readonly string[]): Promise<[string, number][]> {
    if (words.length === 0) return [];
    const { rows } = await this.#db.execute<{ words: string; count: number }>(sql`
      select words, case
        when ${countOf(sampleCondition(VERY_MANY), SURELY_MANY)} = ${SURELY_MANY}::int then ${COUNT_MAX}::int
        else ${countOf(sampleCondition(ALL), COUNT_MAX)} end as count
      from unnest(${textArray(words)}) as asked(words)`);
    return rows.map((row) => [row.words, row.count]);
  }

  // The smallest sample has most of them, and a frequent one takes long to look up in the index of all.
  async #ask(lexemes: readonly string[]): Promise<void> {
    const unasked = lexemes.filter((lexeme) => !this.#isKnown.has(lexeme));
    if (unasked.length === 0) return;
    const isAmong = (products: SQL): SQL => sql`exists (
      with found as materialized (select retired_at from products p where p.search @@ asked.query::tsquery and ${products})
      select from found where retired_at is null)`;
    const { rows } = await this.#db.execute<{ lexeme: string; known: boolean }>(sql`
      select lexeme, case when ${isAmong(sampleCondition(VERY_MANY))} then true else ${isAmong(sampleCondition(ALL))} end as known
      from unnest(${textArray(unasked)}, ${textArray(unasked.map(quoteLexeme))}) as asked(lexeme, query)`);
    for (const { lexeme, known } of rows) this.#isKnown.set(lexeme, known);
  }
}

const namesOf = (term: Term): string[] =>
  isWord(term) ? [...term.names.flat(), ...(term.anyOf ?? []).flat().flatMap(namesOf)] : [];

/** SQL that counts the products with the words `asked.words`, up to `most`. */
const countOf = (condition: SQL, most: number): SQL => sql`(select count(*)::int from (
  with found as materialized (select retired_at from products p where p.search @@ asked.words::tsquery and ${condition})
  select 1 from found where retired_at is null limit ${most}) counted)`;

/** "Ultrasound transducer" finds nothing that "transducer" does not. */
const isMetByWord = ({ alternatives, isPrefix }: Term, name: readonly string[]): boolean =>
  alternatives.some((lexemes) =>
    lexemes.every((lexeme, index) =>
      name.some((one) => (isPrefix && index === lexemes.length - 1 ? one.startsWith(lexeme) : one === lexeme)),
    ),
  );

/** The other ways to write a number are as many as numbers. */
const isWord = ({ token }: Term): boolean => token.kind !== 'number';

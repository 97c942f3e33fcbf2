import { TRIGRAM_PREFIX, type Weight } from './lexemes.ts';
import type { Term } from '../parseQuery.ts';
import { RANK_WEIGHTS } from '../ranking.ts';

const KINDS = ['D', 'C', 'B', 'A'] as const;
/** The divisor in PostgreSQL's `ts_rank`: the sum of 1/i² (π²/6). */
const RANK_DIVISOR = 1.64493406685;

/** An inverted index: which documents contain which lexemes, with what weight. Documents are numbered from 0. */
export class LexemeIndex {
  /** Lexeme -> document * 4 + kind, ascending. */
  readonly #postings = new Map<string, number[]>();
  #sorted: string[] | null = null;
  #size = 0;

  add(words: ReadonlyMap<string, Weight>, grams: Iterable<string> = []): void {
    const at = this.#size++;
    this.#sorted = null;
    for (const [lexeme, weight] of words) this.#put(lexeme, at * KINDS.length + KINDS.indexOf(weight));
    for (const gram of grams) this.#put(gram, at * KINDS.length);
  }

  /** The documents that match all terms; with a weight, in texts of that weight. */
  matching(terms: readonly Term[], weight?: Weight): Set<number> {
    const [first, ...others] = terms.map((term) => this.#ofTerm(term, weight)).toSorted((a, b) => a.size - b.size);
    return others.reduce(both, first ?? new Set());
  }

  /** The documents that have all of these n-grams of part numbers. */
  withGrams(grams: readonly string[]): Set<number> {
    return this.#withAll(
      grams.map((gram) => TRIGRAM_PREFIX + gram),
      false,
    );
  }

  /** The rank that `ts_rank` gives where each lexeme occurs once: in single precision, lexemes in byte order. */
  rank(lexemes: readonly string[]): (document: number) => number {
    const ranks = new Float32Array(this.#size);
    for (const lexeme of lexemes.toSorted()) {
      for (const posting of this.#postings.get(lexeme) ?? []) {
        const at = Math.floor(posting / KINDS.length);
        const weight = Math.fround(RANK_WEIGHTS[KINDS[posting % KINDS.length]!]);
        ranks[at] = ranks[at]! + weight / RANK_DIVISOR;
      }
    }
    return (document) => (lexemes.length === 0 ? 0 : Math.fround(ranks[document]! / lexemes.length));
  }

  #put(lexeme: string, posting: number): void {
    const known = this.#postings.get(lexeme);
    if (known) known.push(posting);
    else this.#postings.set(lexeme, [posting]);
  }

  has(lexeme: string): boolean {
    return this.#postings.has(lexeme);
  }

  #ofTerm({ alternatives, names, within, grams, isPrefix, anyOf = [] }: Term, weight?: Weight): Set<number> {
    const byThing = anyOf.map((terms) => this.matching(terms, weight));
    const byWord = alternatives.map((lexemes) => this.#withAll(lexemes, isPrefix, weight));
    const byName = names.map((lexemes) => this.#withAll(lexemes, false, weight));
    const byRange = within.length > 0 ? [this.#withOneOfEach(within, weight)] : [];
    const byPart = grams.length > 0 ? [this.withGrams(grams)] : [];
    return new Set([...byThing, ...byWord, ...byName, ...byRange, ...byPart].flatMap((documents) => [...documents]));
  }

  #withOneOfEach(lists: readonly string[][], weight?: Weight): Set<number> {
    const found = lists.map(
      (lexemes) => new Set(lexemes.flatMap((lexeme) => [...this.#having(lexeme, false, weight)])),
    );
    return found.slice(1).reduce(both, found[0] ?? new Set());
  }

  /** The documents that have all lexemes; with `isPrefix` the last one may be the prefix of a word. */
  #withAll(lexemes: readonly string[], isPrefix: boolean, weight?: Weight): Set<number> {
    const found = lexemes.map((lexeme, at) => this.#having(lexeme, isPrefix && at === lexemes.length - 1, weight));
    return found.slice(1).reduce(both, found[0] ?? new Set());
  }

  #having(lexeme: string, isPrefix: boolean, weight?: Weight): Set<number> {
    const lists = isPrefix ? this.#beginningWith(lexeme) : [this.#postings.get(lexeme) ?? []];
    const kind = weight && KINDS.indexOf(weight);
    const isOf = (posting: number): boolean => kind === undefined || posting % KINDS.length === kind;
    return new Set(
      lists.flatMap((postings) => postings.filter(isOf).map((posting) => Math.floor(posting / KINDS.length))),
    );
  }

  #beginningWith(start: string): number[][] {
    const sorted = (this.#sorted ??= [...this.#postings.keys()].toSorted());
    const lists: number[][] = [];
    for (let at = lowerBound(sorted, start); at < sorted.length; at++) {
      const lexeme = sorted[at]!;
      if (!lexeme.startsWith(start)) break;
      lists.push(this.#postings.get(lexeme)!);
    }
    return lists;
  }
}

const both = (a: Set<number>, b: Set<number>): Set<number> => new Set([...a].filter((one) => b.has(one)));

/** The index of the first text that is not less than `wanted` in an ascending list (binary search). */
export function lowerBound(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

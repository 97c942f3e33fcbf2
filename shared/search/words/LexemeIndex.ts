import { TRIGRAM_PREFIX, type Weight } from './lexemes.ts';
import type { Term } from '../terms/Term.ts';
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
    const position = this.#size++;
    this.#sorted = null;
    for (const [lexeme, weight] of words) this.#put(lexeme, position * KINDS.length + KINDS.indexOf(weight));
    for (const gram of grams) this.#put(gram, position * KINDS.length);
  }

  /** The documents that match all terms; with a weight, in texts of that weight. */
  matching(terms: readonly Term[], weight?: Weight): Set<number> {
    const idSets: Set<number>[] = [];
    for (const term of terms) {
      const documents = this.#ofTerm(term, weight);
      if (documents.size === 0) return documents;
      idSets.push(documents);
    }
    return common(idSets);
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
        const position = Math.floor(posting / KINDS.length);
        const weight = Math.fround(RANK_WEIGHTS[KINDS[posting % KINDS.length]!]);
        ranks[position] = ranks[position]! + weight / RANK_DIVISOR;
      }
    }
    return (document) => (lexemes.length === 0 ? 0 : Math.fround(ranks[document]! / lexemes.length));
  }

  #put(lexeme: string, posting: number): void {
    const postings = this.#postings.get(lexeme);
    if (postings) postings.push(posting);
    else this.#postings.set(lexeme, [posting]);
  }

  has(lexeme: string): boolean {
    return this.#postings.has(lexeme);
  }

  #ofTerm(term: Term, weight?: Weight): Set<number> {
    const { alternatives, names, within, grams, isPrefix, anyOf = [], without } = term;
    const ids = new Set<number>();
    const add = (documents: Iterable<number>): void => {
      for (const document of documents) ids.add(document);
    };
    for (const terms of anyOf) add(this.matching(terms, weight));
    for (const lexemes of alternatives) this.#addAll(ids, lexemes, isPrefix, weight);
    for (const lexemes of names) this.#addAll(ids, lexemes, false, weight);
    if (within.length > 0) add(this.#withOneOfEach(within, weight));
    if (grams.length > 0) add(this.withGrams(grams));
    if (without) {
      const unwanted = this.#ofTerm(without.unwanted, weight);
      for (let position = 0; position < this.#size; position++) if (!unwanted.has(position)) ids.add(position);
      for (const lexemes of without.phrases) this.#addAll(ids, lexemes, false, weight);
    }
    return ids;
  }

  #withOneOfEach(lists: readonly string[][], weight?: Weight): Set<number> {
    return common(
      lists.map((lexemes) => {
        const ids = new Set<number>();
        for (const lexeme of lexemes) this.#addHaving(ids, lexeme, false, weight);
        return ids;
      }),
    );
  }

  #withAll(lexemes: readonly string[], isPrefix: boolean, weight?: Weight): Set<number> {
    const ids = new Set<number>();
    this.#addAll(ids, lexemes, isPrefix, weight);
    return ids;
  }

  /** Adds the documents that have all lexemes; with `isPrefix` the last one may be the prefix of a word. */
  #addAll(to: Set<number>, lexemes: readonly string[], isPrefix: boolean, weight?: Weight): void {
    const [only, another] = lexemes;
    if (only === undefined) return;
    if (another === undefined) {
      this.#addHaving(to, only, isPrefix, weight);
      return;
    }
    // Most names of the trade are in no document: nothing is collected for them.
    const whole = isPrefix ? lexemes.slice(0, -1) : lexemes;
    if (!whole.every((lexeme) => this.#postings.has(lexeme))) return;
    const postingsByTerm = lexemes.map((lexeme, index) => {
      const having = new Set<number>();
      this.#addHaving(having, lexeme, isPrefix && index === lexemes.length - 1, weight);
      return having;
    });
    for (const document of common(postingsByTerm)) to.add(document);
  }

  #addHaving(to: Set<number>, lexeme: string, isPrefix: boolean, weight?: Weight): void {
    const lists = isPrefix ? this.#beginningWith(lexeme) : [this.#postings.get(lexeme) ?? []];
    const kind = weight && KINDS.indexOf(weight);
    for (const postings of lists)
      for (const posting of postings)
        if (kind === undefined || posting % KINDS.length === kind) to.add(Math.floor(posting / KINDS.length));
  }

  #beginningWith(start: string): number[][] {
    const sorted = (this.#sorted ??= [...this.#postings.keys()].toSorted());
    const lists: number[][] = [];
    for (let position = lowerBound(sorted, start); position < sorted.length; position++) {
      const lexeme = sorted[position]!;
      if (!lexeme.startsWith(start)) break;
      lists.push(this.#postings.get(lexeme)!);
    }
    return lists;
  }
}

/** The intersection of the sets. */
function common(sets: readonly Set<number>[]): Set<number> {
  const [smallest, ...others] = sets.toSorted((one, other) => one.size - other.size);
  if (!smallest || others.length === 0) return smallest ?? new Set();
  const ids = new Set<number>();
  for (const document of smallest) if (others.every((each) => each.has(document))) ids.add(document);
  return ids;
}

/** The index of the first text that is not less than `value` in an ascending list (binary search). */
export function lowerBound(sorted: readonly string[], value: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

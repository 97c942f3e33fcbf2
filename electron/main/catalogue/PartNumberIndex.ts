import { partNumberKey } from '../../../shared/catalogue/partNumberKey.ts';
import { hasTrigrams, mayBeGtin, PART_HITS_MAX, type PartRow } from '../../../shared/search/numbers/rankPartNumbers.ts';
import { trigramsOf } from '../../../shared/search/words/tokens.ts';
import { gtinForms } from '../../../shared/search/numbers/gtin.ts';
import { NEIGHBOURS } from '../../../shared/orderPad/resolveLines.ts';
import { type LexemeIndex, lowerBound } from '../../../shared/search/words/LexemeIndex.ts';

/** A product's part numbers, its own first. */
interface Numbered {
  id: number;
  code: string;
  skus: readonly { id: number; code: string; gtin: string | null }[];
  replaces?: readonly string[] | undefined;
}

/** Finds part numbers by prefix; infixes are found by the n-grams in the lexeme index. */
export class PartNumberIndex {
  readonly #products: PartRow[] = [];
  readonly #skus: PartRow[] = [];
  readonly #gtins: PartRow[] = [];
  /** The rows of each document, by its number in the lexeme index. */
  readonly #rows: PartRow[][] = [];
  /** The numbers that products replace. */
  readonly #replaced: PartRow[] = [];
  readonly #sorted = new Map<readonly PartRow[], string[]>();

  add({ id, code, skus, replaces = [] }: Numbered): void {
    const productRow: PartRow = { id, sku_id: null, field: 'code', value: code, key: partNumberKey(code) };
    const variants = skus.map((sku): PartRow => ({
      id,
      sku_id: sku.id,
      field: 'sku',
      value: sku.code,
      key: partNumberKey(sku.code),
    }));
    this.#products.push(productRow);
    this.#skus.push(...variants);
    for (const { id: sku_id, gtin } of skus)
      if (gtin !== null) this.#gtins.push({ id, sku_id, field: 'gtin', value: gtin, key: gtin });
    this.#rows.push([productRow, ...variants]);
    for (const value of replaces)
      this.#replaced.push({ id, sku_id: null, field: 'replaces', value, key: partNumberKey(value) });
  }

  /** Call once after the last `add`. */
  sort(): void {
    for (const rows of [this.#products, this.#skus, this.#gtins, this.#replaced]) {
      rows.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
      this.#sorted.set(
        rows,
        rows.map(({ key }) => key),
      );
    }
  }

  find(key: string, withInfix: boolean, words: LexemeIndex): PartRow[] {
    const rows = [this.#products, this.#skus, this.#replaced].flatMap((some) => this.#beginning(some, key));
    if (mayBeGtin(key)) rows.push(...this.#ofTheTrade(key));
    if (!withInfix || !hasTrigrams(key)) return rows;
    const candidates = [...words.withGrams(trigramsOf(key))].toSorted((a, b) => a - b).slice(0, PART_HITS_MAX);
    return [...rows, ...candidates.flatMap((position) => this.#rows[position]!.filter((row) => row.key.includes(key)))];
  }

  /**
   * The part numbers whose key is one of these, the trade numbers that are one of them, with or without zeros, and the
   * numbers that a product replaces.
   */
  whole(keys: readonly string[]): PartRow[] {
    return [
      ...keys.flatMap((key) => this.#equal(this.#products, key)),
      ...keys.flatMap((key) => this.#equal(this.#skus, key)),
      ...keys.filter(mayBeGtin).flatMap((key) =>
        gtinForms(key)
          .flatMap((form) => this.#equal(this.#gtins, form))
          .map((row) => ({ ...row, key })),
      ),
      ...keys.flatMap((key) => this.#equal(this.#replaced, key)),
    ];
  }

  /** Numbers of variants next to this key, before and after it. */
  near(key: string): PartRow[] {
    const first = lowerBound(this.#sorted.get(this.#skus) ?? [], key);
    return this.#skus.slice(Math.max(0, first - NEIGHBOURS), first + NEIGHBOURS);
  }

  /** GTINs with this prefix, or equal to it but for leading zeros. */
  #ofTheTrade(key: string): PartRow[] {
    const same = gtinForms(key).flatMap((form) => this.#equal(this.#gtins, form));
    return [...this.#beginning(this.#gtins, key), ...same];
  }

  #equal(rows: readonly PartRow[], key: string): PartRow[] {
    const first = lowerBound(this.#sorted.get(rows) ?? [], key);
    let end = first;
    while (rows[end]?.key === key) end += 1;
    return rows.slice(first, end);
  }

  #beginning(rows: readonly PartRow[], key: string): PartRow[] {
    const first = lowerBound(this.#sorted.get(rows) ?? [], key);
    return rows.slice(first, first + PART_HITS_MAX).filter((row) => row.key.startsWith(key));
  }
}

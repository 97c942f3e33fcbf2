import { goodsKey } from './CatalogueIndex.ts';
import type { ImportRow } from './rows/importRow.ts';
import { addLocation } from './rows/addLocation.ts';

/** The rows of one product. */
export type Rows = [ImportRow, ...ImportRow[]];

/** Rows of a batch, by product. */
export class ImportBatch {
  readonly #products = new Map<string, Rows>();
  readonly #variants = new Map<string, ImportRow>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get products(): Rows[] {
    return [...this.#products.values()];
  }

  has({ brand, code }: Pick<ImportRow, 'brand' | 'code'>): boolean {
    return this.#products.has(goodsKey(brand, code));
  }

  /** Adds a row, or its stock if it is one of the locations of a variant. Returns false if the variant is there already. */
  add(row: ImportRow): boolean {
    const [product, variant] = [goodsKey(row.brand, row.code), goodsKey(row.brand, row.skuCode)];
    const before = this.#variants.get(variant);
    if (before) return before.code === row.code && addLocation(before, row);
    this.#variants.set(variant, row);
    const rows = this.#products.get(product);
    if (rows) rows.push(row);
    else this.#products.set(product, [row]);
    this.#size += 1;
    return true;
  }
}

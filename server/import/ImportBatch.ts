import { goodsKey } from './CatalogueIndex.ts';
import type { ImportRow } from './rows/importRow.ts';

/** The rows of one product. */
export type Rows = [ImportRow, ...ImportRow[]];

/** Rows of a batch, by product. */
export class ImportBatch {
  readonly #products = new Map<string, Rows>();
  readonly #variants = new Set<string>();
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

  /** Adds a row. Returns false if its variant is there already. */
  add(row: ImportRow): boolean {
    const [product, variant] = [goodsKey(row.brand, row.code), goodsKey(row.brand, row.skuCode)];
    if (this.#variants.has(variant)) return false;
    this.#variants.add(variant);
    const rows = this.#products.get(product);
    if (rows) rows.push(row);
    else this.#products.set(product, [row]);
    this.#size += 1;
    return true;
  }
}

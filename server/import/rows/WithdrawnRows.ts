import type { Line } from '../file/fileRow.ts';
import type { CatalogueWriter } from '../../modules/catalogue/writing/CatalogueWriter.ts';
import { type CatalogueIndex, goodsKey } from '../CatalogueIndex.ts';
import { type NamedProduct, productOf } from './RefusedRows.ts';

/** Products per query. */
const CHUNK = 1_000;

/** Products that a file says are not for sale. */
export class WithdrawnRows {
  readonly #products = new Map<string, Required<NamedProduct>>();
  readonly #isUpdate: boolean;

  /** `isUpdate`: a row need not name the manufacturer where only one has its number. */
  constructor(isUpdate = false) {
    this.#isUpdate = isUpdate;
  }

  note(line: Line, fields: Record<string, string>): void {
    const product = productOf({ line, values: [], fields });
    if (!product || (product.brand === null && !this.#isUpdate)) return;
    this.#products.set(goodsKey(product.brand ?? '', product.code), product);
  }

  /**
   * Retires those that are on sale and of which no row was imported since `startedAt` (`isKept`: or refused). Returns their
   * number. Without a writer it only counts them.
   */
  async retire(
    index: CatalogueIndex,
    writer: CatalogueWriter | null,
    { startedAt, isKept: keepsVariants }: { startedAt: Date; isKept: (product: NamedProduct) => boolean },
  ): Promise<number> {
    const all = [...this.#products].filter(([, product]) => !keepsVariants(product));
    let count = 0;
    for (let start = 0; start < all.length; start += CHUNK) {
      const chunk = new Map(all.slice(start, start + CHUNK));
      const stored = await index.products([...new Set(Array.from(chunk.values(), ({ code }) => code))]);
      const brandsOf = Map.groupBy(stored.values(), ({ code }) => code);
      const isNamed = (key: string, code: string): boolean =>
        chunk.has(key) || (chunk.has(goodsKey('', code)) && brandsOf.get(code)!.length === 1);
      const ids = [...stored]
        .filter(
          ([key, { code, isSold, updated_at }]) => isNamed(key, code) && isSold && new Date(updated_at) < startedAt,
        )
        .map(([, { id }]) => id);
      if (ids.length > 0) await writer?.retire(ids);
      count += ids.length;
    }
    return count;
  }
}

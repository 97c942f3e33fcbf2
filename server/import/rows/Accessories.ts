import type { Line } from '../file/fileRow.ts';
import { type CatalogueIndex, goodsKey } from '../CatalogueIndex.ts';
import type { CatalogueWriter } from '../../modules/catalogue/writing/CatalogueWriter.ts';
import type { Rows } from '../ImportBatch.ts';
import type { ImportListener } from '../ImportListener.ts';

/** Limits memory. Of further products, accessories that come later in the file are joined by a second import. */
const PRODUCTS_MAX = 100_000;
const PRODUCTS_PER_QUERY = 500;

type Ids = ReadonlyMap<string, { id: number }>;
/** A product whose accessories were not all known when it was written. */
interface Waiting {
  id: number;
  line: Line;
  brand: string;
  code: string;
  codes: string[];
}

/** Returns the ids of accessories, null for one that is unknown: of the same brand first, else of the only other brand. */
function idsOf({ brand, codes }: Pick<Waiting, 'brand' | 'codes'>, productByKey: Ids): (number | null)[] {
  const byCode = Map.groupBy(productByKey, ([key]) => key.slice(key.indexOf('\n') + 1));
  return codes.map((code) => {
    const [other, ...more] = byCode.get(code) ?? [];
    const accessory = productByKey.get(goodsKey(brand, code)) ?? (more.length === 0 ? other?.[1] : undefined);
    return accessory?.id ?? null;
  });
}

/** Resolves accessories by part number; those that come later in the file at its end. */
export class Accessories {
  #waiting: Waiting[] = [];

  /** Returns the ids of a product's accessories that are known by now. */
  idsOf([{ line, brand, code, accessories: codes }]: Rows, id: number, productByKey: Ids): number[] {
    if (codes.length === 0) return [];
    const ids = idsOf({ brand, codes }, productByKey);
    if (ids.includes(null) && this.#waiting.length < PRODUCTS_MAX) this.#waiting.push({ id, line, brand, code, codes });
    return ids.filter((accessoryId) => accessoryId !== null);
  }

  /**
   * Writes the accessories of products that waited for them, unless there is no writer, and tells of those that are not in
   * the catalogue.
   */
  async resolve(
    index: Pick<CatalogueIndex, 'products'>,
    writer: Pick<CatalogueWriter, 'writeAccessories'> | null,
    listener: Pick<ImportListener, 'noted'>,
  ): Promise<void> {
    const all = this.#waiting;
    this.#waiting = [];
    for (let start = 0; start < all.length; start += PRODUCTS_PER_QUERY) {
      const some = all.slice(start, start + PRODUCTS_PER_QUERY);
      const stored = await index.products([...new Set(some.flatMap(({ code, codes }) => [code, ...codes]))]);
      // The database may have rejected a product.
      const present = some.filter(({ id, brand, code }) => stored.get(goodsKey(brand, code))?.id === id);
      const linked = present.map((product) => ({ ...product, ids: idsOf(product, stored) }));
      await writer?.writeAccessories(
        linked.map(({ id, ids }) => ({ id, accessory_ids: ids.filter((one) => one !== null) })),
      );
      for (const { line, codes, ids } of linked)
        for (const [place, id] of ids.entries())
          if (id === null)
            listener.noted?.(
              line,
              'accessories',
              `"${codes[place]}" is not in the catalogue, or not of one manufacturer`,
            );
    }
  }
}

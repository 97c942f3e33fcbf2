import { goodsKey } from '../CatalogueIndex.ts';
import type { Rows } from '../ImportBatch.ts';

/**
 * Finds the accessories that rows name by number: of the same maker first, else of the one other maker that has the number.
 * They are known if they came earlier, in this batch or in another; a second run knows them all.
 */
export function accessoryIds(
  known: ReadonlyMap<string, { id: number }>,
  batch: ReadonlyMap<string, number>,
): (rows: Rows) => number[] {
  const ids = new Map([...Array.from(known, ([key, { id }]) => [key, id] as const), ...batch]);
  const byCode = Map.groupBy(ids, ([key]) => key.slice(key.indexOf('\n') + 1));
  return ([{ brand, accessories }]) =>
    accessories.flatMap((code) => {
      const own = ids.get(goodsKey(brand, code));
      const [other, ...more] = byCode.get(code) ?? [];
      return own ?? (other && more.length === 0 ? other[1] : []);
    });
}

import { goodsKey } from '../CatalogueIndex.ts';
import type { Rows } from '../ImportBatch.ts';

/**
 * Resolves accessories by part number: of the same brand first, else of the only other brand with that number. They
 * must be in an earlier batch or in this one; a second import resolves the rest.
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

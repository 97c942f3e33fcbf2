import { hasNumber } from '../prose/hasNumber.ts';
import type { ReadRow } from './applyAmendments.ts';

const BULLET = /^[-–—•·*▪◦○+]\s/u;

/** The rows of a list without those of what a set consists of: the set is what is ordered. */
export function withoutComponents(rows: readonly ReadRow[]): ReadRow[] {
  const sets = new Set(rows.filter(isGoods).map(({ place }) => place));
  const goods = rows.filter((row) => isGoods(row) && !BULLET.test(row.row));
  let set: ReadRow | null = null;
  return rows.map((row) => {
    if (!BULLET.test(row.row))
      set = row.isText && isGoods(row) && /[:：]$/u.test(row.row) && goods.length > 1 ? row : null;
    // "1.1" below the set "1", without a number of its own
    const [, above] = /^(\d{1,5}(?:\.\d{1,3})*)\.\d{1,3}$/u.exec(row.place) ?? [];
    const isPart = above !== undefined && sets.has(above) && row.line !== null && !hasNumber(row.line.text);
    return isPart || (set !== null && set !== row) ? { ...row, line: null } : row;
  });
}

const isGoods = ({ line }: ReadRow): boolean => line !== null && line.isCounted && hasNumber(line.text);

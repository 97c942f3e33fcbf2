import { sql } from 'drizzle-orm';
import { partNumberKey } from '../../shared/catalogue/partNumberKey.ts';
import type { Executor } from '../platform/database/Database.ts';
import { textArray } from '../modules/catalogue/writing/upsert.ts';
import { plainName } from './CatalogueIndex.ts';
import type { ImportListener } from './ImportListener.ts';
import type { ImportRow } from './rows/importRow.ts';

type Goods = Pick<ImportRow, 'brand' | 'skuCode' | 'gtin'>;
/** Goods by what they share: a key of their part number, or a GTIN. */
type Seen = Map<string, Goods>;

/**
 * Tells of part numbers of one maker that differ by case, separators or look-alike letters alone, and of goods with one
 * GTIN: all of them are imported, but who searches for one finds the others, too.
 */
export class SimilarGoods {
  readonly #db: Executor;
  readonly #listener: ImportListener;
  /** The goods seen in a trial, which writes none to the database; null outside of one. */
  readonly #trial: Seen | null;

  constructor(db: Executor, listener: ImportListener, isTrial: boolean) {
    this.#db = db;
    this.#listener = listener;
    this.#trial = isTrial ? new Map() : null;
  }

  /** Compares the rows of a batch with each other, and with what is on sale. */
  async report(rows: readonly ImportRow[]): Promise<void> {
    const seenGoods: Seen = this.#trial ?? new Map();
    for (const goods of await this.#stored(rows)) remember(seenGoods, goods);
    for (const row of rows) {
      const twin = seenGoods.get(numberKey(row));
      if (twin && twin.skuCode !== row.skuCode)
        this.#listener.noted?.(
          row.line,
          'code',
          `"${row.skuCode}" and "${twin.skuCode}" of ${row.brand} are one number to a search`,
        );
      const owner = row.gtin === null ? undefined : seenGoods.get(gtinKey(row.gtin));
      if (owner && !isSame(owner, row))
        this.#listener.noted?.(row.line, 'gtin', `"${row.gtin}" is that of "${owner.skuCode}" of ${owner.brand}, too`);
      remember(seenGoods, row);
    }
  }

  async #stored(rows: readonly ImportRow[]): Promise<Goods[]> {
    const keys = rows.map(({ skuCode }) => partNumberKey(skuCode));
    const gtins = rows.flatMap(({ gtin }) => gtin ?? []);
    const { rows: stored } = await this.#db.execute<Goods & Record<string, unknown>>(sql`
      select s.code as "skuCode", s.gtin, b.brand_name as brand from skus s join brands b on b.id = s.brand_id
      where (s.code_key = any(${textArray(keys)}) or s.gtin = any(${textArray(gtins)})) and s.retired_at is null
      order by s.id`);
    return stored;
  }
}

const numberKey = ({ brand, skuCode }: Goods): string => `${plainName(brand)}\n${partNumberKey(skuCode)}`;
const isSame = (one: Goods, other: Goods): boolean =>
  one.skuCode === other.skuCode && plainName(one.brand) === plainName(other.brand);
const gtinKey = (gtin: string): string => `gtin ${gtin}`;

/** The first one stays. */
function remember(seenGoods: Seen, { brand, skuCode, gtin }: Goods): void {
  const goods = { brand, skuCode, gtin };
  for (const key of [numberKey(goods), ...(gtin === null ? [] : [gtinKey(gtin)])])
    if (!seenGoods.has(key)) seenGoods.set(key, goods);
}

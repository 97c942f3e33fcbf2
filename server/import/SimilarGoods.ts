import { sql } from 'drizzle-orm';
import { partNumberKey } from '../../shared/catalogue/partNumberKey.ts';
import type { Executor } from '../platform/database/Database.ts';
import { textArray } from '../modules/catalogue/writing/upsert.ts';
import { plainName } from './CatalogueIndex.ts';
import type { ImportListener } from './ImportListener.ts';
import type { ImportRow } from './rows/importRow.ts';

type Goods = Pick<ImportRow, 'brand' | 'skuCode' | 'gtin'>;

/**
 * Tells of part numbers of one maker that differ by case, separators or look-alike letters alone, and of goods with one
 * GTIN: all of them are imported, but who searches for one finds the others, too.
 */
export class SimilarGoods {
  readonly #db: Executor;
  readonly #listener: ImportListener;
  /** The goods seen in a trial, which writes none to the database; null outside of one. */
  readonly #trial: Map<string, string> | null;

  constructor(db: Executor, listener: ImportListener, isTrial: boolean) {
    this.#db = db;
    this.#listener = listener;
    this.#trial = isTrial ? new Map() : null;
  }

  /** Compares the rows of a batch with each other, and with what is on sale. */
  async tell(rows: readonly ImportRow[]): Promise<void> {
    const seen = this.#trial ?? new Map<string, string>();
    for (const goods of await this.#stored(rows)) remember(seen, goods);
    for (const row of rows) {
      const [number, gtin] = [seen.get(numberKey(row)), row.gtin === null ? undefined : seen.get(gtinKey(row.gtin))];
      if (number !== undefined && number !== row.skuCode)
        this.#listener.noted?.(row.line, 'code', `"${row.skuCode}" and "${number}" of ${row.brand} are one number to a search`); // prettier-ignore
      if (gtin !== undefined && gtin !== row.skuCode)
        this.#listener.noted?.(row.line, 'gtin', `"${row.gtin}" is that of "${gtin}", too`);
      remember(seen, row);
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
const gtinKey = (gtin: string): string => `gtin ${gtin}`;

/** The first one stays. */
function remember(seen: Map<string, string>, goods: Goods): void {
  for (const key of [numberKey(goods), ...(goods.gtin === null ? [] : [gtinKey(goods.gtin)])])
    if (!seen.has(key)) seen.set(key, goods.skuCode);
}

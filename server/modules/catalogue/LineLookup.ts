import { sql } from 'drizzle-orm';
import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import { type LineCatalogue, NEIGHBOURS, type NumberRow } from '../../../shared/orderPad/resolveLines.ts';
import type { Executor } from '../../platform/database/Database.ts';
import type { Priced } from './products/productItems.ts';
import { type SkuRow, withProducts } from './products/skuItems.ts';
import { intArray, textArray } from './writing/upsert.ts';

type Row = NumberRow & Record<string, unknown>;

/** The catalogue as the lines of an order pad are looked up in it: a statement for all lines each. */
export class LineLookup implements LineCatalogue {
  readonly #db: Executor;
  readonly #priced: Priced;

  constructor(db: Executor, priced: Priced) {
    this.#db = db;
    this.#priced = priced;
  }

  async numbersWith(keys: readonly string[], gtins: readonly string[]): Promise<NumberRow[]> {
    const { rows } = await this.#db.execute<Row>(sql`
      select code_key as key, code, id as product_id, null::int as sku_id, retired_at is not null as is_retired,
        false as is_successor from products where code_key = any(${textArray(keys)})
      union all
      select code_key, code, product_id, id, retired_at is not null, false from skus
        where code_key = any(${textArray(keys)})
      union all
      select gtin, gtin, product_id, id, retired_at is not null, false from skus where gtin = any(${textArray(gtins)})
      union all
      select code_key, code, product_id, null, false, true from product_replaces where code_key = any(${textArray(keys)})`);
    return rows;
  }

  async numbersNear(keys: readonly string[]): Promise<NumberRow[]> {
    const { rows } = await this.#db.execute<Row>(sql`
      select distinct near.* from unnest(${textArray(keys)}) asked(key) cross join lateral (
        (select code_key as key, code, product_id, id as sku_id, false as is_retired, false as is_successor
          from skus
          where code_key >= asked.key and retired_at is null order by code_key limit ${NEIGHBOURS})
        union all
        (select code_key, code, product_id, id, false, false from skus
          where code_key < asked.key and retired_at is null order by code_key desc limit ${NEIGHBOURS})
      ) near`);
    return rows;
  }

  async variants({
    skuIds,
    productIds,
  }: {
    skuIds: readonly number[];
    productIds: readonly number[];
  }): Promise<SkuWithProduct[]> {
    if (skuIds.length === 0 && productIds.length === 0) return [];
    const { rows } = await this.#db.execute<SkuRow>(sql`
      select * from skus where id = any(${intArray(skuIds)}) or product_id = any(${intArray(productIds)})
      order by product_id, position, id`);
    return withProducts(this.#db, rows, this.#priced);
  }
}

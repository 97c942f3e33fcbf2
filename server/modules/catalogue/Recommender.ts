import { sql, type SQL } from 'drizzle-orm';
import type { ProductItem } from '../../../shared/contract/schemas/catalogue.ts';
import type { Database } from '../../platform/database/Database.ts';
import type { ProductLookup } from './ProductLookup.ts';
import type { Priced } from './products/productItems.ts';
import { intArray } from './writing/upsert.ts';

const SHOWN = 8;
/** Maximum number of a member's own products to consider, newest first. */
const OWN_PRODUCTS_MAX = 30;

/** Weights of the relations between two products: ordered, quoted, put into one cart, or belonging to it or with it. */
const WEIGHT = { order: 8, inquiry: 5, cart: 2, accessory: 6, beside: 3, group: 1 } as const;
/** Maximum number of related products of one kind to consider. */
const RELATED_MAX = 100;

/**
 * Recommends products, deterministically: the same facts give the same products in the same order. To a part it
 * recommends what belongs to it and beside it (covers, gel, cables), never the systems that it is a part of.
 */
export class Recommender {
  readonly #db: Database;
  readonly #products: ProductLookup;

  constructor(db: Database, products: ProductLookup) {
    this.#db = db;
    this.#products = products;
  }

  /** Recommends products that go with one product. */
  withProduct(productId: number, priced: Priced): Promise<ProductItem[]> {
    return this.#together([productId], [productId], priced);
  }

  /** Recommends products that go with those recently viewed and, for a member, ordered, marked or put into the cart. */
  async byUser(memberId: string | null, recent: readonly number[], priced: Priced): Promise<ProductItem[]> {
    const own = memberId === null ? [] : await this.#liked(memberId);
    const liked = [...new Set([...recent, ...own])];
    return liked.length === 0 ? [] : this.#together(liked, liked, priced);
  }

  async #together(ids: readonly number[], without: readonly number[], priced: Priced): Promise<ProductItem[]> {
    const idArray = intArray(ids);
    const { rows } = await this.#db.execute<{ id: number }>(sql`
      with wanted as (select id, group_id from products where id = any(${idArray})),
      wanted_skus as (select s.id from skus s join wanted w on w.id = s.product_id),
      systems as (
        (select a.product_id as id from product_accessories a join wanted w on w.id = a.accessory_id limit ${RELATED_MAX})
        union
        (select f.machine_id from product_fits f join wanted w on w.id = f.product_id
          where f.machine_id is not null limit ${RELATED_MAX})),
      votes as (
        select s.product_id as id, sum(t.weight)::int as weight from (
          ${together('order_lines', 'order_id', WEIGHT.order)} union all
          ${together('inquiry_lines', 'inquiry_id', WEIGHT.inquiry)} union all
          ${together('cart_lines', 'member_id', WEIGHT.cart)}) t join skus s on s.id = t.sku_id group by 1
        union all ${accessoriesOf(sql`wanted`, WEIGHT.accessory)}
        union all ${accessoriesOf(sql`systems`, WEIGHT.beside)}
        union all (select near.id, ${WEIGHT.group}::int from wanted w cross join lateral
          (select p.id from products p where p.group_id = w.group_id and p.id > w.id and p.retired_at is null order by p.id limit ${SHOWN}) near))
      select v.id from votes v join products p on p.id = v.id and p.retired_at is null
      where not v.id = any(${intArray(without)}) and not exists (select from systems where systems.id = v.id) group by v.id order by sum(weight) desc, v.id limit ${SHOWN}`);
    return this.#products.itemsByIds(
      rows.map(({ id }) => id),
      priced,
    );
  }

  async #liked(memberId: string): Promise<number[]> {
    const { rows } = await this.#db.execute<{ id: number }>(sql`
      select product_id as id from (
        select product_id, created_at as at from collected where member_id = ${memberId} union all
        select s.product_id, c.added_at from cart_lines c join skus s on s.id = c.sku_id where c.member_id = ${memberId} union all
        select s.product_id, o.created_at from order_lines l join orders o on o.id = l.order_id join skus s on s.id = l.sku_id
          where o.member_id = ${memberId}) own
      group by product_id order by max(at) desc, product_id limit ${OWN_PRODUCTS_MAX}`);
    return rows.map(({ id }) => id);
  }
}

/** Selects variants that occur in a list together with a wanted one. */
const together = (table: string, list: string, weight: number): SQL => sql`
  select other.sku_id, ${weight}::int as weight from ${sql.raw(`${table} own join ${table} other using (${list})`)}
  where own.sku_id in (select id from wanted_skus)`;

const accessoriesOf = (owners: SQL, weight: number): SQL => sql`
  (select a.accessory_id as id, ${weight}::int from product_accessories a join ${owners} o on o.id = a.product_id
    order by a.product_id, a.position limit ${RELATED_MAX})`;

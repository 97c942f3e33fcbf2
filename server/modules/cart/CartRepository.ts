import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import {
  CART_LINES_MAX,
  CART_QUANTITY_MAX,
  CUSTOMER_CARTS_MAX,
  REQUEST_LINES_MAX,
} from '../../../shared/contract/limits.ts';
import type { Cart, CartLine, MergeReport } from '../../../shared/contract/schemas/cart.ts';
import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { CURRENCY } from '../orders/currency.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { joinReport, leftOutReport, type Wanted } from './mergeReport.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import type { ProductLookup } from '../catalogue/ProductLookup.ts';
import { lockMember } from '../rewards/LedgerRepository.ts';
import { cartLines } from './schema.ts';

/** What is brought along finds room in a cart that is full: it comes with signing in, which no full cart shall keep out. */
const MERGED_MAX = CART_LINES_MAX + REQUEST_LINES_MAX;

/** A member's own cart, or the one that a rep has for a customer. */
export interface CartKey {
  memberId: string;
  customer: string | null;
}

/** Members' carts. Prices are the catalogue's of the moment, and added up here alone. */
export class CartRepository {
  readonly #db: Database;
  readonly #products: ProductLookup;

  constructor(db: Database, products: ProductLookup) {
    this.#db = db;
    this.#products = products;
  }

  async read(key: CartKey): Promise<Cart> {
    const rows = await this.#db
      .select()
      .from(cartLines)
      .where(inCart(key))
      .orderBy(asc(cartLines.addedAt), asc(cartLines.id));
    const skus = await this.#named(rows.map((row) => row.skuId));
    const lines = rows.flatMap((row) => {
      const sku = skus.get(row.skuId);
      return sku ? [lineOf(row.id, sku, row.quantity)] : [];
    });
    return cartOf(lines);
  }

  count(key: CartKey): Promise<number> {
    return linesOf(this.#db, key);
  }

  /** Adds to what is there; refuses what would go above the most one may have. */
  async add(key: CartKey, skuId: number, quantity: number, once: RunOnce): Promise<void> {
    const sku = (await this.#named([skuId])).get(skuId);
    if (!sku || sku.is_retired) throw DomainError.notFound();
    const sum = sql`${cartLines.quantity} + excluded.quantity`;
    await once(async (tx) => {
      await lockMember(tx, key.memberId); // or two at once would both be the last
      const lines = await linesOf(tx, key);
      if (lines === 0) await refuseAnotherCart(tx, key);
      if (lines >= CART_LINES_MAX && !(await quantities(tx, key)).has(skuId))
        throw new DomainError(Code.notAllowed, null, 'cartFull');
      const written = await tx
        .insert(cartLines)
        .values({ ...placeOf(key), skuId, quantity })
        .onConflictDoUpdate({
          target: uniqueOf(key),
          set: { quantity: sum },
          setWhere: sql`${sum} <= ${CART_QUANTITY_MAX}`,
        })
        .returning();
      if (written.length === 0) throw DomainError.fields({ quantity: 'quantityMax' });
    });
  }

  async update(key: CartKey, id: number, quantity: number): Promise<void> {
    const written = await this.#db.update(cartLines).set({ quantity }).where(lineIn(key, id)).returning();
    if (written.length === 0) throw DomainError.notFound();
  }

  /** A line that is not there is as good as removed: a repeated request is no failure. */
  async remove(key: CartKey, id: number): Promise<void> {
    await this.#db.delete(cartLines).where(lineIn(key, id));
  }

  /** The carts that a member has for customers, with the number of their lines. */
  async customerCarts(memberId: string): Promise<{ customer: string; lines: number }[]> {
    const rows = await this.#db
      .select({ customer: cartLines.customerId, lines: count() })
      .from(cartLines)
      .where(eq(cartLines.repId, memberId))
      .groupBy(cartLines.customerId)
      .orderBy(asc(cartLines.customerId));
    return rows.flatMap(({ customer, lines }) => (customer === null ? [] : [{ customer, lines }]));
  }

  async deleteCustomerCart(memberId: string, customer: string): Promise<void> {
    await this.#db.delete(cartLines).where(inCart({ memberId, customer }));
  }

  /** Takes in a visitor's cart: sums, clamps, leaves out what has no room, and says what became of each line. */
  async merge(key: CartKey, wanted: readonly Wanted[], once: RunOnce): Promise<MergeReport[]> {
    const known = await this.#named(wanted.map((line) => line.sku_id));
    return once(async (tx) => {
      await lockMember(tx, key.memberId);
      const lines = await linesOf(tx, key);
      if (lines === 0 && [...known.values()].some(({ is_retired }) => !is_retired)) await refuseAnotherCart(tx, key);
      let room = MERGED_MAX - lines;
      const before = await quantities(tx, key);
      const sums = new Map<number, number>();
      for (const line of wanted) sums.set(line.sku_id, (sums.get(line.sku_id) ?? 0) + line.quantity);
      const report: MergeReport[] = [];
      // In one order everywhere, so that two merges at once cannot wait for each other.
      for (const [skuId, quantity] of [...sums].toSorted(([a], [b]) => a - b)) {
        const sku = known.get(skuId);
        const isTaken = sku && !sku.is_retired && (before.has(skuId) || room > 0);
        if (isTaken && !before.has(skuId)) room -= 1;
        if (isTaken) await join(tx, key, skuId, quantity);
        report.push(isTaken ? joinReport(sku, before.get(skuId) ?? 0, quantity) : leftOutReport(skuId, sku));
      }
      return report;
    });
  }

  async #named(ids: number[]): Promise<Map<number, SkuWithProduct>> {
    if (ids.length === 0) return new Map();
    const skus = await this.#products.namedSkus([...new Set(ids)], { withPrices: true });
    return new Map(skus.map((sku) => [sku.id, sku]));
  }
}

/** Takes lines out of a cart, within a transaction of whoever used them. */
export async function takeFromCart(tx: Executor, key: CartKey, skuIds: number[]): Promise<void> {
  await tx.delete(cartLines).where(and(inCart(key), inArray(cartLines.skuId, skuIds)));
}

/** The columns that say whose cart a line is in. */
const placeOf = ({ memberId, customer }: CartKey) =>
  customer === null ? { memberId } : { repId: memberId, customerId: customer };

const uniqueOf = ({ customer }: CartKey) =>
  customer === null ? [cartLines.memberId, cartLines.skuId] : [cartLines.repId, cartLines.customerId, cartLines.skuId];

const inCart = ({ memberId, customer }: CartKey) =>
  customer === null
    ? eq(cartLines.memberId, memberId)
    : and(eq(cartLines.repId, memberId), eq(cartLines.customerId, customer));

const lineIn = (key: CartKey, id: number) => and(inCart(key), eq(cartLines.id, id));

const linesOf = (db: Executor, key: CartKey): Promise<number> => db.$count(cartLines, inCart(key));

/** A rep has so many carts for customers; the rep's own is not one of them. */
async function refuseAnotherCart(tx: Executor, { memberId, customer }: CartKey): Promise<void> {
  if (customer === null) return;
  const carts = await tx
    .selectDistinct({ customer: cartLines.customerId })
    .from(cartLines)
    .where(and(eq(cartLines.repId, memberId), ne(cartLines.customerId, customer)));
  if (carts.length >= CUSTOMER_CARTS_MAX) throw new DomainError(Code.notAllowed, null, 'customerCartsFull');
}

async function quantities(tx: Executor, key: CartKey): Promise<Map<number, number>> {
  const rows = await tx.select().from(cartLines).where(inCart(key)).for('update');
  return new Map(rows.map((row) => [row.skuId, row.quantity]));
}

async function join(tx: Executor, key: CartKey, skuId: number, quantity: number): Promise<void> {
  await tx
    .insert(cartLines)
    .values({ ...placeOf(key), skuId, quantity: Math.min(quantity, CART_QUANTITY_MAX) })
    .onConflictDoUpdate({
      target: uniqueOf(key),
      set: { quantity: sql`least(${cartLines.quantity} + excluded.quantity, ${CART_QUANTITY_MAX}::integer)` },
    });
}

function lineOf(id: number, sku: SkuWithProduct, quantity: number): CartLine {
  // What is no longer sold stands in the cart, and comes to nothing.
  const price = sku.is_retired ? null : (sku.market_price ?? null);
  return { id, sku, quantity, line_total: price === null ? null : price * quantity };
}

function cartOf(lines: CartLine[]): Cart {
  return {
    lines,
    total: lines.reduce((sum, line) => sum + (line.line_total ?? 0), 0),
    currency: CURRENCY,
    unpriced: lines.filter((line) => line.line_total === null && !line.sku.is_retired).length,
  };
}

import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import { CART_LINES_MAX, CART_QUANTITY_MAX, REQUEST_LINES_MAX } from '../../shared/constants.ts';
import type { Cart, CartLine, MergeReport } from '../../shared/contracts/cart.ts';
import type { SkuWithProduct } from '../../shared/contracts/catalogue.ts';
import { Code } from '../../shared/envelope.ts';
import { CURRENCY } from '../currency.ts';
import { Refusal } from '../refusal.ts';
import type { Database, Executor } from './Database.ts';
import { mergeReport, type Wanted } from './mergeReport.ts';
import type { Once } from './Once.ts';
import type { Products } from './Products.ts';
import { lockMember } from './rewards/LedgerRepository.ts';
import { cartLines } from './schema/carts.ts';
import { skus } from './schema/catalogue.ts';

/** What is brought along finds room in a cart that is full: it comes with signing in, which no full cart shall keep out. */
const MERGED_MAX = CART_LINES_MAX + REQUEST_LINES_MAX;

/** Members' carts. Prices are the catalogue's of the moment, and added up here alone. */
export class CartRepository {
  readonly #db: Database;
  readonly #products: Products;

  constructor(db: Database, products: Products) {
    this.#db = db;
    this.#products = products;
  }

  async read(memberId: string): Promise<Cart> {
    const rows = await this.#db
      .select()
      .from(cartLines)
      .where(eq(cartLines.memberId, memberId))
      .orderBy(asc(cartLines.addedAt), asc(cartLines.id));
    const skus = await this.#skus(rows.map((row) => row.skuId));
    // A variant that has left the catalogue cannot be bought; its line comes back if the variant does.
    const lines = rows.flatMap((row) => {
      const sku = skus.get(row.skuId);
      return sku ? [lineOf(row.id, sku, row.quantity)] : [];
    });
    return cartOf(lines);
  }

  /** How many lines the cart shows. */
  async count(memberId: string): Promise<number> {
    const rows = await this.#db
      .select({ skuId: cartLines.skuId })
      .from(cartLines)
      .where(eq(cartLines.memberId, memberId));
    return (await this.#skus(rows.map((row) => row.skuId))).size;
  }

  /** Adds to what is there; refuses what would go above the most one may have. */
  async add(memberId: string, skuId: number, quantity: number, once: Once): Promise<void> {
    if (!(await this.#skus([skuId])).has(skuId)) throw Refusal.notFound();
    const sum = sql`${cartLines.quantity} + excluded.quantity`;
    await once(async (tx) => {
      await lockMember(tx, memberId); // or two at once would both be the last
      if ((await linesSold(tx, memberId)) >= CART_LINES_MAX && !(await quantities(tx, memberId)).has(skuId))
        throw new Refusal(Code.notAllowed, null, 'cartFull');
      const written = await tx
        .insert(cartLines)
        .values({ memberId, skuId, quantity })
        .onConflictDoUpdate({
          target: [cartLines.memberId, cartLines.skuId],
          set: { quantity: sum },
          setWhere: sql`${sum} <= ${CART_QUANTITY_MAX}`,
        })
        .returning();
      if (written.length === 0) throw Refusal.fields({ quantity: 'quantityMax' });
    });
  }

  async update(memberId: string, id: number, quantity: number): Promise<void> {
    const written = await this.#db.update(cartLines).set({ quantity }).where(own(memberId, id)).returning();
    if (written.length === 0) throw Refusal.notFound();
  }

  /** A line that is not there is as good as removed: a repeated request is no failure. */
  async remove(memberId: string, id: number): Promise<void> {
    await this.#db.delete(cartLines).where(own(memberId, id));
  }

  /** Takes in a visitor's cart: sums, clamps, leaves out what has no room, and says what became of each line. */
  async merge(memberId: string, wanted: readonly Wanted[], once: Once): Promise<MergeReport[]> {
    const known = await this.#skus(wanted.map((line) => line.sku_id));
    return once(async (tx) => {
      await lockMember(tx, memberId);
      let room = MERGED_MAX - (await linesSold(tx, memberId));
      const before = await quantities(tx, memberId);
      const sums = new Map<number, number>();
      for (const line of wanted) sums.set(line.sku_id, (sums.get(line.sku_id) ?? 0) + line.quantity);
      const report: MergeReport[] = [];
      // In one order everywhere, so that two merges at once cannot wait for each other.
      for (const [skuId, quantity] of [...sums].toSorted(([a], [b]) => a - b)) {
        const hasPlace = before.has(skuId) || room > 0;
        const sku = hasPlace ? known.get(skuId) : undefined;
        if (sku && !before.has(skuId)) room -= 1;
        if (sku) await join(tx, memberId, skuId, quantity);
        report.push(mergeReport(skuId, sku, before.get(skuId) ?? 0, quantity));
      }
      return report;
    });
  }

  async #skus(ids: number[]): Promise<Map<number, SkuWithProduct>> {
    if (ids.length === 0) return new Map();
    const skus = await this.#products.skusByIds([...new Set(ids)], { withPrices: true });
    return new Map(skus.map((sku) => [sku.id, sku]));
  }
}

/** Takes lines out of a cart, within a transaction of whoever used them. */
export async function takeFromCart(tx: Executor, memberId: string, skuIds: number[]): Promise<void> {
  await tx.delete(cartLines).where(and(eq(cartLines.memberId, memberId), inArray(cartLines.skuId, skuIds)));
}

/** Lines that a cart shows: the others cannot be taken out of it. */
async function linesSold(tx: Executor, memberId: string): Promise<number> {
  const sold = tx.select({ id: skus.id }).from(skus).where(eq(skus.id, cartLines.skuId));
  return tx.$count(cartLines, and(eq(cartLines.memberId, memberId), exists(sold)));
}

async function quantities(tx: Executor, memberId: string): Promise<Map<number, number>> {
  const rows = await tx.select().from(cartLines).where(eq(cartLines.memberId, memberId)).for('update');
  return new Map(rows.map((row) => [row.skuId, row.quantity]));
}

async function join(tx: Executor, memberId: string, skuId: number, quantity: number): Promise<void> {
  await tx
    .insert(cartLines)
    .values({ memberId, skuId, quantity: Math.min(quantity, CART_QUANTITY_MAX) })
    .onConflictDoUpdate({
      target: [cartLines.memberId, cartLines.skuId],
      set: { quantity: sql`least(${cartLines.quantity} + excluded.quantity, ${CART_QUANTITY_MAX}::integer)` },
    });
}

const own = (memberId: string, id: number) => and(eq(cartLines.memberId, memberId), eq(cartLines.id, id));

function lineOf(id: number, sku: SkuWithProduct, quantity: number): CartLine {
  const price = sku.market_price ?? null;
  return { id, sku, quantity, line_total: price === null ? null : price * quantity };
}

function cartOf(lines: CartLine[]): Cart {
  return {
    lines,
    total: lines.reduce((sum, line) => sum + (line.line_total ?? 0), 0),
    currency: CURRENCY,
    unpriced: lines.filter((line) => line.line_total === null).length,
  };
}

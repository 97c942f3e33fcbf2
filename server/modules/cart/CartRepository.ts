import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { hasChanged, shownOf } from '../../../shared/catalogue/shownGoods.ts';
import {
  CART_LINES_MAX,
  CART_QUANTITY_MAX,
  CUSTOMER_CARTS_MAX,
  REQUEST_LINES_MAX,
} from '../../../shared/contract/limits.ts';
import type { Cart, CartLine, MergeReport, ShownGoods } from '../../../shared/contract/schemas/cart.ts';
import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { joinReport, leftOutReport, type RequestedLine } from './mergeReport.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import type { LiveSettings } from '../company/settings/LiveSettings.ts';
import type { ProductLookup } from '../catalogue/ProductLookup.ts';
import { lockMember } from '../members/lockMember.ts';
import { cartLines } from './schema.ts';
import { type CartKey, inCart } from './takeFromCart.ts';

/** Merging may exceed the limit of the cart, as a full cart must not prevent signing in. */
const MERGED_MAX = CART_LINES_MAX + REQUEST_LINES_MAX;

/** Members' carts. Prices are read from the catalogue each time, and summed only here. */
export class CartRepository {
  readonly #db: Database;
  readonly #products: ProductLookup;
  readonly #store: Pick<LiveSettings, 'currency'>;

  constructor(db: Database, { products, store }: { products: ProductLookup; store: Pick<LiveSettings, 'currency'> }) {
    this.#db = db;
    this.#products = products;
    this.#store = store;
  }

  async read(key: CartKey): Promise<Cart> {
    const rows = await this.#db
      .select()
      .from(cartLines)
      .where(inCart(key))
      .orderBy(asc(cartLines.addedAt), asc(cartLines.id));
    const skus = await this.#skusById(rows.map((row) => row.skuId));
    const lines = rows.flatMap((row) => {
      const sku = skus.get(row.skuId);
      return sku ? [lineOf(row, sku)] : [];
    });
    return cartOf(lines, this.#store.currency);
  }

  count(key: CartKey): Promise<number> {
    return linesOf(this.#db, key);
  }

  /** Adds to the line's quantity. Throws a DomainError if a limit would be exceeded. */
  async add(key: CartKey, skuId: number, quantity: number, once: RunOnce): Promise<void> {
    const sku = (await this.#skusById([skuId])).get(skuId);
    if (!once.isDone && (!sku || sku.is_retired)) throw DomainError.notFound();
    const sum = sql`${cartLines.quantity} + excluded.quantity`;
    await once(async (tx) => {
      await lockMember(tx, key.memberId); // serialises concurrent additions, which could otherwise both take the last place
      const lines = await linesOf(tx, key);
      if (lines === 0) await refuseAnotherCart(tx, key);
      if (lines >= CART_LINES_MAX && !(await quantities(tx, key)).has(skuId))
        throw new DomainError(Code.notAllowed, null, 'cartFull');
      const changedRows = await tx
        .insert(cartLines)
        .values({ ...placeOf(key), skuId, quantity, shown: sku && shownOf(sku) })
        .onConflictDoUpdate({
          target: uniqueOf(key),
          set: { quantity: sum },
          setWhere: sql`${sum} <= ${CART_QUANTITY_MAX}`,
        })
        .returning();
      if (changedRows.length === 0) throw DomainError.fields({ quantity: 'quantityMax' });
    });
  }

  /** Adds all of the lines or none. Throws a DomainError that names each line which cannot be added. */
  async addAll(key: CartKey, lines: readonly RequestedLine[], once: RunOnce): Promise<void> {
    const namedSkus = await this.#skusById(lines.map((line) => line.sku_id));
    const sold = new Set([...namedSkus.values()].flatMap((sku) => (sku.is_retired ? [] : sku.id)));
    await once(async (tx) => {
      await lockMember(tx, key.memberId);
      const before = await quantities(tx, key);
      if (before.size === 0) await refuseAnotherCart(tx, key);
      const sums = new Map(before);
      const errors: Parameters<typeof DomainError.fields>[0] = {};
      lines.forEach((line, index) => {
        const sum = (sums.get(line.sku_id) ?? 0) + line.quantity;
        if (!sold.has(line.sku_id)) errors[`lines.${index}.sku_id`] = 'lineGone';
        else if (sum > CART_QUANTITY_MAX) errors[`lines.${index}.quantity`] = 'quantityMax';
        sums.set(line.sku_id, sum);
      });
      if (Object.keys(errors).length > 0) throw DomainError.fields(errors);
      if (sums.size > CART_LINES_MAX) throw new DomainError(Code.notAllowed, null, 'cartFull');
      const rows = [...new Set(lines.map((line) => line.sku_id))].map((skuId) => ({
        ...placeOf(key),
        skuId,
        quantity: sums.get(skuId)!,
        shown: shownOf(namedSkus.get(skuId)!),
      }));
      await tx
        .insert(cartLines)
        .values(rows)
        .onConflictDoUpdate({ target: uniqueOf(key), set: { quantity: sql`excluded.quantity` } });
    });
  }

  async update(key: CartKey, id: number, quantity: number): Promise<void> {
    const changedRows = await this.#db.update(cartLines).set({ quantity }).where(lineIn(key, id)).returning();
    if (changedRows.length === 0) throw DomainError.notFound();
  }

  /** Records what the member was shown of lines that had changed. */
  async acknowledge(key: CartKey, lines: readonly { sku_id: number; shown: ShownGoods }[]): Promise<void> {
    await this.#db.execute(sql`
      update ${cartLines} set shown = seen.shown
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as seen(sku_id integer, shown jsonb)
      where ${inCart(key)} and ${cartLines.skuId} = seen.sku_id`);
  }

  /** Removes a line. A missing line is no error, so that requests can be repeated. */
  async remove(key: CartKey, id: number): Promise<void> {
    await this.#db.delete(cartLines).where(lineIn(key, id));
  }

  /** Lists the carts that a rep keeps for customers, with the number of their lines. */
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

  /**
   * Merges a visitor's cart into the member's: sums and clamps quantities, skips lines beyond the limit, and reports
   * the outcome of each line.
   */
  async merge(key: CartKey, lines: readonly RequestedLine[], once: RunOnce): Promise<MergeReport[]> {
    const namedSkus = await this.#skusById(lines.map((line) => line.sku_id));
    return once(async (tx) => {
      await lockMember(tx, key.memberId);
      const count = await linesOf(tx, key);
      if (count === 0 && [...namedSkus.values()].some(({ is_retired }) => !is_retired))
        await refuseAnotherCart(tx, key);
      let room = MERGED_MAX - count;
      const before = await quantities(tx, key);
      const sums = new Map<number, number>();
      for (const line of lines) sums.set(line.sku_id, (sums.get(line.sku_id) ?? 0) + line.quantity);
      const report: MergeReport[] = [];
      // In ascending order of ids, so that two concurrent merges cannot deadlock.
      for (const [skuId, quantity] of [...sums].toSorted(([a], [b]) => a - b)) {
        const sku = namedSkus.get(skuId);
        const isTaken = sku && !sku.is_retired && (before.has(skuId) || room > 0);
        if (isTaken && !before.has(skuId)) room -= 1;
        if (isTaken) await join(tx, key, sku, quantity);
        report.push(isTaken ? joinReport(sku, before.get(skuId) ?? 0, quantity) : leftOutReport(skuId, sku));
      }
      return report;
    });
  }

  async #skusById(ids: number[]): Promise<Map<number, SkuWithProduct>> {
    if (ids.length === 0) return new Map();
    const skus = await this.#products.namedSkus([...new Set(ids)], { withPrices: true });
    return new Map(skus.map((sku) => [sku.id, sku]));
  }
}

/** The columns that identify a cart. */
const placeOf = ({ memberId, customer }: CartKey) =>
  customer === null ? { memberId } : { repId: memberId, customerId: customer };

const uniqueOf = ({ customer }: CartKey) =>
  customer === null ? [cartLines.memberId, cartLines.skuId] : [cartLines.repId, cartLines.customerId, cartLines.skuId];

const lineIn = (key: CartKey, id: number) => and(inCart(key), eq(cartLines.id, id));

const linesOf = (db: Executor, key: CartKey): Promise<number> => db.$count(cartLines, inCart(key));

/** Throws if the rep already has the maximum number of customers' carts; the rep's own cart does not count. */
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

async function join(tx: Executor, key: CartKey, sku: SkuWithProduct, quantity: number): Promise<void> {
  await tx
    .insert(cartLines)
    .values({ ...placeOf(key), skuId: sku.id, quantity: Math.min(quantity, CART_QUANTITY_MAX), shown: shownOf(sku) })
    .onConflictDoUpdate({
      target: uniqueOf(key),
      set: { quantity: sql`least(${cartLines.quantity} + excluded.quantity, ${CART_QUANTITY_MAX}::integer)` },
    });
}

function lineOf({ id, quantity, shown }: typeof cartLines.$inferSelect, sku: SkuWithProduct): CartLine {
  // A retired variant stays in the cart without a price.
  const price = sku.is_retired ? null : (sku.market_price ?? null);
  const former = shown && !sku.is_retired && hasChanged(shown, sku, quantity) ? { former: shown } : {};
  return { id, sku, quantity, line_total: price === null ? null : price * quantity, ...former };
}

function cartOf(lines: CartLine[], currency: string): Cart {
  return {
    lines,
    // An order refuses such a sum; the cart must stay readable.
    total: Math.min(
      Number.MAX_SAFE_INTEGER,
      lines.reduce((sum, line) => sum + (line.line_total ?? 0), 0),
    ),
    currency,
    unpriced: lines.filter((line) => line.line_total === null && !line.sku.is_retired).length,
  };
}

import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Received } from '../../../shared/contract/contract.ts';
import type { AfterSale, AfterSaleKind, ReturnableOrder } from '../../../shared/contract/schemas/returns.ts';
import { DomainError } from '../../platform/DomainError.ts';
import { checkContent, contentHash } from '../../platform/idempotency/contentHash.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { writeStaffReturn } from '../letters/kinds/staffLetters.ts';
import type { LetterWriter } from '../letters/LetterWriter.ts';
import { writeReturnLetter } from '../letters/kinds/returnLetters.ts';
import { lockOrder } from '../orders/orderQueries.ts';
import { afterSaleLines, afterSales } from './schema.ts';
import { orders } from '../orders/schema.ts';
import { claimPhotos } from './ReturnPhotos.ts';
import { readRequests, requestRows } from './returnRows.ts';
import { deadlinesOf, leftOf, returnableOf, SHIPPED_STATES } from './returnableLines.ts';

type AfterSaleInput = Received<'createAfterSale'>;

const RETURNABLE_MAX = 50;
const TOO_EARLY = { return: 'returnEarly', exchange: 'exchangeEarly' } as const;
const TOO_LATE = { return: 'returnOver', exchange: 'exchangeOver' } as const;

/** The requests of a member; with an order, only those for it. */
interface Owned {
  memberId: string;
  orderId?: number | undefined;
}
const ownedBy = ({ memberId, orderId }: Owned) =>
  and(eq(afterSales.memberId, memberId), orderId === undefined ? undefined : eq(afterSales.orderId, orderId));

/** Return and exchange requests. Another member's requests are not found. */
export class ReturnRepository {
  readonly #db: Database;
  readonly #letters: LetterWriter;
  readonly #now: () => number;

  constructor(db: Database, letters: LetterWriter, now: () => number) {
    this.#db = db;
    this.#letters = letters;
    this.#now = now;
  }

  /** Returns one page, newest first. */
  async list(of: Owned, page: number, pageSize: number): Promise<AfterSale[]> {
    const rows = await requestRows(this.#db)
      .where(ownedBy(of))
      .orderBy(desc(afterSales.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return readRequests(this.#db, rows);
  }

  async count(of: Owned): Promise<number> {
    const [row] = await this.#db.select({ total: count() }).from(afterSales).where(ownedBy(of));
    return row?.total ?? 0;
  }

  /** Lists orders that can still be returned in part or in full, newest first. */
  async returnable(memberId: string): Promise<ReturnableOrder[]> {
    const rows = await this.#db
      .select()
      .from(orders)
      .where(and(eq(orders.memberId, memberId), inArray(orders.state, SHIPPED_STATES)))
      .orderBy(desc(orders.id))
      .limit(RETURNABLE_MAX);
    return returnableOf(this.#db, rows, this.#now());
  }

  async create(memberId: string, input: AfterSaleInput): Promise<AfterSale> {
    const id = await this.#db.transaction(async (tx) => {
      // The lock serialises requests for one order, so that the remaining quantity is right.
      const order = await lockOrder(tx, input.order_id, memberId);
      const before = await idOfKey(tx, memberId, input);
      if (before !== null) return before;
      const deadlines = (await deadlinesOf(tx, [order.id])).get(order.id);
      this.#checkTime(input.kind, SHIPPED_STATES.includes(order.state) ? (deadlines?.[input.kind] ?? null) : null);
      await checkQuantities(tx, order.id, input.lines);
      return this.#insert(tx, memberId, input);
    });
    const [created] = await readRequests(this.#db, await requestRows(this.#db).where(eq(afterSales.id, id)));
    return created!;
  }

  #checkTime(kind: AfterSaleKind, until: number | null): void {
    if (until === null) throw DomainError.fields({ kind: TOO_EARLY[kind] });
    if (until <= this.#now()) throw DomainError.fields({ kind: TOO_LATE[kind] });
  }

  async #insert(tx: Executor, memberId: string, input: AfterSaleInput): Promise<number> {
    const [row] = await tx
      .insert(afterSales)
      .values({
        memberId,
        idempotencyKey: input.idempotency_key,
        contentHash: contentHash(input),
        orderId: input.order_id,
        kind: input.kind,
        state: 'requested',
        reason: input.reason,
        createdAt: new Date(this.#now()),
      })
      .returning({ id: afterSales.id });
    const { id } = row!;
    await tx
      .insert(afterSaleLines)
      .values(input.lines.map(({ line_id, quantity }) => ({ afterSaleId: id, orderLineId: line_id, quantity })));
    await claimPhotos(tx, memberId, id, input.photos);
    await writeReturnLetter(this.#letters, tx, 'returnRequested', id);
    await writeStaffReturn(this.#letters, tx, id);
    return id;
  }
}

async function checkQuantities(tx: Executor, orderId: number, lines: AfterSaleInput['lines']): Promise<void> {
  const remaining = new Map((await leftOf(tx, [orderId])).map((line) => [line.id, line.remaining]));
  lines.forEach(({ line_id, quantity }, index) => {
    const rest = (remaining.get(line_id) ?? 0) - quantity;
    if (rest < 0) throw DomainError.fields({ [`lines.${index}.quantity`]: 'quantityLeft' });
    remaining.set(line_id, rest);
  });
}

async function idOfKey(tx: Executor, memberId: string, input: AfterSaleInput): Promise<number | null> {
  const [row] = await tx
    .select({ id: afterSales.id, contentHash: afterSales.contentHash })
    .from(afterSales)
    .where(and(eq(afterSales.memberId, memberId), eq(afterSales.idempotencyKey, input.idempotency_key)));
  if (!row) return null;
  checkContent(row.contentHash, contentHash(input));
  return row.id;
}

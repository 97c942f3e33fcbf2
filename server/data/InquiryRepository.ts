import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { QUOTE_REPLY_HOURS } from '../../shared/constants.ts';
import type { SkuWithProduct } from '../../shared/contracts/catalogue.ts';
import type { Inquiry, InquiryRequest, InquirySummary } from '../../shared/contracts/orders.ts';
import { Refusal } from '../refusal.ts';
import { takeFromCart } from './CartRepository.ts';
import type { Database, Executor } from './Database.ts';
import type { Products } from './Products.ts';
import { inquiries, inquiryLines, inquiryMessages } from './schema/inquiries.ts';

type InquiryInput = z.output<typeof InquiryRequest>;
type InquiryRow = typeof inquiries.$inferSelect;
type InquiryState = InquirySummary['state'];

const HOUR_MS = 3600_000;

/** Requests for a quotation. Another member's are not found. */
export class InquiryRepository {
  readonly #db: Database;
  readonly #products: Products;

  constructor(db: Database, products: Products) {
    this.#db = db;
    this.#products = products;
  }

  /** Makes a quotation request and, when it came from the cart, takes its lines out of there: both or neither. */
  async create(memberId: string, input: InquiryInput): Promise<Inquiry> {
    const skus = await this.#skus(input);
    const id = await this.#db.transaction(async (tx) => {
      const created = await insertInquiry(tx, memberId, input);
      if (created === null) return idOfKey(tx, memberId, input.idempotency_key);
      await tx.insert(inquiryLines).values(
        input.lines.map((line, index) => ({
          inquiryId: created,
          skuId: line.sku_id,
          sku: skus[index]!,
          quantity: line.quantity,
          note: line.note ?? '',
          targetPrice: line.target_price ?? null,
        })),
      );
      if (input.from_cart)
        await takeFromCart(
          tx,
          memberId,
          input.lines.map((line) => line.sku_id),
        );
      return created;
    });
    return this.read(memberId, id);
  }

  /** One page, the newest first. */
  async list(memberId: string, page: number, pageSize: number, state?: InquiryState): Promise<InquirySummary[]> {
    const rows = await this.#db
      .select({ inquiry: inquiries, lineCount: count(inquiryLines.id) })
      .from(inquiries)
      .leftJoin(inquiryLines, eq(inquiryLines.inquiryId, inquiries.id))
      .where(chosen(memberId, state))
      .groupBy(inquiries.id)
      .orderBy(desc(inquiries.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return rows.map(({ inquiry, lineCount }) => summaryOf(inquiry, lineCount));
  }

  async count(memberId: string, state?: InquiryState): Promise<number> {
    const [row] = await this.#db.select({ total: count() }).from(inquiries).where(chosen(memberId, state));
    return row?.total ?? 0;
  }

  async read(memberId: string, id: number): Promise<Inquiry> {
    const [row] = await this.#db
      .select()
      .from(inquiries)
      .where(and(eq(inquiries.memberId, memberId), eq(inquiries.id, id)));
    if (!row) throw Refusal.notFound();
    const lines = await this.#lines(id);
    return {
      ...summaryOf(row, lines.length),
      contact: row.contact,
      address: row.address,
      message: row.message,
      follower: null,
      lines,
      messages: await this.#messages(id),
    };
  }

  async #lines(inquiryId: number): Promise<Inquiry['lines']> {
    const rows = await this.#db
      .select()
      .from(inquiryLines)
      .where(eq(inquiryLines.inquiryId, inquiryId))
      .orderBy(asc(inquiryLines.id));
    const skus = await this.#products.skusByIds([...new Set(rows.map((row) => row.skuId))], { withPrices: true });
    const byId = new Map(skus.map((sku) => [sku.id, sku]));
    return rows.map((row) => ({
      id: row.id,
      sku: byId.get(row.skuId) ?? row.sku,
      quantity: row.quantity,
      note: row.note,
      target_price: row.targetPrice,
      quoted_price: row.quotedPrice,
    }));
  }

  async #messages(inquiryId: number): Promise<Inquiry['messages']> {
    const rows = await this.#db
      .select()
      .from(inquiryMessages)
      .where(eq(inquiryMessages.inquiryId, inquiryId))
      .orderBy(asc(inquiryMessages.id));
    return rows.map((row) => ({
      id: row.id,
      from: row.sender,
      message: row.message,
      created_at: row.createdAt.toISOString(),
    }));
  }

  // In the order of the lines; a variant that is not sold is said at its line.
  async #skus(input: InquiryInput): Promise<SkuWithProduct[]> {
    const ids = [...new Set(input.lines.map((line) => line.sku_id))];
    const found = await this.#products.skusByIds(ids, { withPrices: true });
    const byId = new Map(found.map((sku) => [sku.id, sku]));
    return input.lines.map((line, index) => {
      const sku = byId.get(line.sku_id);
      if (!sku) throw Refusal.fields({ [`lines.${index}.sku_id`]: 'invalid' });
      return sku;
    });
  }
}

async function insertInquiry(tx: Executor, memberId: string, input: InquiryInput): Promise<number | null> {
  const createdAt = new Date();
  const [row] = await tx
    .insert(inquiries)
    .values({
      memberId,
      idempotencyKey: input.idempotency_key,
      contact: input.contact,
      address: input.address,
      message: input.message ?? '',
      createdAt,
      replyDueAt: new Date(createdAt.getTime() + QUOTE_REPLY_HOURS * HOUR_MS),
    })
    .onConflictDoNothing({ target: [inquiries.memberId, inquiries.idempotencyKey] })
    .returning({ id: inquiries.id });
  return row?.id ?? null;
}

async function idOfKey(tx: Executor, memberId: string, key: string): Promise<number> {
  const [row] = await tx
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(and(eq(inquiries.memberId, memberId), eq(inquiries.idempotencyKey, key)));
  if (!row) throw Refusal.notFound();
  return row.id;
}

const chosen = (memberId: string, state: InquiryState | undefined) =>
  and(eq(inquiries.memberId, memberId), state === undefined ? undefined : eq(inquiries.state, state));

/** The number a member reads out on the telephone: `Q-2026-000123`. */
export const inquiryCode = (id: number, createdAt: Date): string =>
  `Q-${createdAt.getUTCFullYear()}-${String(id).padStart(6, '0')}`;

const summaryOf = (row: InquiryRow, lineCount: number): InquirySummary => ({
  id: row.id,
  code: inquiryCode(row.id, row.createdAt),
  state: row.state,
  line_count: lineCount,
  created_at: row.createdAt.toISOString(),
  reply_due_at: row.replyDueAt.toISOString(),
  valid_until: row.validUntil?.toISOString() ?? null,
});

import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Inquiry, InquirySummary } from '../../../shared/contract/schemas/quotations.ts';
import type { Seller } from '../../../shared/contract/schemas/commercialDocuments/seller.ts';
import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import { chargeOf, type Priced } from '../orders/pricing/charge.ts';
import { quotationActions } from './quotationStates.ts';
import { orderCode } from '../orders/orderCode.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import type { MemberMessages, NewMessage } from '../messages/MemberMessages.ts';
import { inquiryCode, type InquiryLineRow, inquiryLineRows, type InquiryRow } from './quotationQueries.ts';
import { inquiries, inquiryLines, inquiryMessages } from './schema.ts';
import { orders } from '../orders/schema.ts';

/** Maximum number of messages in an answer. */
const MESSAGES_SHOWN = 500;

/** Marks expired quotations and notifies their members; whichever reader comes first runs it. */
export async function expireInquiries(
  db: Database,
  messages: MemberMessages,
  now: number,
  memberId?: string,
): Promise<void> {
  const isOwned = memberId === undefined ? undefined : eq(inquiries.memberId, memberId);
  const isOver = and(isOwned, eq(inquiries.state, 'quoted'), lt(inquiries.validUntil, new Date(now)));
  const [one] = await db.select({ id: inquiries.id }).from(inquiries).where(isOver).limit(1);
  if (!one) return;
  await db.transaction(async (tx) => {
    const over = await tx.select().from(inquiries).where(isOver).orderBy(asc(inquiries.id)).for('update');
    for (const row of over) {
      await tx.update(inquiries).set({ state: 'expired' }).where(eq(inquiries.id, row.id));
      await notifyInquiryMember(tx, messages, row, { key: 'inquiry_expired' });
    }
  });
}

/** Notifies the member of a change to their quotation. */
export function notifyInquiryMember(
  tx: Executor,
  messages: MemberMessages,
  { id, memberId, createdAt }: InquiryRow,
  { key, values }: Pick<NewMessage, 'key' | 'values'>,
): Promise<void> {
  const code = inquiryCode(id, createdAt);
  return messages.write(tx, memberId, {
    key,
    values: { ...values, code },
    url: `/userCenter/inquiryList/${id}`,
    about: id,
  });
}

/** Returns the number of lines and the sum of the quoted ones, by quotation. */
export async function inquirySums(
  db: Executor,
  ids: number[],
): Promise<Map<number, { lineCount: number; total: number | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: inquiryLines.inquiryId,
      lineCount: sql<string>`count(*)`,
      total: sql<string | null>`sum(${inquiryLines.quotedPrice} * ${inquiryLines.quantity})`,
    })
    .from(inquiryLines)
    .where(inArray(inquiryLines.inquiryId, ids))
    .groupBy(inquiryLines.inquiryId);
  return new Map(
    rows.map(({ id, lineCount, total }) => [
      id,
      { lineCount: Number(lineCount), total: total === null ? null : Number(total) },
    ]),
  );
}

/** Builds the summary of a quotation for lists; `total` in cents, null if it is not quoted. */
export const summaryOf = (
  row: InquiryRow,
  { lineCount, total }: { lineCount: number; total: number | null } = { lineCount: 0, total: null },
): InquirySummary => ({
  id: row.id,
  code: inquiryCode(row.id, row.createdAt),
  state: row.state,
  line_count: lineCount + row.freeLines.length,
  created_at: row.createdAt.toISOString(),
  reply_due_at: row.replyDueAt.toISOString(),
  valid_until: row.validUntil?.toISOString() ?? null,
  quoted_total: total === null ? null : total + (row.terms?.freight ?? 0) + (row.terms?.tax ?? 0),
});

/** Reads a quotation with lines and messages, as its member sees it. */
export async function readInquiry(
  db: Executor,
  row: InquiryRow,
  { skus, seller, currency }: { skus: ReadonlyMap<number, SkuWithProduct>; seller: Seller; currency: string },
): Promise<Inquiry> {
  const sums = await inquirySums(db, [row.id]);
  const order = await orderOf(db, row.id);
  const lines = await inquiryLineRows(db, row.id);
  return {
    ...summaryOf(row, sums.get(row.id)),
    contact: row.contact,
    address: row.address,
    message: row.message,
    purchase_order: row.purchaseOrder,
    reference: row.reference,
    follower: row.follower,
    lines: lines.map((line) => lineOf(line, skus)),
    free_lines: row.freeLines,
    messages: await messagesOf(db, row.id),
    actions: quotationActions(row.state, order !== null),
    order,
    quoted_at: row.quotedAt?.toISOString() ?? null,
    terms: row.terms,
    charge: row.terms && chargeOf(lines.flatMap(pricedOf), null, 0, { ...row.terms, currency }),
    currency,
    seller,
  };
}

const pricedOf = ({ quotedPrice: price, quantity }: InquiryLineRow): Priced[] =>
  price === null ? [] : [{ price, quantity }];

const lineOf = (row: InquiryLineRow, skus: ReadonlyMap<number, SkuWithProduct>): Inquiry['lines'][number] => ({
  id: row.id,
  sku: (row.skuId === null ? undefined : skus.get(row.skuId)) ?? row.sku,
  quantity: row.quantity,
  note: row.note,
  target_price: row.targetPrice,
  quoted_price: row.quotedPrice,
});

async function orderOf(db: Executor, inquiryId: number): Promise<Inquiry['order']> {
  const [row] = await db
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.inquiryId, inquiryId));
  return row ? { id: row.id, code: orderCode(row.id, row.createdAt) } : null;
}

/** Returns the latest messages, oldest first. */
async function messagesOf(db: Executor, inquiryId: number): Promise<Inquiry['messages']> {
  const rows = await db
    .select()
    .from(inquiryMessages)
    .where(eq(inquiryMessages.inquiryId, inquiryId))
    .orderBy(desc(inquiryMessages.id))
    .limit(MESSAGES_SHOWN);
  return rows.toReversed().map((row) => ({
    id: row.id,
    from: row.sender,
    message: row.message,
    created_at: row.createdAt.toISOString(),
  }));
}

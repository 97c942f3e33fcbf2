import { and, asc, eq } from 'drizzle-orm';
import { DomainError } from '../../platform/DomainError.ts';
import type { Executor } from '../../platform/database/Database.ts';
import { inquiries, inquiryLines } from './schema.ts';

// Queries of quotations that other modules run within their own transactions.

export type InquiryRow = typeof inquiries.$inferSelect;
export type InquiryLineRow = typeof inquiryLines.$inferSelect;

/** Returns the public number of a quotation, such as `Q-2026-000123`. */
export const inquiryCode = (id: number, createdAt: Date): string =>
  `Q-${createdAt.getUTCFullYear()}-${String(id).padStart(6, '0')}`;

/** Condition for a quotation of this member. */
export const ownInquiry = (memberId: string, id: number) => and(eq(inquiries.memberId, memberId), eq(inquiries.id, id));

/** Locks a quotation until the end of the transaction. */
export async function lockInquiry(tx: Executor, condition: ReturnType<typeof ownInquiry>): Promise<InquiryRow> {
  const [row] = await tx.select().from(inquiries).where(condition).for('update');
  if (!row) throw DomainError.notFound();
  return row;
}

/** Returns the lines of a quotation, in the order of the request. */
export const inquiryLineRows = (db: Executor, inquiryId: number): Promise<InquiryLineRow[]> =>
  db.select().from(inquiryLines).where(eq(inquiryLines.inquiryId, inquiryId)).orderBy(asc(inquiryLines.id));

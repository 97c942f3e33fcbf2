import { eq } from 'drizzle-orm';
import { ID_MAX } from '../../../../shared/contract/limits.ts';
import { DomainError } from '../../../platform/DomainError.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import { codeOf, type OrderRow } from '../orderQueries.ts';
import { orders } from '../schema.ts';

/** An order number (`M-2026-000123`) in any case; a payment reference has the payment's number appended. */
const CODE = /^m-?\d{4}-?0*(\d{1,10})(?:\/\d+)?$/i;

/** Finds an order by its number, as people write it. Throws code 2 for an unknown one. */
export async function findOrder(db: Executor, code: string): Promise<OrderRow> {
  const compact = code.replaceAll(/\s/g, '');
  const id = Number(CODE.exec(compact)?.[1] ?? 0);
  const [row] = id > ID_MAX ? [] : await db.select().from(orders).where(eq(orders.id, id));
  const digits = (text: string): string => text.replace(/\/\d+$/, '').replaceAll(/\D/g, '');
  if (!row || digits(codeOf(row)) !== digits(compact)) throw DomainError.notFound();
  return row;
}

import { alignColumns } from '../../platform/process/alignColumns.ts';
import { formatAmount } from './amounts.ts';
import type { Overview } from './StaffOverview.ts';

/** The next step of a return, by its state. */
const NEXT: Readonly<Record<string, string>> = {
  requested: 'approve or refuse',
  approved: 'received, once the goods are here',
  received: 'done --refund AMOUNT, or refuse',
};

/** Writes what waits for staff, a line each, with the command that answers it. */
export function writeOverview(
  { requests, transfers, toShip, refunds, returns, chats }: Overview,
  currency: string,
): string {
  const parts = [
    part('Requests to quote: show QUOTATION > prices.json, then quote prices.json', requests, (one) => [
      one.code,
      `${one.isLate ? 'LATE, was due' : 'due'} ${minute(one.dueAt)}`,
      one.customer,
    ]),
    part('Announced transfers: paid ORDER, once the money is here', transfers, (one) => [
      one.reference,
      formatAmount(one.amount, currency),
      `since ${day(one.since)}`,
      one.customer,
    ]),
    part('Orders to ship: ship ORDER CARRIER NUMBER', toShip, (one) => [
      one.code,
      formatAmount(one.total, currency),
      `ordered ${day(one.since)}`,
      one.customer,
    ]),
    part(
      'Refunds: refund ORDER sent, once you have sent them by transfer; refund ORDER again for cards',
      refunds,
      (one) => [one.code, formatAmount(one.amount, currency), refundWay(one), `since ${day(one.since)}`, one.customer],
    ),
    part('Returns: return NUMBER DECISION', returns, (one) => [
      String(one.id),
      `${one.kind} of ${one.code}`,
      `${one.state}: ${NEXT[one.state] ?? ''}`,
      `since ${day(one.since)}`,
      one.customer,
    ]),
    part('Unread chats', chats, (one) => [
      one.customer,
      one.unread === 1 ? 'one message' : `${one.unread} messages`,
      `since ${minute(one.since)}`,
    ]),
  ].filter((text) => text !== '');
  return parts.length === 0 ? 'Nothing waits for an answer.' : parts.join('\n\n');
}

function part<T>(title: string, rows: readonly T[], cells: (row: T) => string[]): string {
  if (rows.length === 0) return '';
  const lines = alignColumns(rows.map(cells)).map((line) => `  ${line}`);
  return [title, ...lines].join('\n');
}

const minute = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const day = (date: Date): string => date.toISOString().slice(0, 10);

const refundWay = ({ isFailed, isStuck }: Overview['refunds'][number]): string => {
  if (isFailed) return 'FAILED at the provider';
  return isStuck ? 'to the card, but there are NO KEYS of Stripe' : 'by bank transfer';
};

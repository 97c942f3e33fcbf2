import { Code } from '../../../shared/contract/envelope.ts';
import { type DomainError, FieldError } from '../../platform/DomainError.ts';
import { formatAmount } from './amounts.ts';
import type { StaffCommand, StaffCommandOf } from './commands/commands.ts';

/** The data of a `conflict` error, which tells its reason. */
interface Conflict {
  state?: string;
  reason?: string;
  left?: number;
  amount?: number;
  carrier?: string | null;
  number?: string | null;
  line?: number;
  count?: number;
  field?: string;
  requested?: string | number;
}
type OrderCommand = StaffCommandOf<'paid' | 'cancel' | 'delivered' | 'ship'>;
type RefundCommand = StaffCommandOf<'refund' | 'refundSent' | 'refundAgain'>;

/** Returns a refusal as one line that says what to do. Throws what is no refusal of the command. */
export function refusalLine(refusal: DomainError, command: StaffCommand, currency: string): string {
  if (refusal.code === Code.notFound) return notFound(command);
  if (refusal instanceof FieldError) return fieldLine(command);
  if (refusal.code !== Code.conflict) throw refusal;
  const conflict = (refusal.data ?? {}) as Conflict;
  switch (command.act) {
    case 'list':
      throw refusal;
    case 'show':
    case 'quote':
      return quotationLine(command, conflict);
    case 'refund':
    case 'refundSent':
    case 'refundAgain':
      return refundLine(command, conflict, currency);
    case 'return':
      if (conflict.left !== undefined || conflict.reason === 'unpaid')
        return `Return ${command.id} was not changed: ${leftLine(conflict, currency)}`;
      return `Return ${command.id} is ${words(conflict.state)} and cannot be ${words(command.decision)} now.`;
    default:
      return orderLine(command, conflict);
  }
}

const words = (state = 'changing'): string => state.replaceAll('_', ' ');

function notFound(command: StaffCommand): string {
  if (command.act === 'return') return `There is no return ${command.id}. npm run staff -- list shows their numbers.`;
  if (command.act === 'show' || command.act === 'quote')
    return `There is no quotation ${command.act === 'show' ? command.quotation : command.file.quotation}. Use the number that its member sees, such as Q-2026-000123.`;
  const order = 'order' in command ? command.order : '';
  return `There is no order ${order}. Use the number that its member sees, such as M-2026-000123.`;
}

function fieldLine(command: StaffCommand): string {
  if (command.act === 'return') return 'A refund goes with done: npm run staff -- return NUMBER done --refund AMOUNT';
  return 'Nothing is priced. Write a price into the file for each line that you can supply.';
}

function orderLine({ act, order }: OrderCommand, { state, reason, carrier, number }: Conflict): string {
  if (reason === 'number_taken')
    return `Another member's parcel has this tracking number already. Check the number, and that ${order} is the right order.`;
  if (act === 'ship') {
    if (number != null && carrier != null)
      return `Order ${order} was shipped before, with ${carrier}, tracking number ${number}.`;
    if (state === 'awaiting_payment')
      return `Order ${order} is not paid, so it cannot be shipped. If its transfer has arrived: npm run staff -- paid ${order}`;
    return `Order ${order} is ${words(state)} and cannot be shipped.`;
  }
  if (act === 'delivered') return `Order ${order} is ${words(state)}; only an order in transit can arrive.`;
  if (state === 'awaiting_payment')
    return `A payment page of order ${order} is open, and the payment provider does not answer. Try again in a minute.`;
  return `Order ${order} is ${words(state)} and cannot be ${act === 'paid' ? 'marked as paid' : 'cancelled'} any more.`;
}

function refundLine({ act, order }: RefundCommand, conflict: Conflict, currency: string): string {
  if (conflict.reason === 'nothing')
    return act === 'refundSent'
      ? `No refund of order ${order} waits for a transfer. To note one that you have sent: npm run staff -- refund ${order} AMOUNT`
      : `No refund of order ${order} has failed.`;
  if (conflict.reason === 'key_used')
    return `This key has refunded ${formatAmount(conflict.amount ?? 0, currency)} of order ${order} before. Use another key for another amount.`;
  return `Order ${order}: ${leftLine(conflict, currency)}`;
}

function leftLine({ reason, left = 0 }: Conflict, currency: string): string {
  if (reason === 'unpaid') return 'it has taken no money, so there is nothing to refund.';
  return left === 0
    ? 'everything that it has paid is refunded, or on its way back.'
    : `only ${formatAmount(left, currency)} of what it has paid is left to refund.`;
}

function quotationLine(command: StaffCommandOf<'show' | 'quote'>, conflict: Conflict): string {
  const { state, reason, line, count, field, requested } = conflict;
  const code = command.act === 'show' ? command.quotation : command.file.quotation;
  if (reason === 'lines')
    return `${code} has ${count} lines, and the file must name each once: look at line ${line}. Write null as the price of what you cannot supply.`;
  if (reason === 'changed')
    return `The ${field}${line === undefined ? ` of ${code}` : ` in line ${line} of ${code}`} is ${requested} and cannot be changed in the file. Quote what is asked for, and write in message what you supply instead.`;
  if (state === 'accepted' || state === 'declined') return `${code} is ${state} and cannot be quoted any more.`;
  return `Somebody has quoted ${code} since this file was written. Read the new prices: npm run --silent staff -- show ${code}`;
}

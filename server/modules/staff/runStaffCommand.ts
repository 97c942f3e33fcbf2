import { z } from 'zod/mini';
import { Code } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Services } from '../../services.ts';

export const StaffCommand = z.object({
  act: z.enum(['paid', 'cancel']),
  order: z.string().check(z.minLength(1), z.maxLength(40)),
  actor: z.string().check(z.minLength(1), z.maxLength(120)),
});
export type StaffCommand = z.infer<typeof StaffCommand>;

/** The result of a staff command, as one line of output. */
export interface StaffAnswer {
  isDone: boolean;
  line: string;
}

/** Runs a staff command. */
export async function runStaffCommand(
  { staffOrders }: Pick<Services, 'staffOrders'>,
  { act, order, actor }: StaffCommand,
): Promise<StaffAnswer> {
  try {
    if (act === 'paid') return done(`${await staffOrders.markPaid(order, actor)} is paid. Its member has been told.`);
    return done(`${await staffOrders.cancel(order, actor)} is cancelled. Its member has been told.`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { isDone: false, line: lineOf(error, order, act) };
  }
}

const done = (line: string): StaffAnswer => ({ isDone: true, line });

function lineOf(refusal: DomainError, order: string, act: StaffCommand['act']): string {
  if (refusal.code === Code.notFound)
    return `There is no order ${order}. Use the number that its member sees, such as M-2026-000123.`;
  if (refusal.code !== Code.conflict) throw refusal;
  const { state } = refusal.data as { state?: string };
  const words = state?.replaceAll('_', ' ') ?? 'changing';
  if (state === 'awaiting_payment')
    return `A payment page of order ${order} is open, and the payment provider does not answer. Try again in a minute.`;
  const wish = act === 'paid' ? 'marked as paid' : 'cancelled';
  return `Order ${order} is ${words} and cannot be ${wish} any more.`;
}

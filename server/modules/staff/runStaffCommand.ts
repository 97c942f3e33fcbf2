import { DomainError } from '../../platform/DomainError.ts';
import type { Services } from '../../services.ts';
import { runOrderCommand } from './commands/orderCommands.ts';
import { runQuotationCommand } from './commands/quotationCommands.ts';
import { refundLine, runRefundCommand } from './commands/refundCommands.ts';
import { refusalLine } from './refusalLine.ts';
import type { StaffAnswer, StaffCommand } from './commands/commands.ts';
import { writeOverview } from './writeOverview.ts';

export type StaffServices = Pick<
  Services,
  'staffOrders' | 'staffRefunds' | 'staffQuotations' | 'staffReturns' | 'staffOverview' | 'store'
>;

/** Runs a staff command. Refusals are one line that says what to do. */
export async function runStaffCommand(services: StaffServices, command: StaffCommand): Promise<StaffAnswer> {
  try {
    return { isDone: true, line: await run(services, command) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { isDone: false, line: refusalLine(error, command, services.store.currency) };
  }
}

async function run(services: StaffServices, command: StaffCommand): Promise<string> {
  switch (command.act) {
    case 'list':
      return writeOverview(await services.staffOverview.read(), services.store.currency);
    case 'show':
    case 'quote':
      return runQuotationCommand(services, command);
    case 'refund':
    case 'refundSent':
    case 'refundAgain':
      return runRefundCommand(services, command);
    case 'return':
      return decide(services, command);
    default:
      return runOrderCommand(services, command);
  }
}

async function decide(
  { staffReturns, store }: StaffServices,
  { id, decision, message, refund, actor }: Extract<StaffCommand, { act: 'return' }>,
): Promise<string> {
  if (refund !== null && decision !== 'done') throw DomainError.fields({ refund: 'invalid' });
  const outcome = await staffReturns.settle(id, decision, message, { actor, ...(refund && { refund }) });
  const line = `Return ${id} is ${decision}. Its member has been told.`;
  return outcome ? `${line} ${refundLine(outcome, store.currency)}` : line;
}

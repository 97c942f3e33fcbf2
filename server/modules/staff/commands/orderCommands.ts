import type { Services } from '../../../services.ts';
import type { StaffCommandOf } from './commands.ts';

/** Runs a command about an order, and says what was done. */
export async function runOrderCommand(
  { staffOrders, staffOverview }: Pick<Services, 'staffOrders' | 'staffOverview'>,
  command: StaffCommandOf<'paid' | 'cancel' | 'delivered' | 'ship'>,
): Promise<string> {
  const { order, actor } = command;
  switch (command.act) {
    case 'paid':
      return `${await staffOrders.markPaid(order, actor)} is paid. Its member has been told.`;
    case 'cancel': {
      const code = await staffOrders.cancel(order, actor);
      return `${code} is cancelled. Its member has been told.${(await staffOverview.isRefundDue(code)) ? ` Send its money back by bank transfer, then: npm run staff -- refund ${code} sent` : ''}`;
    }
    case 'delivered':
      return `${await staffOrders.markDelivered(order, actor)} has arrived. Its member has been told.`;
    case 'ship': {
      const { carrier, number } = command;
      const code = await staffOrders.ship(order, { carrier, number }, actor);
      return `${code} is on its way with ${carrier}, tracking number ${number}. Its member has been told.`;
    }
  }
}

import type { RefundOutcome } from '../../payments/refunds/StaffRefunds.ts';
import type { Services } from '../../../services.ts';
import { formatAmount } from '../amounts.ts';
import type { StaffCommandOf } from './commands.ts';

/** Runs a command about refunds of an order, and says what was done. */
export async function runRefundCommand(
  { staffRefunds, store }: Pick<Services, 'staffRefunds' | 'store'>,
  command: StaffCommandOf<'refund' | 'refundSent' | 'refundAgain'>,
): Promise<string> {
  const { order, actor } = command;
  if (command.act === 'refundSent') return refundLine(await staffRefunds.markSent(order, actor), store.currency);
  if (command.act === 'refundAgain') return refundLine(await staffRefunds.sendAgain(order, actor), store.currency);
  const { amount, key, isTransfer } = command;
  return refundLine(await staffRefunds.refund(order, { amount, key, isTransfer }, actor), store.currency);
}

/** Says what became of a refund. */
export function refundLine(
  { code, amount, isRepeat, isStuck, states, methods }: RefundOutcome,
  currency: string,
): string {
  const money = formatAmount(amount, currency);
  if (states.includes('failed'))
    return `The payment provider has refused to refund ${money} of ${code}: its dashboard says why. Try npm run staff -- refund ${code} again, or send a transfer and note it with: refund ${code} sent`;
  if (isRepeat)
    return `${money} of ${code} was refunded before under this key, so nothing was done now. For another refund of the same amount, add --key and a word of your choice.`;
  if (isStuck)
    return `${money} of ${code} cannot be sent to the card: this store has no keys of Stripe. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET again, and the store sends it; or send a transfer and note it with: npm run staff -- refund ${code} sent`;
  if (states.includes('pending'))
    return `${money} of ${code} waits for the payment provider, which does not answer. The store sends it as soon as it does.`;
  const outcome = methods.includes('card') ? 'was sent back to the card' : 'is noted as sent by bank transfer';
  return `${money} of ${code} ${outcome}. Its member has been told.`;
}

import type { Executor } from '../../../platform/database/Database.ts';
import { codeOf } from '../../orders/orderQueries.ts';
import { money } from '../formats.ts';
import { customerFacts, customerOf } from './houseLetters.ts';
import { filled, letterTexts } from '../letterTexts.ts';
import type { LetterWriter } from '../LetterWriter.ts';
import { readRefund } from './refundLetters.ts';

const KINDS = {
  refundDue: 'houseRefundDue',
  refundFailed: 'houseRefundFailed',
  refundStuck: 'houseRefundStuck',
} as const;

/** Tells the house of a refund that it has to send by transfer, or that cannot be sent to the card. */
export async function writeHouseRefund(
  letters: LetterWriter,
  tx: Executor,
  kind: keyof typeof KINDS,
  id: number,
): Promise<void> {
  if (!letters.tellsHouse) return;
  const found = await readRefund(tx, id);
  if (!found) return;
  const { refund, order } = found;
  const member = await customerOf(tx, order.memberId);
  const about = { kind: KINDS[kind], memberId: order.memberId, replyTo: member.email };
  await letters.toHouse(tx, about, (language) => {
    const { house, labels } = letterTexts(language);
    const values = { code: codeOf(order), amount: money(refund.amount, letters.currency, language) };
    return {
      subject: filled(house[kind].subject, values),
      paragraphs: [filled(house[kind].text, values)],
      facts: [[labels.order, values.code], [labels.refund, values.amount], ...customerFacts(member, labels)],
    };
  });
}

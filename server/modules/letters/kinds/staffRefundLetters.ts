import type { Executor } from '../../../platform/database/Database.ts';
import { codeOf } from '../../orders/orderQueries.ts';
import { money } from '../formats.ts';
import { customerFacts, customerOf } from './staffLetters.ts';
import { fillTemplate, letterTexts } from '../letterTexts.ts';
import type { LetterWriter } from '../LetterWriter.ts';
import { readRefund } from './refundLetters.ts';

const KINDS = {
  refundDue: 'staffRefundDue',
  refundFailed: 'staffRefundFailed',
  refundStuck: 'staffRefundStuck',
} as const;

/** Tells staff of a refund that they have to send by transfer, or that cannot be sent to the card. */
export async function writeStaffRefund(
  letters: LetterWriter,
  tx: Executor,
  kind: keyof typeof KINDS,
  id: number,
): Promise<void> {
  if (!letters.notifiesStaff) return;
  const row = await readRefund(tx, id);
  if (!row) return;
  const { refund, order } = row;
  const member = await customerOf(tx, order.memberId);
  const about = { kind: KINDS[kind], memberId: order.memberId, replyTo: member.email };
  await letters.toStaff(tx, about, (language) => {
    const { staff, labels } = letterTexts(language);
    const values = { code: codeOf(order), amount: money(refund.amount, letters.currency, language) };
    return {
      subject: fillTemplate(staff[kind].subject, values),
      paragraphs: [fillTemplate(staff[kind].text, values)],
      facts: [[labels.order, values.code], [labels.refund, values.amount], ...customerFacts(member, labels)],
    };
  });
}

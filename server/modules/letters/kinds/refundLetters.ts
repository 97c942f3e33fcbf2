import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/Database.ts';
import { codeOf } from '../../orders/orderQueries.ts';
import { orders, payments, refunds } from '../../orders/schema.ts';
import { money } from '../formats.ts';
import { fillTemplate, letterTexts } from '../letterTexts.ts';
import type { LetterWriter } from '../LetterWriter.ts';

/** Reads a refund with its payment and order. */
export async function readRefund(tx: Executor, id: number) {
  const [row] = await tx
    .select({ refund: refunds, payment: payments, order: orders })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(refunds.id, id));
  return row;
}

/** Tells a member that money was sent back, and which way. */
export async function writeRefundSent(letters: LetterWriter, tx: Executor, id: number): Promise<void> {
  if (!letters.isOn) return;
  const refundRow = await readRefund(tx, id);
  if (!refundRow) return;
  const { refund, payment, order } = refundRow;
  await letters.toMember(tx, order.memberId, { kind: 'refundSent' }, (language, link) => {
    const { refundSent: texts, labels } = letterTexts(language);
    const values = { code: codeOf(order), amount: money(refund.amount, letters.currency, language) };
    const isCard = refund.method === 'card';
    const { cardBrand: brand, cardLast4: last4 } = payment;
    return {
      subject: fillTemplate(texts.subject, values),
      paragraphs: [fillTemplate(isCard ? texts.card : texts.transfer, values)],
      facts: [
        [labels.order, values.code],
        [labels.refund, values.amount],
        ...(isCard && last4 ? ([[labels.card, `${brand ?? ''} •••• ${last4}`.trim()]] as const) : []),
      ],
      link: { label: texts.link, url: link(`/userCenter/orderList/${order.id}`) },
    };
  });
}

import { eq } from 'drizzle-orm';
import { QUERY_REPLY_HOURS } from '../../../../shared/contract/limits.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import { codeOf } from '../../orders/orderQueries.ts';
import { orders } from '../../orders/schema.ts';
import { afterSales } from '../../returns/schema.ts';
import { fillTemplate, letterTexts } from '../letterTexts.ts';
import type { LetterWriter } from '../LetterWriter.ts';

type ReturnLetter = 'returnRequested' | 'returnApproved' | 'returnRefused' | 'returnReceived' | 'returnDone';

/** Reads a return with its order. */
export async function readReturn(tx: Executor, id: number) {
  const [row] = await tx
    .select({ request: afterSales, order: orders })
    .from(afterSales)
    .innerJoin(orders, eq(orders.id, afterSales.orderId))
    .where(eq(afterSales.id, id));
  return row;
}

/** Writes to the member about their return or exchange, as it is within the transaction. */
export async function writeReturnLetter(
  letters: LetterWriter,
  tx: Executor,
  kind: ReturnLetter,
  id: number,
): Promise<void> {
  if (!letters.isOn) return;
  const row = await readReturn(tx, id);
  if (!row) return;
  const { request, order } = row;
  await letters.toMember(tx, request.memberId, { kind }, (language, link) => {
    const { subject, text, link: label } = letterTexts(language)[kind];
    const { answer, reason } = letterTexts(language).labels;
    const values = { code: codeOf(order), hours: QUERY_REPLY_HOURS };
    const quotedText = kind === 'returnRequested' ? request.reason : request.answer;
    return {
      subject: fillTemplate(subject, values),
      paragraphs: [fillTemplate(text, values)],
      quote: quotedText === '' ? undefined : { label: kind === 'returnRequested' ? reason : answer, text: quotedText },
      link: { label, url: link('/userCenter/afterSale') },
    };
  });
}

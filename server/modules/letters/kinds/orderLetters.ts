import { eq } from 'drizzle-orm';
import { bankLines } from '../../../../shared/money/bankLines.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import type { Seller } from '../../../../shared/contract/schemas/commercialDocuments/seller.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import { paymentReference } from '../../orders/orderCode.ts';
import { codeOf, isAwaitedTransfer, linesOf, type OrderRow, paymentsOf } from '../../orders/orderQueries.ts';
import { orders } from '../../orders/schema.ts';
import { day, goodsOf, money } from '../formats.ts';
import type { Fact, LetterParts } from '../layout/Letter.ts';
import { fillTemplate, letterTexts } from '../letterTexts.ts';
import type { LetterWriter } from '../LetterWriter.ts';
import { ownNumbers } from '../ownNumbers.ts';

type OrderLetter =
  | 'orderReceived'
  | 'orderReminder'
  | 'transferAwaited'
  | 'orderPaid'
  | 'orderShipped'
  | 'orderCancelled';

/** Writes to the member about their order, as it is within the transaction. */
export async function writeOrderLetter(
  letters: LetterWriter,
  tx: Executor,
  kind: OrderLetter,
  orderId: number,
): Promise<void> {
  if (!letters.isOn) return;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  // Points or a coupon have paid all of it: the letter about the payment follows at once.
  if (!order || (kind === 'orderReceived' && order.total === 0)) return;
  const lines = await linesOf(tx, [orderId]);
  const payments = await paymentsOf(tx, orderId);
  const paid = payments.filter(({ state }) => state === 'succeeded').reduce((sum, { amount }) => sum + amount, 0);
  const transfer = payments.find(isAwaitedTransfer);
  const reference = transfer ? paymentReference(codeOf(order), transfer.id) : codeOf(order);
  await letters.toMember(tx, order.memberId, { kind }, (language, link) => {
    const { subject, text, link: label } = letterTexts(language)[kind];
    const values = { code: codeOf(order), date: day(order.payUntil, language) };
    const page = kind === 'orderShipped' ? trackingPath(order) : `/userCenter/orderList/${orderId}`;
    const { paragraphs = [], facts = [] } = detailsOf(kind, order, {
      language,
      currency: letters.currency,
      seller: letters.seller,
      paid,
      reference,
    });
    return {
      subject: fillTemplate(subject, values),
      paragraphs: [fillTemplate(text, values), ...paragraphs],
      facts: [...facts, ...ownNumbers(order, language)],
      goods: goodsOf(
        lines.map(({ sku, quantity, price }) => ({ sku, quantity, amount: price * quantity })),
        letters.currency,
        language,
      ),
      sums: sumsOf(order, letters.currency, language),
      link: { label, url: link(page) },
    };
  });
}

const trackingPath = ({ logisticsNumber }: OrderRow): string =>
  `/order/tracking?number=${encodeURIComponent(logisticsNumber ?? '')}`;

interface Circumstances {
  language: Language;
  currency: string;
  seller: Seller;
  /** The paid amount, in cents. */
  paid: number;
  reference: string;
}

function detailsOf(
  kind: OrderLetter,
  order: OrderRow,
  { language, currency, seller, paid, reference }: Circumstances,
): Partial<Pick<LetterParts, 'paragraphs' | 'facts'>> {
  const texts = letterTexts(language);
  const due: Fact[] = [
    [texts.labels.total, money(order.total, currency, language)],
    [texts.labels.payUntil, day(order.payUntil, language)],
  ];
  if (kind === 'orderReceived' || kind === 'orderReminder') {
    const { transfer, noBank } = texts.orderReceived;
    return {
      paragraphs: [seller.bank ? transfer : noBank],
      facts: [...due, ...bankFacts(seller, reference, language)],
    };
  }
  if (kind === 'transferAwaited') return { facts: [due[0]!, ...bankFacts(seller, reference, language)] };
  if (kind === 'orderShipped')
    return {
      facts: [
        ...(order.carrier ? ([[texts.labels.carrier, order.carrier]] as const) : []),
        [texts.labels.tracking, order.logisticsNumber ?? ''],
      ],
    };
  if (kind === 'orderCancelled' && paid > 0)
    return { paragraphs: [fillTemplate(texts.orderCancelled.refund, { amount: money(paid, currency, language) })] };
  return {};
}

/** Returns how to address a bank transfer. */
function bankFacts({ bank }: Seller, reference: string, language: Language): Fact[] {
  const { labels } = letterTexts(language);
  return [
    [labels.reference, reference],
    ...(bank ? bankLines(bank).map(([label, text]) => [labels[label], text] as const) : []),
  ];
}

function sumsOf(
  { subtotal, shipping, tax, couponDiscount, pointsDiscount, total }: OrderRow,
  currency: string,
  language: Language,
): Fact[] {
  const { goods, freight, tax: taxLabel, discount, total: totalLabel } = letterTexts(language).labels;
  const less = couponDiscount + pointsDiscount;
  return [
    [goods, money(subtotal, currency, language)],
    [freight, money(shipping, currency, language)],
    ...(tax > 0 ? [[taxLabel, money(tax, currency, language)] as const] : []),
    ...(less > 0 ? [[discount, money(-less, currency, language)] as const] : []),
    [totalLabel, money(total, currency, language)],
  ];
}

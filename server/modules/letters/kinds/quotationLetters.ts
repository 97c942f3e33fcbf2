import { and, desc, eq } from 'drizzle-orm';
import { QUOTE_REPLY_HOURS } from '../../../../shared/contract/limits.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import { chargeOf } from '../../orders/pricing/charge.ts';
import {
  inquiryCode,
  type InquiryLineRow,
  inquiryLineRows,
  type InquiryRow,
} from '../../quotations/quotationQueries.ts';
import { inquiries, inquiryMessages } from '../../quotations/schema.ts';
import { unlistedLines } from '../../quotations/unlistedSku.ts';
import { day, goodsOf, moment, money } from '../formats.ts';
import type { Fact } from '../layout/Letter.ts';
import { fillTemplate, letterTexts } from '../letterTexts.ts';
import type { LetterWriter } from '../LetterWriter.ts';
import { ownNumbers } from '../ownNumbers.ts';

type QuotationLetter = 'quotationReceived' | 'quotationQuoted' | 'quotationExpiring' | 'quotationMessage';

/** Writes to the member about their quotation, as it is within the transaction. */
export async function writeQuotationLetter(
  letters: LetterWriter,
  tx: Executor,
  kind: QuotationLetter,
  inquiryId: number,
): Promise<void> {
  if (!letters.isOn) return;
  const [row] = await tx.select().from(inquiries).where(eq(inquiries.id, inquiryId));
  if (!row) return;
  const lines = await inquiryLineRows(tx, inquiryId);
  const message = kind === 'quotationMessage' ? await lastMessage(tx, inquiryId) : '';
  await letters.toMember(tx, row.memberId, { kind }, (language, link) => {
    const { subject, text, link: label } = letterTexts(language)[kind];
    const code = inquiryCode(row.id, row.createdAt);
    const until = row.validUntil ?? row.replyDueAt;
    const values = { code, hours: QUOTE_REPLY_HOURS, date: day(until, language) };
    const isPriced = kind === 'quotationQuoted' || kind === 'quotationExpiring';
    return {
      subject: fillTemplate(subject, values),
      paragraphs: [fillTemplate(text, values)],
      facts: [...factsOf(kind, row, language), ...ownNumbers(row, language)],
      quote: message === '' ? undefined : { label: letterTexts(language).labels.storeMessage, text: message },
      goods:
        kind === 'quotationMessage'
          ? []
          : goodsOf(
              [
                ...lines.map((line) => lineOf(line, isPriced)),
                ...unlistedLines(row.freeLines).map((line) => ({ ...line, amount: isPriced ? 'none' : null }) as const),
              ],
              letters.currency,
              language,
            ),
      sums: isPriced ? sumsOf(row, lines, { currency: letters.currency, language }) : [],
      link: { label, url: link(`/userCenter/inquiryList/${inquiryId}`) },
    };
  });
}

function lineOf({ sku, quantity, quotedPrice }: InquiryLineRow, isPriced: boolean) {
  const amount = !isPriced ? null : quotedPrice === null ? 'none' : quotedPrice * quantity;
  return { sku, quantity, amount } as const;
}

function factsOf(kind: QuotationLetter, { validUntil, replyDueAt }: InquiryRow, language: Language): Fact[] {
  const { replyBy, validUntil: label } = letterTexts(language).labels;
  if (kind === 'quotationReceived') return [[replyBy, moment(replyDueAt, language)]];
  return kind === 'quotationQuoted' && validUntil ? [[label, day(validUntil, language)]] : [];
}

function sumsOf(
  { terms }: InquiryRow,
  lines: readonly InquiryLineRow[],
  { currency, language }: { currency: string; language: Language },
): Fact[] {
  const priced = lines.flatMap(({ quotedPrice: price, quantity }) => (price === null ? [] : [{ price, quantity }]));
  if (!terms) return [];
  const { subtotal, shipping, tax, total } = chargeOf(priced, null, 0, { ...terms, currency });
  const { goods, freight, tax: taxLabel, total: totalLabel } = letterTexts(language).labels;
  return [
    [goods, money(subtotal, currency, language)],
    [freight, money(shipping, currency, language)],
    ...(tax > 0 ? [[taxLabel, money(tax, currency, language)] as const] : []),
    [totalLabel, money(total, currency, language)],
  ];
}

async function lastMessage(tx: Executor, inquiryId: number): Promise<string> {
  const [row] = await tx
    .select({ message: inquiryMessages.message })
    .from(inquiryMessages)
    .where(and(eq(inquiryMessages.inquiryId, inquiryId), eq(inquiryMessages.sender, 'store')))
    .orderBy(desc(inquiryMessages.id))
    .limit(1);
  return row?.message ?? '';
}

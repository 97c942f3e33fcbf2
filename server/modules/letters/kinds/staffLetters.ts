import { eq } from 'drizzle-orm';
import { QUERY_REPLY_HOURS } from '../../../../shared/contract/limits.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import { members } from '../../members/schema.ts';
import { paymentReference } from '../../orders/orderCode.ts';
import { codeOf, isAwaitedTransfer, paymentsOf } from '../../orders/orderQueries.ts';
import { orders } from '../../orders/schema.ts';
import { inquiryCode, inquiryLineRows } from '../../quotations/quotationQueries.ts';
import { inquiries } from '../../quotations/schema.ts';
import { unlistedLines } from '../../quotations/unlistedSku.ts';
import { goodsOf, moment, money } from '../formats.ts';
import type { Fact } from '../layout/Letter.ts';
import { fillTemplate, letterTexts } from '../letterTexts.ts';
import type { LetterWriter } from '../LetterWriter.ts';
import { ownNumbers } from '../ownNumbers.ts';
import { readReturn } from './returnLetters.ts';

/** Tells staff of a request for a quotation. */
export async function writeStaffRequest(letters: LetterWriter, tx: Executor, inquiryId: number): Promise<void> {
  if (!letters.notifiesStaff) return;
  const [row] = await tx.select().from(inquiries).where(eq(inquiries.id, inquiryId));
  if (!row) return;
  const lines = await inquiryLineRows(tx, inquiryId);
  const { contact, message } = row;
  await letters.toStaff(tx, { kind: 'staffRequest', memberId: row.memberId, replyTo: contact.email }, (language) => {
    const { staff, labels } = letterTexts(language);
    const values = { code: inquiryCode(row.id, row.createdAt), date: moment(row.replyDueAt, language) };
    return {
      subject: fillTemplate(staff.request.subject, values),
      paragraphs: [fillTemplate(staff.request.text, values)],
      facts: withoutEmpty([
        [labels.name, contact.nick_name],
        [labels.company, contact.company ?? ''],
        [labels.email, contact.email],
        [labels.phone, contact.mobile],
        ...ownNumbers(row, language, 'staff'),
      ]),
      quote: message === '' ? undefined : { label: labels.message, text: message },
      goods: goodsOf(
        [...lines, ...unlistedLines(row.freeLines)].map(({ sku, quantity }) => ({ sku, quantity, amount: null })),
        letters.currency,
        language,
      ),
    };
  });
}

/** Tells staff that a member has announced a bank transfer. */
export async function writeStaffTransfer(letters: LetterWriter, tx: Executor, orderId: number): Promise<void> {
  if (!letters.notifiesStaff) return;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return;
  const member = await customerOf(tx, order.memberId);
  const transfer = (await paymentsOf(tx, orderId)).find(isAwaitedTransfer);
  await letters.toStaff(tx, { kind: 'staffTransfer', memberId: order.memberId, replyTo: member.email }, (language) => {
    const { staff, labels } = letterTexts(language);
    const code = codeOf(order);
    return {
      subject: fillTemplate(staff.transfer.subject, { code }),
      paragraphs: [fillTemplate(staff.transfer.text, { code })],
      facts: [
        [labels.reference, transfer ? paymentReference(code, transfer.id) : code],
        [labels.total, money(order.total, letters.currency, language)],
        ...customerFacts(member, labels),
      ],
    };
  });
}

/** Tells staff that a member wants to send goods back. */
export async function writeStaffReturn(letters: LetterWriter, tx: Executor, id: number): Promise<void> {
  if (!letters.notifiesStaff) return;
  const row = await readReturn(tx, id);
  if (!row) return;
  const { request, order } = row;
  const member = await customerOf(tx, request.memberId);
  await letters.toStaff(tx, { kind: 'staffReturn', memberId: request.memberId, replyTo: member.email }, (language) => {
    const { staff, labels } = letterTexts(language);
    const values = { code: codeOf(order), hours: QUERY_REPLY_HOURS, number: id };
    return {
      subject: fillTemplate(staff.return_.subject, values),
      paragraphs: [fillTemplate(staff.return_.text, values), fillTemplate(staff.return_.act, values)],
      facts: customerFacts(member, labels),
      quote: { label: labels.message, text: request.reason },
    };
  });
}

interface Customer {
  nickName: string;
  email: string;
  company: string;
  mobile: string;
}

/** Reads how to reach a member. */
export async function customerOf(tx: Executor, memberId: string): Promise<Customer> {
  const { nickName, email, company, mobile } = members;
  const [row] = await tx.select({ nickName, email, company, mobile }).from(members).where(eq(members.id, memberId));
  return row ?? { nickName: '', email: '', company: '', mobile: '' };
}

/** How to reach a customer, without what is not known. */
export const customerFacts = (
  { nickName, email, company, mobile }: Customer,
  labels: ReturnType<typeof letterTexts>['labels'],
): Fact[] =>
  withoutEmpty([
    [labels.name, nickName],
    [labels.company, company],
    [labels.email, email],
    [labels.phone, mobile],
  ]);

const withoutEmpty = (facts: Fact[]): Fact[] => facts.filter(([, value]) => value !== '');

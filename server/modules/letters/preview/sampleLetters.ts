import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/durations.ts';
import type { Database, Executor } from '../../../platform/database/Database.ts';
import type { SkuWithProduct } from '../../../../shared/contract/schemas/catalogue.ts';
import { LANGUAGE_OPTIONS, type Language } from '../../../../shared/text/languages.ts';
import { inAll } from '../../content/localisedWords.ts';
import { members } from '../../members/schema.ts';
import { orderLines, orders, payments, refunds } from '../../orders/schema.ts';
import { inquiries, inquiryLines, inquiryMessages } from '../../quotations/schema.ts';
import { afterSales } from '../../returns/schema.ts';
import { writeChatAnswer, writeStaffChat, writeStaffContact } from '../kinds/chatLetters.ts';
import { writeEmailConfirmation } from '../kinds/emailConfirmationLetter.ts';
import { writeStaffRequest, writeStaffReturn, writeStaffTransfer } from '../kinds/staffLetters.ts';
import { writeStaffRefund } from '../kinds/staffRefundLetters.ts';
import { writeOrderLetter } from '../kinds/orderLetters.ts';
import {
  writeAccountExists,
  writeNoAccount,
  writePasswordChanged,
  writePasswordCode,
} from '../kinds/passwordLetters.ts';
import { writeQuotationLetter } from '../kinds/quotationLetters.ts';
import { writeRefundSent } from '../kinds/refundLetters.ts';
import { writeReturnLetter } from '../kinds/returnLetters.ts';
import type { LetterWriter } from '../LetterWriter.ts';

const ADDRESS = {
  name: 'Dr. Ana Ruiz',
  phone: '+34 600 000 000',
  postal_code: '28014',
  country: 1,
  region: 'Madrid',
  detail: 'Calle de Alcalá 1',
};
const PRICE = 248_000;
const SAID: Record<Language, string> = {
  en: 'The connector fits your system.\nWe add two covers.',
  es: 'El conector es compatible con su equipo.\nAñadimos dos fundas.',
  ru: 'Разъём подходит к вашему аппарату.\nПриложим два чехла.',
  zh: '该接口与您的设备匹配。\n我们另附两个保护套。',
};

/** Writes one letter of each kind to a sample member, from sample rows; for a database that is thrown away. */
export async function writeSampleLetters(db: Database, letters: LetterWriter, language: Language): Promise<void> {
  await db.transaction(async (tx) => {
    const email = `ana.ruiz.${language}@clinic.example`;
    const { iso: languageCode } = LANGUAGE_OPTIONS[language];
    const details = { mobile: ADDRESS.phone, company: 'Clínica Central' };
    const [member] = await tx
      .insert(members)
      .values({ email, nickName: ADDRESS.name, languageCode, ...details })
      .returning();
    if (!member) return;
    const notAfter = new Date(Date.now() + DAY_MS);
    await writeEmailConfirmation(letters, tx, member, { token: 'sample', notAfter });
    await writePasswordCode(letters, tx, member, { code: '12345678', notAfter });
    await writeNoAccount(letters, tx, { email, languageCode, notAfter });
    await writeAccountExists(letters, tx, member, { notAfter });
    await writePasswordChanged(letters, tx, member.id);
    await writeQuotations(tx, letters, { memberId: member.id, email, language });
    await writeOrders(tx, letters, { memberId: member.id, language });
    await writeChatAnswer(letters, tx, { memberId: member.id, text: SAID[language] });
    await writeStaffChat(letters, tx, { memberId: member.id, text: SAID[language] });
    const form = { nick_name: ADDRESS.name, email, mobile: ADDRESS.phone, country: 1, idempotency_key: randomUUID() };
    await writeStaffContact(letters, tx, form, 'ES');
  });
}

interface About {
  memberId: string;
  language: Language;
}

async function writeQuotations(
  tx: Executor,
  letters: LetterWriter,
  { memberId, email, language }: About & { email: string },
) {
  const now = Date.now();
  const numbers = { purchaseOrder: 'PO-118', reference: 'OR 3' };
  const contact = { nick_name: ADDRESS.name, mobile: ADDRESS.phone, email, country: 1, company: 'Clínica Central' };
  const times = {
    createdAt: new Date(now),
    replyDueAt: new Date(now + DAY_MS),
    validUntil: new Date(now + 14 * DAY_MS),
  };
  const terms = { freight: 4_500, tax: 21_000, payment_days: 0, incoterm: null, place: '', lead_days: null };
  const [row] = await tx
    .insert(inquiries)
    .values({
      memberId,
      idempotencyKey: randomUUID(),
      contact,
      address: ADDRESS,
      message: SAID[language],
      ...numbers,
      ...times,
      terms,
    })
    .returning();
  if (!row) return;
  const line = { inquiryId: row.id, sku: sampleSku(), note: '' };
  await tx.insert(inquiryLines).values([
    { ...line, quantity: 2, quotedPrice: PRICE },
    { ...line, sku: sampleSku({ condition: 'refurbished', pack_size: 24 }), quantity: 1, quotedPrice: null },
  ]);
  await tx.insert(inquiryMessages).values({ inquiryId: row.id, sender: 'store', message: SAID[language] });
  for (const kind of ['quotationReceived', 'quotationQuoted', 'quotationExpiring', 'quotationMessage'] as const)
    await writeQuotationLetter(letters, tx, kind, row.id);
  await writeStaffRequest(letters, tx, row.id);
}

async function writeOrders(tx: Executor, letters: LetterWriter, { memberId, language }: About) {
  const now = Date.now();
  const sums = { subtotal: 2 * PRICE, shipping: 4_500, couponDiscount: 5_000, pointsDiscount: 250, points: 250 };
  const [order] = await tx
    .insert(orders)
    .values({
      memberId,
      idempotencyKey: randomUUID(),
      state: 'awaiting_payment',
      address: ADDRESS,
      note: '',
      ...sums,
      total: 2 * PRICE + 4_500 - 5_250,
      purchaseOrder: 'PO-118',
      logisticsNumber: 'MS-4711-0815',
      carrier: 'DHL',
      createdAt: new Date(now),
      payUntil: new Date(now + 72 * HOUR_MS),
    })
    .returning();
  if (!order) return;
  await tx.insert(orderLines).values({
    orderId: order.id,
    sku: sampleSku({ condition: 'refurbished', pack_size: 24 }),
    codeKeys: '',
    quantity: 2,
    price: PRICE,
    reserved: 0,
  });
  await writeOrderLetter(letters, tx, 'orderReceived', order.id);
  await writeOrderLetter(letters, tx, 'orderReminder', order.id);
  const paid = { orderId: order.id, amount: order.total, createdAt: new Date(now) };
  const [transfer] = await tx
    .insert(payments)
    .values({ ...paid, method: 'bank_transfer', state: 'pending' })
    .returning();
  await writeOrderLetter(letters, tx, 'transferAwaited', order.id);
  await writeStaffTransfer(letters, tx, order.id);
  const card = { cardBrand: 'Visa', cardLast4: '4242' };
  const [payment] = await tx
    .insert(payments)
    .values({ ...paid, ...card, method: 'card', state: 'succeeded' })
    .returning();
  for (const kind of ['orderPaid', 'orderShipped', 'orderCancelled'] as const)
    await writeOrderLetter(letters, tx, kind, order.id);
  if (!payment || !transfer) return;
  const [refund] = await tx
    .insert(refunds)
    .values({ paymentId: payment.id, amount: PRICE, state: 'pending', createdAt: new Date(now) })
    .returning();
  if (refund) {
    await writeRefundSent(letters, tx, refund.id);
    for (const kind of ['refundDue', 'refundFailed', 'refundStuck'] as const)
      await writeStaffRefund(letters, tx, kind, refund.id);
  }
  const [back] = await tx
    .insert(afterSales)
    .values({
      memberId,
      idempotencyKey: randomUUID(),
      orderId: order.id,
      kind: 'return',
      state: 'requested',
      reason: SAID[language],
      answer: SAID[language],
      createdAt: new Date(now),
    })
    .returning();
  if (!back) return;
  for (const kind of ['returnRequested', 'returnApproved', 'returnRefused', 'returnReceived', 'returnDone'] as const)
    await writeReturnLetter(letters, tx, kind, back.id);
  await writeStaffReturn(letters, tx, back.id);
}

/** The fields of a variant that a letter shows. */
const sampleSku = ({ condition = 'new', pack_size = 1 } = {}): SkuWithProduct =>
  ({
    id: 1,
    code: 'C5-2-220',
    pack_size,
    stock: 3,
    delivery_days: 4,
    sku_count: 1,
    specs: [],
    is_priced: true,
    ...inAll('sku_name', ['Standard', 'Estándar', 'Стандартный', '标准']),
    product: {
      id: 1,
      code: 'C5-2',
      brand: { id: 1, brand_name: 'Velamar', seo_key: 'velamar', logo: null },
      condition,
      ...inAll('product_name', ['Convex probe C5-2', 'Sonda convexa C5-2', 'Конвексный датчик C5-2', '凸阵探头 C5-2']),
    },
  }) as unknown as SkuWithProduct;

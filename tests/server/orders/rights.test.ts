import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { OperationName } from '../../../shared/routes.ts';
import { anInquiryRequest } from '../../support/anInquiry.ts';
import { Buyer } from '../../support/Buyer.ts';
import { PRICED } from '../../support/serverCatalogue.ts';
import { onEveryServer } from '../../support/serverStore.ts';

// Every operation that names an order or a quotation, with what else it wants.
const OF_ORDERS: [OperationName, Record<string, unknown>][] = [
  ['readOrder', {}],
  ['payOrder', { method: 'bank_transfer' }],
  ['answerChallenge', { payment_id: 1, approved: true }],
  ['cancelOrder', {}],
  ['confirmOrder', {}],
  ['reorder', {}],
];
const OF_INQUIRIES: [OperationName, Record<string, unknown>][] = [
  ['readInquiry', {}],
  ['acceptInquiry', {}],
  ['declineInquiry', {}],
  ['sendInquiryMessage', { message: 'Hello' }],
  ['repeatInquiry', {}],
];

onEveryServer('orders and quotations of others', (store) => {
  let owner: Buyer;
  let other: Buyer;
  let order = 0;
  let inquiry = 0;
  beforeAll(async () => {
    [owner, other] = [await Buyer.of(store()), await Buyer.of(store())];
    order = (await owner.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] })).id;
    const made = await owner.ask('createInquiry', await anInquiryRequest(store(), PRICED.sku));
    inquiry = (made.data as { id: number }).id;
    await store().services.inquiryDesk.quote(inquiry, await quotation());
  });
  const quotation = async () => {
    const { lines } = await store().good('readInquiry', { id: inquiry }, owner.asking);
    return { prices: lines.map(({ id }) => ({ line_id: id, price: 100 })), validDays: 7, message: '' };
  };

  it.each(OF_ORDERS)('%s finds no order of another member, and lets no visitor in', async (name, payload) => {
    const asked = { ...payload, id: order, idempotency_key: randomUUID() };
    expect(await other.ask(name, asked)).toMatchObject({ code: 2 });
    expect(await store().ask(name, asked)).toMatchObject({ code: 5 });
  });

  it.each(OF_INQUIRIES)('%s finds no quotation of another member, and lets no visitor in', async (name, payload) => {
    const asked = { ...payload, id: inquiry, idempotency_key: randomUUID() };
    expect(await other.ask(name, asked)).toMatchObject({ code: 2 });
    expect(await store().ask(name, asked)).toMatchObject({ code: 5 });
  });

  it('are in no list of another member, and make no order of his', async () => {
    expect(await store().good('listOrders', {}, other.asking)).toMatchObject({ total: 0 });
    expect(await store().good('listInquiries', {}, other.asking)).toMatchObject({ total: 0 });
    await owner.ask('acceptInquiry', { id: inquiry, idempotency_key: randomUUID() });
    expect(await other.ask('quoteOrder', { inquiry_id: inquiry })).toMatchObject({ code: 2 });
    const bought = { inquiry_id: inquiry, address_id: other.address, total: 4_600, idempotency_key: randomUUID() };
    expect(await other.ask('createOrder', bought)).toMatchObject({ code: 2 });
  });

  it('are as they were after all that', async () => {
    expect(await owner.read(order)).toMatchObject({ state: 'awaiting_payment', payments: [] });
    const { messages } = await store().good('readInquiry', { id: inquiry }, owner.asking);
    expect(messages).toEqual([]);
  });

  it('is for members: what quotes, orders and takes cards', async () => {
    for (const name of ['quoteOrder', 'createOrder', 'listOrders', 'tokenizeCard'] as const)
      expect(await store().ask(name)).toMatchObject({ code: 5 });
  });
});

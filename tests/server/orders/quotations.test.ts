import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import fc from '../../support/checks/properties.ts';
import type { Inquiry } from '../../../shared/contract/schemas/quotations.ts';
import type { Order } from '../../../shared/contract/schemas/orders.ts';
import { INCOTERMS, type QuotationTerms } from '../../../shared/contract/schemas/commercialDocuments/quotationTerms.ts';
import { anInquiryRequest } from '../../support/builders/anInquiry.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { PRICED, UNPRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const DAY_MS = 24 * 3600_000;

onAnyServer('an answered quotation', (store, database) => {
  let ana: Buyer;
  let id = 0;
  const desk = () => store().services.staffQuotations;
  const read = (): Promise<Inquiry> => store().good('readInquiry', { id }, ana.asking);
  const change = (name: 'acceptInquiry' | 'declineInquiry' | 'repeatInquiry', over = {}) =>
    ana.ask(name, { id, idempotency_key: randomUUID(), ...over });
  const quote = async (
    price: number | null = 20_000,
    last: number | null = 5_000,
    terms: Partial<QuotationTerms> = {},
  ): Promise<void> => {
    const prices = (await read()).lines.map((line, index) => ({ line_id: line.id, price: index === 0 ? price : last }));
    await desk().quote(id, { prices, terms, validDays: 14, message: 'With pleasure' });
  };
  beforeEach(async () => {
    await database().opened.db.execute(sql`update skus set stock = 1`);
    ana = await Buyer.of(store());
    await ask();
  });
  const ask = async (): Promise<void> => {
    const made = await ana.ask('createInquiry', await anInquiryRequest(store(), UNPRICED.sku, PRICED.sku));
    ({ id } = made.data as Inquiry);
  };

  it('names its prices, how long they hold and who takes care of it', async () => {
    await desk().take(id);
    expect(await read()).toMatchObject({ state: 'in_progress', follower: { name: expect.any(String) } });
    await quote();
    const quoted = await read();
    expect(quoted).toMatchObject({
      state: 'quoted',
      // Freight by the tariff, as nothing else is stated.
      quoted_total: 54_500,
      terms: { freight: 4_500, tax: null, payment_days: 0 },
      actions: ['accept', 'decline', 'write', 'repeat'],
      messages: [{ from: 'store', message: 'With pleasure' }],
    });
    // Fourteen days later, to the end of the day that is named.
    const day = Date.parse(quoted.quoted_at!.slice(0, 10));
    expect(Date.parse(quoted.valid_until!)).toBe(day + 15 * 24 * 3600_000 - 1);
    const [message] = await store().services.messages.list(ana.id, 1, 1);
    expect(message).toMatchObject({ link: { url: `/userCenter/inquiryList/${id}` } });
  });

  it('carries the member’s organisation and own numbers to its order, unless the order names others', async () => {
    const numbers = { purchase_order: 'PO-2026/118', reference: 'Ward 4' };
    const payload = await anInquiryRequest(store(), UNPRICED.sku);
    const contact = { ...(payload['contact'] as object), company: 'Hospital Norte' };
    ({ id } = (await ana.ask('createInquiry', { ...payload, contact, ...numbers })).data as Inquiry);
    expect(await read()).toMatchObject(numbers);
    await ana.ask('updateUserInfo', { id: ana.id, nick_name: 'Ana', company: 'Hospital Sur' });
    await quote();
    await change('acceptInquiry');
    expect((await ana.ask('quoteOrder', { inquiry_id: id })).data).toMatchObject(numbers);
    expect(await ana.buy({ inquiry_id: id }, { purchase_order: 'PO-2026/119' })).toMatchObject({
      ...numbers,
      purchase_order: 'PO-2026/119',
      address: { company: 'Hospital Norte' },
    });
  });

  it('is accepted, and makes one order at its own prices, stock or not', async () => {
    await quote();
    expect(await ana.ask('quoteOrder', { inquiry_id: id })).toMatchObject({ code: 13 });
    expect(await change('acceptInquiry')).toMatchObject({
      data: { state: 'accepted', actions: ['order', 'write', 'repeat'] },
    });
    const orders = await ana.orderTwice({ inquiry_id: id });
    expect(orders.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 13]);
    const { order, actions } = await read();
    expect(actions).toEqual(['write', 'repeat']);
    const made = await ana.read(order!.id);
    expect(made).toMatchObject({ inquiry: { id }, charge: { subtotal: 50_000, total: 54_500 } });
    // Pieces that were not in stock are not put back.
    await ana.change('cancelOrder', order!.id);
    const { rows } = await database().opened.db.execute<{ stock: number }>(sql`select stock from skus`);
    expect(rows.every(({ stock }) => stock === 1)).toBe(true);
  });

  it('takes from the stock what is ordered, as far as it is there, also for two who order at once', async () => {
    const stocks = async () => {
      const { rows } = await database().opened.db.execute<{ stock: number }>(
        sql`select stock from skus where id in (${PRICED.sku}, ${UNPRICED.sku})`,
      );
      return rows.map(({ stock }) => stock);
    };
    // Each order asks for two.
    await database().opened.db.execute(sql`update skus set stock = 3`);
    const agreed: [Buyer, Record<string, unknown>][] = [];
    for (const buyer of [ana, await Buyer.of(store())]) {
      ana = buyer;
      await ask();
      await quote();
      await change('acceptInquiry');
      agreed.push([buyer, { ...(await buyer.agree({ inquiry_id: id })), idempotency_key: randomUUID() }]);
    }
    const made = await Promise.all(agreed.map(([buyer, order]) => buyer.ask('createOrder', order)));
    expect(made.map(({ code }) => code)).toEqual([0, 0]);
    expect(await stocks()).toEqual([0, 0]);
    const back: number[][] = [];
    for (const [index, [buyer]] of agreed.entries()) {
      await buyer.change('cancelOrder', (made[index]!.data as Order).id);
      back.push(await stocks());
    }
    // One order got two, the other the one that was left.
    expect(back[1]).toEqual([3, 3]);
    expect(back[0]!.every((stock) => stock === 1 || stock === 2)).toBe(true);
  });

  it('costs as an order, and as a payment, what was quoted: goods, freight and tax', async () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    const stated = fc.record({
      freight: amount,
      tax: fc.option(amount),
      payment_days: fc.nat(365),
      incoterm: fc.option(fc.constantFrom(...INCOTERMS)),
      place: fc.constantFrom('', 'Madrid'),
      lead_days: fc.option(fc.nat(730)),
    });
    const price = fc.integer({ min: 1, max: 10_000_000 });
    const prices = fc.tuple(price, fc.option(price));
    await fc.assert(
      fc.asyncProperty(stated, prices, async (terms, [first, second]) => {
        await ask();
        await quote(first, second, terms);
        const { quoted_total: total, charge, terms: printed } = await read();
        expect(printed).toEqual(terms);
        expect(total).toBe(2 * (first + (second ?? 0)) + terms.freight + (terms.tax ?? 0));
        expect(charge!.total).toBe(total);
        await change('acceptInquiry');
        const made = await ana.buy({ inquiry_id: id });
        expect(made).toMatchObject({ total, charge, terms });
        const { data } = await ana.transfer(made.id);
        if (total !== 0) expect((data as Order).payments).toMatchObject([{ amount: total }]);
      }),
      { numRuns: 3 },
    );
  });

  it('keeps its order for as many days as the payment may take', async () => {
    await quote(20_000, 5_000, { payment_days: 30 });
    await change('acceptInquiry');
    const { created_at: madeAt, pay_until: until } = await ana.buy({ inquiry_id: id });
    expect(Date.parse(until!)).toBe(Date.parse(madeAt.slice(0, 10)) + 31 * DAY_MS - 1);
  });

  it('is charged with freight by the tariff where it was quoted before terms were stated', async () => {
    await quote();
    await database().opened.db.execute(sql`update inquiries set terms = null where id = ${id}`);
    expect(await read()).toMatchObject({ quoted_total: 50_000, terms: null, charge: null });
    await change('acceptInquiry');
    const made = await ana.buy({ inquiry_id: id });
    expect(made).toMatchObject({ total: 54_500, charge: { shipping: 4_500, tax: 0 }, terms: null });
  });

  it('is accepted at the prices its member has seen, and at no others', async () => {
    await quote();
    const { quoted_at } = await read();
    await quote(30_000);
    expect(await change('acceptInquiry', { quoted_at })).toMatchObject({ code: 13, data: { state: 'quoted' } });
    const { quoted_at: now } = await read();
    expect(await change('acceptInquiry', { quoted_at: now })).toMatchObject({ code: 0, data: { state: 'accepted' } });
  });

  it('leaves out of the order what the store cannot supply', async () => {
    await quote(20_000, null);
    await change('acceptInquiry');
    expect((await ana.quote({ inquiry_id: id })).lines).toHaveLength(1);
  });

  it('cannot be quoted without a price', async () => {
    await expect(quote(null, null)).rejects.toMatchObject({ code: 1 });
    expect(await read()).toMatchObject({ state: 'submitted' });
  });

  it('is declined with a reason, and not accepted after that', async () => {
    await quote();
    expect(await change('declineInquiry', { reason: 'Too dear' })).toMatchObject({
      data: { state: 'declined', messages: [{ from: 'store' }, { from: 'member', message: 'Too dear' }] },
    });
    expect(await change('acceptInquiry')).toMatchObject({ code: 13, data: { state: 'declined' } });
  });

  it('is accepted or declined, not both', async () => {
    await quote();
    const answers = await Promise.all([change('acceptInquiry'), change('declineInquiry')]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 13]);
  });

  it('runs out', async () => {
    await quote();
    await database().opened.db.execute(sql`update inquiries set valid_until = now() - interval '1 s' where id = ${id}`);
    expect(await change('acceptInquiry')).toMatchObject({ code: 13, data: { state: 'expired' } });
    expect(await read()).toMatchObject({ state: 'expired', actions: ['write', 'repeat'] });
  });

  it('sends one message that it has expired, also when nobody opens it', async () => {
    await quote();
    await database().opened.db.execute(sql`update inquiries set valid_until = now() - interval '1 s' where id = ${id}`);
    const { inquiries, messages } = store().services;
    await Promise.all([inquiries.sweep(), inquiries.sweep(), desk().list(1)]);
    const inbox = await messages.list(ana.id, 1, 10);
    expect(inbox.filter(({ en_title }) => en_title?.endsWith('has expired'))).toMatchObject([
      { link: { url: `/userCenter/inquiryList/${id}` } },
    ]);
  });

  it('is deleted with its member, and so is everything else of theirs', async () => {
    await quote();
    await change('acceptInquiry');
    const { id: order } = await ana.buy({ inquiry_id: id });
    await ana.receive(order);
    const { lines } = (await store().good('listReturnable', {}, ana.asking))[0]!;
    const back = { order_id: order, kind: 'return', reason: 'Too large', photos: [], idempotency_key: randomUUID() };
    await ana.ask('createAfterSale', { ...back, lines: [{ line_id: lines[0]!.line_id, quantity: 1 }] });
    const { db } = database().opened;
    await db.execute(sql`delete from members where id = ${ana.id}`);
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns where column_name = 'member_id'`,
    );
    const rows = tables.map(
      ({ name }) => sql`select ${name} as name from ${sql.identifier(name)} where member_id::text = ${ana.id}`,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect((await db.execute(sql.join(rows, sql` union all `))).rows).toEqual([]);
  });

  it('has messages, and can be requested again', async () => {
    const reply = await ana.ask('sendInquiryMessage', { id, message: ' Any news? ', idempotency_key: randomUUID() });
    expect(reply).toMatchObject({ data: { messages: [{ from: 'member', message: 'Any news?' }] } });
    expect(await change('repeatInquiry')).toMatchObject({
      data: { report: [{ outcome: 'added' }, { outcome: 'added' }] },
    });
  });

  it('is shown with its latest messages, up to a limit', async () => {
    await database().opened.db.execute(sql`
      insert into inquiry_messages (inquiry_id, sender, message, created_at)
      select ${id}::integer, 'member', 'No. ' || no, now() from generate_series(1, 600) no`);
    const say = () => ana.ask('sendInquiryMessage', { id, message: 'And now?', idempotency_key: randomUUID() });
    const { messages } = (await say()).data as { messages: { message: string }[] };
    expect(messages).toHaveLength(500);
    expect([messages[0]!.message, messages.at(-1)!.message]).toEqual(['No. 102', 'And now?']);
    const codes: number[] = [];
    for (let time = 0; time < 60; time += 1) codes.push((await say()).code);
    expect([codes.at(-2), codes.at(-1)]).toEqual([0, 11]);
  });
});

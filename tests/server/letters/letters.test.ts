import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoAccount } from '../../../demo/payments/demoPayments.ts';
import { letters } from '../../../server/modules/letters/schema.ts';
import { LANGUAGE_OPTIONS, LANGUAGES } from '../../../shared/text/languages.ts';
import type { AfterSale } from '../../../shared/contract/schemas/returns.ts';
import type { Inquiry } from '../../../shared/contract/schemas/quotations.ts';
import { anInquiryRequest } from '../../support/builders/anInquiry.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { PRICED, UNPRICED, writeSmallCatalogue } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';
import { openStore, type ServerStore } from '../../support/servers/ServerStore.ts';

const STAFF = 'sales@shop.example';
const EVIL = '<img src=x>\r\nYour Medstore team';

onAnyDatabase('letters', (database) => {
  let store: ServerStore;
  let ana: Buyer;
  const db = () => database().opened.db;
  beforeAll(async () => {
    store = await openStore(database(), Date.now, { HOUSE_EMAIL: STAFF });
    await writeSmallCatalogue(db());
    await db().execute(sql`update skus set stock = 900`);
  });
  afterAll(() => store.app.close());

  const aBuyer = async (language: keyof typeof LANGUAGE_OPTIONS): Promise<void> => {
    ana = await Buyer.of(store);
    await ana.ask('changeLanguage', { language_code: LANGUAGE_OPTIONS[language].iso });
  };
  /** The letters about this member, oldest first; those to staff apart. */
  const written = async () => {
    const rows = await db()
      .select()
      .from(letters)
      .where(sql`member_id = ${ana.id}`)
      .orderBy(letters.id);
    return {
      own: rows.filter(({ recipient }) => recipient !== STAFF),
      staff: rows.filter(({ recipient }) => recipient === STAFF),
    };
  };
  const emailOf = async () => (await written()).own[0]!.recipient;
  const request = async (): Promise<Inquiry> => {
    const payload = {
      ...(await anInquiryRequest(store, UNPRICED.sku, PRICED.sku)),
      message: EVIL,
      purchase_order: 'PO-118',
    };
    return (await ana.ask('createInquiry', payload)).data as Inquiry;
  };
  const aReturn = async (order: number): Promise<AfterSale> => {
    const { rows } = await db().execute<{ id: number }>(sql`select id from order_lines where order_id = ${order}`);
    const lines = [{ line_id: rows[0]!.id, quantity: 1 }];
    const input = { order_id: order, kind: 'return', reason: EVIL, lines, photos: [], idempotency_key: randomUUID() };
    return (await ana.ask('createAfterSale', input)).data as AfterSale;
  };

  it.each(LANGUAGES)('come at each step of a purchase, in the member’s language: %s', async (language) => {
    await aBuyer(language);
    const { staffQuotations, staffOrders, orderFulfilment, staffReturns } = store.services;
    const inquiry = await request();
    const prices = inquiry.lines.map(({ id }) => ({ line_id: id, price: 20_000 }));
    await staffQuotations.quote(inquiry.id, { prices, validDays: 14, message: '' });
    await staffQuotations.write(inquiry.id, EVIL);
    const order = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 2 }] });
    await ana.transfer(order.id);
    await staffOrders.markPaid(order.code, 'marta');
    for (const _step of [1, 2, 3, 4]) await orderFulfilment.advance(order.id);
    const back = await aReturn(order.id);
    for (const state of ['approved', 'received', 'done'] as const) await staffReturns.settle(back.id, state, 'Gladly');
    const other = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    await ana.payByCard(other.id);
    await ana.change('cancelOrder', other.id);

    const { own, staff } = await written();
    expect(own.map(({ kind }) => kind)).toEqual([
      'confirmEmail',
      'quotationReceived',
      'quotationQuoted',
      'quotationMessage',
      'orderReceived',
      'transferAwaited',
      'orderPaid',
      'orderShipped',
      'returnRequested',
      'returnApproved',
      'returnReceived',
      'returnDone',
      'orderReceived',
      'orderPaid',
      'orderCancelled',
      'refundSent',
    ]);
    expect(staff.map(({ kind }) => kind)).toEqual(['staffRequest', 'staffTransfer', 'staffReturn']);
    const shown = (await store.letters(await emailOf())).join('\n');
    for (const code of [inquiry.code, order.code, other.code, 'PO-118']) expect(shown).toContain(code);
    expect(shown).not.toMatch(/\{\{|undefined|\[object|<img src=x>/);
  });

  it('say what to pay and how, where the parcel is, and what comes back', async () => {
    await aBuyer('en');
    const order = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 2 }] });
    const { bank } = order.seller;
    const newest = async () => (await store.letters(await emailOf()))[0]!;
    const placed = await newest();
    const total = (order.charge.total / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
    for (const part of [bank!.iban, bank!.bic, bank!.beneficiary, total, `Payment reference: ${order.code}`])
      expect(placed).toContain(part);
    expect(placed).not.toContain('Correspondent');
    const paying = (await ana.transfer(order.id)).data as typeof order;
    expect(await newest()).toContain(`Payment reference: ${paying.payments[0]!.reference}`);
    await store.services.staffOrders.markPaid(order.code, 'marta');
    for (const _step of [1, 2, 3]) await store.services.orderFulfilment.advance(order.id);
    const { logistics_number: parcel } = await ana.read(order.id);
    expect(await newest()).toContain(`Tracking number: ${parcel}`);
    expect(await newest()).toContain(`/order/tracking?number=${parcel}`);

    const paid = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 2 }] });
    await ana.payByCard(paid.id);
    await ana.change('cancelOrder', paid.id);
    const [sent, cancelled] = await store.letters(await emailOf());
    expect(cancelled).toContain(`We refund the $${total}`);
    expect(sent).toMatch(/sent \$[\d,.]+ back to the card/);
    expect(sent).toContain('Card: Visa •••• 4242');
    const unpaid = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    await ana.change('cancelOrder', unpaid.id);
    expect(await newest()).toContain(unpaid.code);
    expect(await newest()).not.toContain('We refund');
  });

  it('tell staff who asks for what, and lead its answer to them; their words stay theirs', async () => {
    await aBuyer('en');
    const inquiry = await request();
    const [row] = (await written()).staff;
    expect(row).toMatchObject({ subject: `New request ${inquiry.code}`, replyTo: inquiry.contact.email });
    const [letter] = await store.letters(STAFF);
    for (const part of [inquiry.contact.nick_name, inquiry.contact.email, inquiry.contact.mobile])
      expect(letter).toContain(part);
    expect(letter).toMatch(/^&gt; Your Medstore team$/m);
    expect(letter).not.toContain('<img');
  });

  it('name what is asked for as written, to staff and to who asked', async () => {
    await aBuyer('en');
    const free_lines = [{ text: 'Bracket AB-7', quantity: 12 }];
    await ana.ask('createInquiry', { ...(await anInquiryRequest(store)), lines: [], free_lines });
    for (const address of [STAFF, await emailOf()]) {
      const [letter] = await store.letters(address);
      expect(letter).toContain('Bracket AB-7');
      expect(letter).toContain('Quantity: 12');
    }
  });

  it('tell staff of money that it has to send back, and that the provider could not', async () => {
    await aBuyer('en');
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { staffOrders, staffRefunds } = store.services;
    const order = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    await staffOrders.markPaid(order.code, 'marta');
    await ana.change('cancelOrder', order.id);
    expect((await store.letters(STAFF))[0]).toContain(`npm run staff -- refund ${order.code} sent`);
    await staffRefunds.markSent(order.code, 'marta');
    expect((await store.letters(await emailOf()))[0]).toContain('to your account by bank transfer');

    const other = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    await ana.payByCard(other.id);
    await staffRefunds.refund(other.code, { amount: 500, key: 'a' }, 'marta');
    const { id } = demoAccount().sessions.at(-1)!;
    demoAccount().failRefund(id);
    for (const _time of [1, 2]) await demoAccount().sendEvent('refund.failed', id);
    expect((await store.letters(STAFF))[0]).toContain(`npm run staff -- refund ${other.code} again`);
    const { staff } = await written();
    expect(staff.map(({ kind }) => kind)).toEqual(['staffRefundDue', 'staffRefundFailed']);
    vi.restoreAllMocks();
  });

  it('remind of a quotation once, in the last day of its prices', async () => {
    await aBuyer('en');
    const { id, code, lines } = await request();
    const prices = lines.map((line) => ({ line_id: line.id, price: 20_000 }));
    const { staffQuotations, quotationReminders } = store.services;
    await staffQuotations.quote(id, { prices, validDays: 14, message: '' });
    const reminders = async () => (await written()).own.filter(({ kind }) => kind === 'quotationExpiring');
    await quotationReminders.sweep();
    expect(await reminders()).toEqual([]);
    await db().execute(
      sql`update inquiries set quoted_at = now() - interval '13 days', valid_until = now() + interval '20 hours' where id = ${id}`,
    );
    await Promise.all([quotationReminders.sweep(), quotationReminders.sweep()]);
    await quotationReminders.sweep();
    expect(await reminders()).toMatchObject([{ subject: `Quotation ${code} expires soon` }]);
  });

  it('tell a member of an answer in the chat that they have not read, and staff of a question', async () => {
    await aBuyer('en');
    const { chats, chatReminders } = store.services;
    const { id } = await chats.open({ memberId: ana.id }, 'en');
    const say = (from: 'visitor' | 'staff', text: string, minutes: number) =>
      chats.addMessage(id, { key: randomUUID(), from, text }, new Date(Date.now() - minutes * 60_000));
    const kinds = async () => {
      await chatReminders.sweep();
      const { own, staff } = await written();
      return [...own, ...staff].map(({ kind }) => kind).filter((kind) => /chat/i.test(kind));
    };
    await say('visitor', 'Is it in stock?', 1);
    expect(await kinds()).toEqual([]);
    await say('visitor', EVIL, 6);
    expect(await kinds()).toEqual(['staffChat']);
    const answer = await say('staff', 'Yes, it is', 6);
    expect(await kinds()).toEqual(['chatAnswer', 'staffChat']);
    expect((await store.letters(await emailOf()))[0]).toContain('Yes, it is');
    const [toStaff] = await store.letters(STAFF);
    expect(toStaff).toMatch(/^&gt; Your Medstore team/m);
    expect(toStaff).toContain('Dr. Ana Ruiz');
    expect(toStaff).toContain(await emailOf());
    await chats.mark(id, 'visitor', 'read', answer.id);
    await say('staff', 'Old news', 60 * 48);
    expect(await kinds()).toEqual(['chatAnswer', 'staffChat']);
  });

  it('tell staff of a guest in the chat, and of details that were left', async () => {
    const { chats, chatReminders } = store.services;
    const { id } = await chats.open({ visitorId: randomUUID() }, 'ru');
    const words = `Is there anybody? ${id}`;
    await chats.addMessage(id, { key: randomUUID(), from: 'visitor', text: words }, new Date(Date.now() - 400_000));
    await chatReminders.sweep();
    expect((await store.letters(STAFF))[0]).toContain(words);
    const form = { nick_name: 'Bo', email: 'bo@clinic.example', country: 134, mobile: '612 34 56 78' };
    const { results } = await store.good('selectCountry', {});
    const sent = { ...form, country: results.find(({ iso }) => iso === 'ES')!.id, idempotency_key: randomUUID() };
    for (const _time of [1, 2]) await store.good('registerContact', sent);
    const staffLetters = (await store.letters(STAFF)).filter((letter) => letter.includes('bo@clinic.example'));
    expect(staffLetters).toHaveLength(1);
    expect(staffLetters[0]).toContain('612 34 56 78');
    expect(staffLetters[0]).toContain('Country: Spain');
  });

  it('are not written for a transaction that was rolled back', async () => {
    await aBuyer('en');
    const order = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    const before = (await written()).own.length;
    const undone = db().transaction(async (tx) => {
      const about = { key: 'order_paid', about: order.id } as const;
      await store.services.letteredMessages.write(tx, ana.id, about);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await written()).own).toHaveLength(before);
  });
});

onAnyDatabase('a store without letters', (database) => {
  it('writes none, does everything else, and refuses to send a code', async () => {
    const store = await openStore(database(), Date.now, { NODE_ENV: 'production', MAIL: 'off', HOUSE_EMAIL: STAFF });
    await writeSmallCatalogue(database().opened.db);
    const ana = await Buyer.of(store);
    const order = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    await store.services.staffOrders.markPaid(order.code, 'marta');
    expect(await store.ask('requestPasswordCode', { email: 'ana@clinic.example' })).toMatchObject({ code: 6 });
    for (const one of ['chatReminders', 'quotationReminders'] as const) await store.services[one].sweep();
    expect(await database().opened.db.$count(letters)).toBe(0);
    expect(await store.good('readConfig', {})).toMatchObject({ letters: false });
    await store.app.close();
  });
});

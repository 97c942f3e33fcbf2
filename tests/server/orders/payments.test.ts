import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccount } from '../../../demo/payments/demoPayments.ts';
import type { DemoEvent } from '../../../demo/payments/DemoStripe.ts';
import type { DemoSession } from '../../../demo/payments/stripeReplies.ts';
import { ProviderUnavailable } from '../../../server/modules/payments/PaymentProvider.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer, openStore, type ServerStore } from '../../support/servers/ServerStore.ts';

const stripe = demoAccount();
const event = (page: DemoSession, name: DemoEvent = 'checkout.session.completed') => stripe.sendEvent(name, page.id);

onAnyServer('a payment', (store, database) => {
  const db = () => database().opened.db;
  let ana: Buyer;
  let id = 0;
  beforeEach(async () => {
    vi.restoreAllMocks();
    const placed = await Buyer.withOrder(store(), { stock: 4, quantity: 1 });
    ana = placed.ana;
    id = placed.order.id;
  });
  const read = () => ana.read(id);
  const payments = async () => (await read()).payments.map(({ method, state }) => `${method} ${state}`);
  const capturedOf = ({ charge }: DemoSession): number => (charge ? charge.amount - charge.refunded : 0);
  const total = async (): Promise<number> => (await read()).charge.total;
  const titles = async () => (await store().services.messages.list(ana.id, 1, 9)).map(({ en_title }) => en_title);
  /** The provider was not asked a moment ago. */
  const later = () => db().execute(sql`update payments set checked_at = now() - interval '1 minute'`);

  it('asks the provider for the order’s total, and makes the order paid when it says so', async () => {
    const page = await ana.page(id);
    expect(page).toMatchObject({ amount: await total(), currency: 'usd', title: `Order ${(await read()).code}` });
    expect(await read()).toMatchObject({
      state: 'awaiting_payment',
      payments: [{ state: 'pending', card_last4: null }],
    });
    stripe.pay(page.id);
    await event(page);
    expect(await read()).toMatchObject({
      state: 'paid',
      is_paid: true,
      payments: [{ state: 'succeeded', card_brand: 'Visa', card_last4: '4242', method: 'card', page_path: null }],
    });
  });

  it('is detected although its event is late or lost: when the order is read, or by the job', async () => {
    const page = await ana.page(id);
    await read();
    stripe.pay(page.id);
    // Asked a moment ago.
    expect(await read()).toMatchObject({ state: 'awaiting_payment' });
    await later();
    expect(await read()).toMatchObject({ state: 'paid' });

    const other = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    const second = await ana.page(other.id);
    stripe.pay(second.id);
    await db().execute(sql`update payments set created_at = now() - interval '6 minutes' where order_id = ${other.id}`);
    await store().services.paymentPages.sweep();
    const { rows } = await db().execute<{ state: string }>(sql`select state from orders where id = ${other.id}`);
    expect(rows).toEqual([{ state: 'paid' }]);
  });

  it('opens a new page with each press, and closes the one before', async () => {
    const first = await ana.page(id);
    const second = await ana.page(id);
    expect(first.id).not.toBe(second.id);
    expect(stripe.pay(first.id)).toBe(false);
    expect(await payments()).toEqual(['card pending', 'card abandoned']);
  });

  it('takes no money again for an order that was paid on the page before, whose event is on its way', async () => {
    const first = await ana.page(id);
    stripe.pay(first.id);
    expect(await ana.openPage(id)).toMatchObject({ code: 13, data: { state: 'paid' } });
    expect(await payments()).toEqual(['card succeeded']);
  });

  it('opened in two tabs at once, on two instances, is one open page', async () => {
    const others = await openStore(database());
    const ask = (there: ServerStore) =>
      there.ask('payOrder', { id, method: 'card', idempotency_key: randomUUID() }, ana.asking);
    await Promise.all([ask(store()), ask(others), ask(store())]);
    const { rows } = await db().execute<{ key: string }>(sql`select key from payments where order_id = ${id}`);
    const open = stripe.sessions.filter(({ key, status }) => rows.some((row) => row.key === key) && status === 'open');
    expect(open.length).toBeLessThanOrEqual(1);
    expect((await payments()).filter((one) => one === 'card pending')).toHaveLength(open.length);
    await others.app.close();
  });

  it('counts once, though its event comes twice at once and to two instances', async () => {
    const others = await openStore(database());
    const page = await ana.page(id);
    stripe.pay(page.id);
    await Promise.all([event(page), event(page)]);
    expect(await read()).toMatchObject({ state: 'paid' });
    expect((await titles()).filter((title) => title?.endsWith(' is paid'))).toHaveLength(1);
    expect(capturedOf(page)).toBe(await total());
    await others.app.close();
  });

  it('counts though its event is there before the answer that opened the page is stored', async () => {
    const open = store().provider.open.bind(store().provider);
    vi.spyOn(store().provider, 'open').mockImplementationOnce(async (request) => {
      const checkout = await open(request);
      stripe.pay(checkout.id);
      await stripe.sendEvent('checkout.session.completed', checkout.id);
      return checkout;
    });
    await ana.openPage(id);
    expect(await read()).toMatchObject({ state: 'paid', payments: [{ state: 'succeeded' }] });
  });

  it.each([
    ['does not answer', new ProviderUnavailable(), /not responding/],
    ['dies', new Error('gone'), /./],
  ])(
    'that could not be opened, because the provider %s, charges nothing and can be tried again',
    async (_why, error, text) => {
      vi.spyOn(store().provider, 'open').mockRejectedValueOnce(error);
      const answer = await ana.openPage(id);
      expect(answer.code).not.toBe(0);
      expect(answer.msg).toMatch(text);
      expect(await payments()).toEqual(['card failed']);
      expect(await ana.payByCard(id)).toMatchObject({ state: 'paid' });
    },
  );

  it('says in the member’s language that the provider does not take it', async () => {
    await db().execute(sql`update orders set total = 10 where id = ${id}`);
    const asking = { ...ana.asking, language: 'es-es' };
    const answer = await store().ask('payOrder', { id, method: 'card', idempotency_key: randomUUID() }, asking);
    expect(answer).toMatchObject({ code: 13, data: { reason: 'provider_refused' } });
    expect(answer.msg).toMatch(/^El proveedor de pagos no admite este pago/);
  });

  it('whose page has expired leaves the order open, and a new page pays', async () => {
    const page = await ana.page(id);
    stripe.expire(page.id);
    await event(page, 'checkout.session.expired');
    expect(await read()).toMatchObject({
      state: 'awaiting_payment',
      payments: [{ state: 'expired', page_path: null }],
    });
    expect(await ana.payByCard(id)).toMatchObject({ state: 'paid' });
  });

  it('of another amount than asked goes back, and the order stays open', async () => {
    const page = await ana.page(id);
    stripe.pay(page.id, page.amount - 100);
    await event(page);
    expect(await read()).toMatchObject({
      state: 'awaiting_payment',
      payments: [{ state: 'refunded', amount: page.amount - 100, refunded: page.amount - 100 }],
    });
    expect(capturedOf(page)).toBe(0);
    expect(await titles()).toContain(`Your payment for order ${(await read()).code} was refunded`);
  });

  it('that arrives for a cancelled order goes back', async () => {
    const page = await ana.page(id);
    vi.spyOn(store().provider, 'expire').mockImplementationOnce(async (checkoutId) => {
      const closed = await store().provider.find(checkoutId);
      return { ...closed!, state: 'expired' };
    });
    await ana.change('cancelOrder', id);
    stripe.pay(page.id);
    await event(page);
    await event(page);
    expect(await read()).toMatchObject({ state: 'cancelled', payments: [{ state: 'refunded' }] });
    expect(capturedOf(page)).toBe(0);
  });

  it('by transfer is awaited under one reference, and pays when it arrives', async () => {
    await ana.transfer(id);
    expect(await ana.transfer(id)).toMatchObject({
      data: { state: 'awaiting_payment', payments: [{ method: 'bank_transfer', state: 'pending' }] },
    });
    await store().services.orderFulfilment.advance(id);
    expect(await ana.read(id)).toMatchObject({ state: 'paid', payments: [{ state: 'succeeded' }] });
  });

  it('by card after an announced transfer pays, and the transfer is called off', async () => {
    await ana.transfer(id);
    await ana.payByCard(id);
    expect(await payments()).toEqual(['card succeeded', 'bank_transfer abandoned']);
    await expect(store().services.paymentService.transferArrived(id)).rejects.toMatchObject({ code: 13 });
  });

  it('goes back when the paid order is cancelled, and no more once it is being prepared', async () => {
    await ana.payByCard(id);
    const [page] = stripe.sessions.slice(-1);
    expect(await ana.change('cancelOrder', id)).toMatchObject({
      data: { state: 'cancelled', payments: [{ state: 'refunded' }] },
    });
    expect(capturedOf(page!)).toBe(0);
    const next = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    await ana.payByCard(next.id);
    await store().services.orderFulfilment.advance(next.id);
    expect(await ana.change('cancelOrder', next.id)).toMatchObject({ code: 13 });
  });

  it('is refunded once, although the provider did not answer, or the process died', async () => {
    const { provider, services } = store();
    await ana.payByCard(id);
    const [page] = stripe.sessions.slice(-1);
    const refund = provider.refund.bind(provider);
    vi.spyOn(provider, 'refund').mockImplementationOnce(async (request) => {
      await refund(request);
      throw new ProviderUnavailable();
    });
    expect(await ana.change('cancelOrder', id)).toMatchObject({ code: 0, data: { state: 'cancelled' } });
    await Promise.all([services.refunds.sweep(), services.refunds.sweep()]);
    expect(page!.charge).toMatchObject({ refunded: page!.amount });
    expect(await read()).toMatchObject({ payments: [{ state: 'refunded', refunded: page!.amount }] });
  });

  it('that was sent back by the provider’s dashboard says so, in part and whole', async () => {
    await ana.payByCard(id);
    const [page] = stripe.sessions.slice(-1);
    stripe.refund(page!.id, 100);
    await event(page!, 'charge.refunded');
    expect(await read()).toMatchObject({ state: 'paid', payments: [{ state: 'succeeded', refunded: 100 }] });
    stripe.refund(page!.id, page!.amount);
    await event(page!, 'charge.refunded');
    expect(await read()).toMatchObject({ payments: [{ state: 'refunded', refunded: page!.amount }] });
  });

  it('that its holder disputes is told to staff once, whatever comes first, and is not sent back as well', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    const page = await ana.page(id);
    stripe.pay(page.id);
    stripe.dispute(page.id, 'needs_response');
    await event(page, 'charge.dispute.created');
    await event(page);
    await event(page, 'charge.dispute.created');
    expect(await read()).toMatchObject({ state: 'paid' });
    expect(lines.filter((line) => /is disputed by its holder: open/.test(line))).toHaveLength(1);
    await ana.change('cancelOrder', id);
    expect(capturedOf(page)).toBe(page.amount);
    expect(lines.filter((line) => /^Refund \d+ of order \S+ failed: /.test(line))).toHaveLength(1);
    stripe.dispute(page.id, 'won');
    await event(page, 'charge.dispute.closed');
    expect(lines.some((line) => /disputed by its holder: won/.test(line))).toBe(true);
  });

  it('that arrives while its order is cancelled either pays the order or is refunded', async () => {
    const page = await ana.page(id);
    await Promise.all([ana.change('cancelOrder', id), (async () => stripe.pay(page.id) && event(page))()]);
    await event(page);
    const { state } = await read();
    expect(capturedOf(page)).toBe(state === 'paid' ? page.amount : 0);
    expect(['paid', 'cancelled']).toContain(state);
  });

  describe('whose time is over', () => {
    const sweep = (): Promise<void> => store().services.paymentService.sweep();
    const runOut = (orderId = id) =>
      db().execute(sql`update orders set pay_until = now() - interval '1 minute' where id = ${orderId}`);

    it('keeps its order where it was paid and no event came', async () => {
      const page = await ana.page(id);
      stripe.pay(page.id);
      await runOut();
      await sweep();
      expect(await read()).toMatchObject({ state: 'paid', payments: [{ state: 'succeeded' }] });
      expect(capturedOf(page)).toBe(page.amount);
    });

    it('closes the page with the order', async () => {
      const page = await ana.page(id);
      await runOut();
      await sweep();
      expect(await read()).toMatchObject({ state: 'cancelled', payments: [{ state: 'abandoned' }] });
      expect(stripe.pay(page.id)).toBe(false);
    });

    it('does not keep other orders open when the provider cannot be asked about one', async () => {
      const other = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
      await ana.page(id);
      await runOut();
      await runOut(other.id);
      vi.spyOn(store().provider, 'expire').mockRejectedValueOnce(new ProviderUnavailable());
      await expect(sweep()).rejects.toThrow('1 of 2');
      expect(await ana.read(other.id)).toMatchObject({ state: 'cancelled' });
      await sweep();
      expect(await read()).toMatchObject({ state: 'cancelled' });
    });
  });
});

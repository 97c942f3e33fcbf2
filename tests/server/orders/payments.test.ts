import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_CARDS } from '../../../shared/checkout/cards.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { PRICED } from '../../support/fixtures/serverCatalogue.ts';
import { onAnyServer, openStore } from '../../support/servers/ServerStore.ts';

onAnyServer('a payment', (store, database) => {
  const db = () => database().opened.db;
  let ana: Buyer;
  let id = 0;
  beforeEach(async () => {
    await db().execute(sql`update skus set stock = 4`);
    ana = await Buyer.of(store());
    ({ id } = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] }));
  });

  /** The charges that the provider holds for the order. */
  const taken = async (): Promise<string[]> => {
    const { rows } = await db().execute<{ state: string }>(
      sql`select c.state from test_charges c join payments p on p.id = c.payment_id where p.order_id = ${id} order by p.id`,
    );
    return rows.map(({ state }) => state);
  };
  const captured = async (): Promise<number> => (await taken()).filter((state) => state === 'captured').length;

  it('by a card that pays makes the order paid', async () => {
    expect(await ana.payByCard(id, 'pays')).toMatchObject({
      code: 0,
      data: {
        state: 'paid',
        is_paid: true,
        payments: [{ state: 'succeeded', card_brand: 'Visa', card_last4: '4242', method: 'card' }],
      },
    });
    expect(await captured()).toBe(1);
  });

  it('that is declined leaves the order open, and another card pays', async () => {
    expect(await ana.payByCard(id, 'declined')).toMatchObject({
      code: 0,
      data: { state: 'awaiting_payment', actions: ['pay', 'cancel', 'reorder'], payments: [{ state: 'declined' }] },
    });
    expect(await ana.payByCard(id, 'pays')).toMatchObject({ data: { state: 'paid' } });
  });

  it('sent twice at once takes the money once', async () => {
    const others = await openStore(database());
    const tokens = [await ana.token('pays'), await ana.token('pays')];
    const answers = await Promise.all(
      tokens.map((card_token, index) =>
        [store(), others][index]!.ask(
          'payOrder',
          { id, method: 'card', card_token, idempotency_key: randomUUID() },
          ana.asking,
        ),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 13]);
    expect(await captured()).toBe(1);
    expect(await ana.read(id)).toMatchObject({ state: 'paid' });
    expect(await ana.payByCard(id, 'pays')).toMatchObject({ code: 13, data: { state: 'paid' } });
    expect(await captured()).toBe(1);
  });

  it('without a reply is looked up at the provider, and counts when it was charged', async () => {
    expect(await ana.payByCard(id, 'silentButPays')).toMatchObject({ data: { payments: [{ state: 'unknown' }] } });
    expect(await ana.read(id)).toMatchObject({ state: 'paid', payments: [{ state: 'succeeded' }] });
    expect(await captured()).toBe(1);
  });

  it('without a reply is over when it was not charged, and another pays', async () => {
    expect(await ana.payByCard(id, 'silent')).toMatchObject({ data: { payments: [{ state: 'unknown' }] } });
    expect(await ana.read(id)).toMatchObject({ state: 'awaiting_payment', payments: [{ state: 'failed' }] });
    expect(await ana.payByCard(id, 'pays')).toMatchObject({ data: { state: 'paid' } });
    expect(await captured()).toBe(1);
  });

  it('is not charged again after an unanswered one that had been charged', async () => {
    await ana.payByCard(id, 'silentButPays');
    expect(await ana.payByCard(id, 'pays')).toMatchObject({ code: 13, data: { state: 'paid' } });
    expect(await captured()).toBe(1);
  });

  it('waits for the card holder, and is settled by what they tell their bank', async () => {
    const { data } = await ana.payByCard(id, 'challenged');
    const [payment] = (data as Awaited<ReturnType<Buyer['read']>>).payments;
    expect(payment).toMatchObject({ state: 'challenge' });
    const answer = (approved: boolean) =>
      ana.ask('answerChallenge', { id, payment_id: payment!.id, approved, idempotency_key: randomUUID() });
    expect(await answer(true)).toMatchObject({ data: { state: 'paid' } });
    expect(await answer(true)).toMatchObject({ code: 13 });
    expect(await captured()).toBe(1);
  });

  it('whose window was closed can be left: another card pays, and the first comes to nothing', async () => {
    const { data } = await ana.payByCard(id, 'challenged');
    const [first] = (data as Awaited<ReturnType<Buyer['read']>>).payments;
    expect(await ana.payByCard(id, 'pays')).toMatchObject({
      data: { state: 'paid', payments: [{ state: 'succeeded' }, { state: 'abandoned' }] },
    });
    const late = { id, payment_id: first!.id, approved: true, idempotency_key: randomUUID() };
    expect(await ana.ask('answerChallenge', late)).toMatchObject({ code: 13 });
    expect(await taken()).toEqual(['voided', 'captured']);
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
    expect(await ana.payByCard(id, 'pays')).toMatchObject({
      data: { state: 'paid', payments: [{ state: 'succeeded' }, { state: 'abandoned' }] },
    });
    await expect(store().services.paymentService.transferArrived(id)).rejects.toMatchObject({ code: 13 });
  });

  it('goes back when the paid order is cancelled, and no more once it is being prepared', async () => {
    await ana.payByCard(id, 'pays');
    expect(await ana.change('cancelOrder', id)).toMatchObject({
      data: { state: 'cancelled', payments: [{ state: 'refunded' }] },
    });
    expect(await taken()).toEqual(['refunded']);
    const next = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    await ana.payByCard(next.id, 'pays');
    await store().services.orderFulfilment.advance(next.id);
    expect(await ana.change('cancelOrder', next.id)).toMatchObject({ code: 13 });
  });

  it('is refunded although the process that was to refund it died', async () => {
    const { provider, services } = store();
    const { paymentService } = services;
    await ana.payByCard(id, 'pays');
    vi.spyOn(provider, 'refund').mockRejectedValueOnce(new Error('the process is gone'));
    expect(await ana.change('cancelOrder', id)).toMatchObject({ code: 99 });
    expect(await taken()).toEqual(['captured']);
    await paymentService.sweep();
    expect(await taken()).toEqual(['refunded']);
    expect(await ana.read(id)).toMatchObject({ state: 'cancelled', payments: [{ state: 'refunded' }] });
  });

  it('and the cancelling of its order at once end in one of the two, with the money where it belongs', async () => {
    await Promise.all([ana.payByCard(id, 'pays'), ana.change('cancelOrder', id)]);
    const { state } = await ana.read(id);
    expect(await captured()).toBe(state === 'paid' ? 1 : 0);
    expect(['paid', 'cancelled']).toContain(state);
  });

  it('whose process died in the middle is found out about', async () => {
    await ana.payByCard(id, 'silentButPays');
    await db().execute(
      sql`update payments set state = 'pending', created_at = now() - interval '2 minutes' where order_id = ${id}`,
    );
    expect(await ana.read(id)).toMatchObject({ state: 'paid' });
  });

  describe('whose time is over', () => {
    const sweep = (): Promise<void> => store().services.paymentService.sweep();
    const runOut = (orderId = id) =>
      db().execute(sql`update orders set pay_until = now() - interval '1 minute' where id = ${orderId}`);

    it('keeps its order where the card was charged without a reply', async () => {
      await ana.payByCard(id, 'silentButPays');
      await runOut();
      await sweep();
      expect(await ana.read(id)).toMatchObject({ state: 'paid', payments: [{ state: 'succeeded' }] });
      expect(await taken()).toEqual(['captured']);
    });

    it('keeps its order where the money comes while it is about to be given up', async () => {
      const { provider, services } = store();
      const { paymentService } = services;
      await ana.payByCard(id, 'silent');
      await runOut();
      vi.spyOn(provider, 'void').mockImplementationOnce(async () => {
        await ana.transfer(id);
        await paymentService.transferArrived(id);
        return 'voided';
      });
      await sweep();
      expect(await ana.read(id)).toMatchObject({ state: 'paid' });
    });

    it('is no reason to keep the others, where one cannot be given up', async () => {
      const other = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
      await ana.payByCard(id, 'silent');
      await runOut();
      await runOut(other.id);
      vi.spyOn(store().provider, 'void').mockRejectedValueOnce(new Error('the provider is away'));
      await expect(sweep()).rejects.toThrow('1 of 2');
      expect(await ana.read(other.id)).toMatchObject({ state: 'cancelled' });
      await sweep();
      expect(await ana.read(id)).toMatchObject({ state: 'cancelled' });
    });
  });

  it('keeps no number of a card anywhere', async () => {
    await ana.payByCard(id, 'pays');
    for (const table of ['payments', 'test_cards', 'test_charges', 'idempotent_replies']) {
      const { rows } = await db().execute(sql.raw(`select * from ${table}`));
      expect(JSON.stringify(rows)).not.toContain(TEST_CARDS.pays.slice(0, 12));
    }
  });

  it.each([
    [{ number: '4242424242424241' }, 'number'],
    [{ number: '4242 4242' }, 'number'],
    [{ expiry_year: 2020 }, 'expiry_month'],
    [{ security_code: '12' }, 'security_code'],
    [{ holder: ' ' }, 'holder'],
  ])('takes no card like %o', async (over, field) => {
    const card = { number: TEST_CARDS.pays, expiry_month: 1, expiry_year: 2099, security_code: '123', holder: 'A' };
    const answer = await ana.ask('tokenizeCard', { ...card, ...over, idempotency_key: randomUUID() });
    expect(answer).toMatchObject({ code: 1 });
    expect(answer.data).toHaveProperty(['errors', field]);
  });

  it('wants a card of its own member', async () => {
    const ben = await Buyer.of(store());
    const payment = { id, method: 'card', card_token: await ben.token('pays'), idempotency_key: randomUUID() };
    expect(await ana.ask('payOrder', payment)).toMatchObject({ code: 1 });
    expect(await captured()).toBe(0);
  });
});

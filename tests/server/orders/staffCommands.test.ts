import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccount } from '../../../demo/payments/demoPayments.ts';
import type { DemoSession } from '../../../demo/payments/stripeReplies.ts';
import type { Order } from '../../../shared/contract/schemas/orders.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { letterKinds, runTyped, staffActs } from '../../support/drivers/staffCommands.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const stripe = demoAccount();

onAnyServer('the list for the staff', (store, database) => {
  it('names who waits in the chat by company, else by name, else as a guest, the longest wait first', async () => {
    const { chats } = store().services;
    const [clinic, ana] = [await store().member(), await store().member()];
    await database().opened.db.execute(sql`update members set company = 'Clinica Sol' where id = ${clinic.user_id}`);
    const ask = async (who: Parameters<typeof chats.open>[0], minutes: number, texts: string[]) => {
      const { id } = await chats.open(who, 'en');
      for (const text of texts)
        await chats.addMessage(
          id,
          { key: randomUUID(), from: 'visitor', text },
          new Date(Date.now() - minutes * 60_000),
        );
      return id;
    };
    await ask({ memberId: ana.user_id }, 20, ['Hello?']);
    await ask({ memberId: clinic.user_id }, 30, ['Is it in stock?', 'And by Friday?']);
    await ask({ visitorId: randomUUID() }, 10, ['Hi']);
    const read = await ask({ visitorId: randomUUID() }, 40, ['Thanks']);
    await database().opened.db.execute(
      sql`update conversations set staff_read = (select max(id) from chat_messages) where id = ${read}`,
    );
    const { line } = await runTyped(store().services, 'list');
    const [, part = ''] = line.split('Unread chats\n');
    expect(part.split('\n').map((row) => row.trim().split(/ {2,}/).slice(0, 2))).toEqual([
      ['Clinica Sol', '2 messages'],
      ['Dr. Ana Ruiz', 'one message'],
      ['a guest', 'one message'],
    ]);
  });
});

onAnyServer('staff', (store, database) => {
  const db = () => database().opened.db;
  let ana: Buyer;
  let order: Order;
  const staff = (words: string) => runTyped(store().services, words);
  const acts = () => staffActs(db(), order.id);
  const letters = () => letterKinds(db(), ana.id);
  const page = (): DemoSession => stripe.sessions.at(-1)!;

  beforeEach(async () => {
    vi.restoreAllMocks();
    ({ ana, order } = await Buyer.withOrder(store(), { stock: 40, quantity: 2 }));
  });

  describe('ship', () => {
    it('an order that is paid, by its carrier’s number, and the member can follow the parcel and confirm it', async () => {
      await ana.payByCard(order.id);
      const number = `JJD ${order.id} 0099`;
      expect(await staff(`ship ${order.code} "DHL Express" "${number}" --by Lena`)).toEqual({
        isDone: true,
        line: `${order.code} is on its way with DHL Express, tracking number ${number}. Its member has been told.`,
      });
      const shipped = await ana.read(order.id);
      expect(shipped).toMatchObject({ state: 'in_transit', carrier: 'DHL Express', logistics_number: number });
      expect(shipped.timeline.filter(({ at }) => at === null).map(({ state }) => state)).toEqual(['completed']);
      expect(await store().good('trackOrder', { logistics_number: number.replaceAll(' ', '') }, ana.asking)).toMatchObject({ state: 4 }); // prettier-ignore
      expect((await letters()).filter((kind) => kind === 'orderShipped')).toHaveLength(1);
      expect((await acts()).at(-1)).toMatchObject({ actor: 'Lena', act: 'order_shipped', after: { number } });
      expect(await ana.change('confirmOrder', order.id)).toMatchObject({ data: { state: 'completed' } });
    });

    it('an order once when two ship it at once, and the second learns what was recorded', async () => {
      await ana.payByCard(order.id);
      const both = await Promise.all([staff(`ship ${order.code} DHL A${order.id}`), staff(`ship ${order.code} UPS B${order.id}`)]); // prettier-ignore
      expect(both.filter(({ isDone }) => isDone)).toHaveLength(1);
      const { carrier, logistics_number: number } = await ana.read(order.id);
      const line = `Order ${order.code} was shipped before, with ${carrier}, tracking number ${number}.`;
      expect(both.find(({ isDone }) => !isDone)).toEqual({ isDone: false, line });
    });

    it('no order that is not paid, cancelled, or under the number of another member’s parcel', async () => {
      expect(await staff(`ship ${order.code} DHL 1`)).toMatchObject({ line: expect.stringContaining('is not paid') });
      const bo = await Buyer.of(store());
      const other = await bo.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
      await bo.payByCard(other.id);
      await staff(`ship ${other.code} DHL TAKEN-${other.id}`);
      await ana.payByCard(order.id);
      expect(await staff(`ship ${order.code} DHL taken${other.id}`)).toMatchObject({
        isDone: false,
        line: expect.stringMatching(/^Another member's parcel/),
      });
      await staff(`cancel ${order.code}`);
      expect(await staff(`ship ${order.code} DHL 1`)).toMatchObject({ line: expect.stringContaining('is cancelled') });
    });

    it('an order that was being prepared, and record its arrival', async () => {
      await ana.payByCard(order.id);
      await store().services.orderFulfilment.advance(order.id);
      const { logistics_number: before } = await ana.read(order.id);
      expect(await staff(`delivered ${order.code}`)).toMatchObject({ isDone: false });
      await staff(`ship ${order.code} DHL N${order.id}`);
      expect(await store().ask('trackOrder', { logistics_number: before! }, ana.asking)).toMatchObject({ code: 2 });
      expect(await staff(`delivered ${order.code}`)).toMatchObject({ isDone: true });
      expect(await ana.read(order.id)).toMatchObject({ state: 'completed' });
    });
  });

  describe('decide about a return', () => {
    const request = async () => {
      await ana.payByCard(order.id);
      await staff(`ship ${order.code} DHL R${order.id}`);
      const [returnable] = await store().good('listReturnable', {}, ana.asking);
      return store().good(
        'createAfterSale',
        {
          order_id: order.id,
          kind: 'return',
          reason: 'Broken',
          photos: [],
          idempotency_key: randomUUID(),
          lines: [{ line_id: returnable!.lines[0]!.line_id, quantity: 1 }],
        },
        ana.asking,
      );
    };

    it('step by step, with words for the member, and refunds it', async () => {
      const { id } = await request();
      expect((await staff('list')).line).toContain(`return of ${order.code}`);
      await staff(`return ${id} approve --message "Please send it to Madrid"`);
      await staff(`return ${id} received`);
      const { line } = await staff(`return ${id} done --refund 15.25`);
      expect(line).toMatch(
        /^Return \d+ is done\. Its member has been told\. \$15\.25 of \S+ was sent back to the card\./,
      );
      expect(page().charge!.refunded).toBe(1525);
      const { results } = await store().good('listAfterSales', {}, ana.asking);
      expect(results[0]).toMatchObject({ state: 'done', answer: 'Please send it to Madrid' });
      expect((await letters()).slice(-4)).toEqual(['returnApproved', 'returnReceived', 'returnDone', 'refundSent']);
      expect((await acts()).map(({ act }) => act)).toEqual(['order_shipped', 'return_approved', 'return_received', 'return_done', 'order_refunded']); // prettier-ignore
      expect(await staff(`return ${id} done`)).toMatchObject({ isDone: false, line: `Return ${id} is done and cannot be done now.` }); // prettier-ignore
    });

    it('with its refund or not at all', async () => {
      const { id } = await request();
      await staff(`return ${id} approve`);
      await staff(`return ${id} received`);
      expect(await staff(`return ${id} done --refund 999999`)).toMatchObject({ isDone: false, line: expect.stringMatching(/was not changed: only/) }); // prettier-ignore
      const { results } = await store().good('listAfterSales', {}, ana.asking);
      expect(results[0]).toMatchObject({ state: 'received' });
      const both = await Promise.all([staff(`return ${id} done --refund all`), staff(`return ${id} refuse`)]);
      expect(both.filter(({ isDone }) => isDone)).toHaveLength(1);
      expect(await staff('return 999999 approve')).toMatchObject({ line: expect.stringContaining('no return 999999') });
      expect(await staff(`return ${id} approve --refund 5`)).toMatchObject({ isDone: false });
    });
  });
});

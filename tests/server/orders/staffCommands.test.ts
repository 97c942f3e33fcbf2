import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccount } from '../../../demo/payments/demoPayments.ts';
import type { DemoSession } from '../../../demo/payments/stripeReplies.ts';
import { ProviderUnavailable } from '../../../server/modules/payments/PaymentProvider.ts';
import type { StaffCommand } from '../../../server/modules/staff/commands/commands.ts';
import { checkStore } from '../../../server/modules/doctor/checkStore.ts';
import { createServices } from '../../../server/services.ts';
import { parseStaffCommand } from '../../../server/modules/staff/commands/parseStaffCommand.ts';
import { runStaffCommand } from '../../../server/modules/staff/runStaffCommand.ts';
import type { Order } from '../../../shared/contract/schemas/orders.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const stripe = demoAccount();
/** As typed after `npm run staff --`. */
const typed = (words: string): StaffCommand => {
  const command = parseStaffCommand(
    words.match(/"[^"]*"|\S+/g)!.map((word) => word.replaceAll('"', '')),
    'marta',
  );
  if (command === null) throw new Error('that asks for help');
  return command;
};

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
    const { line } = await runStaffCommand(store().services, typed('list'));
    const [, part = ''] = line.split('Unread chats\n');
    expect(part.split('\n').map((row) => row.trim().split(/ {2,}/).slice(0, 2))).toEqual([
      ['Clinica Sol', '2 messages'],
      ['Dr. Ana Ruiz', 'one message'],
      ['a guest', 'one message'],
    ]);
  });
});

onAnyServer('a command of the staff', (store, database) => {
  const db = () => database().opened.db;
  let ana: Buyer;
  let order: Order;
  const staff = (words: string) => runStaffCommand(store().services, typed(words));
  const acts = async () =>
    (await db().execute(sql`select actor, act, after from staff_acts where order_id = ${order.id} order by id`)).rows;
  const letters = async () => {
    const { rows } = await db().execute<{ kind: string }>(
      sql`select kind from letters where member_id = ${ana.id} order by id`,
    );
    return rows.map(({ kind }) => kind);
  };
  const page = (): DemoSession => stripe.sessions.at(-1)!;

  beforeEach(async () => {
    vi.restoreAllMocks();
    await db().execute(sql`update skus set stock = 40`);
    ana = await Buyer.of(store());
    order = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 2 }] });
  });

  describe('ships', () => {
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

    it('once, of two that ship at once, and says what was recorded before', async () => {
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

    it('what the warehouse had prepared, and records its arrival', async () => {
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

  describe('refunds', () => {
    const refunded = async () => (await ana.read(order.id)).payments[0]!.refunded;

    it('a part of a card payment, once for each key, and the rest, and never more than was taken', async () => {
      await ana.payByCard(order.id);
      const first = await staff(`refund ${order.code} 10.50`);
      expect(first.line).toBe(`$10.50 of ${order.code} was sent back to the card. Its member has been told.`);
      expect(await staff(`refund ${order.code} 10.50`)).toMatchObject({ line: expect.stringContaining('nothing was done now') }); // prettier-ignore
      expect(await refunded()).toBe(1050);
      await staff(`refund ${order.code} 10.50 --key second`);
      expect(await staff(`refund ${order.code} 3 --key second`)).toMatchObject({ isDone: false, line: expect.stringContaining('another key') }); // prettier-ignore
      expect(page().charge!.refunded).toBe(2100);
      const { total } = order.charge;
      const more = await staff(`refund ${order.code} ${(total / 100).toFixed(2)}`);
      expect(more).toMatchObject({ isDone: false, line: expect.stringMatching(/^Order \S+: only \$[\d,.]+ of what/) });
      await staff(`refund ${order.code} all`);
      expect(page().charge!.refunded).toBe(total);
      expect(await ana.read(order.id)).toMatchObject({ payments: [{ state: 'refunded', refunded: total }] });
      expect(await staff(`refund ${order.code} 1`)).toMatchObject({ line: expect.stringContaining('everything') });
      expect((await letters()).filter((kind) => kind === 'refundSent')).toHaveLength(3);
      expect((await acts()).filter(({ act }) => act === 'order_refunded')).toHaveLength(3);
    });

    it('no more than was taken, when two refund at once', async () => {
      await ana.payByCard(order.id);
      const { total } = order.charge;
      const half = ((total * 0.6) / 100).toFixed(2);
      const both = await Promise.all([staff(`refund ${order.code} ${half} --key a`), staff(`refund ${order.code} ${half} --key b`)]); // prettier-ignore
      expect(both.filter(({ isDone }) => isDone)).toHaveLength(1);
      expect(page().charge!.refunded).toBeLessThanOrEqual(total);
    });

    it('an order once, though its member cancels it before the provider has answered', async () => {
      await ana.payByCard(order.id);
      vi.spyOn(store().provider, 'refund').mockRejectedValueOnce(new ProviderUnavailable());
      await staff(`refund ${order.code} all`);
      expect(await ana.change('cancelOrder', order.id)).toMatchObject({ code: 0, data: { state: 'cancelled' } });
      await store().services.refunds.sweep();
      expect(page().charge!.refunded).toBe(order.charge.total);
    });

    it('a transfer, which staff have sent', async () => {
      await staff(`paid ${order.code}`);
      const { line } = await staff(`refund ${order.code} 20`);
      expect(line).toBe(`$20.00 of ${order.code} is noted as sent by bank transfer. Its member has been told.`);
      expect(await refunded()).toBe(2000);
    });

    it('nothing of an order that has taken nothing', async () => {
      expect(await staff(`refund ${order.code} all`)).toMatchObject({ isDone: false, line: expect.stringContaining('has taken no money') }); // prettier-ignore
      expect(await staff(`refund ${order.code} again`)).toMatchObject({ isDone: false });
      expect(await staff(`refund ${order.code} sent`)).toMatchObject({ isDone: false });
      expect(await acts()).toEqual([]);
    });

    describe('to a card, once the keys of Stripe are gone', () => {
      /** The same store after a restart without keys. */
      const keyless = () => {
        const warnings: string[] = [];
        const staff = { email: 'sales@shop.example', language: 'en' as const };
        const setup = { provider: null, letters: { origin: 'https://shop.example', staff }, demonstration: null };
        const warn = (line: string): void => void warnings.push(line);
        return { services: createServices(database().opened, Date.now, { ...setup, warn }), warnings };
      };
      const stuckLetters = async () => (await letters()).filter((kind) => kind === 'staffRefundStuck').length;

      it('are told to staff, once each, and sent when the keys are back', async () => {
        await ana.payByCard(order.id);
        vi.spyOn(store().provider, 'refund').mockRejectedValueOnce(new ProviderUnavailable());
        await staff(`refund ${order.code} 10`);
        const { services, warnings } = keyless();
        for (const _time of [1, 2]) await services.refunds.sweep();
        expect(warnings.filter((line) => line.includes(order.code))).toHaveLength(1);
        expect(await stuckLetters()).toBe(1);
        expect(await services.refunds.countStuck()).toBeGreaterThan(0);
        expect((await checkStore(services)).find(({ subject }) => subject === 'refunds')).toMatchObject({
          state: 'wrong',
        });
        expect((await runStaffCommand(services, typed('list'))).line).toMatch(new RegExp(`${order.code}.*NO KEYS`));
        await store().services.refunds.sweep();
        expect(page().charge!.refunded).toBe(1000);
        expect(await services.staffOverview.isRefundDue(order.code)).toBe(false);
      });

      it('are sent by transfer instead, and then not to the card as well', async () => {
        await ana.payByCard(order.id);
        const { services, warnings } = keyless();
        const run = (words: string) => runStaffCommand(services, typed(words));
        expect((await run(`refund ${order.code} 10`)).line).toContain('this store has no keys of Stripe');
        expect(warnings).toHaveLength(1);
        expect((await run(`refund ${order.code} sent`)).line).toContain('is noted as sent by bank transfer');
        expect(await refunded()).toBe(1000);
        await store().services.refunds.sweep();
        expect(page().charge!.refunded).toBe(0);
        expect((await letters()).filter((kind) => kind === 'refundSent')).toHaveLength(1);
        expect(await run(`refund ${order.code} sent`)).toMatchObject({ isDone: false });
      });
    });

    it('later, where the provider does not answer now', async () => {
      await ana.payByCard(order.id);
      vi.spyOn(store().provider, 'refund').mockRejectedValueOnce(new ProviderUnavailable());
      expect(await staff(`refund ${order.code} all`)).toMatchObject({ isDone: true, line: expect.stringContaining('waits for the payment provider') }); // prettier-ignore
      await store().services.refunds.sweep();
      expect(page().charge!.refunded).toBe(order.charge.total);
    });

    it('again, what the bank refused days later; staff are told of the failure, and the order says so', async () => {
      const lines: string[] = [];
      vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
      await ana.payByCard(order.id);
      await staff(`refund ${order.code} 10`);
      stripe.failRefund(page().id);
      for (const _time of [1, 2]) await stripe.sendEvent('refund.failed', page().id);
      expect(await ana.read(order.id)).toMatchObject({ payments: [{ state: 'succeeded', refunded: 0 }] });
      expect(lines.filter((line) => line.includes('failed: expired_or_canceled_card'))).toHaveLength(1);
      expect((await staff('list')).line).toMatch(new RegExp(`${order.code} +\\$10\\.00 +FAILED at the provider`));
      expect(await staff(`refund ${order.code} again`)).toMatchObject({ isDone: true });
      expect(page().charge!.refunded).toBe(1000);
      await stripe.sendEvent('charge.refunded', page().id);
      expect(await refunded()).toBe(1000);
      expect((await staff('list')).line).not.toContain('FAILED');
    });

    it('by transfer, what the provider could not send', async () => {
      await ana.payByCard(order.id);
      stripe.dispute(page().id, 'needs_response');
      vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      expect(await staff(`refund ${order.code} 10`)).toMatchObject({ line: expect.stringContaining('has refused') });
      expect(await staff(`refund ${order.code} sent`)).toMatchObject({ line: expect.stringContaining('is noted as sent by bank transfer') }); // prettier-ignore
      expect(await refunded()).toBe(1000);
      expect(await staff(`refund ${order.code} 5 --transfer`)).toMatchObject({ isDone: true });
      expect(await refunded()).toBe(1500);
      expect(page().charge!.refunded).toBe(0);
    });

    it('a cancelled order that was paid by transfer, once staff have sent the money', async () => {
      await staff(`paid ${order.code}`);
      await ana.change('cancelOrder', order.id);
      expect(await ana.read(order.id)).toMatchObject({ state: 'cancelled', payments: [{ state: 'succeeded' }] });
      expect((await staff('list')).line).toMatch(new RegExp(`${order.code} +\\S+ +by bank transfer`));
      const both = await Promise.all([staff(`refund ${order.code} sent`), staff(`refund ${order.code} sent`)]);
      expect(both.filter(({ isDone }) => isDone)).toHaveLength(1);
      expect(await ana.read(order.id)).toMatchObject({ payments: [{ state: 'refunded' }] });
    });
  });

  describe('decides about a return', () => {
    const request = async () => {
      const { randomUUID } = await import('node:crypto');
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

    it('is done with its refund or not at all', async () => {
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

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccount } from '../../../demo/payments/demoPayments.ts';
import type { DemoSession } from '../../../demo/payments/stripeReplies.ts';
import { checkStore } from '../../../server/modules/doctor/checkStore.ts';
import { ProviderUnavailable } from '../../../server/modules/payments/PaymentProvider.ts';
import { createServices } from '../../../server/services.ts';
import type { Order } from '../../../shared/contract/schemas/orders.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { letterKinds, runTyped, staffActs } from '../../support/drivers/staffCommands.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const stripe = demoAccount();

onAnyServer('staff refund', (store, database) => {
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
  const refunded = async () => (await ana.read(order.id)).payments[0]!.refunded;

  it('a part of a card payment once for each key, then the rest, and never more than was paid', async () => {
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

  it('no more than was paid when two refund at once', async () => {
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

  it('a bank transfer by noting that they have sent it', async () => {
    await staff(`paid ${order.code}`);
    const { line } = await staff(`refund ${order.code} 20`);
    expect(line).toBe(`$20.00 of ${order.code} is noted as sent by bank transfer. Its member has been told.`);
    expect(await refunded()).toBe(2000);
  });

  it('nothing of an order that was not paid', async () => {
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

    it('are reported to staff once each, and sent when the keys are back', async () => {
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
      expect((await runTyped(services, 'list')).line).toMatch(new RegExp(`${order.code}.*NO KEYS`));
      await store().services.refunds.sweep();
      expect(page().charge!.refunded).toBe(1000);
      expect(await services.staffOverview.isRefundDue(order.code)).toBe(false);
    });

    it('are sent by transfer instead, and then not to the card as well', async () => {
      await ana.payByCard(order.id);
      const { services, warnings } = keyless();
      const run = (words: string) => runTyped(services, words);
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

  it('later when the provider does not answer', async () => {
    await ana.payByCard(order.id);
    vi.spyOn(store().provider, 'refund').mockRejectedValueOnce(new ProviderUnavailable());
    expect(await staff(`refund ${order.code} all`)).toMatchObject({ isDone: true, line: expect.stringContaining('waits for the payment provider') }); // prettier-ignore
    await store().services.refunds.sweep();
    expect(page().charge!.refunded).toBe(order.charge.total);
  });

  it('again what the bank refused days later, after the failure was reported', async () => {
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

  it('by transfer what the provider could not send', async () => {
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

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { demoAccount } from '../../../demo/payments/demoPayments.ts';
import { ProviderUnavailable } from '../../../server/modules/payments/PaymentProvider.ts';
import { openControl } from '../../../server/modules/staff/control/openControl.ts';
import { runStaffCommand } from '../../../server/modules/staff/runStaffCommand.ts';
import type { Order } from '../../../shared/contract/schemas/orders.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { launch } from '../../support/servers/launch.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('what staff decide about an order', (store, database) => {
  const db = () => database().opened.db;
  let ana: Buyer;
  let order: Order;
  const act = (name: 'paid' | 'cancel', code = order.code) =>
    runStaffCommand(store().services, { act: name, order: code, actor: 'marta' });
  const acts = async () =>
    (await db().execute(sql`select actor, act, order_id, before, after from staff_acts order by id`)).rows;
  const titles = async () => (await store().services.messages.list(ana.id, 1, 9)).map(({ en_title }) => en_title);
  const longAfter = () => db().execute(sql`update orders set pay_until = now() - interval '90 days'`);

  beforeEach(async () => {
    await db().execute(sql`delete from staff_acts`);
    ({ ana, order } = await Buyer.withOrder(store(), { stock: 4, quantity: 2 }));
  });

  it('is told to its member from the beginning: until when it is kept', async () => {
    const [placed] = await store().services.messages.list(ana.id, 1, 1);
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
    expect(placed!.en_body).toContain(`It is reserved until ${day.format(new Date(order.pay_until!))}`);
  });

  it('is waited for as long as it takes, once a transfer is announced, and its member is told so', async () => {
    const announced = `We are waiting for your transfer for order ${order.code}`;
    for (let time = 0; time < 2; time += 1) {
      await ana.transfer(order.id);
      expect((await titles()).filter((title) => title === announced)).toHaveLength(1);
    }
    await longAfter();
    await store().services.paymentService.sweep();
    expect(await ana.read(order.id)).toMatchObject({
      state: 'awaiting_payment',
      awaits_transfer: true,
      pay_until: null,
      payments: [{ state: 'pending' }],
    });
  });

  it.each([
    ['as its member reads it', (code: string) => code],
    ['in small letters, with blanks around', (code: string) => ` ${code.toLowerCase()} `],
    ['as a transfer is marked', (code: string) => `${code}/17`],
  ])('is that it is paid, by its number %s, announced or not', async (_how, written) => {
    await ana.transfer(order.id);
    const other = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    for (const { id, code } of [order, other]) {
      expect(await act('paid', written(code))).toMatchObject({ isDone: true });
      expect(await ana.read(id)).toMatchObject({
        state: 'paid',
        awaits_transfer: false,
        payments: [{ method: 'bank_transfer', state: 'succeeded' }],
      });
    }
    expect(await acts()).toEqual(
      [order, other].map(({ id }) => ({
        actor: 'marta',
        act: 'order_paid',
        order_id: id,
        before: { state: 'awaiting_payment' },
        after: { state: 'paid' },
      })),
    );
    expect(await titles()).toContain(`Order ${order.code} is paid`);
  });

  it('is waited for where the transfer is announced in the moment its time is over', async () => {
    const page = await ana.page(order.id);
    await longAfter();
    vi.spyOn(store().provider, 'expire').mockImplementationOnce(async (id) => {
      expect(id).toBe(page.id);
      demoAccount().expire(page.id);
      await store().services.paymentPages.close(order.id);
      await ana.transfer(order.id);
      return store().provider.find(id);
    });
    await store().services.paymentService.sweep();
    expect(await ana.read(order.id)).toMatchObject({ state: 'awaiting_payment', awaits_transfer: true });
  });

  it('is that it is paid though its member has left a payment page open, which is closed then', async () => {
    const page = await ana.page(order.id);
    expect(await act('paid')).toMatchObject({ isDone: true });
    const { state, payments } = await ana.read(order.id);
    expect(state).toBe('paid');
    expect(payments.map((payment) => `${payment.method} ${payment.state}`).toSorted()).toEqual([
      'bank_transfer succeeded',
      'card abandoned',
    ]);
    expect(demoAccount().pay(page.id)).toBe(false);
  });

  it('waits while the payment provider is away, and says so', async () => {
    await ana.page(order.id);
    vi.spyOn(store().provider, 'expire').mockRejectedValue(new ProviderUnavailable());
    const line = `A payment page of order ${order.code} is open, and the payment provider does not answer. Try again in a minute.`;
    expect(await act('paid')).toEqual({ isDone: false, line });
    expect(await act('cancel')).toEqual({ isDone: false, line });
    expect(await acts()).toEqual([]);
    vi.restoreAllMocks();
    expect(await act('cancel')).toMatchObject({ isDone: true });
  });

  it.each([
    ['not paid', async () => undefined],
    ['with an open payment page', () => ana.page(order.id)],
    ['announced', () => ana.transfer(order.id)],
    ['paid by card', () => ana.payByCard(order.id)],
    ['paid by transfer', () => act('paid')],
  ])('is that it is cancelled, and what it took goes back: %s', async (_state, prepare) => {
    await prepare();
    const outcome = await act('cancel');
    expect(outcome).toMatchObject({ isDone: true });
    const { state, payments } = await ana.read(order.id);
    expect(state).toBe('cancelled');
    // A transfer goes back by staff.
    const ends = payments.map(({ method, state: end }) => `${method} ${end}`);
    const isByTransfer = ends.includes('bank_transfer succeeded');
    expect(outcome.line.includes('Send its money back by bank transfer')).toBe(isByTransfer);
    if (isByTransfer) await runStaffCommand(store().services, { act: 'refundSent', order: order.code, actor: 'marta' });
    const after = (await ana.read(order.id)).payments;
    expect(after.every(({ state: end }) => end === 'refunded' || end === 'abandoned')).toBe(true);
    // Nor does the provider of card payments keep anything of it.
    const { rows: own } = await db().execute<{ key: string }>(
      sql`select key from payments where order_id = ${order.id}`,
    );
    for (const { charge, status } of demoAccount().sessions.filter(({ key }) => own.some((one) => one.key === key)))
      expect(charge ? charge.amount - charge.refunded : status).toBe(charge ? 0 : 'expired');
    const { rows } = await db().execute<{ stock: number }>(sql`select stock from skus where id = ${PRICED.sku}`);
    expect(rows).toEqual([{ stock: 4 }]);
    expect(await acts()).toContainEqual(
      expect.objectContaining({ act: 'order_cancelled', after: { state: 'cancelled' } }),
    );
    expect(await titles()).toContain(`Order ${order.code} is cancelled`);
  });

  it('changes nothing where it comes too late, and says so in one line', async () => {
    await act('cancel');
    const written = await acts();
    expect(await act('paid')).toEqual({
      isDone: false,
      line: `Order ${order.code} is cancelled and cannot be marked as paid any more.`,
    });
    expect(await acts()).toEqual(written);
  });

  it('takes effect once when two come at once', async () => {
    await ana.transfer(order.id);
    const answers = await Promise.all([act('paid'), act('paid'), act('paid')]);
    expect(answers.filter(({ isDone }) => isDone)).toHaveLength(1);
    expect(await acts()).toHaveLength(1);
  });

  it.each(['M-2026-999999', 'M-1999-000001', 'Q-2026-000001', '1', '', 'M-2026-99999999999', 'M-2026-9999999999'])(
    'is about no order of that number: %o',
    async (code) => {
      expect(await act('cancel', code)).toMatchObject({ isDone: false, line: expect.stringContaining('no order') });
    },
  );

  describe('on the command line', () => {
    let dataDir = '';
    let close = (): Promise<void> => Promise.resolve();
    beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'medstore-staff-'));
      if (database().url === null) close = await openControl(store().services, dataDir, store().app.log);
    });
    afterAll(async () => {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const staff = async (...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> => {
      const env = { DATA_DIR: dataDir, DATABASE_URL: database().url ?? '' };
      const { output, ended } = launch(env, [inject('processes').staff, ...args]);
      return { code: await ended, stdout: output.out, stderr: output.err };
    };

    it('is done beside a running server', async () => {
      await ana.transfer(order.id);
      const stdout = `${order.code} is paid. Its member has been told.\n`;
      expect(await staff('paid', order.code)).toMatchObject({ code: 0, stdout, stderr: '' });
      expect(await ana.read(order.id)).toMatchObject({ state: 'paid' });
      expect(await acts()).toMatchObject([{ actor: userInfo().username, order_id: order.id }]);
    });

    it('is refused in one line', async () => {
      const refused = await staff('cancel', 'M-2026-999999');
      expect(refused).toMatchObject({ code: 1, stdout: '' });
      expect(refused.stderr).toMatch(/^There is no order M-2026-999999\. .+\n$/);
    });

    it('says how it is used', async () => {
      const refused = await staff('praise', order.code);
      expect(refused).toMatchObject({ code: 1, stdout: '' });
      expect(refused.stderr).toMatch(/^Usage: .+\n$/);
      expect(await staff('--help')).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('refund ORDER AMOUNT|all'),
      });
    });
  });
});

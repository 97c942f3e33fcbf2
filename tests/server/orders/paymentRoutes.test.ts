import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccount, signedEvent } from '../../../demo/payments/demoPayments.ts';
import type { DemoSession } from '../../../demo/payments/stripeReplies.ts';
import { ProviderUnavailable } from '../../../server/modules/payments/PaymentProvider.ts';
import { WEBHOOK_PATH } from '../../../server/modules/payments/stripe/webhookRoute.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const stripe = demoAccount();

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

  describe('’s event', () => {
    const post = (payload: string, signature: string) =>
      store().app.inject({
        method: 'POST',
        url: WEBHOOK_PATH,
        payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      });
    const paid = async (at = Date.now()) => {
      const page = await ana.page(id);
      stripe.pay(page.id);
      return signedEvent('checkout.session.completed', page, at);
    };

    it('is taken where it is signed, sent again, or about nothing of ours', async () => {
      const { payload, signature } = await paid();
      for (let time = 0; time < 3; time += 1) expect((await post(payload, signature)).statusCode).toBe(200);
      expect(await read()).toMatchObject({ state: 'paid' });
      const foreign: DemoSession = { ...stripe.sessions[0]!, id: 'cs_of_another_shop', key: 'order 12', charge: null };
      const other = signedEvent('checkout.session.completed', foreign);
      expect((await post(other.payload, other.signature)).statusCode).toBe(200);
    });

    it.each([
      ['forged', (payload: string, signature: string) => [payload, signature.replace(/v1=.{4}/, 'v1=0000')]],
      ['changed', (payload: string, signature: string) => [payload.replace('evt_', 'evt-'), signature]],
      ['not signed', (payload: string) => [payload, '']],
      ['no JSON', (_payload: string, signature: string) => ['{', signature]],
    ])('is refused where it is %s', async (_what, tamper) => {
      const { payload, signature } = await paid();
      const [sent, signed] = tamper(payload, signature);
      expect((await post(sent!, signed!)).statusCode).toBe(400);
      const { rows } = await db().execute<{ state: string }>(sql`select state from orders where id = ${id}`);
      expect(rows).toEqual([{ state: 'awaiting_payment' }]);
    });

    it('is refused where it is stale', async () => {
      const { payload, signature } = await paid(Date.now() - 3_600_000);
      expect((await post(payload, signature)).statusCode).toBe(400);
    });

    it('is asked for again while the provider cannot say more', async () => {
      const { payload, signature } = await paid();
      vi.spyOn(store().provider, 'find').mockRejectedValueOnce(new ProviderUnavailable());
      expect((await post(payload, signature)).statusCode).toBe(503);
      expect((await post(payload, signature)).statusCode).toBe(200);
      expect(await read()).toMatchObject({ state: 'paid' });
    });
  });

  describe('’s short address', () => {
    const visit = (path: string, language = 'en') =>
      store().app.inject({ method: 'GET', url: path, headers: { 'accept-language': language } });

    it('leads to the payment page, and says in the phone’s language what became of it', async () => {
      const page = await ana.page(id);
      const path = (await read()).payments[0]!.page_path!;
      expect(path).toMatch(/^\/pay\/[\w-]{22}$/);
      expect(await visit(path)).toMatchObject({
        statusCode: 303,
        headers: { location: expect.stringContaining(page.id) },
      });
      expect((await visit(`${path}/back`)).body).toContain('is not paid yet');
      // The provider was not asked a moment ago.
      await db().execute(sql`update payments set checked_at = now() - interval '1 minute'`);
      stripe.pay(page.id);
      expect((await visit(`${path}/back`, 'es')).body).toContain('está pagado');
      expect(await visit(path)).toMatchObject({ statusCode: 200, body: expect.stringContaining('is paid') });
    });

    it('of a closed page says so, and an unknown one is not found', async () => {
      const page = await ana.page(id);
      const path = (await read()).payments[0]!.page_path!;
      stripe.expire(page.id);
      await stripe.sendEvent('checkout.session.expired', page.id);
      expect((await visit(path)).body).toContain('This payment page is closed');
      for (const unknown of ['/pay/AAAAAAAAAAAAAAAAAAAAAA', '/pay/x', '/pay/AAAAAAAAAAAAAAAAAAAAAA/back'])
        expect((await visit(unknown)).statusCode).toBe(404);
    });
  });
});

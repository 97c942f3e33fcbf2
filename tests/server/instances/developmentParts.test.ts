import { globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEVELOPMENT_PARTS } from '../../../demo/developmentParts.ts';
import { demoPaymentRoutes, signedEvent } from '../../../demo/payments/demoPayments.ts';
import { DemoStripe } from '../../../demo/payments/DemoStripe.ts';
import { openStoreSetup } from '../../../server/modules/company/openStoreSetup.ts';
import { WEBHOOK_PATH } from '../../../server/modules/payments/stripe/webhookRoute.ts';
import { readSettings } from '../../../server/settings.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onOneServer, openStore, type ServerStore } from '../../support/servers/ServerStore.ts';

const KEYS = { STRIPE_SECRET_KEY: 'sk_live_ofTheShop', STRIPE_WEBHOOK_SECRET: 'whsec_ofTheShop' };
const REAL = { NODE_ENV: 'production', SIGN_SECRET: 'a-secret-of-the-shop', MAIL: 'off' };

onOneServer('a real store', (_demonstration, database) => {
  // Stripe's part is played by a server, which the real SDK asks over HTTP.
  const stripe = new DemoStripe();
  let api: Server;
  let store: ServerStore;
  let environment: Record<string, string> = {};
  let isAway = false;
  beforeAll(async () => {
    api = createServer((request, response) => {
      if (isAway) return void request.destroy();
      void (async () => {
        const url = new URL(request.url ?? '', 'http://stripe');
        const sent = await text(Readable.from(request));
        const params = request.method === 'GET' ? url.searchParams : new URLSearchParams(sent);
        const key = request.headers['idempotency-key'];
        const { status, body } = stripe.answer(request.method ?? '', url.pathname, params, key ? String(key) : null);
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      })();
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const { port } = api.address() as AddressInfo;
    environment = { ...REAL, ...KEYS, STRIPE_API_URL: `http://127.0.0.1:${port}` };
    store = await openStore(database(), Date.now, environment);
    await database().opened.db.execute(sql`update skus set stock = 9`);
  });
  afterAll(async () => {
    await store.app.close();
    api.closeAllConnections();
    api.close();
  });

  it('lists every path of development', () => {
    const files = globSync(['server/**/*.ts', 'demo/**/*.ts', 'renderer/src/**/*.{ts,tsx}']);
    const named = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/['"`](\/dev\/[\w/-]+)/g)]);
    expect(files.length).toBeGreaterThan(500);
    const isListed = (path: string): boolean => DEVELOPMENT_PARTS.paths.some((one) => path.startsWith(one));
    expect(named.map(([, path = '']) => path).filter((path) => !isListed(path))).toEqual([]);
  });

  it.each(DEVELOPMENT_PARTS.paths)('answers nothing at %s', async (path) => {
    for (const url of [path, `${path}/`, `${path}/1`, `${path}/1/pay`, `${path}/google/authorize`, `${path}/desk.json`])
      for (const method of ['GET', 'POST'] as const)
        expect((await store.app.inject({ method, url, ...(method === 'POST' && { payload: {} }) })).statusCode).toBe(
          404,
        );
  });

  it('refuses the demonstration’s parts in its process', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => new DemoStripe()).toThrow('must not run in production');
    expect(() => demoPaymentRoutes(store.app)).toThrow('must not run in production');
    vi.unstubAllEnvs();
  });

  it('takes no event that is signed with the public secret', async () => {
    const ana = await Buyer.of(store);
    const { id } = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    await ana.openPage(id);
    const [page] = stripe.sessions.slice(-1);
    stripe.pay(page!.id);
    const { payload, signature } = signedEvent('checkout.session.completed', page!);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    expect((await store.app.inject({ method: 'POST', url: WEBHOOK_PATH, payload, headers })).statusCode).toBe(400);
  });

  it('takes cards by its own keys, and leaves for the provider’s page', async () => {
    expect(await store.good('readConfig', {})).toMatchObject({ payment: { methods: ['card', 'bank_transfer'] } });
    const ana = await Buyer.of(store);
    const { id } = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    expect(await ana.openPage(id)).toMatchObject({ code: 0, data: { payments: [{ state: 'pending' }] } });
    const [page] = stripe.sessions.slice(-1);
    stripe.pay(page!.id);
    const { payload, signature } = signedEvent(
      'checkout.session.completed',
      page!,
      Date.now(),
      KEYS.STRIPE_WEBHOOK_SECRET,
    );
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    expect((await store.app.inject({ method: 'POST', url: WEBHOOK_PATH, payload, headers })).statusCode).toBe(200);
    expect(await ana.read(id)).toMatchObject({ state: 'paid', payments: [{ card_brand: 'Visa' }] });
    await ana.change('cancelOrder', id);
    expect(page!.charge).toMatchObject({ refunded: page!.amount });
  });

  it('opens no page and says so where the provider’s server hangs up', async () => {
    const ana = await Buyer.of(store);
    const { id } = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    isAway = true;
    expect(await ana.openPage(id)).toMatchObject({ code: 13, data: { reason: 'provider_away' } });
    isAway = false;
    expect(await ana.openPage(id)).toMatchObject({ code: 0 });
  });

  it('says at the start that its key is one for tests, and refuses half of the keys', () => {
    const test = { ...REAL, ...KEYS, STRIPE_SECRET_KEY: DEVELOPMENT_PARTS.secrets.paymentKey };
    expect(openStoreSetup(readSettings(test), null).warnings).toContainEqual(
      expect.stringMatching(/^STRIPE_SECRET_KEY is a test key/),
    );
    expect(openStoreSetup(readSettings({ ...REAL, ...KEYS }), null).warnings.join()).not.toContain('STRIPE');
    for (const name of Object.keys(KEYS))
      expect(() => readSettings({ ...REAL, [name]: KEYS[name as keyof typeof KEYS] })).toThrow(/must be set beside/);
    expect(readSettings({ ...KEYS }).stripe).toBeNull();
  });
});

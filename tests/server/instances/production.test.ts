import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { demonstration as demonstrationParts } from '../../../demo/demonstration.ts';
import { createDemoMember } from '../../../demo/createDemoMember.ts';
import { closeDemoAccount, DEMO_MEMBER } from '../../../server/modules/company/demoAccount.ts';
import { withoutIdempotency } from '../../../server/platform/idempotency/runOnce.ts';
import { DemoStripe } from '../../../demo/payments/DemoStripe.ts';
import { openStoreSetup } from '../../../server/modules/company/openStoreSetup.ts';
import { productionWarnings } from '../../../server/modules/company/productionWarnings.ts';
import { readSettings } from '../../../server/settings.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { onOneServer, openStore, type ServerStore } from '../../support/servers/ServerStore.ts';

const PRODUCTION = { NODE_ENV: 'production', SIGN_SECRET: 'a-secret-of-the-shop' };

afterEach(() => vi.unstubAllEnvs());

onOneServer('a store in production', (demonstration, database) => {
  let store: ServerStore;
  beforeAll(async () => {
    store = await openStore(database(), Date.now, { NODE_ENV: 'production' });
  });
  afterAll(() => store.app.close());

  const boughtBy = async (buyer: Buyer) => {
    const { results } = await store.good('listSkus', { page_size: 50 }, buyer.asking);
    const sku = results.find(({ market_price: price, stock }) => price !== null && stock > 0)!;
    return buyer.buy({ lines: [{ sku_id: sku.id, quantity: 1 }] });
  };

  it('has no test payment provider', async () => {
    expect(openStoreSetup(readSettings(PRODUCTION), null).provider).toBeNull();
    expect(() => openStoreSetup(readSettings(PRODUCTION), demonstrationParts)).toThrow('must not run in production');
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => new DemoStripe()).toThrow('must not run in production');
  });

  it('says that it takes bank transfers alone, and that it is no demonstration', async () => {
    expect(await store.good('readConfig', {})).toMatchObject({
      payment: { methods: ['bank_transfer'], card_brands: [] },
      is_demonstration: false,
    });
    expect(await demonstration().good('readConfig', {})).toMatchObject({
      payment: { methods: ['card', 'bank_transfer'], card_brands: ['Visa', 'Mastercard', 'American Express'] },
      is_demonstration: true,
    });
  });

  it('takes no card, whatever it is asked', async () => {
    const buyer = await Buyer.of(store);
    const order = await boughtBy(buyer);
    const paid = { id: order.id, method: 'card', idempotency_key: randomUUID() };
    const answer = await buyer.ask('payOrder', paid);
    expect(answer).toMatchObject({
      code: Code.refused,
      data: { errors: { method: expect.stringMatching(/transfer/) } },
    });
    expect(await store.good('readOrder', { id: order.id }, buyer.asking)).toMatchObject({
      payments: [],
      is_paid: false,
    });
  });

  it('takes a bank transfer, and can be cancelled', async () => {
    const buyer = await Buyer.of(store);
    const { id } = await boughtBy(buyer);
    const transfer = { id, method: 'bank_transfer', idempotency_key: randomUUID() } as const;
    const { payments } = await store.good('payOrder', transfer, buyer.asking);
    expect(payments).toMatchObject([{ method: 'bank_transfer', state: 'pending' }]);
    await store.good('cancelOrder', { id, idempotency_key: randomUUID() }, buyer.asking);
  });

  it('reads an order of a former demonstration whose card payment is still open', async () => {
    const buyer = await Buyer.of(store);
    const { id } = await boughtBy(buyer);
    await database().opened.db.execute(sql`
      insert into payments (order_id, method, state, amount, created_at) values (${id}, 'card', 'pending', 100, now())`);
    expect(await store.good('readOrder', { id }, buyer.asking)).toMatchObject({ payments: [{ state: 'pending' }] });
    await store.good('cancelOrder', { id, idempotency_key: randomUUID() }, buyer.asking);
  });

  describe('after a demonstration on the same database', () => {
    const login = { email: DEMO_MEMBER.email, password: DEMO_MEMBER.password };
    const create = (): Promise<unknown> =>
      createDemoMember(store.services.members, withoutIdempotency(database().opened.db));

    it('closes the account whose password is public, and its sessions, and says so', async () => {
      await create();
      const { refresh } = await store.good('login', login);
      expect(await productionWarnings(readSettings(PRODUCTION), store.services)).toContainEqual(
        expect.stringContaining(DEMO_MEMBER.email),
      );
      expect(await store.ask('login', login)).toMatchObject({ code: Code.refused });
      expect(await store.ask('refreshToken', { refresh })).toMatchObject({ code: Code.tokenExpired });
      await create();
      await store.good('login', login);
    });

    it('leaves a member alone who has that address and a password of their own', async () => {
      await create();
      const { members } = store.services;
      const { id } = (await members.findByEmail(login.email))!;
      await members.setPassword(id, 'another_2026', () => Promise.resolve());
      expect(await closeDemoAccount(store.services)).toBe(false);
      await store.good('login', { ...login, password: 'another_2026' });
    });
  });

  it('says in one line that requests are signed with the public secret', async () => {
    const lines = await productionWarnings(readSettings({ NODE_ENV: 'production' }), store.services);
    expect(lines).toContainEqual(expect.stringMatching(/^SIGN_SECRET .*\.$/));
    expect(await productionWarnings(readSettings({}), store.services)).toEqual([]);
  });
});

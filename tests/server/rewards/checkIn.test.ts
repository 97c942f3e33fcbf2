import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { offerCoupon } from '../../support/builders/couponRules.ts';
import { onAnyServer, openStore, type ServerStore } from '../../support/servers/ServerStore.ts';

const DAY_MS = 24 * 3600_000;

onAnyServer('the daily check-in', (store, database) => {
  let time = 0;
  let shop: ServerStore;
  let access = '';
  beforeAll(() => offerCoupon(database().opened.db, { code: 'STREAK', event: 'streak' }));
  beforeEach(async () => {
    time = Date.parse('2026-03-27T10:00:00Z');
    shop = await openStore(database(), () => time);
    ({ access } = await shop.member());
  });
  afterEach(() => shop.app.close());

  const checkIn = () => shop.good('checkIn', { idempotency_key: randomUUID() }, { access });
  const state = (month?: string) => shop.good('readCheckIn', { ...(month && { month }) }, { access });

  it('earns points once a day, though it is sent twice in a second', async () => {
    expect(await state()).toMatchObject({ streak: 0, today: false, server_day: '2026-03-27', days: [], points: 0 });
    const both = await Promise.all([checkIn(), checkIn(), checkIn()]);
    expect(both.filter(({ earned }) => earned === 5)).toHaveLength(1);
    expect(both.filter(({ earned }) => earned === 0)).toHaveLength(2);
    expect(await state()).toMatchObject({ streak: 1, today: true, days: ['2026-03-27'], points: 5 });
    expect((await store().good('listPointGrowth', {}, { access })).results).toMatchObject([{ kind: 'check_in' }]);
  });

  it('goes by the server’s day', async () => {
    time = Date.parse('2026-03-27T23:59:59Z');
    await checkIn();
    time += 1_000;
    expect(await state()).toMatchObject({ streak: 1, today: false, server_day: '2026-03-28' });
    expect(await checkIn()).toMatchObject({ earned: 5, streak: 2 });
  });

  it('earns fifty points and a coupon on every seventh day running', async () => {
    const earned: [number, string | null][] = [];
    for (let day = 1; day <= 15; day += 1) {
      const answer = await checkIn();
      earned.push([answer.earned, answer.coupon?.code ?? null]);
      time += DAY_MS;
    }
    const usual = Array.from({ length: 6 }, () => [5, null]);
    expect(earned).toEqual([...usual, [50, 'STREAK'], ...usual, [50, 'STREAK'], [5, null]]);
    expect(await shop.good('listCoupons', {}, { access })).toMatchObject({ total: 2 });
    const { results } = await shop.good('listMessages', { flag: 'activity' }, { access });
    expect(results.map(({ es_title }) => es_title)).toEqual(Array(2).fill('Siete días seguidos: Cupón STREAK'));
  });

  it('begins anew after a day that was missed, and shows each month its own days', async () => {
    await checkIn();
    time += DAY_MS;
    await checkIn();
    time += 4 * DAY_MS;
    expect(await state()).toMatchObject({ streak: 0 });
    expect(await checkIn()).toMatchObject({ streak: 1, earned: 5, days: ['2026-04-01'] });
    expect((await state('2026-03')).days).toEqual(['2026-03-27', '2026-03-28']);
  });

  it('is for members, and refuses an invalid month', async () => {
    expect(await shop.ask('checkIn', { idempotency_key: randomUUID() })).toMatchObject({ code: 5 });
    expect(await shop.ask('readCheckIn', { month: '2026-13' }, { access })).toMatchObject({ code: 1 });
  });
});

import { beforeAll, beforeEach, expect, it } from 'vitest';
import { LEVEL_GROWTH } from '../../../shared/contract/limits.ts';
import type { Credit, Debit } from '../../../server/modules/rewards/PointsLedger.ts';
import { offerCoupon } from '../../support/builders/couponRules.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('points and growth', (store, database) => {
  let access = '';
  let userId = '';
  beforeAll(() => offerCoupon(database().opened.db, { code: 'SILVER', event: 'level-2' }));
  beforeEach(async () => {
    ({ access, user_id: userId } = await store().member());
  });

  const credit = (entry: Partial<Credit> & { reference: string }) =>
    database().opened.db.transaction((tx) =>
      store().services.ledger.credit(tx, userId, { kind: 'order', points: 100, growth: 100, ...entry }),
    );
  const debit = (entry: Partial<Debit> & { reference: string }) =>
    database().opened.db.transaction((tx) =>
      store().services.ledger.debit(tx, userId, { kind: 'redeem', points: 60, ...entry }),
    );
  const level = () => store().good('readLevelInfo', {}, { access });

  it('are none at first', async () => {
    const info = { level: 1, growth: 0, level_growth: 0, next_growth: 1_000, points: 0, points_per_dollar: 100 };
    expect(await level()).toEqual(info);
  });

  it('are credited once for one event, however often it is tried, also concurrently', async () => {
    const tried = await Promise.all([1, 2, 3, 4].map(() => credit({ reference: 'order:1' })));
    expect(tried.filter(Boolean)).toHaveLength(1);
    expect(await level()).toMatchObject({ points: 100, growth: 100 });
  });

  it('are not spent twice', async () => {
    await credit({ reference: 'order:1' });
    const tried = await Promise.allSettled([debit({ reference: 'order:2' }), debit({ reference: 'order:3' })]);
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { errors: { points: 'pointsShort' } },
    });
    expect(await level()).toMatchObject({ points: 40, growth: 100 });
  });

  it('are listed with what they were for, the newest first', async () => {
    await credit({ reference: 'order:1', orderCode: 'O-2026-000001' });
    await debit({ reference: 'order:2', orderCode: 'O-2026-000002' });
    const { results, total } = await store().good('listPointGrowth', { page: 1, page_size: 1 }, { access });
    expect(total).toBe(2);
    expect(results).toMatchObject([{ kind: 'redeem', points: -60, growth: 0, order_code: 'O-2026-000002' }]);
  });

  it('lift to a level, with its coupon and a message', async () => {
    await credit({ reference: 'order:1', growth: LEVEL_GROWTH[1] - 1 });
    expect(await level()).toMatchObject({ level: 1 });
    await credit({ reference: 'order:2', growth: 1 });
    expect(await level()).toMatchObject({ level: 2, level_growth: 1_000, next_growth: 5_000 });
    expect((await store().good('listCoupons', {}, { access })).results).toMatchObject([{ code: 'SILVER' }]);
    const { results } = await store().good('listMessages', { flag: 'account' }, { access });
    expect(results[0]).toMatchObject({ ru_title: 'Вы достигли уровня 2: Серебряный' });
    expect(results[0]?.en_body).toContain('1,000 growth');
  });

  it('say what each level brings, in every language', async () => {
    const remarks = await store().good('readLevelRemark', {});
    expect(remarks.map(({ growth }) => growth)).toEqual([...LEVEL_GROWTH]);
    for (const remark of remarks) {
      expect(new Set([remark.level_name, remark.en_level_name, remark.es_level_name, remark.ru_level_name]).size).toBe(
        4,
      );
      expect(new Set([remark.remark, remark.en_remark, remark.es_remark, remark.ru_remark]).size).toBe(4);
    }
  });
});

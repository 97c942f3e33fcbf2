import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { couponRules } from '../../../server/modules/rewards/schema.ts';
import { offerCoupon } from '../../support/builders/couponRules.ts';
import { onAnyServer, openStore } from '../../support/servers/ServerStore.ts';

const DAY_MS = 24 * 3600_000;

onAnyServer('coupons', (store, database) => {
  const db = () => database().opened.db;
  const claim = (access: string, code: string) =>
    store().ask('claimCoupon', { code, idempotency_key: randomUUID() }, { access });

  beforeAll(async () => {
    await offerCoupon(db(), { code: 'TEN' });
    await offerCoupon(db(), { code: 'OVER', endsAt: new Date(Date.now() - DAY_MS) });
    await offerCoupon(db(), { code: 'NEW', event: 'new-pack', minimum: 5_000 });
  });

  it('are promised to new members by the pages where there are some', async () => {
    const rules = await db().select().from(couponRules);
    expect(await store().good('readConfig', {})).toMatchObject({ has_new_pack: true });
    await db().delete(couponRules).where(eq(couponRules.event, 'new-pack'));
    try {
      expect(await store().good('readConfig', {})).toMatchObject({ has_new_pack: false });
    } finally {
      await db().insert(couponRules).values(rules).onConflictDoNothing();
    }
  });

  it('are claimed by their code, and then found among those not used', async () => {
    const { access } = await store().member();
    const claimed = await claim(access, ' ten ');
    expect(claimed).toMatchObject({ code: 0, data: { code: 'TEN', state: 'unused', en_coupon_name: 'Coupon TEN' } });
    const unused = await store().good('listCoupons', { state: 'unused' }, { access });
    expect(unused.results.map(({ code }) => code).toSorted()).toEqual(['NEW', 'TEN']);
    expect(await store().good('listCoupons', { state: 'used' }, { access })).toMatchObject({ total: 0 });
  });

  it.each([
    ['NOWHERE', 'There is no coupon with this code'],
    ['NEW', 'There is no coupon with this code'],
    ['OVER', 'This coupon is no longer available'],
    ['', 'Please enter this field'],
  ])('%s is refused at its field', async (code, message) => {
    const { access } = await store().member();
    expect(await claim(access, code)).toMatchObject({ code: 1, data: { errors: { code: message } } });
  });

  it('are one to a member', async () => {
    const { access } = await store().member();
    await claim(access, 'TEN');
    expect(await claim(access, 'TEN')).toMatchObject({ data: { errors: { code: 'You already have this coupon' } } });
    const offered = await store().good('listCouponOffers', {}, { access });
    expect(offered.offers).toMatchObject([{ code: 'TEN', state: 'claimed' }]);
  });

  it('of which there is one left go to one of two who ask at once', async () => {
    const code = `LAST-${randomUUID().slice(0, 8).toUpperCase()}`;
    await offerCoupon(db(), { code, quantity: 1 });
    const both = await Promise.all([store().member(), store().member()]);
    const answers = await Promise.all(both.map(({ access }) => claim(access, code)));
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([0, 1]));
    expect(answers.find((answer) => answer.code === 1)?.data).toEqual({
      errors: { code: 'All of these coupons have been claimed' },
    });
    const lists = await Promise.all(both.map(({ access }) => store().good('listCoupons', {}, { access })));
    expect(lists.flatMap(({ results }) => results).filter((coupon) => coupon.code === code)).toHaveLength(1);
    const offered = await store().good('listCouponOffers', {});
    expect(offered.offers.find((offer) => offer.code === code)).toMatchObject({ state: 'gone' });
  });

  it('are given to a new member, with a message, and shown to visitors', async () => {
    expect((await store().good('listCouponOffers', {})).new_pack).toMatchObject([{ code: 'NEW', state: 'open' }]);
    const { access } = await store().member();
    expect((await store().good('listCoupons', {}, { access })).results).toMatchObject([{ code: 'NEW' }]);
    const { results } = await store().good('listMessages', {}, { access });
    expect(results.map(({ en_title }) => en_title)).toEqual(['A coupon for you: Coupon NEW', 'Welcome']);
  });

  it('are used by one order, and come back with it', async () => {
    const { access, user_id } = await store().member();
    const { id } = (await store().good('listCoupons', {}, { access })).results[0]!;
    const { coupons } = store().services;
    const redeem = (code: string, total: number, member = user_id) =>
      db().transaction((tx) => coupons.redeem(tx, member, id, { code, total }));

    await expect(redeem('O-1', 4_999)).rejects.toMatchObject({ errors: { coupon_id: 'couponMinimum' } });
    const other = (await store().member()).user_id;
    await expect(redeem('O-1', 9_000, other)).rejects.toMatchObject({ errors: { coupon_id: 'couponInvalid' } });
    const tried = await Promise.allSettled([redeem('O-1', 9_000), redeem('O-2', 9_000)]);
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [used] = (await store().good('listCoupons', { state: 'used' }, { access })).results;
    expect(used).toMatchObject({ id, state: 'used' });
    await db().transaction((tx) => coupons.release(tx, user_id, used!.order_code!));
    expect(await redeem('O-3', 9_000)).toBe(1_000);
  });

  it('are valid to the end of the day that is shown', async () => {
    const ends = new Date('2027-03-01T00:00:00Z');
    await offerCoupon(db(), { code: 'WINTER', endsAt: ends });
    let time = Date.parse('2027-01-29T00:00:01Z');
    const shop = await openStore(database(), () => time);
    const claimed = async (code: string) => {
      const { access } = await shop.member();
      const coupon = await shop.good('claimCoupon', { code, idempotency_key: randomUUID() }, { access });
      return { access, until: coupon.expires_at.slice(0, 10) };
    };
    const usable = async (access: string) =>
      (await shop.good('listCoupons', { state: 'unused' }, { access })).results.map(({ code }) => code);
    const { access, until } = await claimed('TEN');
    expect(until).toBe('2027-02-28');
    // Offered until the end of February, though its validity would last into March.
    time = Date.parse('2027-02-27T12:00:00Z');
    expect((await claimed('WINTER')).until).toBe('2027-02-28');
    time = Date.parse('2027-02-28T23:59:59Z');
    expect(await usable(access)).toContain('TEN');
    time = Date.parse('2027-03-01T00:00:00Z');
    expect(await usable(access)).not.toContain('TEN');
    await shop.app.close();
  });

  it('have the state of the list that they are in, until the moment they expire and from then on', async () => {
    const { access } = await store().member();
    const { expires_at } = (await store().good('listCoupons', {}, { access })).results[0]!;
    let time = 0;
    const shop = await openStore(database(), () => time);
    const states = [];
    for (const passed of [-1, 0, 1]) {
      time = Date.parse(expires_at) + passed;
      const all = await shop.good('listCoupons', {}, { access });
      const [unused, invalid] = [
        await shop.good('listCoupons', { state: 'unused' }, { access }),
        await shop.good('listCoupons', { state: 'invalid' }, { access }),
      ];
      states.push([all, unused, invalid].map(({ results }) => results.map(({ state }) => state).join()));
    }
    await shop.app.close();
    expect(states).toEqual([
      ['unused', 'unused', ''],
      ['invalid', '', 'invalid'],
      ['invalid', '', 'invalid'],
    ]);
  });

  it('are invalid when their time is over', async () => {
    const { access } = await store().member();
    const later = await openStore(database(), () => Date.now() + 31 * DAY_MS);
    const { results } = await later.good('listCoupons', { state: 'invalid' }, { access });
    expect(results).toMatchObject([{ code: 'NEW', state: 'invalid' }]);
    expect(await later.good('listCoupons', { state: 'unused' }, { access })).toMatchObject({ total: 0 });
    await later.app.close();
  });
});

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { TRACKING_PER_ADDRESS } from '../../../server/platform/rateLimits/rules.ts';
import { newTrackingNumber } from '../../../server/modules/orders/orderCode.ts';
import { partNumberKey } from '../../../shared/catalogue/partNumberKey.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { freshAddress, onAnyServer } from '../../support/servers/ServerStore.ts';

describe('a tracking number', () => {
  it('is random, and has no characters that look alike', () => {
    const numbers = Array.from({ length: 1_000 }, newTrackingNumber);
    expect(new Set(numbers.map(partNumberKey)).size).toBe(1_000);
    for (const number of numbers) {
      expect(number).toMatch(/^MS(-[2-9A-Z]{4}){3}$/);
      expect(number.slice(2)).not.toMatch(/[OIL01SZB58]/);
      expect(partNumberKey(number)).toBe(number.replaceAll('-', ''));
    }
  });
});

onAnyServer('the dates of a parcel', (store, database) => {
  let number = '';
  let ana: Buyer;
  beforeAll(async () => {
    ana = await Buyer.of(store());
    const { id } = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    await ana.payByCard(id);
    await store().services.orderFulfilment.advance(id);
    number = (await ana.read(id)).logistics_number!;
  });
  const track = (more: object = {}, asking: object = {}) =>
    store().good('trackOrder', { logistics_number: number, ...more }, asking);
  const SHOWN = { state: 1, has_dates: true, steps: [{ state: 1, at: expect.any(String) as string }, {}, {}, {}, {}] };

  it('are shown to the member who ordered it', async () => {
    expect(await track({}, ana.asking)).toMatchObject(SHOWN);
  });

  it.each(['28014', ' 28 014 ', '28-014', '２８０１４'])('are shown with the postal code %s', async (postal_code) => {
    expect(await track({ postal_code })).toMatchObject(SHOWN);
  });

  it('are not shown to a visitor, nor to another member, who see the state alone', async () => {
    const bob = await Buyer.of(store());
    for (const asking of [{}, bob.asking]) {
      const parcel = await track({}, asking);
      expect(parcel).toMatchObject({ state: 1, has_dates: false });
      expect(parcel.steps.map(({ at }) => at)).toEqual([null, null, null, null, null]);
    }
  });

  it('are not shown to a visitor where the parcel is nobody’s order, nor with any postal code', async () => {
    const reached = ['2026-07-01T09:00:00.000Z', '2026-07-02T09:00:00.000Z'];
    await store().services.shipments.write([{ logistics_number: 'MS-2346-2346-2346', reached }]);
    const payload = { logistics_number: 'MS-2346-2346-2346' };
    expect(await store().good('trackOrder', payload)).toMatchObject({
      state: 2,
      has_dates: false,
      steps: [{ at: null }, { at: null }, {}, {}, {}],
    });
    expect(await store().ask('trackOrder', { ...payload, postal_code: '28014' })).toMatchObject({ code: 1 });
  });

  it('are not shown for a postal code without a letter or digit, and it is no wrong one either', async () => {
    for (const postal_code of ['-', ' . ']) expect(await track({ postal_code })).toMatchObject({ has_dates: false });
  });

  it.each(['28015', '2801', '280140', 'x'])(
    'are refused, at the field, with the postal code %s',
    async (postal_code) => {
      const answer = await store().ask('trackOrder', { logistics_number: number, postal_code });
      expect(answer).toMatchObject({
        code: 1,
        data: { errors: { postal_code: expect.stringContaining('postal code') as string } },
      });
    },
  );

  it('are limited for each network, so that nobody can try all postal codes', async () => {
    const { name, most } = TRACKING_PER_ADDRESS;
    const address = freshAddress();
    await database().opened.db.execute(
      sql`insert into rate_windows (key, hits, ends_at) values (${`${name}:${address}`}, ${most - 1}, now() + interval '5 minutes')`,
    );
    expect(await track({}, { address })).toMatchObject({ state: 1 });
    for (const asking of [{ address }, { ...ana.asking, address }])
      expect(await store().ask('trackOrder', { logistics_number: number }, asking)).toMatchObject({ code: 11 });
    expect(await track({}, ana.asking)).toMatchObject(SHOWN);
  });

  it.each(['SW1A 1AA', 'sw1a1aa', 'Sw1a-1aA'])('are shown with the British postal code %s', async (postal_code) => {
    for (const written of ['SW1A 1AA', 'sw1a 1aa']) {
      await database().opened.db.execute(
        sql`update orders set address = address || ${JSON.stringify({ postal_code: written })}::jsonb where logistics_number = ${number}`,
      );
      expect(await track({ postal_code })).toMatchObject(SHOWN);
    }
  });
});

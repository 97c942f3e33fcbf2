import { expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import type { StaffQuotation } from '../../../server/modules/quotations/StaffQuotations.ts';
import { readSettings } from '../../../server/settings.ts';
import { anInquiryRequest } from '../../support/builders/anInquiry.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { UNPRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer, SECRET } from '../../support/servers/ServerStore.ts';

onAnyServer('the demonstration’s staff page', (store) => {
  const ask = async (method: 'GET' | 'POST', path: string, payload?: Record<string, unknown>, remoteAddress?: string) =>
    store().app.inject({
      method,
      url: `/dev/clock${path}`,
      ...(payload && { payload }),
      ...(remoteAddress !== undefined && { remoteAddress }),
    });

  it('quotes a quotation, and lets it run out', async () => {
    const ana = await Buyer.of(store());
    const made = await ana.ask('createInquiry', await anInquiryRequest(store(), UNPRICED.sku));
    const { id, lines } = made.data as { id: number; lines: { id: number }[] };
    expect((await ask('POST', `/inquiries/${id}/take`, {})).json()).toMatchObject({ code: 0 });
    const prices = lines.map((line) => ({ line_id: line.id, price: 500 }));
    const quoting = { prices, valid_days: 3, message: '', quoted_at: null };
    expect((await ask('POST', `/inquiries/${id}/quote`, { ...quoting, valid_days: 0 })).json()).toMatchObject({
      code: 1,
    });
    expect((await ask('POST', `/inquiries/${id}/quote`, quoting)).json()).toMatchObject({ code: 0 });
    expect((await ask('POST', `/inquiries/${id}/say`, { message: 'Hello' })).json()).toMatchObject({ code: 0 });
    const { data } = (await ask('GET', '/desk.json')).json<{ data: { inquiries: { id: number; state: string }[] } }>();
    expect(data.inquiries.find((inquiry) => inquiry.id === id)).toMatchObject({ state: 'quoted' });
    expect((await ask('POST', `/inquiries/${id}/expire`, {})).json()).toMatchObject({ code: 0 });
    expect((await ask('POST', `/inquiries/${id}/expire`, {})).json()).toMatchObject({ code: 13 });
  });

  it('refuses prices from somebody who has not seen the newest ones, and keeps those', async () => {
    const ana = await Buyer.of(store());
    const made = await ana.ask('createInquiry', await anInquiryRequest(store(), UNPRICED.sku));
    const { id, lines } = made.data as { id: number; lines: { id: number }[] };
    const shown = async () => {
      const { data } = (await ask('GET', '/desk.json')).json<{ data: { inquiries: StaffQuotation[] } }>();
      return data.inquiries.find((inquiry) => inquiry.id === id)!;
    };
    const quote = async (price: number, { quotedAt }: StaffQuotation) => {
      const prices = lines.map((line) => ({ line_id: line.id, price }));
      const quoting = { prices, valid_days: 3, message: `At ${price}`, quoted_at: quotedAt };
      return (await ask('POST', `/inquiries/${id}/quote`, quoting)).json<{ code: number }>();
    };
    const atFirst = await shown();
    expect(atFirst.quotedAt).toBeNull();
    expect(await quote(500, atFirst)).toMatchObject({ code: 0 });
    expect(await quote(700, atFirst)).toMatchObject({ code: 13, data: { state: 'quoted' } });
    const read = await store().good('readInquiry', { id }, ana.asking);
    expect(read).toMatchObject({ lines: [{ quoted_price: 500 }], messages: [{ message: 'At 500' }] });
    expect(await quote(700, await shown())).toMatchObject({ code: 0 });
  });

  it('opens on this machine only', async () => {
    for (const path of ['', '/desk.js', '/desk.css']) expect((await ask('GET', path)).statusCode, path).toBe(200);
    expect((await ask('GET', '', undefined, '10.0.0.1')).statusCode).toBe(404);
    expect((await ask('GET', '/desk.json', undefined, '10.0.0.1')).json()).toMatchObject({ code: 2 });
    expect((await ask('POST', '/orders/1/advance', {}, '10.0.0.1')).statusCode).toBe(404);
  });

  it('does not exist in production', async () => {
    const settings = readSettings({ SIGN_SECRET: SECRET, NODE_ENV: 'production', LOG_LEVEL: 'silent' });
    const { app } = await buildApp(store().services, settings);
    expect((await app.inject({ method: 'GET', url: '/dev/clock' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/dev/clock/orders/1/advance', payload: {} })).statusCode).toBe(
      404,
    );
    await app.close();
  });
});

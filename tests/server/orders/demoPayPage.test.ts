import { expect, it } from 'vitest';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onOneServer } from '../../support/servers/ServerStore.ts';

onOneServer('the hosted page of the demonstration', (store) => {
  const visit = (method: 'GET' | 'POST', url: string) =>
    store().app.inject({
      method,
      url,
      headers: { host: 'localhost', ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }) },
    });
  it('declines, asks the bank, and pays', async () => {
    const ana = await Buyer.of(store());
    const { id } = await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
    const { id: page } = await ana.page(id);
    expect((await visit('GET', `/dev/pay/${page}`)).body).toContain('<h1>Order M-');
    expect((await visit('POST', `/dev/pay/${page}/decline`)).body).toContain('The card was declined');
    expect((await visit('POST', `/dev/pay/${page}/bank`)).body).toContain('Your bank asks');
    const paid = await visit('POST', `/dev/pay/${page}/confirm`);
    expect(paid).toMatchObject({
      statusCode: 303,
      headers: { location: expect.stringMatching(new RegExp(`/cart/goodOffer/pay\\?id=${id}$`)) },
    });
    expect(await ana.read(id)).toMatchObject({ state: 'paid' });
    expect((await visit('POST', `/dev/pay/${page}/pay`)).body).toContain('This is paid already');
  });
});

import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { Envelope } from '../../../shared/contract/envelope.ts';
import type { Reply } from '../../../shared/contract/contract.ts';
import { sign } from '../../../shared/signing/requestSignature.ts';
import { onOneServer, SECRET } from '../../support/servers/ServerStore.ts';

onOneServer('a page of the kept catalogue', (store, database) => {
  const stampNow = async (): Promise<string> => (await store().good('readCatalogueState', {})).stamp;

  /** The response as sent, without decompression. */
  async function fetched(stamp: string, encoding: string): Promise<{ encoding: unknown; body: Buffer }> {
    const tm = Date.now();
    const query = { stamp, tm: String(tm), sign: sign({ stamp }, tm, SECRET) };
    const headers = { 'accept-encoding': encoding };
    const answer = await store().app.inject({ url: '/api/product/catalogue/', query, headers });
    expect(answer.statusCode).toBe(200);
    return { encoding: answer.headers['content-encoding'], body: answer.rawPayload };
  }
  const productsIn = (body: Buffer): Reply<'listCatalogue'>['results'] =>
    ((JSON.parse(body.toString()) as Envelope).data as Reply<'listCatalogue'>).results;

  it('is made once for all clients that keep the same state, compressed or not', async () => {
    const list = vi.spyOn(store().services.catalogue.offline, 'list');
    const stamp = await stampNow();
    const [first, second] = await Promise.all([fetched(stamp, 'gzip'), fetched(stamp, 'gzip')]);
    const plain = await fetched(stamp, 'gzip;q=0');
    expect([first.encoding, second.encoding, plain.encoding]).toEqual(['gzip', 'gzip', undefined]);
    expect(gunzipSync(first.body)).toEqual(plain.body);
    expect(list).toHaveBeenCalledTimes(1);
    const { results } = await store().good('listCatalogue', {});
    expect(productsIn(plain.body)).toEqual(results);
    list.mockRestore();
  });

  it('is another one as soon as something has been sold', async () => {
    const before = await stampNow();
    const [sold] = productsIn(gunzipSync((await fetched(before, 'gzip')).body));
    await database().opened.db.execute(sql`update products set stock = stock + 7 where id = ${sold!.id}`);
    const now = productsIn(gunzipSync((await fetched(await stampNow(), 'gzip')).body));
    expect(now.find(({ id }) => id === sold!.id)?.stock).toBe(sold!.stock + 7);
  });

  it('is made anew for who names no state that ever was', async () => {
    const list = vi.spyOn(store().services.catalogue.offline, 'list');
    for (let time = 0; time < 2; time++) await fetched('of no state', 'gzip');
    expect(list).toHaveBeenCalledTimes(2);
    list.mockRestore();
  });
});

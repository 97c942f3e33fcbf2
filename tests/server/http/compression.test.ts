import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sign } from '../../../shared/signing/requestSignature.ts';
import { onAnyServer, SECRET } from '../../support/servers/ServerStore.ts';

onAnyServer('a long answer of the API', (store) => {
  const countries = async (encoding: string) => {
    const tm = Date.now();
    const query = { tm: String(tm), sign: sign({}, tm, SECRET) };
    const headers = { 'accept-encoding': encoding };
    return store().app.inject({ method: 'GET', url: '/api/base/system/country/', query, headers });
  };

  it('is sent compressed to who takes it so, and plain to who does not', async () => {
    const plain = await countries('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const [small, smaller] = [await countries('gzip'), await countries('gzip, deflate, br')];
    expect([small, smaller].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br']);
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
    expect(brotliDecompressSync(smaller.rawPayload).toString()).toBe(plain.body);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(small.headers.vary).toMatch(/accept-encoding/i);
  });

  it('is all that is compressed: what is sent to the store is not decompressed', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const payload = gzipSync(JSON.stringify({ email: 'ana@clinic.example' }));
    const reply = await store().app.inject({ method: 'POST', url: '/api/users/user/login/', headers, payload });
    expect(reply.json()).toMatchObject({ code: 1 });
  });
});

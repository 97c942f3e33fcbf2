import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { readSettings } from '../../../server/settings.ts';
import { anInquiryRequest } from '../../support/builders/anInquiry.ts';
import { listenOnFreePort } from '../../support/drivers/chatClient.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer, SECRET } from '../../support/servers/ServerStore.ts';

const REFUSED = { code: 1, msg: 'Please check the marked fields', data: { errors: {} } };

const STAMP = `"tm":${Date.now()},"sign":"${'x'.repeat(64)}"`;

onAnyServer('a hostile body', (store) => {
  const post = (payload: string) =>
    store().app.inject({
      method: 'POST',
      url: '/api/users/user/login/',
      payload,
      headers: { 'content-type': 'application/json' },
    });

  it.each([
    ['lists more deeply than any stack', `{${STAMP},"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['objects more deeply than any stack', `{${STAMP},${'"a":{'.repeat(40_000)}${'}'.repeat(40_001)}`],
    ['what is no JSON in the depth', '['.repeat(200_000)],
    ['the prototype of all objects', '{"__proto__":{"isAdmin":true}}'],
    ['it further down', '{"email":{"__proto__":{"isAdmin":true}}}'],
    ['it by another name', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ])('that nests %s is refused', async (_what, payload) => {
    const reply = await post(payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual(REFUSED);
    expect('isAdmin' in {}).toBe(false);
  });

  it('may nest as deeply as the contract does, and have brackets in its texts', async () => {
    const { access } = await store().member();
    const request = await anInquiryRequest(store(), PRICED.sku);
    const answer = await store().ask('createInquiry', { ...request, message: `"${'[{'.repeat(90)}\\` }, { access });
    expect(answer).toMatchObject({ code: 0, data: { message: `"${'[{'.repeat(90)}\\` } });
  });

  it('with very many fields is refused like any other unsigned body', async () => {
    const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`f${index}`, 1]));
    const sign = { tm: Date.now(), sign: 'x'.repeat(64) };
    expect((await post(JSON.stringify({ ...fields, ...sign }))).json()).toMatchObject({ code: 9 });
  });

  it('keeps a query a plain object', async () => {
    const reply = await store().app.inject('/api/product/products/?__proto__[isAdmin]=1&constructor=x&tm=1&sign=x');
    expect(reply.json()).toMatchObject({ code: 9 });
    expect('isAdmin' in {}).toBe(false);
  });

  it.each([
    ['a character that no database keeps', 'Ana\u0000Ruiz'],
    ['half a character', 'Ana\ud800Ruiz'],
  ])('with %s in a text is refused at its field', async (_what, broken) => {
    const { access } = await store().member();
    const request = await anInquiryRequest(store(), PRICED.sku);
    const contact = { ...(request['contact'] as object), nick_name: broken };
    const answer = await store().ask('createInquiry', { ...request, contact }, { access });
    expect(answer).toMatchObject({ code: 1, data: { errors: { 'contact.nick_name': expect.any(String) } } });
  });

  it('with such a character in a query finds nothing', async () => {
    const answer = await store().ask('suggest', { keyword: 'Ana\u0000' });
    expect(answer).toMatchObject({ code: 1, data: { errors: { keyword: expect.any(String) } } });
  });

  it('with more filters than a page address can have applies none of them', async () => {
    const spec = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, ['v']]));
    expect(await store().ask('listProducts', { spec: spec(30) })).toMatchObject({ code: 0, data: { total: 0 } });
    for (const count of [31, 300])
      expect(await store().ask('listProducts', { spec: spec(count) })).toMatchObject({ code: 1, data: { errors: {} } });
  });

  it('that never ends, or never begins, times out', async () => {
    const settings = readSettings({ SIGN_SECRET: SECRET, LOG_LEVEL: 'silent', REQUEST_SECONDS: '0.4' });
    const { app } = await buildApp(store().services, settings);
    const [host = '', port] = (await listenOnFreePort(app)).split(':');
    const head = `POST /api/users/user/login/ HTTP/1.1\r\nHost: ${host}\r\n`;
    for (const begun of [`${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":`, head]) {
      const socket = connect(Number(port), host);
      await once(socket, 'connect');
      socket.write(begun);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
    }
    await app.close();
  });
});

import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PAGES_PER_ADDRESS } from '../../../server/platform/rateLimits/rules.ts';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { onDataChange } from '../../../server/platform/events/dataChanged.ts';
import { RateLimits } from '../../../server/platform/rateLimits/RateLimits.ts';
import { openDatabase } from '../../../server/storeDatabase.ts';
import { EMPTY_INLINE, hashSource } from '../../../shared/web/inlineHashes.ts';
import { securityHeaders } from '../../../server/platform/http/securityHeaders.ts';
import { readSettings } from '../../../server/settings.ts';
import type { Rendered, RenderRequest } from '../../../shared/web/rendering.ts';
import { webRoutes } from '../../../server/web/webRoutes.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';
import { eventually } from '../../support/checks/eventually.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
const TEMPLATE =
  '<html lang="en"><head><script>1</script><!--head--></head><div id="root"><!--app--></div><!--state--></html>';

onAnyServer('the pages of the store', (_store, database) => {
  let app: FastifyInstance;
  let stop = (): Promise<void> => Promise.resolve();
  let renewed = 0;
  const render = vi.fn<(request: RenderRequest) => Promise<Rendered>>();
  let settings = readSettings({ DATA_DIR: 'memory://', TRUST_PROXY: '127.0.0.1' });

  beforeAll(async () => {
    settings = { ...settings, publicUrl: null };
    app = Fastify({ trustProxy: '127.0.0.1' });
    securityHeaders(app, settings);
    // Pages of this store read one parameter.
    const addressOf = (url: string): string => url.replace(/\?(?!page=).*/, '');
    const respelled = (url: string): string | null => (url.startsWith('//') ? url.slice(1) : null);
    const pages = { addressOf, respelled, render, template: () => Promise.resolve(TEMPLATE), preloads: () => '' };
    // A folder without files, which these tests do not need.
    const limits = new RateLimits(database().opened.db);
    const renew = webRoutes(app, { pages, settings, limits, files: import.meta.dirname, ask });
    stop = await onDataChange(database().opened.notices, () => {
      renewed++;
      renew();
    });
    await app.ready();
  });
  afterAll(async () => {
    await stop();
    await app.close();
  });
  beforeEach(() => {
    render.mockReset().mockImplementation(whole);
  });

  const ask = async (): Promise<{ code: number; msg: string; data: null }> => ({
    code: answerCode,
    msg: '',
    data: null,
  });
  let answerCode = 0;
  const whole = async (request: RenderRequest): Promise<Rendered> => {
    await request.ask('readConfig', {});
    const body = `<h1>${request.device} ${request.language} ${render.mock.calls.length}</h1>`;
    return {
      status: 200,
      location: null,
      head: '<style>of the merchant</style>',
      styles: '<style>of the store</style>',
      body,
      state: '',
      modules: [],
    };
  };
  const read = async (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers: { host: 'shop.example', ...headers } });
  const heading = (html: string): string => /<h1>(.*)<\/h1>/.exec(html)?.[1] ?? '';

  it('are rendered once for each address, device and language', async () => {
    expect(heading((await read('/one')).body)).toBe('desktop en 1');
    expect(heading((await read('/one')).body)).toBe('desktop en 1');
    expect(heading((await read('/one', { 'user-agent': PHONE })).body)).toBe('mobile en 2');
    expect(heading((await read('/ru/one')).body)).toBe('desktop ru 3');
    expect(heading((await read('/one?page=2')).body)).toBe('desktop en 4');
  });

  it('are rendered once, whatever parameters stand in the address that they do not read', async () => {
    for (const query of ['', '?utm_source=mail', '?anything=1', '?anything=2'])
      expect(heading((await read(`/parameters${query}`)).body)).toBe('desktop en 1');
    expect(render.mock.calls[0]![0].url).toBe('/parameters');
  });

  it('that are misspelt lead to the right address', async () => {
    const answer = await read('//one?utm_source=mail');
    expect([answer.statusCode, answer.headers['location']]).toEqual([301, '/one?utm_source=mail']);
  });

  it('that have moved lead on with all parameters', async () => {
    render.mockImplementation(async (request) => ({
      ...(await whole(request)),
      status: 301,
      location: request.url.replace('/moved', '/new'),
    }));
    const target = async (url: string) => (await read(url)).headers['location'];
    expect(await target('/moved?utm_source=mail')).toBe('/new?utm_source=mail');
    expect(await target('/moved?page=2')).toBe('/new?page=2');
  });

  it('are limited to so many renderings a minute for one network address; cached ones are still served', async () => {
    const flood = { 'x-forwarded-for': '198.51.100.7' };
    for (let page = 0; page < PAGES_PER_ADDRESS.most; page++) await read(`/flood/${page}`, flood);
    const refused = await read('/ru/flood/one-more', flood);
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      429,
      '60',
      'no-store',
    ]);
    expect(refused.body).toContain('Слишком много запросов');
    expect((await read('/flood/1', flood)).statusCode).toBe(200);
    expect((await read('/flood/one-more', { 'x-forwarded-for': '198.51.100.8' })).statusCode).toBe(200);
    // A stale page of others is better than none.
    await touchCatalogue();
    expect((await read('/flood/1', flood)).statusCode).toBe(200);
    // This machine, or a proxy on it that TRUST_PROXY does not name, is not limited.
    expect((await read('/flood/own')).statusCode).toBe(200);
  });

  it('are kept by host: a forged host does not reach the pages that others see', async () => {
    await read('/host');
    await read('/host', { host: 'evil.example' });
    expect(render.mock.calls.map(([{ origin }]) => origin)).toEqual(['http://shop.example', 'http://evil.example']);
  });

  it('are the same in every answer, and allow the inline code of the store alone', async () => {
    const answers = new Set<string>();
    for (const encoding of ['gzip, br', 'gzip, br', 'identity']) {
      const reply = await read('/inline', { 'accept-encoding': encoding });
      const html = (encoding === 'identity' ? reply.rawPayload : gunzipSync(reply.rawPayload)).toString();
      const policy = String(reply.headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' ${hashSource('1')};`);
      expect(policy).toContain(`style-src 'self' ${hashSource('of the store')} ${EMPTY_INLINE};`);
      expect(policy).not.toContain(hashSource('of the merchant'));
      expect(reply.headers['vary']).toContain('Accept-Encoding');
      answers.add(policy + html);
    }
    expect(answers.size).toBe(1);
    expect(render).toHaveBeenCalledOnce();
  });

  it.each(['identity, gzip;q=0', 'br, gzip; q=0.0', 'identity;q=1'])(
    'are not compressed for a client that accepts %s',
    async (taken) => {
      const { headers, body } = await read('/plain', { 'accept-encoding': taken });
      expect(headers['content-encoding']).not.toBe('gzip');
      if (!taken.startsWith('br')) expect(heading(body)).toMatch(/^desktop en/);
    },
  );

  it('are the same for everybody: no cookie and no token reaches the renderer', async () => {
    await read('/same', { cookie: 'userInfo={"user_id":"1"}; locale=ru', authorization: 'Bearer x' });
    expect(JSON.stringify(render.mock.calls)).not.toMatch(/Bearer|userInfo|user_id/);
    expect(heading((await read('/same')).body)).toBe('desktop en 1');
  });

  it('may be kept by a CDN for a minute, the same for a member as for a visitor', async () => {
    const visitor = await read('/kept');
    expect(visitor.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60, stale-while-revalidate=60/);
    expect(visitor.headers['cache-tag']).toBe('pages');
    const member = await read('/kept', { cookie: 'locale=ru; session=secret', authorization: 'Bearer secret' });
    expect(member.rawPayload.equals(visitor.rawPayload)).toBe(true);
    const bare = ({ headers }: typeof member) => ({ ...headers, date: '', 'server-timing': '' });
    expect(bare(member)).toEqual(bare(visitor));
    expect(member.headers['set-cookie']).toBeUndefined();
  });

  it('at the front are not cached, as they lead to the language of the visitor', async () => {
    const { headers } = await read('/');
    expect([headers['cache-control'], headers['vary']]).toEqual([
      'private, no-cache',
      'Accept-Encoding, User-Agent, Cookie',
    ]);
  });

  it('that could not be rendered whole are not cached', async () => {
    answerCode = 99;
    const { headers } = await read('/partial');
    answerCode = 0;
    expect(headers['cache-control']).toBe('no-store');
  });

  it('of before a change, shown because rendering failed, are not cached', async () => {
    await read('/older');
    await touchCatalogue();
    render.mockRejectedValueOnce(new Error('the database is away'));
    const { statusCode, headers } = await read('/older');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache']);
  });

  it('asked for before a change and answered after it are not cached', async () => {
    const gate = Promise.withResolvers<undefined>();
    render.mockImplementationOnce(async (request) => {
      await gate.promise;
      return whole(request);
    });
    const answer = read('/crossing');
    await eventually(() => expect(render).toHaveBeenCalled());
    await touchCatalogue();
    gate.resolve(undefined);
    expect((await answer).headers['cache-control']).toBe('private, no-cache');
    expect((await read('/crossing')).headers['cache-control']).toMatch(/^public/);
  });

  it.each([
    ['a trusted proxy', { 'x-forwarded-for': '203.0.113.9' }, 'mobile', 'X-Device-Class'],
    ['anybody else', {}, 'desktop', 'User-Agent'],
  ])(
    'have the layout that %s names only if the proxy is trusted',
    async (_who, forwarded: Record<string, string>, device, by) => {
      const { headers, body } = await read(`/layout-${by}`, { ...forwarded, 'x-device-class': 'mobile' });
      expect(heading(body)).toMatch(`${device} en`);
      expect(headers['vary']).toBe(`Accept-Encoding, ${by}`);
    },
  );

  it('are not sent again to a browser that has them', async () => {
    const first = await read('/etag');
    const again = await read('/etag', { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body, again.headers['content-security-policy']]).toEqual([304, '', undefined]);
    expect((await read('/etag', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('that are missing or have moved for good are kept, too; others are asked for each time', async () => {
    for (const [status, times] of [
      [404, 1],
      [301, 1],
      [302, 2],
      [503, 2],
    ] as const) {
      render.mockClear().mockImplementation(async (request) => ({
        ...(await whole(request)),
        status,
        location: status === 301 || status === 302 ? '/new' : null,
      }));
      for (const _turn of [1, 2]) expect((await read(`/status/${status}`)).statusCode).toBe(status);
      expect(render, String(status)).toHaveBeenCalledTimes(times);
    }
  });

  it('are not kept when a part of them could not be read', async () => {
    answerCode = 99;
    await read('/part');
    answerCode = 0;
    expect(heading((await read('/part')).body)).toBe('desktop en 2');
    expect(heading((await read('/part')).body)).toBe('desktop en 2');
  });

  it('are served from the cache while rendering fails, and are an error page where none is cached', async () => {
    await read('/away');
    await touchCatalogue();
    render.mockRejectedValue(new Error('the database is away'));
    expect(heading((await read('/away')).body)).toBe('desktop en 1');
    const none = await read('/never-seen');
    expect([none.statusCode, none.headers['content-security-policy']]).toEqual([500, expect.stringContaining('none')]);
    expect(none.body).toContain('The store could not make this page.');
    // It contains its own styles, and its link back is the requested address.
    const [, style] = /<style>([^]+)<\/style>/.exec(none.body) ?? [];
    expect(none.headers['content-security-policy']).toContain(`style-src 'self' ${hashSource(style!)}`);
    expect(none.body).toContain('<a href="">Try again</a>');
    const inRussian = await read('/ru/never-seen');
    expect(inRussian.body).toContain('<html lang="ru">');
    expect(inRussian.body).toContain('<a href="/ru">Вернуться на главную</a>');
  });

  it('are rendered anew on every instance after a change to the catalogue', async () => {
    expect(heading((await read('/changed')).body)).toBe('desktop en 1');
    await touchCatalogue();
    expect(heading((await read('/changed')).body)).toBe('desktop en 2');
    const { url } = database();
    if (url === null) return; // the embedded database allows one process only
    const other = await openDatabase({ dataDir: '', databaseUrl: url });
    await hearsOf(() => new CatalogueWriter(other.db).write({}));
    await other.close();
    expect(heading((await read('/changed')).body)).toBe('desktop en 3');
  });

  const touchCatalogue = () => hearsOf(() => new CatalogueWriter(database().opened.db).write({}));
  async function hearsOf(change: () => Promise<void>): Promise<void> {
    const before = renewed;
    await change();
    await eventually(() => expect(renewed).toBeGreaterThan(before));
  }
});

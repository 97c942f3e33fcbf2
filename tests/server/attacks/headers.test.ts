import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { readSettings } from '../../../server/settings.ts';
import { openPages } from '../../../server/web/openPages.ts';
import { listenOnFreePort } from '../../support/drivers/chatClient.ts';
import { onOneServer, SECRET } from '../../support/servers/ServerStore.ts';
import { plainPages } from '../../support/fixtures/plainPages.ts';
import { rawGet } from '../../support/checks/rawGet.ts';

const VISIT = { accept: 'text/html' };

/** Headers that browsers apply to documents only. */
const OF_DOCUMENTS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
/** Headers of every response. */
const ALWAYS = {
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};
const EVERYWHERE = { ...ALWAYS, ...OF_DOCUMENTS };
const HASHES = "( 'sha256-[\\w+/]{43}=')*";
/** The complete policy of a page: whatever is not named here is forbidden. */
const PAGE_POLICY = new RegExp(
  `^${[
    "default-src 'none'",
    `script-src 'self'${HASHES}`,
    `style-src 'self'${HASHES}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types plain-writing own-worker',
  ].join('; ')}$`,
);

onOneServer('what a browser is told', (store) => {
  const folder = mkdtempSync(join(tmpdir(), 'medstore-headers-'));
  const environment = {
    SIGN_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://shop.example',
    NODE_ENV: 'production',
  };
  let app: FastifyInstance;
  let host = '';

  beforeAll(async () => {
    mkdirSync(join(folder, 'files/assets'), { recursive: true });
    for (const name of ['assets/a.js', 'sw.js']) writeFileSync(join(folder, 'files', name), 'a script');
    const settings = { ...readSettings(environment), dataDir: join(folder, 'data') };
    const built = await buildApp(store().services, settings);
    ({ app } = built);
    await openPages(built, settings, store().services, { pages: plainPages, files: join(folder, 'files') });
    host = await listenOnFreePort(app);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['a page', '/', 200],
    ['the shell', '/app-shell', 200],
    ['a redirect', '/en/cart', 301],
    ['the worker', '/sw.js', 200],
    ['a file that is not there', '/assets/b.js', 404],
    ['the API', '/api/base/system/timestamp/', 200],
    ['a refusal of the API', '/api/product/products/', 200],
    ['what the API does not know', '/api/nothing', 200],
    ['what robots read', '/robots.txt', 200],
    ['what a proxy asks', '/healthz', 200],
  ])('by %s has the same headers: frame, transport and permission policies', async (_what, url, status) => {
    const { headers, statusCode } = await app.inject({ url, headers: /^\/(?:api|assets)\//.test(url) ? {} : VISIT });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(EVERYWHERE);
    // The store's cookies are the page's own (unit/renderer/persistence/session/cookies.page.test.ts).
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
  });

  it.each([
    ['a page', '/'],
    ['a phone’s page', '/category'],
    ['the shell', '/app-shell'],
  ])('by %s alone allows own scripts only, through two named trusted-types policies', async (_what, url) => {
    const { headers } = await app.inject({ url, headers: { ...VISIT, 'user-agent': 'iPhone AppleWebKit Mobile' } });
    expect(headers['content-security-policy']).toMatch(PAGE_POLICY);
  });

  // Other origins may show pictures, as the desktop client does.
  it.each([
    ['a script', '/assets/a.js', 'same-origin'],
    ['a picture', '/media/p/hero.7-160.webp', 'cross-origin'],
  ])('by %s, which browsers do not render, has the other headers', async (_what, url, origin) => {
    const { headers, statusCode } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ ...ALWAYS, 'cross-origin-resource-policy': origin });
    expect(Object.keys(headers).filter((name) => name in OF_DOCUMENTS)).toEqual([]);
  });

  it('by a missing picture has the same headers, and lets any site embed it', async () => {
    const { headers } = await app.inject('/media/p/none-160.webp');
    expect(headers).toMatchObject({ ...EVERYWHERE, 'cross-origin-resource-policy': 'cross-origin' });
  });

  it('over plain http asks for no https', async () => {
    const { headers } = await store().app.inject('/api/base/system/timestamp/');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('refuses a request whose head is larger than any browser sends, and answers the next one', async () => {
    const ask = async (headers: Record<string, string>) =>
      // A client that keeps sending may lose its connection before it has read the answer.
      rawGet(host, '/healthz', headers).then(
        ({ status }) => status,
        () => 'cut',
      );
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`x-${index}`, 'some more text']));
    for (const headers of [{ 'x-large': 'x'.repeat(17_000) }, many]) {
      expect(await ask(headers)).toBeOneOf([431, 'cut']);
      expect(await ask({ 'x-large': 'x'.repeat(12_000) })).toBe(200);
    }
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EMPTY_INLINE, hashSource } from '../../../../shared/web/inlineHashes.ts';
import { appScheme, createBundleHandler, fileWithin } from '../../../../electron/main/windows/appScheme.ts';

const visit = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the app:// scheme', () => {
  let root: string;
  const fetch = vi.fn<(url: string) => Promise<Response>>();
  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    createBundleHandler({ folder: join(root, 'renderer'), server: 'https://shop.example', fetch })(
      new Request(`app://bundle${path}`, init),
    );

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'bundle-'));
    mkdirSync(join(root, 'renderer/assets'), { recursive: true });
    writeFileSync(join(root, 'secret.txt'), 'outside');
    writeFileSync(join(root, 'renderer/index.html'), '<head><script>first()</script></head>');
    writeFileSync(join(root, 'renderer/assets/client.js'), 'run()');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  // Without "standard" pages have no origin and so no storage; without "stream" no video plays.
  it('gives pages an origin, storage, fetch, a code cache and videos', () => {
    expect(appScheme).toEqual({
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true, stream: true },
    });
  });

  it('serves a file of the bundle with its type, and forbids sniffing', async () => {
    const answer = await ask('/assets/client.js');
    expect(await answer.text()).toBe('run()');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('answers a navigation to any address of the store with the page', async () => {
    for (const path of ['/', '/es/product/probe-3.5mhz/17', '/es/%E0%A4%A', '/assets/gone.js']) {
      const answer = await ask(path, { headers: visit });
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    }
  });

  // No page is granted full screen, so a video's button for it would do nothing.
  it('tells the page that full screen is not available', async () => {
    const { headers } = await ask('/', { headers: visit });
    expect(headers.get('permissions-policy')).toBe('fullscreen=()');
  });

  it('does not answer a missing script with the page', async () => {
    expect((await ask('/assets/gone.js')).status).toBe(404);
    expect((await ask('/assets', { headers: { accept: '*/*' } })).status).toBe(404);
  });

  it('allows each page its own inline code, and no other', async () => {
    const page = await ask('/', { headers: visit });
    const policy = page.headers.get('content-security-policy')!;
    const [, style] = /<style>([^]+)<\/style>/.exec(await page.text())!;
    expect(policy).toContain(`script-src 'self' ${hashSource('first()')};`);
    expect(policy).toContain(`style-src 'self' ${hashSource(style!)} ${EMPTY_INLINE};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it.each([
    ['the front page', '/', {}],
    ['a page by its path', '/es/product/probe-3.5mhz/17', {}],
    ['a page by the destination of the request', '/cart', { 'sec-fetch-dest': 'document' }],
  ])('answers %s also without the usual Accept', async (_what, path, headers) =>
    expect((await ask(path, { headers })).headers.get('content-type')).toMatch(/^text\/html/),
  );

  it('accepts no other method and no other host', async () => {
    const posted = await ask('/', { method: 'POST', body: 'x' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const handler = createBundleHandler({ folder: join(root, 'renderer'), server: 'https://shop.example', fetch });
    expect((await handler(new Request('app://elsewhere/', { headers: visit }))).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/%00',
    '/%252e%252e%252fsecret.txt',
    '//secret.txt',
    '/index.html::$DATA',
    '/%E0%A4%A',
  ])('lets %s reach nothing outside', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('');
  });

  it('never serves the folder itself, a sibling with the same prefix, or another drive', () => {
    expect(fileWithin('/srv/app', '/')).toBeNull();
    expect(fileWithin('/srv/app', '/../app-other/x')).toBeNull();
    expect(fileWithin('/srv/app', '/C:/x')).toBeNull();
    expect(fileWithin('/srv/app', '/a/b.js')).toBe('/srv/app/a/b.js');
  });

  it('fetches pictures from the shop, and nothing but pictures', async () => {
    fetch.mockResolvedValueOnce(new Response('…', { headers: { 'content-type': 'image/avif', 'set-cookie': 'x=1' } }));
    const picture = await ask('/media/probe-320.avif?v=2');
    expect(fetch).toHaveBeenLastCalledWith('https://shop.example/media/probe-320.avif?v=2', {
      method: 'GET',
      redirect: 'error',
    });
    expect([picture.status, picture.headers.get('content-type'), picture.headers.get('set-cookie')]).toEqual([
      200,
      'image/avif',
      null,
    ]);

    fetch.mockResolvedValueOnce(new Response('<script>', { headers: { 'content-type': 'text/html' } }));
    expect((await ask('/media/page')).status).toBe(404);
    fetch.mockRejectedValueOnce(new Error('net::ERR_CONNECTION_REFUSED'));
    expect((await ask('/media/probe-320.avif')).status).toBe(502);
  });

  it('shows a stored picture if the shop cannot be reached, and first of all while it does not answer', async () => {
    const stored = {
      isFirst: false,
      read: (path: string) => Promise.resolve(/known/.test(path) ? Buffer.from('…') : null),
    };
    const handler = createBundleHandler({
      folder: join(root, 'renderer'),
      server: 'https://shop.example',
      fetch,
      stored,
    });
    const show = (path: string): Promise<Response> => handler(new Request(`app://bundle${path}`));
    fetch.mockReset().mockRejectedValue(new Error('net::ERR_INTERNET_DISCONNECTED'));
    const known = await show('/media/known-640.webp');
    expect([known.status, known.headers.get('content-type'), known.headers.get('cache-control')]).toEqual([
      200,
      'image/avif',
      'no-store',
    ]);
    expect((await show('/media/other-640.webp')).status).toBe(502);
    stored.isFirst = true;
    fetch.mockClear();
    expect(await (await show('/media/known-640.webp')).text()).toBe('…');
    expect((await show('/media/other-640.webp')).headers.get('content-type')).toBe('image/svg+xml');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('never shows a picture as a page', async () => {
    fetch.mockClear();
    expect((await ask('/media/drawing.svg', { headers: visit })).headers.get('content-type')).toMatch(/^text\/html/);
    expect(fetch).not.toHaveBeenCalled();
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { readSettings } from '../../../server/settings.ts';
import { openPages } from '../../../server/web/openPages.ts';
import { listenOnFreePort } from '../../support/drivers/chatClient.ts';
import { onOneServer } from '../../support/servers/ServerStore.ts';
import { plainPages } from '../../support/fixtures/plainPages.ts';
import { rawGet } from '../../support/checks/rawGet.ts';

const OUTSIDE = 'what nobody may read';
const up = [
  '..',
  '%2e%2e',
  '..%2f',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '..%c0%af',
  '....//',
  '%00',
  '..;',
];

onOneServer('an address', (store) => {
  const folder = mkdtempSync(join(tmpdir(), 'medstore-paths-'));
  const settings = { ...readSettings({ LOG_LEVEL: 'silent' }), dataDir: join(folder, 'data'), production: true };
  let host = '';
  let close = (): Promise<void> => Promise.resolve();

  beforeAll(async () => {
    for (const path of ['files/assets', 'files/.vite', 'data/media'])
      mkdirSync(join(folder, path), { recursive: true });
    for (const path of ['secret.txt', 'data/secret.txt', 'files/.vite/manifest.json', 'files/index.html'])
      writeFileSync(join(folder, path), OUTSIDE);
    writeFileSync(join(folder, 'files/assets/a.js'), 'a script');
    const built = await buildApp(store().services, settings);
    await openPages(built, settings, store().services, { pages: plainPages, files: join(folder, 'files') });
    host = await listenOnFreePort(built.app);
    close = async () => {
      await built.app.close();
    };
  });
  afterAll(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });

  it('serves no file outside its folder, however the path is written', async () => {
    expect((await rawGet(host, '/assets/a.js')).body).toBe('a script');
    const starts = ['/', '/assets/', '/media/', '/media/p/', '/media/card/', '/media/documents/', '/sitemap-', '/dev/'];
    const ends = ['secret.txt', '/secret.txt', '.vite/manifest.json', 'index.html', 'etc/passwd', '/a.js%00.txt'];
    for (const start of starts)
      for (const step of up)
        for (const end of ends) {
          const path = `${start}${step}${/[/\\]$|%5c$|f$/i.test(step) ? step : `/${step}/`}${end}`;
          const { status, body } = await rawGet(host, path);
          expect(body, path).not.toContain(OUTSIDE);
          expect(body, path).not.toMatch(/root:|node_modules|\bat .+:\d+:\d+/);
          expect([200, 301, 302, 400, 404], `${path} answered ${status}`).toContain(status);
        }
  });

  it.each([
    '/%',
    '/%zz',
    '/api/%',
    '/media/p/%E0%A4%A',
    '/product/%ff/1',
    `/${'a/'.repeat(4_000)}`,
    `/${'%00'.repeat(500)}`,
  ])('that is malformed gets an answer without details of the server: %#', async (path) => {
    const { status, body } = await rawGet(host, path);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
  });

  it.each(['/ru/product/%D0%B4%D', '/%zz', '/brandList/50%/1?x=%'])(
    'that was cut off shows a page: %s',
    async (path) => {
      const { status, body } = await rawGet(host, path);
      expect(status).toBe(200);
      expect(body).toContain('<h1>');
    },
  );

  it('never leads to another site', async () => {
    const paths = [
      '//evil.example',
      '/en//evil.example',
      '/en/\\evil.example',
      '/en/%2f%2fevil.example',
      '/en/%5cevil.example',
      '/en/%09//evil.example',
      '/en?//evil.example',
      '/?//evil.example',
      '/en/..//evil.example',
      '/en/.//evil.example',
      '/\\evil.example',
      '/en/@evil.example',
      '/en/https:evil.example',
      '/en/;//evil.example',
    ];
    for (const path of paths)
      for (const headers of [{}, { cookie: 'locale=ru' }, { 'x-forwarded-host': 'evil.example' }]) {
        const { location } = await rawGet(host, path, headers);
        if (location !== null) expect(new URL(location, `http://${host}/`).host, path).toBe(host);
      }
  });
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, buildApp } from '../../../server/app.ts';
import { createServices } from '../../../server/services.ts';
import { readSettings } from '../../../server/settings.ts';
import { retainAssets } from '../../../server/web/retainedAssets.ts';
import { openPages } from '../../../server/web/openPages.ts';
import { onEmbedded } from '../../support/servers/databases/databases.ts';
import { plainPages } from '../../support/fixtures/plainPages.ts';

onEmbedded('two versions of the store that are served side by side', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'medstore-versions-'));
  const data = join(folder, 'data');
  const servers: App['app'][] = [];

  function build(version: string): string {
    const files = join(folder, version);
    mkdirSync(join(files, 'assets'), { recursive: true });
    const code = `console.log('${version}')`;
    writeFileSync(join(files, 'assets', `index-${version}.js`), code);
    writeFileSync(join(files, 'assets', `index-${version}.js.br`), brotliCompressSync(code));
    writeFileSync(join(files, 'assets', 'same-1.css'), 'p{}');
    return files;
  }
  async function serve(version: string): Promise<App['app']> {
    const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: data });
    const services = createServices(database().opened);
    const built = await buildApp(services, { ...settings, dataDir: data });
    await openPages(built, settings, services, { pages: plainPages, files: build(version) });
    await built.app.ready();
    servers.push(built.app);
    return built.app;
  }
  const ask = (app: App['app'], url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers });

  let [older, newer]: App['app'][] = [];
  beforeAll(async () => {
    older = await serve('older');
    newer = await serve('newer');
  });
  afterAll(async () => {
    await Promise.all(servers.map((app) => app.close()));
    rmSync(folder, { recursive: true });
  });

  it('serve each other’s assets: a page of one is whole, whichever serves its parts', async () => {
    for (const app of [older!, newer!]) {
      for (const version of ['older', 'newer']) {
        const reply = await ask(app, `/assets/index-${version}.js`);
        expect([reply.statusCode, reply.body]).toEqual([200, `console.log('${version}')`]);
        expect(reply.headers['content-type']).toMatch(/^(text|application)\/javascript/);
        expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        const small = await ask(app, `/assets/index-${version}.js`, { 'accept-encoding': 'br' });
        expect(small.headers['content-encoding']).toBe('br');
      }
      expect((await ask(app, '/assets/same-1.css')).body).toBe('p{}');
    }
  });

  it('do not serve files that no version had, nor files beside the assets', async () => {
    writeFileSync(join(data, 'secret.txt'), 'secret');
    for (const path of [
      'index-other.js',
      '..%2fsecret.txt',
      '%2e%2e/secret.txt',
      '..%5csecret.txt',
      '.hidden',
      '%00',
    ]) {
      const reply = await ask(older!, `/assets/${path}`);
      expect([path, reply.statusCode]).toEqual([path, expect.toBeOneOf([400, 404])]);
      expect(reply.body).not.toContain('secret');
    }
  });

  it('store their assets concurrently, in containers where each is process 1', async () => {
    const shared = join(folder, 'shared');
    const own = join(folder, 'many', 'assets');
    mkdirSync(own, { recursive: true });
    for (let index = 0; index < 50; index++) writeFileSync(join(own, `part-${index}.js`), `${index}`.repeat(50_000));
    await Promise.all([retainAssets(own, shared), retainAssets(own, shared), retainAssets(own, shared)]);
    expect(readdirSync(shared).toSorted()).toEqual(readdirSync(own).toSorted());
  });

  it('delete files that no version has had for a month', async () => {
    const retained = join(data, 'assets');
    const long = Date.now() / 1_000 - 31 * 86_400;
    for (const version of ['older', 'newer']) utimesSync(join(retained, `index-${version}.js`), long, long);
    await retainAssets(join(folder, 'newer', 'assets'), retained);
    expect((await ask(newer!, '/assets/index-older.js')).statusCode).toBe(404);
    expect((await ask(older!, '/assets/index-newer.js')).statusCode).toBe(200);
  });
});

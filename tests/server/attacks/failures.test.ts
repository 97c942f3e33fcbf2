import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp, type App } from '../../../server/app.ts';
import { readSettings } from '../../../server/settings.ts';
import { builtPages } from '../../../server/web/builtPages.ts';
import { openPages } from '../../../server/web/openPages.ts';
import { plainPages } from '../../support/fixtures/plainPages.ts';
import { onOneServer } from '../../support/servers/ServerStore.ts';
import { secret } from '../../support/drivers/ProviderVisit.ts';

const DIST = join(import.meta.dirname, '../../../dist');

onOneServer('what fails beside the API', (store, database) => {
  let app: App['app'];
  let close = (): Promise<unknown> => Promise.resolve();

  beforeAll(async () => {
    const { services } = store();
    const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: 'memory://' });
    const built = await buildApp(services, settings);
    await openPages(built, settings, services, { pages: plainPages, files: import.meta.dirname });
    app = built.app;
    close = () => app.close();
  });
  afterAll(() => close());

  /** Every query of a table fails, as without its migration. */
  const without = async (table: string, work: () => Promise<void>): Promise<void> => {
    const rename = (from: string, to: string) =>
      database().opened.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
    await rename(table, `${table}_away`);
    try {
      await work();
    } finally {
      await rename(`${table}_away`, table);
    }
  };
  const tells = /failed query|select|insert|delete from|params|relation/i;
  const start = () =>
    `/api/auth/google/start?${new URLSearchParams({ challenge: secret(), state: secret(), language: 'ru' }).toString()}`;

  it.each(['/sitemap.xml', '/media/documents/9'])('does not show the statement that failed: %s', async (url) => {
    await without('products', async () => {
      const { statusCode, body } = await app.inject({ url, headers: { 'accept-language': 'es-es' } });
      expect([statusCode, body]).toEqual([500, expect.stringContaining('"code":99')]);
      expect(body).toContain('por nuestra parte');
      expect(body).not.toMatch(tells);
    });
  });

  it('is an error page in the visitor’s language when a page was requested', async () => {
    await without('products', async () => {
      const headers = { accept: 'text/html,*/*', 'accept-language': 'ru-RU,ru;q=0.9' };
      const { statusCode, body, headers: replyHeaders } = await app.inject({ url: '/media/documents/9', headers });
      expect([statusCode, replyHeaders['content-type'], replyHeaders['cache-control']]).toEqual([
        500,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(replyHeaders['content-security-policy']).toContain("default-src 'none'");
      expect(body).toContain('Вернуться на главную');
      expect(body).not.toMatch(tells);
    });
  });

  it('leads a visitor on the way to a provider back to the store, which says that the provider is away', async () => {
    await without('social_flows', async () => {
      const { statusCode, headers, body } = await app.inject(start());
      expect([statusCode, headers.location]).toEqual([
        302,
        expect.stringMatching(/\/ru\/login\/welcomePage#.*error=away/),
      ]);
      expect(body).not.toMatch(tells);
      const back = await app.inject('/api/auth/google/callback?state=one&code=two');
      expect([back.statusCode, back.headers.location]).toEqual([302, expect.stringMatching(/welcomePage#error=away$/)]);
    });
  });

  // `npm test` builds before these tests.
  it.skipIf(!existsSync(join(DIST, 'built')))('is logged for the operator, and shown on no page', async () => {
    const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: 'memory://' });
    const built = await buildApp(store().services, settings);
    await openPages(built, settings, store().services, { pages: await builtPages(DIST), files: null });
    const logged = vi.spyOn(built.app.log, 'error');
    await without('products', async () => {
      const { statusCode, body } = await built.app.inject({ url: '/product/x/1', headers: { accept: 'text/html' } });
      expect(statusCode).toBe(500);
      expect(/failed query|"params"|from products/i.test(body)).toBe(false);
      expect(logged).toHaveBeenCalledWith({ err: expect.any(Error) as Error }, expect.stringContaining('readProduct'));
    });
    await built.app.close();
  });
});

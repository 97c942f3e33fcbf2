import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADDRESSES_PER_FILE } from '../../../server/modules/catalogue/SitemapRepository.ts';
import { writePages } from '../../../demo/seed/pages/writePages.ts';
import { sitemapRoutes } from '../../../server/web/sitemaps/sitemapRoutes.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const ORIGIN = 'https://shop.example';

onAnyServer('the maps of all addresses', (store, database) => {
  let app: FastifyInstance;
  let forget = (): void => undefined;
  let clock = Date.parse('2026-11-21T12:00:00Z');

  beforeAll(async () => {
    await writePages(database().opened.db);
    app = Fastify();
    forget = sitemapRoutes(app, store().services, { publicUrl: ORIGIN }, () => clock);
    await app.ready();
  });
  afterAll(() => app.close());

  const read = async (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });
  const addresses = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);
  const all = async (url: string): Promise<string[]> => addresses((await read(url)).body);

  it('are named in robots.txt', async () => {
    const { body, headers } = await read('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(body).toMatch(/^Disallow: \/api\/$/m);
    expect(body).not.toMatch(/^Disallow: \/$/m);
  });

  it('are one file for each kind and language, with the time of the last change', async () => {
    const { body, headers } = await read('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    for (const kind of ['pages', 'groups', 'brands', 'articles'])
      for (const language of ['en', 'es', 'ru', 'zh'])
        if (kind !== 'groups' || language === 'en' || language === 'zh')
          expect(addresses(body)).toContain(`${ORIGIN}/sitemap-${kind}-${language}-1.xml`);
    const file = `<loc>${ORIGIN}/sitemap-products-en-1.xml</loc>`;
    expect(body).toMatch(new RegExp(`${file}<lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>`));
  });

  it('name a product by its slug in each language that it is written in, and in no other', async () => {
    expect(await all('/sitemap-products-en-1.xml')).toEqual(
      [1, 2, 3].map((id) => `${ORIGIN}/product/probe-${id}/${id}`),
    );
    expect(await all('/sitemap-products-zh-1.xml')).toContain(`${ORIGIN}/zh/product/probe-1/1`);
    expect((await read('/sitemap-products-ru-1.xml')).statusCode).toBe(404);
  });

  it('name groups, brands, articles and pages', async () => {
    expect(await all('/sitemap-groups-en-1.xml')).toContain(`${ORIGIN}/category/convex/11`);
    expect(await all('/sitemap-brands-es-1.xml')).toEqual([`${ORIGIN}/es/brandList/sonarys/5`]);
    const pages = await all('/sitemap-pages-ru-1.xml');
    for (const path of ['', '/category', '/shop/privacy-policy', '/solution/1', '/customer-service'])
      expect(pages).toContain(`${ORIGIN}/ru${path}`);
    for (const path of ['/cart', '/login', '/product/searchPage', '/userCenter'])
      expect(pages).not.toContain(`${ORIGIN}/ru${path}`);
    expect(new Set(pages).size).toBe(pages.length);
    expect((await all('/sitemap-articles-en-1.xml')).length).toBeGreaterThan(3);
  });

  it('answer 304 to a client that has the current version', async () => {
    const { headers, body } = await read('/sitemap-products-en-1.xml');
    const again = await read('/sitemap-products-en-1.xml', { 'if-modified-since': String(headers['last-modified']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const old = await read('/sitemap-products-en-1.xml', { 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' });
    expect(old.body).toBe(body);
  });

  it('answer 404 for a file there is none of', async () => {
    for (const name of ['products-en-0', 'products-en-99', 'orders-en-1', 'products-de-1', 'products-en-1%20'])
      expect((await read(`/sitemap-${name}.xml`)).statusCode, name).toBe(404);
  });

  it('continue in a second file beyond 50,000 addresses, and follow changes when notified or within an hour', async () => {
    const far = ADDRESSES_PER_FILE + 7;
    await database().opened.db.execute(sql`
      insert into products select (jsonb_populate_record(p, jsonb_build_object('id', ${far}::int, 'code', 'FAR-1'))).*
      from products p where id = 1`);
    const second = '/sitemap-products-en-2.xml';
    expect((await read(second)).statusCode).toBe(404);
    clock += 61 * 60_000;
    expect(await all(second)).toEqual([`${ORIGIN}/product/probe-1/${far}`]);
    await database().opened.db.execute(sql`delete from products where id = ${far}`);
    forget();
    expect((await read(second)).statusCode).toBe(404);
    expect(await all('/sitemap-products-en-1.xml')).toHaveLength(3);
  });
});

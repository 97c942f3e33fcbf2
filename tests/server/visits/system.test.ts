import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { VisitLog } from '../../../server/modules/visits/VisitLog.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('the system', (store, database) => {
  it('knows the countries, by name, with their dialling codes', async () => {
    const { results, total } = await store().good('selectCountry', { page: 1, page_size: 999 });
    expect(total).toBe(results.length);
    expect(total).toBeGreaterThan(240);
    expect(new Set(results.map(({ id }) => id)).size).toBe(total);
    expect(results.find(({ iso }) => iso === 'ES')).toMatchObject({
      country_name: 'Spain',
      dial_code: '+34',
      icon_image_url: '',
    });
    expect(results[0]!.country_name).toBe('Afghanistan');
    const second = await store().good('listCountries', { page: 2, page_size: 10 });
    expect(second.results).toEqual(results.slice(10, 20));
  });

  it('believes a proxy it trusts about where a visitor is, and nobody else', async () => {
    const spain = (await store().good('selectCountry', {})).results.find(({ iso }) => iso === 'ES')!.id;
    const headers = { 'cf-ipcountry': 'ES' };
    expect(await store().good('queryIp', {}, { headers, address: '203.0.113.9' })).toEqual({
      ip: '203.0.113.9',
      country: spain,
      iso: 'ES',
    });
    expect(await store().good('queryIp', {}, { headers: { 'x-country': 'zz' } })).toMatchObject({
      country: null,
      iso: null,
    });
    const untrusted = { headers: { ...headers, 'x-forwarded-for': '' } };
    expect(await store().good('queryIp', {}, untrusted)).toEqual({ ip: '127.0.0.1', country: null, iso: null });
  });

  it('records a visit by what it saw, not by what the page says', async () => {
    const { access, user_id } = await store().member();
    const visit = {
      uuid: randomUUID(),
      request_url: '/es/password/ana@clinic.example?back=/es/cart',
      ip: '1.2.3.4',
      user: 'somebody else',
      sources: 'newsletter',
      idempotency_key: randomUUID(),
    };
    const asking = { access, address: '203.0.113.9', headers: { 'user-agent': 'A browser' } };
    expect(await store().good('recordAccess', visit, asking)).toBeNull();
    // A retry after a lost answer counts once.
    expect(await store().good('recordAccess', visit, asking)).toBeNull();
    const { rows } = await database().opened.db.execute(
      sql`select * from access_records where visitor_id = ${visit.uuid}`,
    );
    expect(rows).toMatchObject([
      {
        request_url: '/es/password/[hidden]?back=/es/cart',
        ip: '203.0.113.9',
        member_id: user_id,
        user_agent: 'A browser',
        sources: 'newsletter',
      },
    ]);
  });

  it('forgets a visit once it is older than the settings say, and no other', async () => {
    const { db } = database().opened;
    const visits = new VisitLog(db, 30, Date.now);
    const written = async (uuid: string, days: number, count = 1) => {
      await db.execute(sql`insert into access_records (visitor_id, request_url, user_agent, ip, sources, created_at)
        select ${uuid}::uuid, '/', '', '203.0.113.9', '', now() - make_interval(days => ${days}) from generate_series(1, ${count})`);
      return uuid;
    };
    const [old, fresh] = [await written(randomUUID(), 31, 10_001), await written(randomUUID(), 29)];
    await visits.sweep();
    const { rows } = await db.execute<{ id: string }>(
      sql`select visitor_id as id from access_records where visitor_id in (${old}, ${fresh})`,
    );
    expect(rows).toEqual([{ id: fresh }]);
  });

  it('offers hot keywords that find products, in four languages, and the branches of the catalogue', async () => {
    const config = await store().good('readConfig', {});
    expect(config.keywords).toEqual([{ keyword: '凸阵', en_keyword: 'Convex probes' }]);
    expect(config.navigation.items).toMatchObject([
      { type: 'link', en_title: 'Home', page_id: 1 },
      { type: 'classify', category: 1, en_title: 'Ultrasound' },
      { type: 'aggregationLink', en_title: 'Solutions', aggregationArr: [{ url: '/shop/FAQ' }] },
    ]);
    expect(config).toMatchObject({ currency: 'USD', home_page_id: 1 });
  });

  it('puts the front page together from the catalogue, with prices for members alone', async () => {
    const page = await store().ask('readPageConfig', { pk: 1 });
    const { blocks } = page.data as { blocks: { kind: string }[] };
    expect(blocks.map(({ kind }) => kind)).toEqual(['hero', 'tiles', 'shelf', 'promises', 'shelf', 'brands']);
    expect(page.raw).not.toContain('market_price');
    const { access } = await store().member();
    expect((await store().ask('readPageConfig', { pk: 1 }, { access })).raw).toContain('market_price');
    expect(await store().ask('readPageConfig', { pk: 77 })).toMatchObject({ code: 2 });
  });

  it('is healthy while the database answers', async () => {
    expect((await store().app.inject('/healthz')).statusCode).toBe(200);
  });
});

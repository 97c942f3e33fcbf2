import { beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { ContentRepository } from '../../../server/modules/content/ContentRepository.ts';
import { groupRecords } from '../../../demo/seed/outline/outline.ts';
import { writePages } from '../../../demo/seed/pages/writePages.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { localised } from '../../../shared/text/localised.ts';
import type { Reply } from '../../../shared/contract/contract.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const KEYS = ['about-us', 'contact-us', 'after-sales', 'privacy-policy', 'FAQ', 'use-service'];

onAnyServer('the pages of the store', (store, database) => {
  beforeAll(async () => {
    await writePages(database().opened.db);
  });

  it('are written once: a second start finds them there', async () => {
    expect(await writePages(database().opened.db)).toBe(false);
  });

  it('about the store are six, each in four languages of its own', async () => {
    const { pages } = await store().good('readPublishConfig', {});
    expect(pages.map(({ key }) => key)).toEqual(KEYS);
    for (const key of KEYS) {
      const page = await store().good('readPublicConfig', { id: key });
      const texts = LANGUAGES.map((language) => localised(page, 'html', language));
      expect(new Set(texts).size, key).toBe(4);
      for (const html of texts) expect(html).toMatch(/<h2 id="part-1">/);
    }
    expect(await store().ask('readPublicConfig', { id: 'nothing' })).toMatchObject({ code: 2 });
  });

  it('say the periods that hold', async () => {
    const page = await store().good('readPublicConfig', { id: 'after-sales' });
    expect(page.en_html).toContain('<strong>15 days, counted from the shipping date</strong>');
    expect(page.en_html).toContain('<strong>15 days, counted from signing for the delivery</strong>');
    expect(page.en_html).toContain('within 72 hours');
  });

  // Bookmarks have its address with this number.
  it('begin at number 1: the front page', async () => {
    expect(await store().good('readConfig', {})).toMatchObject({ home_page_id: 1 });
    expect(await store().good('readPageConfig', { pk: 1 })).toMatchObject({ id: 1, blocks: expect.any(Array) as [] });
  });

  it('of articles come newest first, and in pages', async () => {
    const first = await store().good('listArticles', { page: 1, page_size: 3 });
    expect(first).toMatchObject({ total: 8, page: 1, page_size: 3 });
    const second = await store().good('listArticles', { page: 2, page_size: 3 });
    const dates = [...first.results, ...second.results].map(({ published_at }) => published_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(first.results[0]).not.toHaveProperty('en_html');
  });

  it('of one article say what it is about, in four languages, with no price for a visitor', async () => {
    const { results } = await store().good('listArticles', { page_size: 99 });
    for (const { id } of results) {
      const article = await store().good('readArticle', { id });
      for (const field of ['title', 'summary', 'html'] as const)
        expect(new Set(LANGUAGES.map((language) => localised(article, field, language))).size).toBe(4);
    }
    const db = database().opened.db;
    await db.execute(sql`update articles set groups = '{probes}' where id = 1`);
    const article = await store().ask('readArticle', { id: 1 });
    const { related } = article.data as Reply<'readArticle'>;
    const soonest = await store().good('listProducts', { group_id: related[0]!.group.id, sort: 'delivery' });
    expect(related.map(({ id }) => id)).toEqual(soonest.results.map(({ id }) => id));
    expect(article.raw).not.toContain('market_price');
    expect(await store().ask('readArticle', { id: 99 })).toMatchObject({ code: 2 });
    expect(await store().ask('readArticle', { id: 99_999_999_999 })).toMatchObject({ code: 2 });
  });

  it('of one article link each group that they name, in every language', async () => {
    const addresses = groupRecords().map(({ seo_key: key, id }) => `/category/${key}/${id}`);
    const linked = new Set<string>();
    const { results } = await store().good('listArticles', { page_size: 99 });
    for (const { id } of results) {
      const article = await store().good('readArticle', { id });
      for (const language of LANGUAGES)
        for (const [, address = ''] of localised(article, 'html', language).matchAll(/"(\/category\/[^"]+)"/g)) {
          expect(addresses).toContain(address);
          linked.add(`${language} ${address}`);
        }
    }
    expect(linked.size).toBe(9 * LANGUAGES.length);
  });

  it('leave the server sanitised, whoever wrote them', async () => {
    const db = database().opened.db;
    const html =
      '<h2 onclick="x()">A</h2><script>steal()</script><p><a href="javascript:x()">b</a><img src=x onerror=y>';
    await db.execute(
      sql`update publish_pages set texts = texts || ${JSON.stringify({ en_html: html })}::jsonb where key = 'about-us'`,
    );
    const { en_html } = await store().good('readPublicConfig', { id: 'about-us' });
    expect(en_html).toBe('<h2 id="part-1">A</h2><p><a>b</a></p>');
  });

  it('made of blocks name their kind', async () => {
    const { landing = [] } = await store().good('readConfig', {});
    expect(landing.filter(({ kind }) => kind === 'solution').map(({ page_id }) => page_id)).toEqual([11, 12, 13, 14]);
    expect(landing.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['active', 'promotion', 'consumables']));
  });

  it('show what the catalogue has now, and leave out what it has not', async () => {
    const blocks = [
      { kind: 'tiles' as const, title: 't', groups: ['probes', 'gone'] },
      { kind: 'shelf' as const, title: 's', group: 'ultrasound', sort: 'newest' as const },
      { kind: 'shelf' as const, title: 's', group: 'gone', sort: 'newest' as const },
      { kind: 'richtext' as const, title: 'r', html: '<p>a<script>b</script></p>' },
    ];
    await new ContentRepository(database().opened.db).write({
      articles: [],
      publish: [],
      pages: [{ id: 50, kind: 'active', position: 1, texts: { title: 'T', summary: 'S' }, blocks }],
    });
    const page = await store().good('readPageConfig', { pk: 50 });
    expect(page.blocks).toMatchObject([
      { kind: 'tiles', groups: [{ seo_key: 'probes' }] },
      { kind: 'shelf', link: { link_type: 2, seo_key: 'ultrasound' } },
      { kind: 'richtext', html: '<p>a</p>' },
    ]);
    expect((await store().ask('readPageConfig', { pk: 50 })).raw).not.toContain('market_price');
  });

  it('pass on a block of an unknown kind unchanged', async () => {
    const db = database().opened.db;
    await db.execute(sql`update page_configs set blocks = '[{"kind":"carousel","speed":3}]' where id = 50`);
    expect((await store().good('readPageConfig', { pk: 50 })).blocks).toEqual([{ kind: 'carousel', speed: 3 }]);
  });
});

onAnyServer('a parcel', (store, database) => {
  beforeAll(async () => {
    await writePages(database().opened.db);
  });

  it('is found by its number, however it is typed, in each of the five states', async () => {
    for (const state of [1, 2, 3, 4, 5]) {
      const parcel = await store().good('trackOrder', { logistics_number: ` ms 2026/11 000${state}` });
      expect(parcel).toMatchObject({ logistics_number: `MS-2026-11-000${state}`, state });
      expect(parcel).toMatchObject({ has_dates: false });
      expect(parcel.steps.every(({ at }) => at === null)).toBe(true);
      expect(parcel.steps.map((step) => step.state)).toEqual([1, 2, 3, 4, 5]);
    }
  });

  it('of an unknown number is not found, and tries are limited', async () => {
    expect(await store().ask('trackOrder', { logistics_number: 'MS-1' })).toMatchObject({ code: 2 });
    expect(await store().ask('trackOrder', { logistics_number: '' })).toMatchObject({ code: 1 });
    const address = '203.0.113.77';
    const codes = [];
    for (let turn = 0; turn < 61; turn++)
      codes.push((await store().ask('trackOrder', { logistics_number: `X${turn}` }, { address })).code);
    expect(codes.slice(0, 60)).toEqual(Array(60).fill(2));
    expect(codes[60]).toBe(11);
  });
});

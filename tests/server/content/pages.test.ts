import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPageFile, writePageFile } from '../../../server/modules/content/pages/pageFile.ts';
import { runPagesCommand } from '../../../server/modules/content/pages/runPagesCommand.ts';
import type { WrittenPage } from '../../../server/modules/content/pages/WrittenPage.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const HEAD = '---\nkind: page\nkey: about-us\nlanguage: es\ntitle: Nosotros\n---\n\n';
const pageIn = (text: string): WrittenPage => {
  const read = readPageFile(text);
  if ('faults' in read) throw new Error(read.faults.join());
  return read.page;
};

describe('a page as a file', () => {
  it.each([
    ['no front matter', '# Nosotros', /^it has no front matter: begin it with/],
    ['broken front matter', '---\nkind: [page\n---\ntext', /^its front matter is no YAML/],
    ['another kind', '---\nkind: blog\n---\ntext', /^kind must be page, article or landing \(line 2\)$/],
    ['an unknown key', `${HEAD.replace('title', 'author: X\ntitle')}text`, /^author is not known/],
    ['an unknown language', `${HEAD.replace('es', 'fr')}text`, /^language must be one of en, es, ru, zh/],
    [
      'a key that is no address',
      `${HEAD.replace('about-us', 'About us!')}text`,
      /^key must have letters, digits and dashes/,
    ],
    ['no title', `${HEAD.replace('title: Nosotros\n', '')}text`, /^title must be a text/],
    ['no text', HEAD, /^it has no text/],
    [
      'a link that leads nowhere',
      `${HEAD}[x](http://x.example)`,
      /^its link to http:\/\/x\.example leads nowhere.* \(line 8\)$/,
    ],
    ['a key longer than an address', `${HEAD.replace('about-us', 'a'.repeat(61))}text`, /^key must have letters/],
    ['an article without a date', `${HEAD.replace('page', 'article')}text`, /^published must be a date/],
  ])('with %s says what to do', (_what, text, fault) => {
    expect(readPageFile(text)).toEqual({ faults: [expect.stringMatching(fault)] });
  });

  it('keeps nothing that could run', () => {
    const page = pageIn(
      `${HEAD}Hola <script>alert(1)</script><a href='javascript:alert(1)'>x</a> <img src=own.x onerror=alert(1)>`,
    );
    expect(page).toMatchObject({ html: expect.not.stringMatching(/script|onerror|<img/) });
  });
});

onAnyServer('pages and articles as files', (store) => {
  let folder = '';
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'medstore-pages-'))));
  afterAll(() => rmSync(folder, { recursive: true }));
  const written = async (): Promise<WrittenPage[]> =>
    (JSON.parse((await runPagesCommand(store().services, { pages: null })).line) as { pages: WrittenPage[] }).pages;
  const shown = (id: string) => store().good('readPublicConfig', { id });

  it('of a new store are the pages that every link leads to, in each language, under the store’s name', async () => {
    const keys = ['about-us', 'contact-us', 'after-sales', 'privacy-policy', 'FAQ', 'use-service'];
    expect(await store().services.content.defaultPageKeys()).toEqual(keys);
    const pages = (await store().good('readPublishConfig', {})).pages;
    expect(pages.map(({ key }) => key)).toEqual(keys);
    const about = await shown('about-us');
    for (const text of [about.html, about.en_html, about.es_html, about.ru_html]) expect(text).toMatch(/^<p>Medstore/);
  });

  it('are the same after they were exported and imported', async () => {
    const before = await written();
    expect(before).toHaveLength(6 * LANGUAGES.length);
    for (const page of before) writeFileSync(join(folder, `${page.key}.${page.language}.md`), writePageFile(page));
    const read = readdirSync(folder).map((name) => pageIn(readFileSync(join(folder, name), 'utf8')));
    await runPagesCommand(store().services, { pages: read });
    const files = (pages: readonly WrittenPage[]) => pages.map((page) => writePageFile(page)).toSorted();
    expect(files(await written())).toEqual(files(before));
    expect(await store().services.content.defaultPageKeys()).toEqual([]);
  });

  it('change in one language, and leave the others', async () => {
    await runPagesCommand(store().services, { pages: [pageIn(`${HEAD}Vendemos **repuestos**.`)] });
    const about = await shown('about-us');
    expect([about.es_title, about.es_html]).toEqual(['Nosotros', '<p>Vendemos <strong>repuestos</strong>.</p>\n']);
    expect(about.en_html).toContain('supplies hospitals');
  });

  it('add a page of the merchant’s own, and an article', async () => {
    const own = pageIn(HEAD.replace('about-us', 'rental') + 'Alquiler');
    const article = pageIn(
      '---\nkind: article\nkey: probes\nlanguage: en\ntitle: Probes\npublished: 2026-03-01\ngroups: [surgical]\n---\n\n## Which one\n\nAsk us.',
    );
    await runPagesCommand(store().services, { pages: [own, article] });
    expect(await shown('rental')).toMatchObject({ es_title: 'Nosotros', title: '' });
    const { results } = await store().good('listArticles', {});
    const found = results.find(({ seo_key }) => seo_key === 'probes')!;
    expect(found).toMatchObject({ en_title: 'Probes', published_at: '2026-03-01T08:00:00.000Z' });
    expect((await store().good('readArticle', { id: found.id })).en_html).toContain('<h2 id="part-1">Which one</h2>');
  });
});

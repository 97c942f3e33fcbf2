import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { beforeAll, expect, it } from 'vitest';
import fc from '../../support/checks/properties.ts';
import { sanitizeHtml } from '../../../server/modules/content/sanitizeHtml.ts';
import { CatalogueImport } from '../../../server/import/CatalogueImport.ts';
import { writeMime } from '../../../demo/mail/mime.ts';
import { documentSheet } from '../../../demo/documents/documentSheet.ts';
import { builtPages } from '../../../server/web/builtPages.ts';
import { openPages } from '../../../server/web/openPages.ts';
import { readSettings } from '../../../server/settings.ts';
import { buildApp } from '../../../server/app.ts';
import { LANGUAGES, withLanguage } from '../../../shared/text/languages.ts';
import { escapeUnknownTags } from '../../../shared/text/escapeUnknownTags.ts';
import { aRegistration, onAnyServer, SECRET } from '../../support/servers/ServerStore.ts';
import { plainPages } from '../../support/fixtures/plainPages.ts';

const DIST = join(import.meta.dirname, '../../../dist');
/**
 * Executes wherever it is not treated as text: in content, in attributes with either quote, in scripts, in addresses.
 */
const EVIL = `"'></script></title></style><img src=x onerror=alert(1)><svg onload=alert(2)>\${alert(3)}{{alert(4)}}]]><!--`;
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
/** The import takes tags out of names and texts, but not what is written as text. */
const asText = (text: string): string =>
  cell(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));

const { DOMParser } = new JSDOM('').window;
/** A page as a browser reads it. A window for each would take longer than the tests. */
const read = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** Elements and attributes of a page that would execute, load or navigate although the input was only text. */
function intruders(html: string): string[] {
  return [...read(html).querySelectorAll('*')].flatMap((element) => [
    ...[...element.attributes]
      .filter(({ name }) => name.startsWith('on'))
      .map(({ name }) => `${element.tagName} ${name}`),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          /^(?:href|src|action|formaction)$/.test(name) && /^\s*(?:javascript|data|vbscript):/i.test(value),
      )
      .filter(({ value }) => !value.startsWith('data:image/') && value !== 'data:,')
      .map(({ value }) => value),
    ...(element.tagName === 'IMG' && element.getAttribute('src') === 'x' ? ['IMG x'] : []),
    ...(element.tagName === 'SCRIPT' && element.textContent.trim().startsWith('alert') ? ['SCRIPT'] : []),
  ]);
}

it('finds script in a page that contains an injection', () => {
  expect(intruders(`<p title="${EVIL}">${EVIL}</p>`)).toEqual(
    expect.arrayContaining(['IMG onerror', 'svg onload', 'IMG x']),
  );
  expect(intruders('<a href=" javascript:alert(1)">a</a>')).toHaveLength(1);
});

onAnyServer('a text with markup, script or SQL', (store, database) => {
  let product = 0;
  let slug = '';
  let brand = { id: 0, seo_key: '' };
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'medstore-evil-'));
    const header = 'code,brand,group,name_en,name_es,name_ru,name_zh,summary_en,description_en,price,stock,spec:Colour';
    const texts = Array.from({ length: 6 }, () => asText(`Evil ${EVIL}`));
    writeFileSync(
      join(folder, 'evil.csv'),
      `${header},${cell(`spec:${EVIL}`)}\n${[cell('EVIL"><img>'), asText(`Maker ${EVIL}`.slice(0, 120)), asText(`Group ${EVIL}`.replaceAll('>', '')), ...texts, '10', '5', cell(EVIL), cell(EVIL)].join(',')}\n`,
    );
    const refused: string[] = [];
    const listener = { refused: (_line: number, reason: string) => refused.push(reason), progress: () => undefined };
    await new CatalogueImport(database().opened.db, listener, { groupSeparator: '' }).run(join(folder, 'evil.csv'));
    rmSync(folder, { recursive: true });
    expect(refused).toEqual([]);
    const { results } = await store().good('listProducts', { keyword: 'EVIL' });
    product = results[0]!.id;
    brand = results[0]!.brand;
    slug = results[0]!.en_seo_title_str ?? results[0]!.seo_title_str;
  });

  it('stays text in the documents of a product', async () => {
    const whole = await store().good('readProduct', { id: product });
    for (const kind of ['datasheet', 'manual', 'cleaning_guide'] as const)
      for (const language of LANGUAGES) {
        const paper = { id: 1, kind, language, title: EVIL, en_title: EVIL, es_title: EVIL, ru_title: EVIL };
        const sheet = documentSheet(whole, { ...paper, url: '', size_bytes: 1, media_type: 'text/html' });
        expect(sheet).toContain('Evil');
        expect(intruders(sheet)).toEqual([]);
      }
  });

  it('is escaped in the addresses of the sitemaps', async () => {
    const settings = readSettings({ SIGN_SECRET: SECRET, LOG_LEVEL: 'silent', PUBLIC_URL: 'https://shop.example', NODE_ENV: 'production' }); // prettier-ignore
    const built = await buildApp(store().services, settings);
    await openPages(built, settings, store().services, { pages: plainPages, files: null });
    const parsed = async (address: string): Promise<Document> =>
      new DOMParser().parseFromString((await built.app.inject(address)).body, 'application/xml');
    const placesIn = (document: Document) =>
      [...document.querySelectorAll('loc')].map(({ textContent }) => textContent);
    const files = placesIn(await parsed('/sitemap.xml'));
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      const map = await parsed(new URL(file).pathname);
      for (const place of [file, ...placesIn(map)]) expect(new URL(place).origin).toBe('https://shop.example');
      for (const { tagName } of map.querySelectorAll('*')) expect(tagName).toMatch(/^(?:urlset|url|loc|lastmod)$/);
    }
    await built.app.close();
  });

  // `npm test` builds before these tests.
  it.skipIf(!existsSync(join(DIST, 'built')))('stays text in every page, in its head and in its data', async () => {
    const settings = readSettings({ SIGN_SECRET: SECRET, LOG_LEVEL: 'silent' });
    const built = await buildApp(store().services, settings);
    await openPages(built, settings, store().services, { pages: await builtPages(DIST), files: null });
    const evil = encodeURIComponent(EVIL);
    const paths = [
      `/product/${encodeURIComponent(slug)}/${product}`,
      '/product/productList',
      `/product/searchPage?keyWord=${evil}`,
      `/product/searchPage?keyWord=evil&sort=${evil}`,
      `/brandList?${evil}=${evil}`,
      `/${evil}`,
      `/product/${evil}/${product}`,
      `/brandList/${encodeURIComponent(brand.seo_key)}/${brand.id}`,
      '/brandList',
    ];
    for (const path of paths)
      for (const language of LANGUAGES) {
        const { body, headers, statusCode } = await built.app.inject(withLanguage(path, language));
        const { location } = headers;
        if (location !== undefined) expect(new URL(location, 'http://localhost').host).toBe('localhost');
        expect([200, 301, 302, 404], path).toContain(statusCode);
        expect(intruders(body), path).toEqual([]);
        const data = [...read(body).querySelectorAll('script[type="application/ld+json"], script#page-state')];
        for (const { textContent } of data) expect(() => JSON.parse(textContent) as unknown).not.toThrow();
      }
    await built.app.close();
  });

  it.each([
    "' or 1=1 --",
    "'; drop table products; --",
    '%',
    '_',
    '%%%%',
    '\\',
    '\\\\%',
    "x' & 'y",
    ':*',
    '!a',
    'a & | b',
    '((',
    '<->',
    "a':B",
    '$1',
    '${x}', // prettier-ignore
    '\u202e\u200b',
    'a'.repeat(400),
    '*',
    '?',
    '🩺',
    'İıſß',
    '١٢٣',
    '0; select pg_sleep(9)',
    '{{7*7}}',
  ])('is an ordinary search term: %s', async (keyword) => {
    const found = await store().ask('listProducts', { keyword });
    expect([0, 1]).toContain(found.code);
    if (found.code === 0) expect((found.data as { total: number }).total).toBeLessThan(4);
    expect([0, 1]).toContain((await store().ask('suggest', { keyword })).code);
  });

  it('stays text in a letter, and adds no recipient', async () => {
    const registration = { ...aRegistration(), nick_name: EVIL.replaceAll('/', '').slice(0, 60) };
    await store().good('register', registration);
    await store().good('requestPasswordCode', { email: registration.email, idempotency_key: crypto.randomUUID() });
    const { body: outbox } = await store().app.inject(`/dev/mail?to=${encodeURIComponent(registration.email)}`);
    const letter = /href="(\/dev\/mail\/[^"]+)"/.exec(outbox)![1]!;
    const { body: html } = await store().app.inject(letter);
    expect(html).toContain('&lt;');
    expect(intruders(outbox + html)).toEqual([]);
    const [to, subject] = ['ana@clinic.example\r\nBcc: eve@evil.example', 'Hello\r\nBcc: eve@evil.example\r\n\r\nbody'];
    const mail = writeMime({ id: 'a', at: new Date(0), to, subject, text: EVIL, html: EVIL });
    expect(mail).not.toMatch(/^Bcc:/m);
  });
});

it('is sanitised in an article', () => {
  const allowed = new Set('p br h2 h3 h4 ul ol li strong em b i a table caption thead tbody tr th td blockquote code sub sup dl dt dd details summary figure figcaption hr html head body'.split(' ')); // prettier-ignore
  const pieces = ['<', '>', '"', "'", '/', '=', '&lt;', '<!--', '-->', '<![CDATA[', 'script', '<script>', '</script', '<p', '<a href=', 'javascript:', 'JaVaScRiPt&colon;', '&#106;avascript:', 'java\tscript:', 'onclick=alert(1)', '<img src=x onerror=alert(1)', '<svg', '<math>', '<style>', '</style>', '<noscript>', '<template>', '<table><td>', '<a/href="javascript:1"', '\0', '\n', ' ', '<h2 id=x', '<a href="//evil.example"', '<th scope="row" onfocus=x', '<iframe srcdoc=', '<p/onload=1>', '<a href="https:// x" rel="a">', '<h2 id="part-1">', '</p>', '<p onclick="', '<details open ontoggle=1>', '<br>', '<hr/>']; // prettier-ignore
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const [source, safe] = [parts.join(''), sanitizeHtml(parts.join(''))];
      expect(escapeUnknownTags(safe)).toBe(safe);
      // The page's own protection must not depend on the server's.
      for (const element of read(`${safe}<hr>${escapeUnknownTags(source)}`).querySelectorAll('*')) {
        expect(allowed).toContain(element.tagName.toLowerCase());
        for (const { name, value } of element.attributes) {
          expect(['href', 'rel', 'id', 'scope']).toContain(name);
          if (name === 'href') expect(value).toMatch(/^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)/);
        }
      }
    }),
    { numRuns: 300 },
  );
});

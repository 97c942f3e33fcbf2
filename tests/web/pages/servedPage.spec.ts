import { type APIRequestContext, devices } from '@playwright/test';
import { inlineHashes } from '../../../shared/web/inlineHashes.ts';
import { LANGUAGE_OPTIONS, LANGUAGES, withLanguage } from '../../../shared/text/languages.ts';
import { decode } from '../../support/checks/pages/servedTexts.ts';
import { goods, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { textsOf } from '../../support/fixtures/texts.ts';
import { expect, test } from '../../support/drivers/Store.ts';
import { TEST_ORIGIN, TEST_SECRET } from '../../support/servers/testStore.ts';

// Pages of the server before any script runs: a test for each pitfall of server rendering.
const PHONE = devices['iPhone 15'].userAgent;

async function firstProductPath(request: APIRequestContext, prefix = ''): Promise<string> {
  const html = await (await request.get(`${TEST_ORIGIN}${prefix}/product/productList`)).text();
  const path = new RegExp(`href="(${prefix}/product/[^"/]+/\\d+)"`).exec(html)?.[1];
  if (!path) throw new Error('no product in the list');
  return path;
}

test.describe('a page as the server writes it @web', () => {
  test('has its head tags in the head, in the language of its address', async ({ request }) => {
    for (const language of LANGUAGES) {
      const html = await (await request.get(TEST_ORIGIN + withLanguage('/brandList', language))).text();
      const head = html.slice(0, html.indexOf('</head>'));
      expect(html).toContain(`<html lang="${language === 'zh' ? 'zh-Hans' : language}">`);
      expect(head).toContain(`<link rel="canonical" href="${TEST_ORIGIN}${withLanguage('/brandList', language)}"/>`);
      for (const other of LANGUAGES)
        expect(head).toContain(`href="${TEST_ORIGIN}${withLanguage('/brandList', other)}"`);
      expect(head.match(/<title/g)).toHaveLength(1);
      expect(html.slice(html.indexOf('<body'))).not.toMatch(/<link rel="canonical"|<title/);
    }
  });

  test('redirects an address with a double slash to the path with one', async ({ request }) => {
    const reply = await request.get(`${TEST_ORIGIN}//cart`, { maxRedirects: 0 });
    expect([reply.status(), reply.headers()['location']]).toEqual([301, '/cart']);
  });

  test('allows exactly the inline scripts and styles that it has', async ({ request }) => {
    const reply = await request.get(`${TEST_ORIGIN}/`);
    const { scripts, styles } = inlineHashes(await reply.text());
    const policy = reply.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`);
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(policy).toContain(style);
    expect(policy).not.toMatch(/(?:script|style)-src [^;]*unsafe/);
  });

  test('shows a visitor no price, not even in its data', async ({ request }) => {
    for (const path of ['/', '/product/productList', await firstProductPath(request)]) {
      const html = await (await request.get(TEST_ORIGIN + path)).text();
      expect(html).not.toContain('market_price');
    }
  });

  test('is the page of a guest, also when a member requests it', async ({ request }) => {
    const path = await firstProductPath(request);
    const reply = await request.get(TEST_ORIGIN + path, {
      headers: { cookie: 'userInfo={"user_id":"1","nick_name":"Evangeline"}', authorization: 'Bearer x' },
    });
    expect(await reply.text()).not.toContain('Evangeline');
  });

  test('carries data that no text in it can break out of', async ({ request }) => {
    const html = await (
      await request.get(
        `${TEST_ORIGIN}/product/searchPage?keyWord=${encodeURIComponent('</script><script>alert(1)</script><!--')}`,
      )
    ).text();
    expect(html).not.toContain('<script>alert(1)');
    const state = /<script id="page-state"[^>]*>([^]*?)<\/script>/.exec(html)?.[1];
    expect(() => JSON.parse(state ?? '') as unknown).not.toThrow();
  });

  test("writes its data before its script runs, and preloads the page's own code", async ({ request }) => {
    const html = await (await request.get(`${TEST_ORIGIN}/brandList`)).text();
    expect(html).toMatch(/<script type="module"/);
    expect(html.match(/rel="modulepreload"/g)?.length ?? 0).toBeGreaterThan(0);
  });

  test('names the picture that is seen first in its head, so that it is on its way before the page is read', async ({
    request,
  }) => {
    const html = await (await request.get(`${TEST_ORIGIN}/product/productDetail/1034`)).text();
    const head = html.slice(0, html.indexOf('<style'));
    const named = head.match(/<link rel="preload"[^>]*type="image\/avif"[^>]*>/g) ?? [];
    expect(named).toHaveLength(2);
    const [, onPhones] = /href="([^"]+)"[^>]*media="\(max-width: 479px\)"/.exec(named.join()) ?? [];
    expect(html).toContain(`<source type="image/avif" media="(max-width: 479px)" srcSet="${onPhones}"`);
    const [, sources] = /imageSrcSet="([^"]+)"[^>]*media="\(min-width: 480px\)"/.exec(named.join()) ?? [];
    expect(html).toContain(`<source type="image/avif" srcSet="${sources}"`);
  });

  test('is of the class of the device, and says that it varies', async ({ request }) => {
    const desktop = await request.get(`${TEST_ORIGIN}/category`);
    const phone = await request.get(`${TEST_ORIGIN}/category`, { headers: { 'user-agent': PHONE } });
    expect(desktop.headers()['vary']).toContain('User-Agent');
    expect(await desktop.text()).toContain('"device":"desktop"');
    expect(await phone.text()).toContain('"device":"mobile"');
  });

  test('has its state before the script that reads it, and neither within what React hydrates', async ({ request }) => {
    const html = await (await request.get(`${TEST_ORIGIN}/brandList`)).text();
    const state = html.indexOf('<script id="page-state"');
    const script = html.search(/<script type="module"[^>]* src="[^"]*"/);
    expect(state).toBeGreaterThan(-1);
    // A module waits until the page is read; what counts is that no script stands between the root and the state.
    expect(html.slice(html.indexOf('<div id="root"'), state)).not.toContain('<script');
    expect(script).toBeGreaterThan(-1);
  });

  test('holds every way into the catalogue as plain links, outside of menus that scripts open', async ({ request }) => {
    const linksOf = async (path: string): Promise<string[]> => {
      const html = await (await request.get(TEST_ORIGIN + path)).text();
      return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '');
    };
    const groups = (await linksOf('/category')).filter((href) => /^\/category\/[^/]+\/\d+$/.test(href));
    expect(new Set(groups).size).toBeGreaterThan(60);
    const links = await linksOf('/brandList');
    for (const path of [
      '/category',
      '/shop/about-us',
      '/shop/privacy-policy',
      '/shop/FAQ',
      '/register',
      '/signActive',
    ]) {
      expect(links, path).toContain(path);
    }
  });

  test('offers Chinese in its selector where the visitor came in by a Chinese address', async ({ request }) => {
    for (const language of LANGUAGES) {
      const html = await (await request.get(TEST_ORIGIN + withLanguage('/category', language))).text();
      const label = textsOf(language)('chrome:language.label');
      const [, selector = ''] = new RegExp(`<nav[^>]* aria-label="${label}"[^>]*>(.*?)</nav>`, 's').exec(html) ?? [];
      const offered = [...selector.matchAll(/<a [^>]*lang="([^"]+)"[^>]*>([^<]*)</g)].map(([, lang, name]) => [
        lang,
        name,
      ]);
      const expected = LANGUAGES.filter((each) => each !== 'zh' || language === 'zh');
      expect(offered, language).toEqual(expected.map((each) => [each, LANGUAGE_OPTIONS[each].name]));
    }
  });

  test('of a product says what it is, what it fits, what belongs to it and when it arrives', async ({ request }) => {
    const probe = await goods.whole((await goods.probe()).id);
    const html = decode(await (await request.get(TEST_ORIGIN + pathOf(probe))).text());
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toMatch(/Delivery by|Delivery in about/);
    const headings = [...main.matchAll(/<h2\b[^>]*>([^]*?)<\/h2>/g)].map(([, text]) =>
      text!.replaceAll(/<[^>]+>/g, ''),
    );
    for (const section of ['Specifications', 'Fits these machines', 'Accessories', 'Documents'])
      expect(headings.join(' | ')).toContain(section);
    for (const text of [probe.skus[0]!.code, probe.fits[0]!.model, 'CE certificate']) expect(main).toContain(text);
  });

  test('takes its language from the address, whatever the browser prefers', async ({ request }) => {
    const headers = { 'accept-language': 'ru-RU,ru;q=0.9', cookie: 'locale=zh' };
    const html = await (await request.get(`${TEST_ORIGIN}/brandList`, { headers })).text();
    expect(html).toContain('<html lang="en">');
    const russian = await (await request.get(`${TEST_ORIGIN}/ru/brandList`)).text();
    expect(russian).toContain('<html lang="ru">');
  });

  test('is the same for two visitors at once: nothing of one request is in another', async ({ request }) => {
    // A parameter that the page reads makes an address of its own for each round: the server renders both.
    const urlsOf = (round: number): string[] =>
      LANGUAGES.flatMap((language) =>
        [
          `/login?redirect=/round${round}`,
          `/compare?ids=90000${round}`,
          `/product/productList?brand=1,90000${round}`,
        ].map((path) => TEST_ORIGIN + withLanguage(path, language)),
      );
    // The round differs, and so do dates and stock while other tests order.
    const bare = (html: string): string => html.replace(/\d+/g, '#');
    const read = async (url: string): Promise<string> => bare(await (await request.get(url)).text());
    const oneByOne = async (round: number): Promise<string[]> => {
      const pages: string[] = [];
      for (const url of urlsOf(round)) pages.push(await read(url));
      return pages;
    };
    const before = await oneByOne(1);
    const together = await Promise.all(urlsOf(2).map(read));
    // Other tests may change meanwhile what every page shows.
    const after = await oneByOne(3);
    together.forEach((html, index) =>
      expect([before[index], after[index]].includes(html), urlsOf(2)[index]).toBe(true),
    );
  });
});

test.describe('addresses @web', () => {
  for (const language of LANGUAGES)
    test(`an unknown one answers 404 with the not-found page (${language})`, async ({ request }) => {
      for (const path of ['/no/such/page', '/product/x/999999999', '/category/x/999999999', '/brandList/x/abc']) {
        const reply = await request.get(TEST_ORIGIN + withLanguage(path, language));
        expect(reply.status(), path).toBe(404);
        expect(await reply.text()).toContain('<h1');
      }
    });

  test('/en/x moves to /x for good, with its query', async ({ request }) => {
    const reply = await request.get(`${TEST_ORIGIN}/en/product/searchPage?keyWord=a%26b`, { maxRedirects: 0 });
    expect(reply.status()).toBe(301);
    expect(reply.headers()['location']).toBe('/product/searchPage?keyWord=a%26b');
  });

  test('the remembered language acts on the bare front page alone', async ({ request }) => {
    const headers = { cookie: 'locale=ru' };
    const front = await request.get(`${TEST_ORIGIN}/?from=mail`, { headers, maxRedirects: 0 });
    expect([front.status(), front.headers()['location']]).toEqual([302, '/ru?from=mail']);
    expect((await request.get(`${TEST_ORIGIN}/brandList`, { headers, maxRedirects: 0 })).status()).toBe(200);
    expect((await request.get(`${TEST_ORIGIN}/es`, { headers, maxRedirects: 0 })).status()).toBe(200);
  });

  test("a wrong slug moves to the product's own", async ({ request }) => {
    const path = await firstProductPath(request);
    const id = path.split('/').at(-1);
    const reply = await request.get(`${TEST_ORIGIN}/product/another-name/${id}`, { maxRedirects: 0 });
    expect([reply.status(), reply.headers()['location']]).toEqual([301, path]);
  });

  test('files are served as what they are and kept for ever only when named by content', async ({ request }) => {
    const html = await (await request.get(`${TEST_ORIGIN}/`)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const reply = await request.get(TEST_ORIGIN + script);
    expect(reply.headers()['cache-control']).toContain('immutable');
    expect(reply.headers()['x-content-type-options']).toBe('nosniff');
    expect((await request.get(`${TEST_ORIGIN}/assets/none.js`)).status()).toBe(404);
    expect(await reply.text()).not.toContain(TEST_SECRET);
  });
});

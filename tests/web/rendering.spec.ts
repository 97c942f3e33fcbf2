import type { APIRequestContext } from '@playwright/test';
import { anOrderOf } from '../support/anOrder.ts';
import { newMember } from '../support/apiAs.ts';
import { goods, pathOf } from '../support/goods.ts';
import { expect, listen, test } from '../support/store.ts';
import { TEST_ORIGIN, TEST_SECRET } from '../support/testStore.ts';
import { LANGUAGES, withLanguage } from '../../shared/languages.ts';

// What the server answers before any script runs: the traps of server rendering, each with a case of its own.
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

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

  test('gives every script and style the nonce of its policy, another one each time', async ({ request }) => {
    const [first, second] = [await request.get(`${TEST_ORIGIN}/`), await request.get(`${TEST_ORIGIN}/`)];
    const nonceOf = (reply: typeof first): string =>
      /'nonce-([^']+)'/.exec(reply.headers()['content-security-policy'] ?? '')?.[1] ?? '';
    expect(nonceOf(first)).not.toBe('');
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    const html = await first.text();
    for (const [tag] of html.matchAll(/<(?:script|style)\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonceOf(first)}"`);
    expect(html).not.toContain('%NONCE%');
    expect(first.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('shows a visitor no price, not even in its data', async ({ request }) => {
    for (const path of ['/', '/product/productList', await firstProductPath(request)]) {
      const html = await (await request.get(TEST_ORIGIN + path)).text();
      expect(html).not.toContain('market_price');
    }
  });

  test("is the visitor's page whoever asks", async ({ request }) => {
    const path = await firstProductPath(request);
    const reply = await request.get(TEST_ORIGIN + path, {
      headers: { cookie: 'userInfo={"user_id":"1","nick_name":"Eve"}', authorization: 'Bearer x' },
    });
    expect(await reply.text()).not.toContain('Eve');
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
    const html = await (await request.get(`${TEST_ORIGIN}/brandList`)).text();
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '');
    const groups = links.filter((href) => /^\/category\/[^/]+\/\d+$/.test(href));
    expect(new Set(groups).size).toBeGreaterThan(60);
    for (const path of ['/shop/about-us', '/shop/privacy-policy', '/shop/FAQ', '/register', '/signActive']) {
      expect(links, path).toContain(path);
    }
  });

  test('takes its language from the address, whatever the browser prefers', async ({ request }) => {
    const headers = { 'accept-language': 'ru-RU,ru;q=0.9', cookie: 'locale=zh' };
    const html = await (await request.get(`${TEST_ORIGIN}/brandList`, { headers })).text();
    expect(html).toContain('<html lang="en">');
    const russian = await (await request.get(`${TEST_ORIGIN}/ru/brandList`)).text();
    expect(russian).toContain('<html lang="ru">');
  });

  test('is the same for two visitors at once: nothing of one request is in another', async ({ request }) => {
    // An address of its own for each round, as the server keeps pages: in the second they are rendered side by side.
    const asked = (round: number): string[] =>
      LANGUAGES.flatMap((language) =>
        ['/brandList?', '/category?', '/product/productList?page=2&'].map(
          (path) => `${TEST_ORIGIN}${withLanguage(path, language)}round=${round}`,
        ),
      );
    // The nonce and the moment are the only things that differ from one answer to the next.
    const bare = (html: string): string =>
      html
        .replace(/nonce="[^"]*"/g, '')
        .replace(/"now":\d+/g, '')
        .replace(/round(=|%3D)\d/g, '')
        .replace(/(delivery_date|server_time)":"[^"]*"/g, '');
    const alone: string[] = [];
    for (const url of asked(1)) alone.push(bare(await (await request.get(url)).text()));
    const together = await Promise.all(asked(2).map(async (url) => bare(await (await request.get(url)).text())));
    together.forEach((html, at) => expect(html === alone[at], asked(2)[at]).toBe(true));
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

test.describe('a page taken over by the browser', () => {
  const paths = [
    '/',
    '/category',
    '/brandList',
    '/product/productList',
    '/product/searchPage?keyWord=probe',
    '/cart',
    '/cart/goodOffer',
    '/login',
    '/register',
    '/quote/success?id=1',
  ];
  test("hydrates without a word, and keeps the server's heading and styles", async ({ store }) => {
    await store.page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => Object.assign(globalThis, { served: document.querySelector('h1') }));
    });
    for (const path of paths) {
      await store.open(path);
      const isSame = await store.page.evaluate(
        () => (globalThis as { served?: Element | null }).served === document.querySelector('h1'),
      );
      expect(isSame, path).toBe(true);
    }
  });

  test('a phone with WebKit has a console over the page, and the page works under it @web', async ({ browser }) => {
    const context = await browser.newContext({ userAgent: PHONE, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const complaints: string[] = [];
    listen(page, complaints);
    await page.goto(`${TEST_ORIGIN}/brandList`);
    await page.locator('html[data-alive]').waitFor();
    await page.locator('.eruda-entry-btn').click();
    await expect(page.locator('.eruda-dev-tools')).toBeVisible();
    await expect(page.locator('.eruda-dev-tools').getByText('Console').first()).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('in another time zone, at another hour, and with an extension in the page it hydrates all the same @web', async ({
    browser,
  }) => {
    const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati', locale: 'ru-RU' });
    const page = await context.newPage();
    const complaints: string[] = [];
    listen(page, complaints);
    await page.clock.setFixedTime(Date.now() + 3 * 24 * 3_600_000);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.setAttribute('data-extension', 'on');
        document.head.append(document.createElement('meta'));
        document.body.append(document.createElement('extension-toolbar'));
        Object.assign(globalThis, { served: document.querySelector('h1') });
      });
    });
    for (const path of ['/', pathOf(await goods.probe()), '/cart']) {
      await page.goto(TEST_ORIGIN + path);
      await page.locator('html[data-alive]').waitFor();
      const isSame = await page.evaluate(
        () => (globalThis as { served?: Element | null }).served === document.querySelector('h1'),
      );
      expect(isSame, path).toBe(true);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('runs nothing that is written into it: HTML has one way in, which is for plain writing @web', async ({
    store,
  }) => {
    store.forgive(/Trusted(?:HTML|ScriptURL|Script|Type)|content security policy/i);
    const { page } = store;
    await store.open('/article');
    // Come to by a click, so that it is the browser that writes the article.
    await page.getByRole('link', { name: 'ECG lead colours: IEC and AHA side by side', exact: true }).first().click();
    await expect(page.getByRole('row', { name: /Left leg F Green LL Red/ })).toBeVisible();
    const said = await page.evaluate(() => {
      const evil = '<img src="x" onerror="window.ran = true"><script>window.ran = true</script>';
      const box = document.body.appendChild(document.createElement('div'));
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): { createHTML(text: string): string } };
      };
      const rules = { createHTML: (text: string) => text };
      const ways: Record<string, () => unknown> = {
        inner: () => (box.innerHTML = evil),
        outer: () => (box.outerHTML = evil),
        beside: () => box.insertAdjacentHTML('beforeend', evil),
        written: () => document.write(evil),
        framed: () => (document.createElement('iframe').srcdoc = evil),
        ranged: () => document.createRange().createContextualFragment(evil),
        script: () => (document.createElement('script').src = '/assets/x.js'),
        worker: () => new Worker('/assets/x.js'),
        handler: () => box.setAttribute('onclick', 'window.ran = true'),
        'a way of its own': () => trustedTypes.createPolicy('evil', rules),
        'our way, made once more': () => trustedTypes.createPolicy('plain-writing', rules),
      };
      const outcome = (way: () => unknown): string => {
        try {
          way();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      return Object.entries(ways).map(([name, way]) => `${name}: ${outcome(way)}`);
    });
    expect(said.filter((line) => !line.endsWith(': TypeError'))).toEqual([]);
    expect(await page.evaluate(() => 'ran' in globalThis || document.querySelector('img[src="x"]') !== null)).toBe(
      false,
    );
  });

  test('shows what a member writes as a text: as his name, in his order, and on the paper that is printed @web', async ({
    store,
  }) => {
    const evil = '"></title><img src="x" onerror="ran = 1">';
    const member = await newMember(evil);
    const { id } = await anOrderOf(member, (await goods.plain()).sku_id, 1, evil);
    await store.signIn(member);
    for (const path of ['/userCenter', `/userCenter/orderList/${id}`, `/userCenter/orderList/${id}/document`]) {
      await store.open(path);
      await expect(store.page.getByText(evil).first(), path).toBeVisible();
      await expect(store.page.locator('img[src="x"]'), path).toHaveCount(0);
    }
  });

  test('brings no style twice: the sheets of the server are taken over @web', async ({ store }) => {
    const html = await (await store.page.request.get(`${TEST_ORIGIN}/brandList`)).text();
    await store.open('/brandList');
    const served = html.match(/<style/g)?.length ?? 0;
    expect(served).toBeGreaterThan(0);
    await expect(store.page.locator('style')).toHaveCount(served);
  });

  test('a chunk that is gone loads the page anew, once a minute, and goes on to where the shopper was going @web', async ({
    store,
  }) => {
    store.forgive(/404|Failed to (load|fetch)|dynamically imported|preload/);
    await store.open('/category');
    const gone = { status: 404, body: 'gone' };
    await store.page.route(/assets\/route-[^/]+\.js$/, (route) => route.fulfill(gone), { times: 1 });
    const loaded = store.page.waitForEvent('load');
    // By the event alone: a pointer on its way there would have fetched the code ahead.
    await store.page.locator('a[href="/brandList"]:visible').first().dispatchEvent('click');
    await loaded;
    await expect(store.heading('Brands')).toBeVisible();
    expect(await store.page.evaluate(() => Number(sessionStorage.getItem('chunkReloadedAt')))).toBeGreaterThan(0);
  });

  test('a page is there before the click once a link to it is pointed at @desk', async ({ store }) => {
    await store.open('/category');
    const code = store.page.waitForRequest(/assets\/brandList-[^/]+\.js$/);
    const data = store.page.waitForResponse(/\/api\/product\/brands\//);
    await store.page.locator('a[href="/brandList"]:visible').first().hover();
    await code;
    await data;
    await expect(store.page).toHaveURL(/\/category$/);
  });
});

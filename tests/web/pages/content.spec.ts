import type { APIRequestContext } from '@playwright/test';
import { LANGUAGES, withLanguage } from '../../../shared/text/languages.ts';
import { decode, servedTexts } from '../../support/checks/pages/servedTexts.ts';
import { expect, test } from '../../support/drivers/Store.ts';
import { TEST_ORIGIN } from '../../support/servers/testStore.ts';

const PAGES = ['about-us', 'contact-us', 'after-sales', 'privacy-policy', 'FAQ', 'use-service'];

/** A page as the server sends it: what a reader finds there needs no browser. */
const served = async (request: APIRequestContext, path: string): Promise<string> =>
  (await request.get(TEST_ORIGIN + path)).text();

test.describe('pages about the store', { tag: '@web' }, () => {
  test('stand in every language, with the others beside them', async ({ request }) => {
    for (const language of LANGUAGES)
      for (const page of PAGES) {
        const html = await served(request, withLanguage(`/shop/${page}`, language));
        const side = [...html.matchAll(/<a [^>]*>/g)].map(([link]) => link).filter((link) => link.includes('/shop/'));
        for (const other of PAGES)
          expect(side.join(), page).toContain(`href="${withLanguage(`/shop/${other}`, language)}"`);
        const current = side.filter((link) => link.includes('aria-current="page"'));
        expect(current.length, page).toBeGreaterThan(0);
        for (const link of current) expect(link).toContain(`href="${withLanguage(`/shop/${page}`, language)}"`);
      }
  });

  test('say the periods that hold', async ({ request }) => {
    const pageText = servedTexts(await served(request, '/shop/after-sales')).join(' ');
    expect(pageText).toContain('15 days, counted from the shipping date');
    expect(pageText).toContain('15 days, counted from signing for the delivery');
  });

  test('keep the language, and the page, when a link in their text is followed, and lead through their table of contents', async ({
    store,
  }) => {
    const { page } = store;
    await store.open('/shop/contact-us', 'ru');
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.getByRole('main').getByRole('link', { name: 'техническую поддержку' }).click();
    await expect(page).toHaveURL(/\/ru\/shop\/after-sales$/);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    await page.locator('nav a[href$="#part-3"]').click();
    await expect(page.locator('#part-3')).toBeInViewport();
    await expect(page).toHaveURL(/#part-3$/);
  });

  test('that are not there answer 404', { tag: '@web' }, async ({ request }) => {
    expect((await request.get(`${TEST_ORIGIN}/shop/nothing`)).status()).toBe(404);
    const bare = await request.get(`${TEST_ORIGIN}/shop`, { maxRedirects: 0 });
    expect([bare.status(), bare.headers()['location']]).toEqual([301, '/shop/about-us']);
  });
});

test.describe('articles', { tag: '@onelayout' }, () => {
  test('are found from the front page, and lead to the products they are about', async ({ store }) => {
    await store.open('/');
    await store.page.getByRole('link', { name: 'All articles' }).click();
    await expect(store.heading('Articles')).toBeVisible();
    await expect(store.page.getByRole('main').getByRole('article')).toHaveCount(8);
    await store.page.getByRole('link', { name: 'ECG lead colours: IEC and AHA side by side' }).click();
    await expect(store.heading('ECG lead colours: IEC and AHA side by side')).toBeVisible();
    await expect(store.page.getByRole('row', { name: /Left leg F Green LL Red/ })).toBeVisible();
    const related = store.page.getByRole('region', { name: 'Products in this article' });
    await expect(related.getByRole('article')).toHaveCount(4);
    await related.getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await expect(store.page).toHaveURL(/\/product\//);
  });

  test('have one address each: another name moves to it for good', { tag: '@web' }, async ({ request }) => {
    for (const path of ['/article/another-name/5', '/article/ecg-lead-colours-iec-aha']) {
      const reply = await request.get(TEST_ORIGIN + path, { maxRedirects: 0 });
      expect([reply.status(), reply.headers()['location']]).toEqual([301, '/article/ecg-lead-colours-iec-aha/5']);
    }
    expect((await request.get(`${TEST_ORIGIN}/article/none/999`)).status()).toBe(404);
    expect((await request.get(`${TEST_ORIGIN}/article?page=9`)).status()).toBe(404);
  });
});

test.describe('pages put together of blocks', { tag: '@onelayout' }, () => {
  const pages = [
    ['/solution/1', 'A complete operating theatre, one supplier'],
    ['/solution/4', 'The imaging chain, from tube to display'],
    ['/active', 'Probe, covers and gel in one request'],
    ['/active/21', 'Probe, covers and gel in one request'],
    ['/promotionalproducts/31', 'In stock today'],
    ['/category/consumables', 'A month of consumables at once'],
    ['/?pageId=12', 'Every bed monitored, every cable interchangeable'],
    ['/home/anything/13', 'Three probes, one system, no waiting'],
  ] as const;
  test('each shows its hero and its products', { tag: '@web' }, async ({ request }) => {
    for (const [path, title] of pages) {
      const html = await served(request, path);
      const heading = /<h1\b[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? '';
      expect(decode(heading.replaceAll(/<[^>]+>/g, '')), path).toContain(title);
      expect(html.slice(html.indexOf('<main')), path).toContain('<article');
    }
  });

  test('are known to search engines by one address', { tag: '@web' }, async ({ request }) => {
    for (const path of ['/?pageId=12', '/home/x/12', '/solution/2']) {
      const html = await (await request.get(TEST_ORIGIN + path)).text();
      expect(html, path).toContain(`<link rel="canonical" href="${TEST_ORIGIN}/solution/2"/>`);
    }
  });

  test('that are not there answer 404', { tag: '@web' }, async ({ request }) => {
    for (const path of [
      '/solution/9',
      '/solution/x',
      '/active/999',
      '/promotionalproducts/999',
      '/?pageId=999',
      '/home/x/999',
    ])
      expect((await request.get(TEST_ORIGIN + path)).status(), path).toBe(404);
  });
});

test('customer service says how to reach the store, what it promises, and answers the first questions @web', async ({
  request,
}) => {
  const html = await served(request, '/customer-service');
  const pageText = servedTexts(html).join(' ');
  expect(html).toContain('href="mailto:sales@example.com');
  for (const text of [
    'Quotations within 24 hours',
    'Other questions within 72 hours',
    'Does a request commit me to buy?',
    'you order only when you accept it.',
  ])
    expect(pageText).toContain(text);
  expect(html).toContain('href="/order/tracking"');
});

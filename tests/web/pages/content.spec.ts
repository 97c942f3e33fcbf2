import { LANGUAGES } from '../../../shared/text/languages.ts';
import { expect, test } from '../../support/drivers/Store.ts';
import { TEST_ORIGIN } from '../../support/servers/testStore.ts';

const PAGES = ['about-us', 'contact-us', 'after-sales', 'privacy-policy', 'FAQ', 'use-service'];

test.describe('pages about the store', { tag: '@onelayout' }, () => {
  test('stand in every language, with the others beside them', async ({ store }) => {
    await store.open('/shop/about-us');
    const side = store.page.getByRole('navigation', { name: 'About the store' });
    await expect(side.getByRole('link')).toHaveCount(PAGES.length);
    await expect(side.getByRole('link', { name: 'About us' })).toHaveAttribute('aria-current', 'page');
    await side.getByRole('link', { name: 'Terms of use' }).click();
    await expect(store.heading('Terms of use')).toBeVisible();
    await expect(store.page).toHaveTitle(/^Terms of use/);
    for (const language of LANGUAGES) {
      await store.open('/shop/after-sales', language);
      await expect(store.heading()).toHaveCount(1);
    }
  });

  test('say the periods that hold', async ({ store }) => {
    await store.open('/shop/after-sales');
    await expect(store.page.getByText('15 days, counted from the shipping date')).toBeVisible();
    await expect(store.page.getByText('15 days, counted from signing for it')).toBeVisible();
  });

  test('lead through their table of contents to the part chosen', async ({ store }) => {
    await store.open('/shop/after-sales');
    await store.page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Exchange' }).click();
    await expect(store.page.getByRole('heading', { name: 'Exchange' })).toBeInViewport();
    await expect(store.page).toHaveURL(/#part-3$/);
  });

  test('keep the language, and the page, when a link in their text is followed', async ({ store }) => {
    await store.open('/shop/contact-us', 'ru');
    await store.page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await store.page.getByRole('main').getByRole('link', { name: 'техническую поддержку' }).click();
    await expect(store.page).toHaveURL(/\/ru\/shop\/after-sales$/);
    expect(await store.page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
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
    ['/solution/1', 'A theatre that is ready when the patient is'],
    ['/solution/4', 'From the tube to the display'],
    ['/active', 'One request, everything for the probe'],
    ['/active/21', 'One request, everything for the probe'],
    ['/promotionalproducts/31', 'What stands on the shelf today'],
    ['/category/consumables', 'Everything that is used up'],
    ['/?pageId=12', 'Every bed measured, every cable the same'],
    ['/home/anything/13', 'Three probes, one system, no waiting'],
  ] as const;
  test('each shows its hero and its products', async ({ store }) => {
    for (const [path, title] of pages)
      await test.step(path, async () => {
        await store.open(path);
        await expect(store.heading(title)).toBeVisible();
        await expect(store.page.getByRole('main').getByRole('article').first()).toBeVisible();
      });
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

test('customer service says how to reach the store, what it promises, and answers the first questions @onelayout', async ({
  store,
}) => {
  await store.open('/customer-service');
  const main = store.page.getByRole('main');
  await expect(main.getByRole('link', { name: 'sales@example.com' })).toHaveAttribute('href', /^mailto:/);
  await expect(main.getByText('Quotations within 24 hours')).toBeVisible();
  await expect(main.getByText('Other queries within 72 hours')).toBeVisible();
  await main.getByText('Am I bound by a request?').click();
  await expect(main.getByText('You order only when you accept the offer.')).toBeVisible();
  await main.getByRole('link', { name: /Track a parcel/ }).click();
  await expect(store.heading('Order tracking')).toBeVisible();
});

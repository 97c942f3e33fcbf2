import { devices, type Page } from '@playwright/test';
import { anOrderOf } from '../../support/builders/anOrder.ts';
import { newMember } from '../../support/drivers/apiAs.ts';
import { goods, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { expect, listen, test, WITH_PICTURES } from '../../support/drivers/Store.ts';
import { TEST_ORIGIN } from '../../support/servers/testStore.ts';

test.use(WITH_PICTURES);

// Hydration of the server's page in a browser, and its protection against injected content.
const { userAgent: PHONE } = devices['iPhone 15'];

test.describe('a page taken over by the browser', () => {
  // That a page keeps the server's heading is checked on every screen: site/screens.spec.ts.
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

  test('keeps what is typed, chosen and pressed before its scripts run @web', async ({ browser }) => {
    const context = await browser.newContext();
    /** Opens a page whose scripts arrive only after `touch`, and waits until it is hydrated. */
    const openSlowly = async (path: string, touch: (page: Page) => Promise<void>): Promise<Page> => {
      const page = await context.newPage();
      const arrive = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await arrive.promise;
        await route.fallback();
      });
      await page.goto(TEST_ORIGIN + path, { waitUntil: 'commit' });
      await touch(page);
      arrive.resolve();
      await page.locator('html[data-alive]').waitFor();
      return page;
    };
    const fields = (page: Page) => page.getByRole('main').getByRole('textbox');

    const registration = await openSlowly('/register', async (page) => {
      for (const [index, text] of ['Dr. Ana Ruiz', 'ana@clinic.example'].entries())
        await fields(page).nth(index).pressSequentially(text);
      for (const field of await page.locator('input[type=password]').all()) await field.pressSequentially('probe_2026');
      await page.getByRole('checkbox').check({ force: true });
    });
    // Sent, it is complete: the form knows the values, too.
    const sent = registration.waitForRequest('**/api/users/user/register/**');
    await registration.route('**/api/users/user/register/**', (route) => route.abort());
    await registration.getByRole('main').locator('button[type=submit]').click();
    expect((await sent).postDataJSON()).toMatchObject({
      nick_name: 'Dr. Ana Ruiz',
      email: 'ana@clinic.example',
      password: 'probe_2026',
      accepted_terms: true,
    });

    const path = pathOf(await goods.probe());
    const product = await openSlowly(path, async (page) => {
      await page.getByRole('main').getByRole('radio').nth(1).check({ force: true });
      const quantity = page.getByRole('main').locator('input[inputmode=numeric]').first();
      await quantity.selectText();
      await quantity.pressSequentially('4');
      // Pressed twice, as nothing happens.
      const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
      for (let press = 0; press < 2; press++) await add.click();
    });
    await expect(product.getByRole('main').getByRole('radio').nth(1)).toBeChecked();
    await product.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    // The product page has a quantity, too.
    await expect(product.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(product.getByRole('main').getByRole('textbox', { name: /^Quantity/ })).toHaveValue('4');

    const search = await openSlowly('/', async (page) => {
      await page.getByRole('combobox').first().pressSequentially('gel');
    });
    await search.getByRole('combobox').first().press('Enter');
    await expect(search).toHaveURL(/keyWord=gel/);
    await context.close();
  });

  test("shows a member, but no visitor, the account's navigation before its scripts run, and does not move later @web", async ({
    store,
  }) => {
    store.forgive(/Failed to load resource/);
    const { page } = store;
    const navigation = page.getByRole('navigation', { name: 'My account' });
    const place = () => store.heading('Orders').boundingBox();
    const openWithoutScripts = async (): Promise<void> => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(`${TEST_ORIGIN}/userCenter/orderList`);
      await expect(store.heading('Orders')).toBeVisible();
    };
    await openWithoutScripts();
    await expect(navigation).toBeHidden();
    await page.unroute('**/*.js');
    await store.signIn(await newMember());
    await openWithoutScripts();
    await expect(navigation).toBeVisible();
    const before = await place();
    await page.unroute('**/*.js');
    await store.open('/userCenter/orderList');
    await expect(navigation).toBeVisible();
    expect(await place()).toEqual(before);
  });

  test('runs no script that is written into it: HTML is set in one place, which accepts plain markup alone @web', async ({
    store,
  }) => {
    store.forgive(/Trusted(?:HTML|ScriptURL|Script|Type)|content security policy/i);
    const { page } = store;
    await store.open('/article');
    // Come to by a click, so that it is the browser that writes the article.
    await page.getByRole('link', { name: 'ECG lead colours: IEC and AHA side by side', exact: true }).first().click();
    await expect(page.getByRole('row', { name: /Left leg F Green LL Red/ })).toBeVisible();
    const failures = await page.evaluate(() => {
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
    expect(failures.filter((line) => !line.endsWith(': TypeError'))).toEqual([]);
    expect(await page.evaluate(() => 'ran' in globalThis || document.querySelector('img[src="x"]') !== null)).toBe(
      false,
    );
  });

  test('shows a member’s input as text: as their name, in their order, and on the printed paper @web', async ({
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

  test('loads no style sheet twice @web', async ({ store }) => {
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
    // Code that is fetched ahead in idle time would meet the failure instead of the click.
    await store.page.addInitScript(() => (window.requestIdleCallback = () => 0));
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
});

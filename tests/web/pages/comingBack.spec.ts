import type { Page } from '@playwright/test';
import { newMember } from '../../support/drivers/apiAs.ts';
import { wholeBrowser } from '../../support/drivers/browser.ts';
import { goods, nameOf, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { expect, listen, type Store, test } from '../../support/drivers/Store.ts';
import { TEST_ORIGIN } from '../../support/servers/testStore.ts';

// A page that was left for another rests in a whole browser alone, and there Playwright switches it off.
const browser = wholeBrowser();
test.skip(
  !browser || /headless.shell/.test(browser),
  'A headless shell lets no page rest: npx playwright install chromium (or, on Debian, apt-get install chromium)',
);
// One after the other: each worker that takes part would start a whole browser.
test.describe.configure({ mode: 'default' });
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(browser && { executablePath: browser }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

/** The page of another site. */
const ELSEWHERE = 'data:text/html,<title>Elsewhere</title>';

/** Leaves the store, and comes back by the browser's button once everything that happens meanwhile has happened. */
async function leaveAndReturn(store: Store, meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
  const { page } = store;
  // A browser keeps no page for the way back while files are on their way. A page that came back asks for some, too.
  await store.settled();
  await page.evaluate(() => Object.assign(globalThis, { isTheSame: true }));
  await page.goto(ELSEWHERE);
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  expect(await reasonsAgainstResting(page), page.url()).toEqual([]);
}

/** Empty where the page that is shown is the one that was left. */
const reasonsAgainstResting = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if ('isTheSame' in globalThis) return [];
    const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    })[];
    return ['it was loaded anew', ...(visit?.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason)];
  });

/** The same shopper in another tab. */
async function inAnotherTab(
  { page }: Store,
  complaints: string[],
  path: string,
  act: (tab: Page) => Promise<void>,
): Promise<void> {
  const tab = await page.context().newPage();
  listen(tab, complaints);
  await tab.goto(TEST_ORIGIN + path);
  await tab.locator('html[data-alive]').waitFor();
  await act(tab);
  await tab.close();
}

test('a shopper who returns from another site finds the page as they left it @web', async ({ store }) => {
  const { page } = store;
  for (const path of ['/', '/product/productList?page=2&condition=new', pathOf(await goods.probe())]) {
    await store.open(path);
    await store.settled();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const place = await page.evaluate(() => scrollY);
    await leaveAndReturn(store);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }
});

test('a member who returns with the chat open finds the page as they left it @web', async ({ store }) => {
  // Chromium's own line where a page is left before its chat is connected.
  store.forgive(/WebSocket is closed before the connection is established/);
  await store.signIn(await newMember());
  for (const path of ['/cart', '/chatRoom']) {
    await store.open(path);
    await leaveAndReturn(store);
  }
  await store.page.getByLabel('Your message').fill('Is the probe in stock?');
  await store.page.getByRole('button', { name: 'Send', exact: true }).click();
  const bubble = store.page.getByRole('log').getByRole('listitem').filter({ hasText: 'Is the probe in stock?' });
  await expect(bubble).toContainText(/Sent|Delivered/);
});

test('changes made in another tab meanwhile show on the page that the shopper returns to @web', async ({
  store,
  complaints,
}) => {
  const { page } = store;
  const [product, member] = [await goods.plain(), await newMember('Dr. Ana Ruiz')];
  const price = page.getByRole('main').getByText(/^\$[\d,.]+$/);
  const cart = page.getByRole('banner').getByRole('link', { name: 'Cart' });
  await store.open(pathOf(product));
  await leaveAndReturn(store, () =>
    inAnotherTab(store, complaints, pathOf(product), async (tab) => {
      await tab.getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(tab.getByRole('banner').getByRole('link', { name: 'Cart' })).toHaveAccessibleDescription(/1/);
    }),
  );
  await expect(store.heading(nameOf(product))).toBeVisible();
  await expect(cart).toHaveAccessibleDescription(/1/);

  await leaveAndReturn(store, () =>
    inAnotherTab(store, complaints, '/login', async (tab) => {
      await tab.getByRole('main').getByLabel('E-mail').fill(member.email);
      await tab.getByRole('main').getByLabel('Password', { exact: true }).fill(member.password);
      await tab.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(tab).not.toHaveURL(/\/login/);
    }),
  );
  await expect(price.first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Dr. Ana Ruiz');

  await leaveAndReturn(store, () =>
    inAnotherTab(store, complaints, '/userCenter', (tab) => tab.evaluate(() => localStorage.removeItem('userInfo'))),
  );
  await expect(price).toHaveCount(0);
  await expect(page.getByRole('banner')).not.toContainText('Dr. Ana Ruiz');
});

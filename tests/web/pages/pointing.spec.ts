import type { Locator, Page } from '@playwright/test';
import { expect, type Store, test } from '../../support/drivers/Store.ts';

const LIST = '/category/categoryDetail/32';

const isDetail = (url: string, id = '\\d+'): boolean =>
  new RegExp(`^/api/.*/products/${id}/$`).test(new URL(url).pathname);

interface Link {
  page: Page;
  link: Locator;
}

/** Touches without a tap, as who begins to scroll there. */
async function layFingerOn({ page, link }: Link): Promise<void> {
  const { x, y } = (await link.boundingBox())!;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 4, y: y + 4 }] });
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}

async function reachByTab({ page, link }: Link): Promise<void> {
  await page.getByRole('article').first().getByRole('heading').getByRole('link').focus();
  while (!(await link.evaluate((heading) => heading === document.activeElement))) await page.keyboard.press('Tab');
}

/** Points at a product without following the link; then nothing is answered any more, and the page comes all the same. */
async function pointAndFollow(
  store: Store,
  point: (target: Link) => Promise<void>,
  follow: (target: Link) => Promise<void>,
): Promise<void> {
  const { page } = store;
  // What the browser would load in its idle time, pointing has to bring here.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await store.open(LIST);
  await store.settled();
  const link = store.products().getByRole('article').nth(2).getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '?';
  await link.scrollIntoViewIfNeeded();
  // For this product alone: slow tabbing prefetches the links on the way, too.
  const id = (await link.getAttribute('href'))?.split('/').at(-1);
  const brought = page.waitForResponse((reply) => isDetail(reply.url(), id));
  await point({ page, link });
  await brought;
  const listed = page.url();

  const urls: string[] = [];
  await page.route('**', (route) => void urls.push(route.request().url()));
  expect(page.url()).toBe(listed);
  await follow({ page, link });
  await expect(store.heading(name)).toBeVisible();
  expect(urls.filter((url) => isDetail(url) || url.endsWith('.js'))).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** The mark of the first card that puts its product beside others. */
const markOn = (store: Store): Locator =>
  store
    .products()
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Compare / });

test('a mouse over a link brings the page before the click, and finds a card’s marks where it points @web', ({
  store,
}) =>
  pointAndFollow(
    store,
    async ({ link }) => {
      await expect(markOn(store)).toHaveCSS('opacity', '0');
      await store.products().getByRole('article').first().hover();
      await expect(markOn(store)).toHaveCSS('opacity', '1');
      await link.hover();
    },
    ({ link }) => link.click(),
  ));

test('a link reached by the keyboard brings the page before Enter is pressed @web', ({ store }) =>
  pointAndFollow(store, reachByTab, ({ page }) => page.keyboard.press('Enter')));

test('a finger on a link brings the page before it is a tap, and finds a card’s marks at once @phone', ({ store }) =>
  pointAndFollow(
    store,
    async (target) => {
      await expect(markOn(store)).toHaveCSS('opacity', '1');
      await layFingerOn(target);
    },
    ({ link }) => link.tap(),
  ));

import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { overflowOf } from '../../support/checks/pages/inspect.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';

const PROBES = '/category/categoryDetail/32';

const countIn = async (store: Store): Promise<number> => {
  const count = store.products().getByRole('status');
  await expect(count).toHaveText(/\d/);
  return Number(((await count.textContent()) ?? '').replace(/\D/g, ''));
};
const namesIn = async (store: Store): Promise<string[]> => {
  const names = store.products().getByRole('article').getByRole('heading');
  await expect(names).not.toHaveCount(0);
  return names.allTextContents();
};
const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test('a filter narrows the list, is in the address, and its chip takes it away again @alike', async ({ store }) => {
  await store.open(PROBES);
  const all = await countIn(store);
  const filters = await store.openFilters();
  const used = filters.getByRole('checkbox', { name: /^Used/ });
  const expected = Number(((await used.textContent()) ?? '').replace(/\D/g, ''));
  await used.press('Space');
  await expect(used).toBeChecked();
  await filters.getByRole('checkbox').first().click();
  await store.closeFilters();
  await expect(store.page).toHaveURL(/condition=used/);
  await expect(
    store.page.getByRole('list', { name: 'Chosen filters' }).getByRole('link').filter({ hasText: 'Remove' }),
  ).toHaveCount(2);
  await expect.poll(() => countIn(store)).toBeLessThan(all);
  // The count of the first filter stands until the second has been read.
  await expect(store.products().locator('[aria-busy="true"]')).toHaveCount(0);
  const narrowed = await countIn(store);
  expect(narrowed).toBeLessThanOrEqual(expected);
  await expect(store.products().getByRole('article').filter({ hasNotText: 'Used' })).toHaveCount(0);

  await store.page.reload();
  await store.alive();
  await expect.poll(() => countIn(store)).toBe(narrowed);
  const chips = store.page.getByRole('list', { name: 'Chosen filters' });
  await chips.getByRole('link', { name: /Remove filter.*Used/ }).click();
  await expect(store.page).not.toHaveURL(/condition/);
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(chips).toHaveCount(0);
  await expect.poll(() => countIn(store)).toBe(all);
});

test('back from a product is the same list at the same place @onelayout', async ({ store }) => {
  await store.open(`${PROBES}?condition=new&page=2`);
  const names = await namesIn(store);
  await store.settled(); // a place is one as long as nothing comes above it
  const link = store.products().getByRole('article').nth(14).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = await scrollOf(store.page);
  expect(before).toBeGreaterThan(200);
  await link.click();
  await expect(store.page).toHaveURL(/\/product\/[^/]+\/\d+$/);
  await expect.poll(() => scrollOf(store.page)).toBe(0);
  await store.page.goBack();
  await expect(store.page).toHaveURL(/condition=new&page=2|page=2&condition=new/);
  await expect.poll(() => scrollOf(store.page)).toBe(before);
  await expect.poll(() => namesIn(store)).toEqual(names);

  // Another address, typed: a page nobody has looked at yet.
  await store.open('/product/productList');
  await store.settled();
  expect(await scrollOf(store.page)).toBe(0);
});

test('back, forward and pages seen before show at once while the API does not answer; hovering prefetches the page that a click shows @web', async ({
  store,
}) => {
  const { page } = store;
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const detailOf = (path: string): boolean => /\/products\/\d+\/$/.test(path) && path.startsWith('/api/');
  await store.open(`${PROBES}?condition=new&page=2`);
  const names = await namesIn(store);
  await store.settled();
  const link = store.products().getByRole('article').nth(14).getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '?';
  await link.scrollIntoViewIfNeeded();
  const before = await scrollOf(page);
  await link.hover();
  await expect.poll(() => paths.filter(detailOf)).toHaveLength(1);
  await store.settled();

  // From here on the API takes questions and answers none.
  let requestCount = 0;
  await page.route('**/api/**', () => void requestCount++);
  await link.click();
  await expect(store.heading(name)).toBeVisible();
  expect(paths.filter(detailOf)).toHaveLength(1);
  for (const _time of [1, 2]) {
    await page.goBack();
    await expect.poll(() => scrollOf(page)).toBe(before);
    await expect.poll(() => namesIn(store)).toEqual(names);
    await page.goForward();
    await expect(store.heading(name)).toBeVisible();
    await expect.poll(() => scrollOf(page)).toBe(0);
  }
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(before);

  // Minutes later it is shown at once, too, and asked for behind it.
  await page.clock.setFixedTime(Date.now() + 5 * 60_000);
  const countBefore = requestCount;
  await link.click();
  await expect(store.heading(name)).toBeVisible();
  await expect.poll(() => requestCount).toBeGreaterThan(countBefore);
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(before);
  await page.reload();
  await store.alive();
  await expect.poll(() => scrollOf(page)).toBe(before);
  await expect.poll(() => namesIn(store)).toEqual(names);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the cards stay until the code of the table is there @web', async ({ store }) => {
  const { page } = store;
  const held = Promise.withResolvers<void>();
  await page.route(/\/ProductTable-[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await store.open(PROBES);
  const names = await namesIn(store);
  const request = page.waitForRequest(/\/ProductTable-/);
  const choice = page.getByRole('button', { name: 'Table' });
  await choice.click();
  await request;
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await expect(store.products().getByRole('article')).toHaveCount(names.length);
  held.resolve();
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('row')).toHaveCount(names.length + 1);
  await expect(choice).toBeFocused();
});

test('part numbers stay whole where two cards stand beside each other @phone', async ({ store }) => {
  await store.open('/product/productList');
  const codes = store.products().getByRole('article').locator('[translate=no]');
  await expect(codes).not.toHaveCount(0);
  const parted = await codes.evaluateAll((all) => {
    const range = document.createRange();
    const lines = (code: Element): number => (range.selectNodeContents(code), range.getClientRects().length);
    return all.filter((code) => lines(code) > 1).map((code) => code.textContent);
  });
  expect(parted).toEqual([]);
});

test('a list needs no scrolling sideways in a window of 320 px, as at a zoom of 400 % @web', async ({ store }) => {
  await store.page.setViewportSize({ width: 320, height: 640 });
  for (const language of LANGUAGES) {
    await store.open(PROBES, language);
    await expect(store.page.getByRole('main').getByRole('article')).not.toHaveCount(0);
    await expect.poll(() => overflowOf(store.page), language).toBeNull();
  }
});

import { goods, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { expect, test, WITH_PICTURES } from '../../support/drivers/Store.ts';

test.use(WITH_PICTURES);

const SEARCH = '/product/searchPage?keyWord=gel';

interface Noted {
  /** Formats of dates that the browser was asked for until the page was alive. */
  dates: unknown[];
  /** For each product with a deferred layout: whether it was still deferred when the page was ready. */
  waits: boolean[];
}
const noted = (): Noted => (globalThis as unknown as { noted: Noted }).noted;

test.beforeEach(async ({ store }) => {
  await store.page.addInitScript(() => {
    const dates: unknown[] = [];
    const kept: Noted = { dates: [], waits: [] };
    Object.assign(globalThis, { noted: kept });
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(format, [locale, options]: [string, Intl.DateTimeFormatOptions]) {
        dates.push(options);
        return new format(locale, options);
      },
    });
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const products = [...document.querySelectorAll('[data-arriving] [data-below]')];
      kept.waits = products.map((product) => getComputedStyle(product).contentVisibility === 'auto');
      new MutationObserver(() => {
        if ('alive' in document.documentElement.dataset) kept.dates = [...dates];
      }).observe(document.documentElement, { attributeFilter: ['data-alive'] });
    });
  });
});

test('layout far below the fold is deferred, but not for a visitor who returns to a place there, nor in a first view, where a guessed height would move what is below @onelayout', async ({
  store,
}) => {
  const { page } = store;
  const laidOut = async (): Promise<void> => {
    await expect(page.locator('html[data-alive]:not([data-arriving])')).toBeAttached();
    await expect(page.locator('[data-below]')).toHaveCount(0);
  };
  await store.open('/');
  expect((await page.evaluate(noted)).waits).toContain(true);
  await laidOut();
  await page.reload();
  expect((await page.evaluate(noted)).waits).not.toContain(true);
  await page.locator('html[data-alive]').waitFor();
  await store.open(SEARCH);
  expect((await page.evaluate(noted)).waits.slice(0, 5)).toEqual([false, false, false, false, true]);
});

test('the pictures of a first view are shown, each is one, and the dates have been written by the server', async ({
  store,
}) => {
  const firsts = store.page.locator('main img[fetchpriority="high"]');
  for (const path of ['/', '/category/categoryDetail/3', pathOf(await goods.probe()), SEARCH]) {
    await store.open(path);
    // A browser takes its time with the first format of a date.
    expect((await store.page.evaluate(noted)).dates, path).toEqual([]);
    await expect(firsts, path).not.toHaveCount(0);
    const widths = (): Promise<number[]> =>
      firsts.evaluateAll((pictures: HTMLImageElement[]) => pictures.map(({ naturalWidth }) => naturalWidth));
    await expect.poll(async () => Math.min(...(await widths())), path).toBeGreaterThan(0);
  }
});

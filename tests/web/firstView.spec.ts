import { goods, pathOf } from '../support/goods.ts';
import { expect, test } from '../support/store.ts';

interface Noted {
  /** Formats of dates that the browser was asked for until the page was alive. */
  dates: unknown[];
  /** Whether what lies far below was still to be laid out when the page was there. */
  waits: boolean;
}
const noted = (): Noted => (globalThis as unknown as { noted: Noted }).noted;

test.beforeEach(async ({ store }) => {
  await store.page.addInitScript(() => {
    const dates: unknown[] = [];
    const kept: Noted = { dates: [], waits: false };
    Object.assign(globalThis, { noted: kept });
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(format, [locale, options]: [string, Intl.DateTimeFormatOptions]) {
        dates.push(options);
        return new format(locale, options);
      },
    });
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      kept.waits = document.querySelector('[data-arriving] [data-below]') !== null;
      new MutationObserver(() => {
        if ('alive' in document.documentElement.dataset) kept.dates = [...dates];
      }).observe(document.documentElement, { attributeFilter: ['data-alive'] });
    });
  });
});

test('a page has its dates written when it comes: a browser takes its time with the first', async ({ store }) => {
  for (const path of ['/', pathOf(await goods.probe())]) {
    await store.open(path);
    expect((await store.page.evaluate(noted)).dates, path).toEqual([]);
  }
});

test('what lies far below waits for its layout, but not for whoever comes back to a place there', async ({ store }) => {
  const { page } = store;
  const laidOut = async (): Promise<void> => {
    await expect(page.locator('html[data-alive]:not([data-arriving])')).toBeAttached();
    await expect(page.locator('[data-below]')).toHaveCount(0);
  };
  await store.open('/');
  expect((await page.evaluate(noted)).waits).toBe(true);
  await laidOut();
  await page.reload();
  expect((await page.evaluate(noted)).waits).toBe(false);
  await page.locator('html[data-alive]').waitFor();
});

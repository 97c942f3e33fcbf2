import type { Browser } from '@playwright/test';
import { expect, test } from '../../support/drivers/Store.ts';
import { TEST_ORIGIN } from '../../support/servers/testStore.ts';

// The store's own styles are one sheet, written when it is built (decision 029): at run time nothing sets them right. That
// no class is laid over another is checked on every screen: site/screens.spec.ts.

/** Returns the positions of all elements of a page without scripts. */
async function places(browser: Browser, path: string, hasSheet: boolean): Promise<string[]> {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  if (!hasSheet) await page.route('**/*.css', (route) => route.abort());
  await page.goto(TEST_ORIGIN + path);
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      return [element.tagName, x, y, width, height, color, backgroundColor, fontSize].join(' ');
    }),
  );
  await page.close();
  return found;
}

test('a page looks the same before and after its style sheet has loaded @web', async ({ browser }) => {
  for (const path of ['/', '/category/categoryDetail/3', '/product/productDetail/1034']) {
    const dressed = await places(browser, path, true);
    expect(dressed.length).toBeGreaterThan(100);
    expect(await places(browser, path, false), path).toEqual(dressed);
  }
});

import type { Page } from '@playwright/test';
import { anOrderOf, aRequestOf } from '../../support/builders/anOrder.ts';
import { newMember } from '../../support/drivers/apiAs.ts';
import { expect, test } from '../../support/drivers/Store.ts';
import { goods } from '../../support/fixtures/catalogue/goods.ts';

/** Marks of chosen radios and checkboxes, which browsers print without their colour unless told otherwise. */
const marks = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('input:checked ~ [class*="__indicator"]')
    .evaluateAll((all) => all.map((mark) => getComputedStyle(mark, '::after').getPropertyValue('print-color-adjust')));

/** Boxes that are drawn around nothing. */
const emptyBoxes = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).borderTopWidth !== '0px')
      .filter(
        (one) =>
          (one as HTMLElement).innerText.trim() === '' &&
          !one.matches(':has(img, svg, input, textarea), input, select'),
      )
      .filter((one) => !/__indicator/.test(one.className))
      .map((one) => one.className),
  );

test('a printed page shows what is chosen, and nothing that only a screen needs @web', async ({ store }) => {
  const [member, product] = [await newMember(), await goods.plain()];
  await member.call('addCartLine', { sku_id: product.sku_id, quantity: 2, idempotency_key: crypto.randomUUID() });
  const order = await anOrderOf(member, product.sku_id);
  const request = await aRequestOf(member, product.sku_id);
  await store.signIn(member);
  const { page } = store;
  await page.emulateMedia({ media: 'print' });
  for (const [path, count] of [
    ['/cart', 2],
    [`/cart/goodOffer/pay?id=${order.id}`, 1],
    ['/cart/goodOffer?order=1', 1],
  ] as const) {
    await store.openByLink(path);
    await expect.poll(() => marks(page), path).toEqual(Array.from({ length: count }, () => 'exact'));
    expect(await emptyBoxes(page), path).toEqual([]);
  }
  await store.openByLink('/userCenter/orderList');
  await expect(page.getByRole('main')).toContainText(order.code);
  await expect(page.getByRole('search')).toBeHidden();
  await store.openByLink(`/userCenter/inquiryList/${request.id}`);
  await expect(page.getByRole('main')).toContainText(product.code);
  // There, but for the screen alone.
  for (const onScreen of [page.getByRole('main').getByText('Time left'), page.locator('[role="timer"]')]) {
    await expect(onScreen).toBeAttached();
    await expect(onScreen).toBeHidden();
  }
  expect(await emptyBoxes(page)).toEqual([]);
});

test('a printed page has its title, the state of an order, and room for names @web', async ({ store }) => {
  const [member, product] = [await newMember(), await goods.plain()];
  const order = await anOrderOf(member, product.sku_id);
  await store.signIn(member);
  const { page } = store;
  await page.emulateMedia({ media: 'print' });
  for (const path of [
    '/article/ecg-lead-colours-iec-aha/5',
    '/category/categoryDetail/137',
    '/brandList/brandDetail/1',
    '/shop/after-sales',
  ]) {
    await store.openByLink(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await store.openByLink(`/userCenter/orderList/${order.id}`);
  const steps = page.getByRole('main').locator('ol > li > :first-child');
  await expect(steps).not.toHaveCount(0);
  for (const step of await steps.all()) await expect(step).toHaveCSS('print-color-adjust', 'exact');
  // As wide as the text on A4.
  await page.setViewportSize({ width: 673, height: 900 });
  await store.openByLink('/orderPad');
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Paste a list' })).toBeHidden();
  const names = page.getByRole('columnheader', { name: 'Product' });
  expect((await names.boundingBox())!.width).toBeGreaterThan(120);
});

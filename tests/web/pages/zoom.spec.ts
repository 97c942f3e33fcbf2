import { randomUUID } from 'node:crypto';
import { anAddressOf } from '../../support/builders/anOrder.ts';
import { coveredControls } from '../../support/checks/pages/coveredControls.ts';
import { newMember } from '../../support/drivers/apiAs.ts';
import { expect, test } from '../../support/drivers/Store.ts';
import { goods } from '../../support/fixtures/catalogue/goods.ts';

/** A window of 1280 px at 400 %, where WCAG wants all to be there; a small phone is as wide. */
const ZOOMED = { width: 320, height: 640 };

test('at 400 % no control lies under another part, whatever the amounts @web', async ({ store }) => {
  const [member, product] = [await newMember(), await goods.plain()];
  await anAddressOf(member);
  await member.call('addCartLine', { sku_id: product.sku_id, quantity: 990, idempotency_key: randomUUID() });
  await store.signIn(member);
  await store.page.setViewportSize(ZOOMED);
  for (const path of ['/', '/cart', '/cart/goodOffer', '/cart/goodOffer?order=1', '/orderPad', '/userCenter']) {
    await store.open(path);
    await store.settled();
    expect.soft(await store.page.evaluate(coveredControls), path).toEqual([]);
  }
});

test('at 400 % no page is wider than the window, in the language of the longest words and amounts @web', async ({
  store,
}) => {
  const [member, product] = [await newMember(), await goods.plain()];
  await member.call('addCartLine', { sku_id: product.sku_id, quantity: 999, idempotency_key: randomUUID() });
  await store.signIn(member);
  await store.page.setViewportSize(ZOOMED);
  for (const path of ['/', '/cart', '/cart/goodOffer', '/product/productList', '/article/ecg-lead-colours-iec-aha/5']) {
    await store.open(path, 'ru');
    await store.settled();
    const { scrolled, body } = await store.page.evaluate(() => ({
      scrolled: document.documentElement.scrollWidth,
      body: document.body.getBoundingClientRect().width,
    }));
    expect.soft(scrolled, path).toBe(body);
  }
});

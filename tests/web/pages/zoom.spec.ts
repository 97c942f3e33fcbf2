import { randomUUID } from 'node:crypto';
import { anAddressOf } from '../../support/builders/anOrder.ts';
import { coveredControls } from '../../support/checks/pages/coveredControls.ts';
import { newMember } from '../../support/drivers/apiAs.ts';
import { expect, test } from '../../support/drivers/Store.ts';
import { goods, pathOf } from '../../support/fixtures/catalogue/goods.ts';

/** A window of 1280 px at 400 %, where WCAG wants all to be there; a small phone is as wide. */
const ZOOMED = { width: 320, height: 640 };

test('at 400 % no control lies under another part and no page is wider than the window, in the language of the longest words and amounts @web', async ({
  store,
}) => {
  const [member, product] = [await newMember(), await goods.plain()];
  await anAddressOf(member);
  await member.call('addCartLine', { sku_id: product.sku_id, quantity: 999, idempotency_key: randomUUID() });
  await store.signIn(member);
  await store.page.setViewportSize(ZOOMED);
  for (const path of [
    '/',
    '/cart',
    '/cart/goodOffer',
    '/cart/goodOffer?order=1',
    '/orderPad',
    '/userCenter',
    '/product/productList',
    '/article/ecg-lead-colours-iec-aha/5',
  ]) {
    await store.openByLink(path, 'ru');
    await store.settled();
    const { scrolled, body } = await store.page.evaluate(() => ({
      scrolled: document.documentElement.scrollWidth,
      body: document.body.getBoundingClientRect().width,
    }));
    expect.soft(scrolled, `width of ${path}`).toBe(body);
    expect.soft(await store.page.evaluate(coveredControls), `controls of ${path}`).toEqual([]);
  }
});

/** Doubles all letters, as a browser's or a phone's setting for text alone does. Runs in the page. */
function doubleLetters(): void {
  const sizes = [...document.querySelectorAll<HTMLElement>('body, body *')].map((each) => {
    const { fontSize, lineHeight } = getComputedStyle(each);
    return { each, fontSize, lineHeight };
  });
  for (const { each, fontSize, lineHeight } of sizes) {
    if (!(each instanceof HTMLElement)) continue;
    each.style.fontSize = `${2 * Number.parseFloat(fontSize)}px`;
    if (lineHeight.endsWith('px')) each.style.lineHeight = `${2 * Number.parseFloat(lineHeight)}px`;
  }
}

test('with letters twice as large no page is wider than a phone, in the language of the longest words @phone', async ({
  store,
}) => {
  const [member, product] = [await newMember(), await goods.plain()];
  await anAddressOf(member);
  await member.call('addCartLine', { sku_id: product.sku_id, quantity: 9, idempotency_key: randomUUID() });
  await store.signIn(member);
  const variants = pathOf(await goods.whole(1418));
  for (const path of [
    '/',
    '/cart',
    '/cart/goodOffer?order=1',
    '/product/productList',
    variants,
    '/userCenter/addressList?edit=new',
    '/customer-service',
    '/userCenter',
    '/order/tracking',
  ]) {
    await store.open(path, 'ru');
    await store.settled();
    await store.page.evaluate(doubleLetters);
    const { scrolled, width } = await store.page.evaluate(() => ({
      scrolled: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
    }));
    expect.soft(scrolled, path).toBe(width);
  }
});

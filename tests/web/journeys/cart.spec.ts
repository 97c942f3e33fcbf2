import type { ProductItem } from '../../../shared/contract/schemas/catalogue.ts';
import { type Member, newMember } from '../../support/drivers/apiAs.ts';
import { goods, nameOf, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';

const put = async (store: Store, product: ProductItem, quantity = 1): Promise<void> => {
  await store.open(pathOf(product));
  const main = store.page.getByRole('main');
  await main.getByRole('textbox', { name: 'Quantity' }).fill(String(quantity));
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(store.notices()).toContainText(`Added to the cart: ${nameOf(product)}`);
};
const quantityOf = (store: Store, product: ProductItem) =>
  store.page.getByRole('textbox', { name: `Quantity of ${nameOf(product)}` });
const lineOf = (store: Store, product: ProductItem) =>
  store.page.getByRole('region', { name: 'Cart', exact: true }).getByRole('listitem').filter({ hasText: product.code });
/** The member's cart as another device would find it. */
const keptBy = async (member: Member): Promise<[sku: number, quantity: number][]> => {
  const { lines } = await member.call('readCart', {});
  return lines.map(({ sku, quantity }) => [sku.id, quantity]);
};
const give = (member: Member, product: ProductItem, quantity: number) =>
  member.call('addCartLine', { sku_id: product.sku_id, quantity, idempotency_key: crypto.randomUUID() });

test('a guest’s quantity keeps to 1 and 999 and says so, by typing, by button and by key @alike @onelayout', async ({
  store,
}) => {
  const product = await goods.plain();
  await put(store, product, 2);
  await store.open('/cart');
  const field = quantityOf(store, product);
  const line = lineOf(store, product);
  await expect(field).toHaveValue('2');
  await field.fill('0');
  await expect(line).toContainText('The quantity of goods cannot be less than 1');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('1000');
  await expect(line).toContainText('The maximum quantity is 999');
  await field.fill('1.5');
  await expect(line).toContainText('Enter a whole number');
  await field.press('Enter');
  await expect(field).toHaveValue('2');
  await line.getByRole('button', { name: /−1$/ }).click();
  await line.getByRole('button', { name: /−1$/ }).click();
  await expect(line).toContainText('The quantity of goods cannot be less than 1');
  await field.fill('999');
  await field.press('ArrowUp');
  await expect(line).toContainText('The maximum quantity is 999');
  await store.page.reload();
  await store.alive();
  await expect(field).toHaveValue('999');
});

test('a guest’s cart is merged at sign-in: lines are added, summed and capped, and reported @desk', async ({
  store,
}) => {
  const [joined, capped, added] = await goods.plains(3);
  const member = await newMember();
  await give(member, joined!, 3);
  await give(member, capped!, 900);
  await put(store, joined!, 2);
  await put(store, capped!, 500);
  await put(store, added!, 7);
  await store.open('/cart');
  await store.page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await store.fillSignIn(member);
  await expect(store.page).toHaveURL(/\/cart$/);
  const report = store.page.getByRole('region', { name: 'Your cart has been updated' });
  const reportLine = (product: ProductItem) => report.getByRole('listitem').filter({ hasText: product.code });
  await expect(reportLine(joined!)).toContainText('Already in your cart: the quantity is now 5');
  await expect(reportLine(capped!)).toContainText('Limited to 999');
  await expect(reportLine(added!)).toContainText('Added, quantity 7');
  expect(await keptBy(member)).toEqual(
    expect.arrayContaining([
      [joined!.sku_id, 5],
      [capped!.sku_id, 999],
      [added!.sku_id, 7],
    ]),
  );
  await report.getByRole('button', { name: 'Close' }).click();
  await expect(report).toHaveCount(0);
  // The note about saving has its place reserved, so that nothing below it moves.
  const saving = store.page.getByRole('region', { name: 'Summary' }).getByRole('status').last();
  expect((await saving.boundingBox())!.height).toBeGreaterThan(10);
  // No guest cart is left to be merged a second time.
  await store.page.reload();
  await store.alive();
  await expect(quantityOf(store, joined!)).toHaveValue('5');
  expect(await keptBy(member)).toContainEqual([joined!.sku_id, 5]);
});

test('a click that gets no answer puts the product in once, however often it is tried @web', async ({ store }) => {
  store.forgive(/Failed to load resource/);
  const product = await goods.plain();
  const member = await newMember();
  await store.signIn(member);
  await store.open(pathOf(product));
  const add = store.page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  // The server gets it, its answer is lost on the way.
  await store.page.route('**/api/carts/cart/', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await add.click();
  await expect(store.notices()).toContainText('No connection');
  await store.page.unrouteAll({ behavior: 'wait' });
  await add.click();
  await expect(store.notices()).toContainText('Added to the cart');
  expect(await keptBy(member)).toEqual([[product.sku_id, 1]]);
});

test('the badge counts products, and another tab follows @web', async ({ store, context }) => {
  const [one, other] = await goods.plains(2);
  const tab = await context.newPage();
  await store.open('/cart');
  await tab.goto(store.page.url());
  await put(store, one!);
  await put(store, other!, 3);
  for (const page of [store.page, tab])
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toHaveAccessibleDescription(/\b2\b/);
  await expect(tab.getByRole('region', { name: 'Cart', exact: true }).getByRole('listitem')).toHaveCount(2);
  await tab.close();
});

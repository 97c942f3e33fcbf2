import { goods, nameOf } from '../../support/fixtures/goods.ts';
import { expect, test } from '../../support/drivers/Store.ts';

/** A number as somebody reads it off a worn label: other separators than ours. */
const misSeparated = (code: string): string =>
  code
    .replace(/[-/. ]/g, '')
    .toLowerCase()
    .split('')
    .join(' ');

test('half of a part number finds the product, says why, and a click opens it @alike', async ({ store }) => {
  const probe = await goods.probe();
  await store.open('/');
  await store.searchBox().fill(probe.code.slice(0, 5));
  const option = store.page.getByRole('option').filter({ hasText: probe.code }).first();
  await expect(option).toContainText('Part number begins like this');
  await expect(option.locator('img')).toBeVisible();
  await option.click();
  await expect(store.heading(nameOf(probe))).toBeVisible();
});

test('separators and look-alike letters do not matter, and the hit says so @desk @alike', async ({ store }) => {
  const probe = await goods.probe();
  await store.open('/');
  const cyrillic = probe.code.replace('C', 'С').replace('X', 'Х');
  expect(cyrillic).not.toBe(probe.code);
  for (const typed of [misSeparated(probe.code), cyrillic]) {
    await store.searchBox().fill(typed);
    const first = store.page.getByRole('option').first();
    await expect(first, typed).toContainText(probe.code);
    await expect(first, typed).toContainText(/part number/i);
  }
  await store.searchBox().press('Enter');
  await expect(store.page).toHaveURL(/\/product\/searchPage\?keyWord=/);
  await expect(store.products().getByRole('article').first()).toContainText(probe.code);
  await expect(store.products().getByRole('article').first()).toContainText('Part number, written differently');
});

test('the number of a variant leads to that variant, and it is the one that is bought @alike @onelayout', async ({
  store,
}) => {
  const probe = await goods.whole((await goods.probe()).id);
  const wanted = probe.skus.at(-1)!;
  const isShown = () => expect(store.page.getByRole('radio', { name: wanted.code })).toBeChecked();
  await store.open('/');
  await store.searchBox().fill(misSeparated(wanted.code));
  await store.page.getByRole('option').filter({ hasText: wanted.code }).first().click();
  await isShown();
  await expect(store.page).toHaveURL(new RegExp(`\\?sku=${wanted.id}$`));

  // From the list of hits, by the way to its variants, and back and forward again.
  await store.open(`/product/searchPage?keyWord=${encodeURIComponent(wanted.code)}`);
  await store.products().getByRole('article').first().getByRole('link', { name: 'Choose a variant' }).click();
  await isShown();
  await store.page.goBack();
  await expect(store.products()).toContainText(wanted.code);
  await store.page.goForward();
  await isShown();

  await store.page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(store.notices()).toContainText(`(${wanted.code})`);
  await store.open('/cart');
  await expect(store.page.getByRole('main')).toContainText(wanted.code);
  await store.page
    .getByRole('main')
    .getByRole('link', { name: nameOf(probe) })
    .first()
    .click();
  await isShown();
});

test('on focus popular searches are offered, and the arrow keys choose among what is offered @browser @onelayout', async ({
  store,
}) => {
  await store.open('/brandList');
  const box = store.searchBox();
  await box.focus();
  await expect(store.page.getByRole('group', { name: 'Popular searches' }).getByRole('option')).not.toHaveCount(0);
  await box.fill('gel');
  const options = store.page.getByRole('option');
  const products = store.page.getByRole('group', { name: 'Products' }).getByRole('option');
  await expect(products.nth(1)).toContainText(/gel/i);
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
  await box.press('ArrowUp');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(box).toHaveValue('gel');
  await box.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  const [product = '?'] = (await options.first().innerText()).split('\n');
  await box.press('Enter');
  await expect(store.page).toHaveURL(/\/product\/[^/]+\/\d+$/);
  await expect(store.heading(product)).toBeVisible();
});

test('a search in the address keeps the words as typed, also after a reload @desk @alike', async ({ store }) => {
  const typed = 'probe & "gel" + 50% #1';
  await store.open('/');
  await store.searchBox().fill(typed);
  await store.searchBox().press('Enter');
  await expect(store.heading()).toContainText(typed);
  await store.page.reload();
  await store.alive();
  await expect(store.heading()).toContainText(typed);
});

test('a search without a hit leads on: to less, to the categories, to people @desk @alike', async ({ store }) => {
  await store.open('/product/searchPage?keyWord=zzqx-9981-77');
  const main = store.page.getByRole('main');
  await expect(main).toContainText('Nothing was found for “zzqx-9981-77”');
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /zzqx-9981-77/);
  await main.getByRole('link', { name: 'zzqx-9981', exact: true }).click();
  await expect(store.heading('Search: “zzqx-9981”')).toBeVisible();
  await main.getByRole('link', { name: 'Browse the categories' }).click();
  await expect(store.heading('All categories')).toBeVisible();
});

test('without suggestions from the server the search itself still works @web', async ({ store }) => {
  store.forgive(/Failed to load resource/);
  await store.open('/');
  await store.page.route('**/api/product/suggest/**', (route) => route.abort());
  await store.searchBox().fill('trocar');
  await expect(store.page.getByRole('option', { name: 'All results for “trocar”' })).toBeVisible();
  await store.searchBox().press('Enter');
  await expect(store.heading('Search: “trocar”')).toBeVisible();
  await expect(store.products().getByRole('article')).not.toHaveCount(0);
  await expect(store.notices()).not.toContainText(/connection/i);
});

import { goods, nameOf } from '../../support/fixtures/catalogue/goods.ts';
import { expect, test } from '../../support/drivers/Store.ts';

/** A number as somebody reads it off a worn label: other separators than ours. */
const misSeparated = (code: string): string =>
  code
    .replace(/[-/. ]/g, '')
    .toLowerCase()
    .split('')
    .join(' ');

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

  // From the list of hits, whose card shows that variant, and back and forward again.
  await store.openByLink(`/product/searchPage?keyWord=${encodeURIComponent(wanted.code)}`);
  const card = store.products().getByRole('article').first();
  await expect(card).toContainText(wanted.code);
  await card
    .getByRole('link', { name: nameOf(probe) })
    .first()
    .click();
  await isShown();
  await store.page.goBack();
  await expect(store.products()).toContainText(wanted.code);
  await store.page.goForward();
  await isShown();

  await store.page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(store.notices()).toContainText(`(${wanted.code})`);
  await store.openByLink('/cart');
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

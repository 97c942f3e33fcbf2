import { type Language, LANGUAGE_OPTIONS } from '../../../shared/text/languages.ts';
import { newMember } from '../../support/drivers/apiAs.ts';
import { goods, nameOf, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';
import { textsOf } from '../../support/fixtures/texts.ts';

const LANGS: Record<Language, string> = { en: 'en', es: 'es', ru: 'ru', zh: 'zh-Hans' };

const choose = async (store: Store, from: Language, to: Language): Promise<void> => {
  const languages = store.page.getByRole('navigation', { name: textsOf(from)('chrome:language.label') });
  await languages.getByRole('link', { name: LANGUAGE_OPTIONS[to].name }).click();
  await expect(store.page.locator('html')).toHaveAttribute('lang', LANGS[to]);
  await store.alive();
};

test('changing the language keeps the page, its query and what is in the cart', async ({ store }) => {
  const product = await goods.plain();
  await store.open(pathOf(product));
  await store.page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(store.notices()).toContainText('Added to the cart');
  await store.open('/category?x=1');
  await choose(store, 'en', 'ru');
  await expect(store.page).toHaveURL(/\/ru\/category\?x=1$/);
  await expect(store.heading(textsOf('ru')('chrome:categories.title'))).toBeVisible();
  await choose(store, 'ru', 'es');
  await expect(store.page).toHaveURL(/\/es\/category\?x=1$/);
  await store.open('/cart', 'es');
  await expect(store.page.getByRole('main')).toContainText(nameOf(product, 'es'));
  await expect(store.page.getByRole('main')).toContainText(product.code);
});

test('on a product its own address in the other language is found, variant included @desk @alike', async ({
  store,
}) => {
  const probe = await goods.whole((await goods.probe()).id);
  const sku = probe.skus[1]!;
  await store.open(`${pathOf(probe)}?sku=${sku.id}`);
  await choose(store, 'en', 'ru');
  await expect(store.heading(nameOf(probe, 'ru'))).toBeVisible();
  expect(decodeURI(store.page.url())).toContain(`/ru${decodeURI(pathOf(probe, 'ru'))}?sku=${sku.id}`);
  await expect(store.page.getByRole('radio', { name: sku.code })).toBeChecked();
});

// The desktop client remembers it in its settings: tests/desktop/session.spec.ts.
test('the language is remembered for a path that names none @web', async ({ store }) => {
  await store.open('/category');
  await choose(store, 'en', 'es');
  await store.open('/brandList');
  await expect(store.page).toHaveURL(/\/es\/brandList$/);
  await expect(store.page.locator('html')).toHaveAttribute('lang', 'es');
  await store.open('/category', 'es');
  await choose(store, 'es', 'en');
  await store.open('/brandList');
  await expect(store.page).toHaveURL(/[^s]\/brandList$/);
});

test('a language that cannot be kept on the server stays as it was, and says so @web', async ({ store }) => {
  await store.signIn(await newMember());
  await store.open('/category');
  await store.page.route('**/api/users/user/change_trans/**', (route) =>
    route.fulfill({ json: { code: 99, msg: 'no', data: null } }),
  );
  await store.page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Русский' }).click();
  await expect(store.notices()).toContainText('The language could not be changed');
  await expect(store.page).toHaveURL(/[^u]\/category$/);
  await expect(store.page.locator('html')).toHaveAttribute('lang', 'en');

  // This notice stays until it is closed, so it must not cover the consent bar at the page's end.
  await store.page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(store.page.getByRole('region', { name: 'Privacy' })).toBeHidden();
  await expect(store.notices()).toContainText('The language could not be changed');
});

import type { Desktop } from '../support/drivers/desktop/desktopApp.ts';
import { expect, test } from '../support/drivers/desktop/desktopTest.ts';
import { goods, nameOf } from '../support/fixtures/catalogue/goods.ts';

/** The first that is kept, its picture among the first. */
const FIRST_PRODUCT = 1_001;
const SEVERAL = 12;

const catalogueState = ({ page }: Desktop) => page.evaluate(() => window.desktop!.catalogue.read());

test('the catalogue is kept, and without a network the store is browsed and searched from it', async ({
  launch,
  way,
}) => {
  const product = await goods.whole(FIRST_PRODUCT);
  const first = await launch({ apiUrl: way.address, fetchesCatalogue: true });
  await expect(first.page.getByText('Catalogue for use without a connection: not kept yet.')).toBeVisible();
  await first.page.getByRole('button', { name: 'Update now', exact: true }).click();
  // All of the catalogue comes, beside whatever else this machine has to do.
  await expect(first.page.getByText(/^Catalogue for use without a connection: updated/)).toBeVisible({
    timeout: 120_000,
  });
  await expect.poll(async () => (await catalogueState(first)).pictures, { timeout: 120_000 }).toBeGreaterThan(SEVERAL);
  await first.close();
  await way.shut();

  const second = await launch({ apiUrl: way.address, fetchesCatalogue: true, hasPictures: true });
  const { page } = second;
  const from = page.getByRole('status').filter({ hasText: 'Shown from the catalogue on this device, updated' });
  await expect(from).toBeVisible();
  await expect(page.getByText('No connection.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Half a part number finds it, as it does online.
  const search = page.getByRole('combobox', { name: 'Search', exact: false }).first();
  await search.fill(product.code.slice(0, -1));
  await expect(page.getByRole('option', { name: product.code }).first()).toBeVisible();
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(product.code.slice(0, -1));
  await page
    .getByRole('main')
    .getByRole('link', { name: nameOf(product), exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: nameOf(product) })).toBeVisible();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(from).toBeVisible();

  // The number of a variant leads to that one.
  const wanted = (await goods.whole((await goods.probe()).id)).skus.at(-1)!;
  await search.fill(wanted.code.toLowerCase());
  // Among the products: the way to all results repeats what was typed.
  const found = page.getByRole('group', { name: 'Products', exact: true }).getByRole('option');
  await found.filter({ hasText: wanted.code }).first().click();
  await expect(page.getByRole('radio', { name: wanted.code })).toBeChecked();
  await expect(from).toBeVisible();

  // A list of part numbers is resolved from it, and what is found goes into the guest's cart.
  const main = page.getByRole('main');
  await page.getByRole('link', { name: 'Order pad', exact: true }).first().click();
  await main
    .getByLabel('Paste a list')
    .fill(`${product.skus[0]!.code}\t2\n${wanted.code.toLowerCase()}\t3\nzz-none\t1`);
  await main.getByRole('button', { name: 'Add lines' }).click();
  await expect(main.getByRole('row').filter({ hasText: nameOf(product) })).toHaveCount(1);
  await expect(main.getByRole('region', { name: '3 lines' })).toContainText('1 not found');
  await main.getByRole('button', { name: 'Add 2 lines to the cart' }).click();
  await expect(page.getByText('2 lines added to the cart')).toBeVisible();

  // Its own group is browsed, where a filter narrows the list.
  const group = product.breadcrumbs[0]!.en_group_name!;
  const footer = page.getByRole('navigation', { name: 'Our expertise', exact: true });
  await footer.getByRole('link', { name: group, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: group, exact: true })).toBeVisible();
  const filter = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first();
  await filter.click();
  await expect(page).toHaveURL(/\?/);
  await expect(
    page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { checked: true }),
  ).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Products', exact: true }).getByRole('link').first()).toBeVisible();

  // A page that is not kept says so; a kept one is refreshed when the store answers again.
  await page.goto(new URL('/article', page.url()).href);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  // The new page has heard that it has no network: only to such a one it comes back.
  await expect(from).toBeVisible();
  await way.open();
  await expect(page.getByText('The connection is back')).toBeVisible({ timeout: 120_000 });
  await expect(from).toHaveCount(0);
  expect(await catalogueState(second)).toMatchObject({ isServing: false });
  await second.close();
});

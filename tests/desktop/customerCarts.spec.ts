import type { Page } from '@playwright/test';
import { type Member, newMember } from '../support/drivers/apiAs.ts';
import { aCustomer } from '../support/builders/desktop/aCustomer.ts';
import { followPath } from '../support/drivers/followPath.ts';
import { expect, logIn, shot, test } from '../support/drivers/desktop/desktopTest.ts';
import { goods, nameOf, pathOf } from '../support/fixtures/catalogue/goods.ts';
import { expectWhole } from '../support/checks/pages/inspect.ts';
import { everyCombination } from '../support/setup/everyCombination.ts';
import { type SecretService, startSecretService, whyNoSecretService } from '../support/processes/secretService.ts';

test.skip(whyNoSecretService() !== null, whyNoSecretService() ?? '');
let service: SecretService;
test.beforeEach(async () => void (service = await startSecretService()));
test.afterEach(() => service.stop());

/** Besides English: that of the longest words, or all of them. */
const languagesSeen = everyCombination ? (['es', 'ru', 'zh'] as const) : (['ru'] as const);
const [clara, david] = [aCustomer({ name: 'Clara Ruiz', company: '' }), aCustomer({ name: 'David Lem', company: '' })];
const inCart = async ({ call }: Member, customer?: string): Promise<[number, number][]> =>
  (await call('readCart', customer === undefined ? {} : { customer })).lines.map(({ sku, quantity }) => [
    sku.id,
    quantity,
  ]);
/** By the strip over every page, as a rep does it between two customers. */
async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Switch customer' }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByRole('region', { name: 'Customer mode' })).toContainText(name);
}

test('two customers in one day: each has a cart of their own, also after a restart without a network', async ({
  launch,
  way,
}) => {
  const [rep, [probe, gel]] = [await newMember(), await goods.plains(2)];
  const first = await launch({ apiUrl: way.address, bus: service.bus });
  const { page } = first;
  await logIn(page, rep);
  await page.evaluate(
    async ({ customers, id }) => {
      const { user_id } = (await window.desktop!.readSession())!;
      await window.desktop!.customers.act(user_id, { type: 'save', customers });
      await window.desktop!.customers.act(user_id, { type: 'choose', id });
    },
    { customers: [clara, david], id: clara.id },
  );
  const main = page.getByRole('main');
  const add = async (product: typeof probe, name: string): Promise<void> => {
    await followPath(page, pathOf(product!));
    await main.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText(`Added to the cart of ${name}: ${nameOf(product!)}`, { exact: false })).toBeVisible();
  };
  await add(probe, 'Clara Ruiz');
  await switchTo(page, 'David Lem');
  await add(gel, 'David Lem');
  await followPath(page, '/cart');
  await expect(main.getByText('Cart of David Lem')).toBeVisible();
  await expect(main.getByRole('link', { name: nameOf(gel!) })).toBeVisible();
  await expect(main.getByRole('link', { name: nameOf(probe!) })).toHaveCount(0);
  await expectWhole(page, 'en', 'the cart of a customer');
  await shot(page, 'customer-cart');
  expect([await inCart(rep), await inCart(rep, clara.id), await inCart(rep, david.id)]).toEqual([
    [],
    [[probe!.sku_id, 1]],
    [[gel!.sku_id, 1]],
  ]);
  await first.close();
  await way.shut();

  const second = await launch({ apiUrl: way.address, bus: service.bus });
  const again = second.page.getByRole('main');
  await followPath(second.page, '/cart');
  await expect(again.getByText('Cart of David Lem')).toBeVisible();
  await expect(again.getByText(nameOf(gel!))).toBeVisible();
  await expect(again.getByText(/^No connection\. This is the cart as it was/)).toBeVisible();
  await shot(second.page, 'customer-cart-offline');
  await switchTo(second.page, 'Clara Ruiz');
  await expect(again.getByText('Cart of Clara Ruiz')).toBeVisible();
  await expect(again.getByText(nameOf(probe!))).toBeVisible();
  // Queued for Clara, sent while David is chosen.
  await again.getByRole('button', { name: /^Quantity of .*: \+1$/ }).click();
  await expect(second.page.getByRole('button', { name: /^Not sent yet: 1/ })).toBeVisible();
  await switchTo(second.page, 'David Lem');
  await way.open();
  await expect.poll(() => inCart(rep, clara.id)).toEqual([[probe!.sku_id, 2]]);
  expect(await inCart(rep, david.id)).toEqual([[gel!.sku_id, 1]]);
  for (const language of languagesSeen) {
    await second.page.goto(new URL(`/${language}/cart`, second.page.url()).href);
    await expect(again.getByText('David Lem')).toBeVisible();
    await expectWhole(second.page, language, 'the cart of a customer');
    await shot(second.page, `customer-cart-${language}`);
  }
  await second.close();
});

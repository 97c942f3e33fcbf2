import type { ProductItem } from '../../../shared/contract/schemas/catalogue.ts';
import { type Member, newMember } from '../../support/drivers/apiAs.ts';
import { goods, nameOf, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { confirmationLinkFor } from '../../support/drivers/mailbox.ts';
import { CONSOLE_OF_FAULTS } from '../../support/fixtures/faults.ts';
import { accessibilityFaults } from '../../support/checks/pages/inspect.ts';
import { waitForOutboxCode } from '../../support/checks/waitForOutboxCode.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';

const main = (store: Store) => store.page.getByRole('main');
const field = (store: Store, name: string) => main(store).getByRole('textbox', { name });
const send = (store: Store) => main(store).getByRole('button', { name: /Send the request|Sending/ });
const requests = async ({ call }: Member): Promise<number> => (await call('listInquiries', {})).total;

/** A member who asks for one product, from its page. */
async function begin(store: Store): Promise<{ member: Member; product: ProductItem }> {
  const [member, product] = [await newMember(), await goods.plain()];
  await store.signIn(member);
  await store.open(`/cart/goodOffer?sku=${product.sku_id}&quantity=4`);
  await expect(main(store).getByRole('textbox', { name: `Quantity of ${nameOf(product)}` })).toHaveValue('4');
  return { member, product };
}

async function fill(store: Store): Promise<void> {
  await main(store).getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Spain' });
  await field(store, 'Phone').fill('+34 912 345 678');
  await field(store, 'Street, house number, department').fill('Calle de Alcalá 1');
  await field(store, 'Postal code').fill('28014');
  await field(store, 'Region or state').fill('Madrid');
}

test('a quotation asks a visitor to sign in and returns to their request @desk @alike', async ({ store }) => {
  const [member, product] = [await newMember(), await goods.plain()];
  await store.open(`/cart/goodOffer?sku=${product.sku_id}&quantity=3`);
  await expect(main(store)).toContainText('Log in to request a quotation');
  await field(store, 'What else should we know?').fill('By Friday, please');
  await main(store).getByRole('link', { name: 'Log in', exact: true }).click();
  // The request has an e-mail and a password field, too.
  await expect(store.heading('Log in')).toBeVisible();
  await store.fillSignIn(member);
  await expect(store.page).toHaveURL(new RegExp(`/cart/goodOffer\\?sku=${product.sku_id}&quantity=3$`));
  await expect(main(store).getByRole('textbox', { name: `Quantity of ${nameOf(product)}` })).toHaveValue('3');
  await expect(field(store, 'Postal code')).toBeVisible();
  await expect(field(store, 'What else should we know?')).toHaveValue('By Friday, please');
});

test('a guest requests a quotation, and gets the account for it in the same step @onelayout', async ({ store }) => {
  const [known, product] = [await newMember(), await goods.plain()];
  await store.open(`/cart/goodOffer?sku=${product.sku_id}&quantity=3`);
  await field(store, 'Name').fill('Dr. Guest');
  await field(store, 'E-mail').fill(known.email);
  await main(store).getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Spain' });
  await field(store, 'Phone').fill('+34 912 345 678');
  await field(store, 'Purchase order number').fill('PO-2026/118');
  const password = main(store).getByLabel(/^Password/);
  await password.fill('not_theirs_1');
  for (const name of [/terms of use/, /privacy policy/]) await main(store).getByRole('checkbox', { name }).check();
  expect(await accessibilityFaults(store.page)).toEqual([]);
  await send(store).click();
  await expect(password).toHaveAccessibleDescription(/incorrect/);
  const email = `guest-${crypto.randomUUID()}@clinic.example`;
  await field(store, 'E-mail').fill(email);
  await send(store).dblclick();
  await expect(store.heading('Your request has been sent')).toBeVisible();
  await expect(main(store)).toContainText('Confirm it to see prices and to order.');
  expect(await accessibilityFaults(store.page)).toEqual([]);
  await store.openByLink(pathOf(product));
  await expect(main(store).getByRole('link', { name: 'Confirm your e-mail to see the price' }).first()).toBeVisible();
  await store.openByLink('/userCenter/inquiryList');
  await expect(main(store).getByRole('link', { name: /Q-\d{4}-\d{6}/ })).toHaveCount(1);
  await main(store)
    .getByRole('link', { name: /Q-\d{4}-\d{6}/ })
    .click();
  await expect(store.heading(/^Quotation Q-/)).toBeVisible();
  await expect(main(store)).toContainText('PO-2026/118');
  const request = store.page.url();
  const { pathname, hash } = new URL(await confirmationLinkFor(email));
  await store.open(pathname + hash);
  await main(store).getByRole('button', { name: 'Confirm the address' }).click();
  await expect(store.heading('Your address is confirmed')).toBeVisible();
  await store.page.goto(request);
  await main(store).getByRole('link', { name: 'Budgetary quotation (PDF)' }).click();
  await expect(main(store)).toContainText('Budgetary quotation at list prices, valid for 30 days.');
  await expect(main(store)).toContainText(product.code);
});

test('entered details survive a reload, and nobody else sees them @desk @alike', async ({ store }) => {
  await begin(store);
  await fill(store);
  await main(store).getByText('Note and target price').click();
  await field(store, 'Note').fill('Serial number 4711');
  await field(store, 'Target price per unit, USD').fill('1234,50');
  await field(store, 'What else should we know?').fill('By Friday, please');
  await store.page.reload();
  await store.alive();
  await expect(field(store, 'Postal code')).toHaveValue('28014');
  await expect(field(store, 'Note')).toHaveValue('Serial number 4711');
  await expect(field(store, 'Target price per unit, USD')).toHaveValue('1234,50');
  await expect(field(store, 'What else should we know?')).toHaveValue('By Friday, please');
  const address = store.page.url();
  await store.openByLink('/');
  await store.page.getByRole('button', { name: 'Log out' }).click();
  await expect(store.page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await store.signInByForm(await newMember('Somebody Else'));
  await store.page.goto(address);
  await store.alive();
  await expect(field(store, 'Name')).toHaveValue('Somebody Else');
  await expect(field(store, 'Postal code')).toHaveValue('');
});

test('a request made without a network, or never answered, waits where it can be seen and is sent once @web', async ({
  store,
  context,
}) => {
  store.forgive(CONSOLE_OF_FAULTS);
  const { member } = await begin(store);
  await fill(store);
  const requestPage = store.page.url();
  await waitForOutboxCode(store.page);
  await context.setOffline(true);
  await expect(store.page.getByText('No connection. Pages that have loaded')).toBeVisible();
  await send(store).click();
  await expect(store.heading('Your request is saved but not sent yet')).toBeVisible();
  const chip = store.page.getByRole('button', { name: /^Not sent yet: 1/ });
  await chip.click();
  const list = store.page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(list.getByRole('listitem')).toContainText(/Request for a quotation.*Waiting/);
  expect(await accessibilityFaults(store.page)).toEqual([]);
  await list.getByRole('button', { name: 'Discard' }).click();
  await list.getByRole('button', { name: 'Keep it' }).click();
  await list.getByRole('button', { name: 'Close', exact: true }).click();
  expect(await requests(member)).toBe(0);
  await context.setOffline(false);
  await expect(store.heading('Your request has been sent')).toBeVisible();
  const [made] = (await member.call('listInquiries', {})).results;
  await expect(main(store)).toContainText(made!.code);
  expect(await requests(member)).toBe(1);

  // Done, and the answer lost: another is asked for, and a reload later it is there once.
  await store.page.goto(requestPage);
  await store.alive();
  await fill(store);
  await store.page.route('**/api/corder/inquiry/', async (route) => {
    await route.fetch();
    return route.abort();
  });
  await send(store).click();
  await expect(store.heading('Your request is saved but not sent yet')).toBeVisible();
  await store.page.unrouteAll({ behavior: 'wait' });
  await store.openByLink('/brandList');
  const sent = store.page.getByRole('button', { name: 'Sent: 2' });
  await expect(sent).toBeVisible();
  await sent.click();
  await expect(list.getByRole('link', { name: `Request ${made!.code}` })).toBeVisible();
  await list.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(sent).toHaveCount(0);
  expect(await requests(member)).toBe(2);
});

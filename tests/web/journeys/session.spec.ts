import { randomUUID } from 'node:crypto';
import type { ProductItem } from '../../../shared/contract/schemas/catalogue.ts';
import { type Member, newMember } from '../../support/drivers/apiAs.ts';
import { goods, nameOf, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { expect, Store, test } from '../../support/drivers/Store.ts';
import { TEST_ORIGIN } from '../../support/servers/testStore.ts';

const form = (store: Store) => store.page.getByRole('main');

/** Leaves the store's pages, which ask for news with these very tokens; what the browser keeps can be looked at there. */
async function away(store: Store): Promise<void> {
  store.forgive(/favicon/); // of a bare text the browser asks one
  await store.page.goto(`${TEST_ORIGIN}/robots.txt`);
}
/** Replaces tokens in the browser's own record of the session, as time would. */
const age = (store: Store, changes: Record<string, string>): Promise<void> =>
  store.page.evaluate((changed) => {
    const info = JSON.parse(localStorage.getItem('userInfo') ?? '{}') as Record<string, string>;
    localStorage.setItem('userInfo', JSON.stringify({ ...info, ...changed }));
  }, changes);
const tokens = (store: Store): Promise<{ access: string; refresh: string } | null> =>
  store.page.evaluate(
    () => JSON.parse(localStorage.getItem('userInfo') ?? 'null') as { access: string; refresh: string } | null,
  );

const signedInWithCart = async (store: Store): Promise<Member> => {
  const [member, product] = [await newMember(), await goods.plain()];
  await member.call('addCartLine', { sku_id: product.sku_id, quantity: 6, idempotency_key: randomUUID() });
  await store.signInByForm(member);
  return member;
};

test('an expired access token is renewed once, also after a renewal whose answer was lost, and the shopper notices nothing @web', async ({
  store,
}) => {
  store.forgive(/token_refresh/);
  await signedInWithCart(store);
  await away(store);
  const before = await tokens(store);
  await age(store, { access: expired(before!.access) });
  let lost = 0;
  await store.page.route('**/token_refresh/**', async (route) => {
    await route.fetch();
    await route.abort();
    lost++;
  });
  await store.open('/cart');
  await expect.poll(() => lost).toBeGreaterThan(0);
  await store.settled();
  expect(await tokens(store)).toMatchObject({ refresh: before!.refresh });
  await store.page.unroute('**/token_refresh/**');
  await away(store);
  const renewals: string[] = [];
  store.page.on('request', (request) => request.url().includes('token_refresh') && renewals.push(request.url()));
  await store.open('/cart');
  await expect(store.page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('6');
  await store.settled();
  expect((await tokens(store))!.refresh).not.toBe(before!.refresh);
  expect(renewals).toHaveLength(1);
  await expect(store.notices()).toBeEmpty();
});

test('an ended session says so, leads to sign-in and back, and shows nobody’s cart @web', async ({ store }) => {
  const member = await signedInWithCart(store);
  await away(store);
  await age(store, { access: expired((await tokens(store))!.access), refresh: 'no-longer-good' });
  await store.open('/cart');
  await expect(store.page).toHaveURL(/\/login\?redirect=%2Fcart/);
  await expect(store.notices()).toContainText('Your session has ended');
  expect(await tokens(store)).toBeNull();
  await store.fillSignIn(member);
  await expect(store.page).toHaveURL(/\/cart$/);
  await expect(store.page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('6');
});

test('a form that was being filled in when the session ended is restored after sign-in, and is sent @web', async ({
  store,
}) => {
  const member = await newMember();
  await store.signIn(member);
  await store.open('/userCenter/addressList?edit=new');
  const typed = {
    Recipient: 'Store room',
    'Street, house number, department': 'Gran Via 1',
    'Postal code': '28013',
    Phone: '+34 912 345 678',
  };
  const field = (label: string) => form(store).getByRole('textbox', { name: label });
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
  const country = form(store).getByRole('combobox', { name: 'Country' });
  await country.selectOption({ label: 'Spain' });
  await form(store).getByRole('combobox', { name: 'Region or state' }).fill('Madrid');
  // The form must find the ended session, not the poll for messages that may come before it.
  await store.page.route('**/message_flag_count/**', () => undefined);
  await age(store, { access: expired((await tokens(store))!.access), refresh: 'no-longer-good' });
  await form(store).getByRole('button', { name: 'Save' }).click();
  await expect(store.heading('Log in')).toBeVisible();
  await store.fillSignIn(member);
  await expect(field('Recipient')).toHaveValue(typed.Recipient);
  for (const [label, text] of Object.entries(typed)) await expect(field(label)).toHaveValue(text);
  await expect(country.locator('option:checked')).toHaveText('Spain');
  await form(store).getByRole('button', { name: 'Save' }).click();
  await expect(form(store).getByRole('heading', { name: 'Store room' })).toBeVisible();
});

test('two tabs of one member agree on the cart, and signing out in one signs out the other @web', async ({
  store,
  context,
}) => {
  const member = await newMember();
  const [first, second] = (await goods.plains(2)) as [ProductItem, ProductItem];
  await member.call('addCartLine', { sku_id: first.sku_id, quantity: 6, idempotency_key: randomUUID() });
  await store.signIn(member);
  await store.open('/cart');
  const page = await context.newPage();
  const other = new Store(page, { client: store.client, layout: store.layout });
  await other.open('/cart');
  const quantity = (tab: Store, product: ProductItem) =>
    form(tab).getByRole('textbox', { name: `Quantity of ${nameOf(product)}` });
  await expect(quantity(other, first)).toHaveValue('6');

  // A change in one shows in the other without a reload.
  await quantity(store, first).fill('8');
  await quantity(store, first).press('Enter');
  await expect(quantity(other, first)).toHaveValue('8');
  // Both change the cart at once: both tabs then show the last change, which the server has.
  await Promise.all([quantity(store, first).fill('7'), quantity(other, first).fill('9')]);
  await Promise.all([quantity(store, first).press('Enter'), quantity(other, first).press('Enter')]);
  await expect
    .poll(async () => {
      const { lines } = await member.call('readCart', {});
      const shown = await Promise.all([store, other].map((tab) => quantity(tab, first).inputValue()));
      return new Set([...shown, String(lines[0]?.quantity)]).size;
    })
    .toBe(1);
  // A product that is put in from its own page.
  await other.open(pathOf(second));
  await form(other)
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(quantity(store, second)).toHaveValue('1');
  // A line removed in one is gone in the other, and undo restores it in both.
  await other.open('/cart');
  await expect(quantity(other, second)).toHaveValue('1');
  await form(store)
    .getByRole('button', { name: `Remove ${nameOf(second)}` })
    .click();
  await expect(quantity(other, second)).toHaveCount(0);
  await store.notices().getByRole('button', { name: 'Undo' }).click();
  for (const tab of [store, other]) await expect(quantity(tab, second)).toHaveValue('1');

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(store.page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await expect(quantity(store, first)).toHaveCount(0);
  await page.close();
});

/** The same token with a signature that no longer holds: to the server as good as an old one. */
const expired = (token: string): string => `${token.slice(0, -4)}AAAA`;

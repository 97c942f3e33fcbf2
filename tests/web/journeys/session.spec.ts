import { randomUUID } from 'node:crypto';
import type { ProductItem } from '../../../shared/contract/schemas/catalogue.ts';
import { apiFromAnywhere, freshAddress, type Member, newMember } from '../../support/drivers/apiAs.ts';
import { goods, nameOf, pathOf } from '../../support/fixtures/goods.ts';
import { expect, Store, test } from '../../support/drivers/Store.ts';
import { TEST_ORIGIN } from '../../support/servers/testStore.ts';

const form = (store: Store) => store.page.getByRole('main');
const unknown = (): string => `nobody-${randomUUID()}@clinic.example`;

test('an unknown e-mail offers registration, which makes an account by the rules and leads back', async ({ store }) => {
  const product = await goods.plain();
  const email = unknown();
  await store.open(pathOf(product));
  await form(store).getByRole('link', { name: 'Log in', exact: true }).first().click();
  await store.fillSignIn({ email, password: 'secret_1' });
  await expect(form(store).getByRole('alert')).toContainText(`There is no account with ${email}.`);
  await form(store).getByRole('link', { name: 'Create an account with this address' }).click();
  await expect(store.heading('Create account')).toBeVisible();
  await expect(form(store).getByLabel('E-mail')).toHaveValue(email);

  const submit = form(store).getByRole('button', { name: 'Create account' });
  await submit.click();
  await expect(form(store)).toContainText('Please fill in “Your name”');
  await expect(form(store)).toContainText('Please accept the terms of use and the privacy policy');
  await form(store).getByLabel('Your name').fill('Dr. Ana Ruiz');
  await form(store).getByLabel('Password', { exact: true }).fill('12345');
  await form(store).getByLabel('Repeat the password').fill('123456');
  await submit.click();
  await expect(form(store)).toContainText('Use at least 6 characters');
  await expect(form(store).getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await form(store).getByLabel('Password', { exact: true }).fill('123457');
  await submit.click();
  await expect(form(store)).toContainText('The two passwords do not match');
  await form(store).getByLabel('Repeat the password').fill('123457');
  await form(store).getByRole('checkbox').check();
  await submit.click();
  await expect(store.heading(nameOf(product))).toBeVisible();
  await expect(form(store)).not.toContainText('Prices are for members');
  await expect(
    form(store)
      .getByText(/^\$[\d,.]+$/)
      .first(),
  ).toBeVisible();
});

test('an e-mail that already has an account is reported at its field @desk @alike', async ({ store }) => {
  const member = await newMember();
  await store.open('/register');
  await form(store).getByLabel('Your name').fill('Somebody else');
  await form(store).getByLabel('E-mail').fill(member.email);
  await form(store).getByLabel('Password', { exact: true }).fill('123457');
  await form(store).getByLabel('Repeat the password').fill('123457');
  await form(store).getByRole('checkbox').check();
  await form(store).getByRole('button', { name: 'Create account' }).click();
  await expect(form(store)).toContainText('There is already an account with this e-mail address');
  await expect(form(store).getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(form(store).getByLabel('Your name')).toHaveValue('Somebody else');
});

test('a wrong password is reported at its field, and nothing typed is lost @desk @alike', async ({ store }) => {
  const member = await newMember();
  await store.open('/login');
  await store.fillSignIn({ email: member.email, password: 'not-this-one' });
  await expect(form(store)).toContainText('The e-mail address or the password is not right');
  await expect(form(store).getByLabel('E-mail')).toHaveValue(member.email);
  await expect(form(store).getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await store.fillSignIn(member);
  await expect(store.page).not.toHaveURL(/\/login/);
});

test('password managers know the fields, and pasting works @desk @alike', async ({ store }) => {
  await store.open('/login');
  await expect(form(store).getByLabel('E-mail')).toHaveAttribute('autocomplete', /username|email/);
  const password = form(store).getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  const isTaken = await password.evaluate((field) =>
    field.dispatchEvent(
      new ClipboardEvent('paste', { cancelable: true, bubbles: true, clipboardData: new DataTransfer() }),
    ),
  );
  expect(isTaken).toBe(true);
  await password.fill('secret');
  await form(store).getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await store.open('/register');
  await expect(form(store).getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password');
});

test('sign-in leads back to this store alone @desk @alike', async ({ store }) => {
  const member = await newMember();
  const host = new URL(store.page.url() === 'about:blank' ? 'http://127.0.0.1' : store.page.url()).host;
  const hostile = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ];
  for (const redirect of hostile) {
    await store.open(`/login?redirect=${encodeURIComponent(redirect)}`);
    // After the first of them the member is signed in, and the sign-in page leads on by itself.
    if (redirect === hostile[0]) await store.fillSignIn(member);
    await expect(store.page, redirect).not.toHaveURL(/\/login/);
    await expect(store.page, redirect).not.toHaveURL(/evil\.example\/?$/);
    if (store.client === 'electron') expect(new URL(store.page.url()).host).toBe(host);
    else expect(new URL(store.page.url()).hostname).toBe('127.0.0.1');
  }
});

test('too many wrong passwords say how long to wait @desk @alike', async ({ store }) => {
  store.forgive(/429/);
  const member = await newMember();
  // From the network of this client, which the member has not signed in with yet.
  const address = store.client === 'electron' ? '127.0.0.1' : freshAddress();
  if (store.client !== 'electron') await store.page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  const here = apiFromAnywhere(address);
  const attempts = Array.from({ length: 10 }, () =>
    here('login', { email: member.email, password: 'wrong-one' }).catch(() => null),
  );
  await Promise.all(attempts);
  await store.open('/login');
  await store.fillSignIn(member);
  await expect(form(store).getByRole('alert')).toContainText(/Too many attempts. Try again in \d+ s/);
  await expect(form(store).getByRole('button', { name: 'Log in', exact: true })).toBeDisabled();
});

test('the account link says who is there, and signing out takes the prices away @desk', async ({ store }) => {
  const [product, member] = [await goods.plain(), await newMember('Dr. Who Isthere')];
  await store.signIn(member);
  await store.open(pathOf(product));
  await expect(
    form(store)
      .getByText(/^\$[\d,.]+$/)
      .first(),
  ).toBeVisible();
  await store.open('/');
  if (store.layout === 'desktop') {
    const account = store.page.getByRole('link', { name: 'Account', exact: true });
    await expect(account).toHaveAccessibleDescription('Dr. Who Isthere');
  }
  await store.page.getByRole('button', { name: 'Log out' }).click();
  await expect(store.page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await store.open(pathOf(product));
  await expect(form(store)).toContainText('Prices are for members');
  await expect(form(store).getByText(/^\$[\d,.]+$/)).toHaveCount(0);
});

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
  await store.signIn(member);
  return member;
};

test('an expired access token is renewed once, and the shopper notices nothing @web', async ({ store }) => {
  await signedInWithCart(store);
  await away(store);
  const before = await tokens(store);
  await age(store, { access: expired(before!.access) });
  const renewals: string[] = [];
  store.page.on('request', (request) => request.url().includes('token_refresh') && renewals.push(request.url()));
  await store.open('/cart');
  await expect(store.page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('6');
  await store.settled();
  const after = await tokens(store);
  expect(after!.refresh).not.toBe(before!.refresh);
  expect(renewals).toHaveLength(1);
  await expect(store.notices()).toBeEmpty();
});

test('a renewal whose answer is lost signs nobody out @web', async ({ store }) => {
  store.forgive(/token_refresh/);
  await signedInWithCart(store);
  await away(store);
  const before = await tokens(store);
  await age(store, { access: expired(before!.access) });
  await store.page.route('**/token_refresh/**', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await store.open('/cart');
  await store.settled();
  expect(await tokens(store)).toMatchObject({ refresh: before!.refresh });
  await store.page.unroute('**/token_refresh/**');
  await store.open('/cart');
  await expect(store.page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('6');
  expect((await tokens(store))!.refresh).not.toBe(before!.refresh);
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
  await country.selectOption({ label: '🇪🇸 Spain' });
  await form(store).getByRole('combobox', { name: 'Region or state' }).fill('Madrid');
  // It is the form that finds the session over, and not the look for news that happens to come before it.
  await store.page.route('**/message_flag_count/**', () => undefined);
  await age(store, { access: expired((await tokens(store))!.access), refresh: 'no-longer-good' });
  await form(store).getByRole('button', { name: 'Save' }).click();
  await expect(store.heading('Log in')).toBeVisible();
  await store.fillSignIn(member);
  await expect(field('Recipient')).toHaveValue(typed.Recipient);
  for (const [label, text] of Object.entries(typed)) await expect(field(label)).toHaveValue(text);
  await expect(country.locator('option:checked')).toHaveText('🇪🇸 Spain');
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
  // Both at once: whichever came last, it is what both show and what the server holds.
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

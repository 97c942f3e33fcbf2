import { randomUUID } from 'node:crypto';
import { apiFromAnywhere, freshAddress, newMember } from '../../support/drivers/apiAs.ts';
import { goods, nameOf, pathOf } from '../../support/fixtures/goods.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';

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

import { randomUUID } from 'node:crypto';
import { newMember } from '../../support/drivers/apiAs.ts';
import { goods, nameOf, pathOf } from '../../support/fixtures/catalogue/goods.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';

const form = (store: Store) => store.page.getByRole('main');
const unknown = (): string => `nobody-${randomUUID()}@clinic.example`;

test('an unknown e-mail offers registration, which makes an account by the rules and leads back @onelayout', async ({
  store,
}) => {
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
  await form(store).getByLabel('Repeat the password').fill('12345');
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
  await expect(form(store)).not.toContainText('Log in to see prices');
  await expect(
    form(store)
      .getByText(/^\$[\d,.]+$/)
      .first(),
  ).toBeVisible();
});

test('the account link says who is there, and signing out takes the prices away @desk @alike', async ({ store }) => {
  const [product, member] = [await goods.plain(), await newMember('Dr. Who Isthere')];
  await store.signIn(member);
  await store.open(pathOf(product));
  await expect(
    form(store)
      .getByText(/^\$[\d,.]+$/)
      .first(),
  ).toBeVisible();
  await store.openByLink('/');
  if (store.layout === 'desktop') {
    const account = store.page.getByRole('link', { name: 'Account', exact: true });
    await expect(account).toHaveAccessibleDescription('Dr. Who Isthere');
  }
  await store.page.getByRole('button', { name: 'Log out' }).click();
  await expect(store.page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await store.open(pathOf(product));
  // The server's page is a guest's for everybody; a session that is left would bring prices a moment later.
  await store.settled();
  await expect(form(store)).toContainText('Log in to see prices');
  await expect(form(store).getByText(/^\$[\d,.]+$/)).toHaveCount(0);
});

import { randomUUID } from 'node:crypto';
import type { Language } from '../../../shared/text/languages.ts';
import { newMember } from '../../support/drivers/apiAs.ts';
import { expectWhole, languagesOn, showsRoles } from '../../support/checks/pages/inspect.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';
import { textsOf } from '../../support/fixtures/texts.ts';

// Signing in by who one is at Google or Facebook: both are played by the stand-in, which asks who one wants to be.

const main = (store: Store) => store.page.getByRole('main');
const field = (store: Store, label: string) => main(store).getByLabel(label, { exact: true });
const button = (store: Store, name: string) => main(store).getByRole('button', { name, exact: true });
const link = (store: Store, name: string | RegExp) => main(store).getByRole('link', { name });

/** Waits until the sign-out is done: navigating before that would leave the member signed in. */
async function signOut(store: Store): Promise<void> {
  await store.open('/userCenter');
  await button(store, 'Log out').click();
  await expect(button(store, 'Log out')).toHaveCount(0);
}

/** Signs in at the local provider as this person. */
async function beSomebody({ page }: Store, name: string, email: string): Promise<void> {
  await page.waitForURL('**/dev/identity/**'); // the store's own pages ask for a name, too
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue as this person' }).click();
}
const isThere = (store: Store, provider: string) =>
  expect(store.page.getByRole('heading', { name: `Stand-in for ${provider}` })).toBeVisible();

test('a new visitor signs in with Google, cancels, completes an account, and needs one click from then on @onelayout', async ({
  store,
}) => {
  const email = `nina-${randomUUID()}@clinic.example`;
  await store.open('/login?redirect=%2Fcart');
  await button(store, 'Continue with Google').click();
  await isThere(store, 'google');
  await store.page.getByRole('link', { name: 'Cancel' }).click();
  await expect(store.heading('Login cancelled')).toBeVisible();
  await button(store, 'Try again with Google').click();
  await beSomebody(store, 'Nina Novak', email);

  await expect(store.heading('Complete your account')).toBeVisible();
  await expect(store.page).toHaveURL(/\/login\/relationNewUser$/);
  await expect(field(store, 'Your name')).toHaveValue('Nina Novak');
  // A reload loses nothing of the way here.
  await store.page.reload();
  await store.alive();
  await expect(field(store, 'E-mail')).toHaveValue(email);
  await field(store, 'Password').fill('scanner');
  await field(store, 'Repeat the password').fill('scanner');
  await button(store, 'Create account').click();
  await expect(main(store)).toContainText('Use 6 to 18 characters with at least two of');
  await expect(main(store)).toContainText('Please accept the terms of use');
  await field(store, 'Password').fill('scan_77');
  await field(store, 'Repeat the password').fill('scan_77');
  await main(store).getByRole('checkbox').check();
  await button(store, 'Create account').click();
  await expect(store.heading('Welcome, Nina Novak')).toBeVisible();
  await link(store, 'Continue').click();
  await expect(store.page).toHaveURL(/\/cart$/);

  await signOut(store);
  await store.open('/login?redirect=%2FbrandList');
  await button(store, 'Continue with Google').click();
  await beSomebody(store, 'Nina Novak', email);
  await expect(store.page).toHaveURL(/\/brandList$/);
});

test('a member’s address at Google leads to their account @onelayout', async ({ store }) => {
  const { email } = await newMember();
  await store.open('/register');
  await button(store, 'Continue with Google').click();
  await beSomebody(store, 'Ana', email);
  await expect(store.heading('Link your account')).toBeVisible();
  await expect(main(store)).toContainText(`There is already an account with ${email}`);
  await expect(field(store, 'E-mail')).toHaveValue(email);
});

test('a member links Facebook, which verifies no address, to their account by its password; there they unlink it and link Google @onelayout', async ({
  store,
}) => {
  const member = await newMember();
  await store.open('/register');
  await button(store, 'Continue with Facebook').click();
  await isThere(store, 'facebook');
  await beSomebody(store, 'Ana', member.email);
  await expect(store.heading('Complete your account')).toBeVisible();
  await link(store, 'Link your account').click();
  await expect(store.heading('Link your account')).toBeVisible();
  await expect(field(store, 'E-mail')).toHaveValue(member.email);
  await field(store, 'Password').fill('not-the-one');
  await button(store, 'Link and log in').click();
  await expect(main(store)).toContainText('The e-mail address or the password is incorrect');
  await field(store, 'Password').fill(member.password);
  await button(store, 'Link and log in').click();
  await expect(store.heading(`Welcome, ${member.nickName}`)).toBeVisible();

  await store.openByLink('/userCenter/userCenterBindFb');
  await expect(main(store)).toContainText(member.email);
  await button(store, 'Unlink Facebook').click();
  await expect(button(store, 'Link Facebook')).toBeVisible();
  await button(store, 'Link Google').click();
  await beSomebody(store, 'Ana', `ana-${randomUUID()}@clinic.example`);
  await expect(store.heading('Linked accounts')).toBeVisible();
  await expect(button(store, 'Unlink Google')).toBeVisible();

  // It cannot be linked to another account.
  const other = await newMember();
  await signOut(store);
  await store.signInByForm(other);
  await store.open('/userCenter/userCenterBindFb');
  await button(store, 'Link Facebook').click();
  await store.page.getByRole('link', { name: /provider fails/ }).click();
  await expect(store.heading('Facebook is not responding')).toBeVisible();
  await link(store, 'Back to linked accounts').click();
  await expect(button(store, 'Link Facebook')).toBeVisible();
});

test('a sign-in that this page did not begin signs nobody in, and every dead end leads on @onelayout', async ({
  store,
}) => {
  await store.open('/login');
  await button(store, 'Continue with Google').click();
  await isThere(store, 'google');
  // Another visitor's state, as in a link that was sent to this one.
  await store.open('/login/welcomePage#provider=google&code=stolen&state=of-somebody-else');
  await expect(store.heading('This login did not start here')).toBeVisible();
  expect(new URL(store.page.url()).hash).toBe('');
  await link(store, 'Log in with a password').click();
  await expect(store.heading('Log in')).toBeVisible();
  await store.open('/login/relationNewUser');
  await expect(store.heading('This login did not start here')).toBeVisible();
  await button(store, 'Try again with Google').click();
  await store.page.getByRole('link', { name: /provider fails/ }).click();
  await expect(store.heading('Google is not responding')).toBeVisible();
  await store.open('/login/welcomePage#error=expired');
  await expect(store.heading('This took too long')).toBeVisible();
  await expect(link(store, 'Create an account')).toBeVisible();
});

test('the pages around a provider: whole, translated, accessible @notweb', async ({ store }) => {
  test.slow(); // four states
  const { page } = store;
  const member = await newMember();
  const languages = languagesOn(store.layout);
  const arrive = async (email: string, language: Language): Promise<void> => {
    await store.open('/login', language);
    await button(store, textsOf(language)('account:social.with', { provider: 'Google' })).click();
    await beSomebody(store, 'Nina', email);
  };
  for (const language of languages) {
    const t = textsOf(language);
    await test.step(language, async () => {
      await arrive(`nina-${randomUUID()}@clinic.example`, language);
      await expect(store.heading(t('account:newUser.title'))).toBeVisible();
      await expectWhole(page, language, 'a new user', showsRoles(language, store.layout));
      await store.open('/login/welcomePage#error=cancelled', language);
      await expect(store.heading(t('account:social.trouble.cancelled.title'))).toBeVisible();
      await expectWhole(page, language, 'a cancelled sign-in', showsRoles(language, store.layout));
      await arrive(member.email, language);
      await expect(page).toHaveURL(/\/login\/relationOldUser/);
      await expect(store.heading(t('account:oldUser.title'))).toBeVisible();
      await expectWhole(page, language, 'an existing user', showsRoles(language, store.layout));
    });
  }
  const last = textsOf(languages.at(-1)!);
  await field(store, last('account:password')).fill(member.password);
  await button(store, last('account:oldUser.submit')).click();
  await expect(store.heading(last('account:welcome.title', { name: member.nickName }))).toBeVisible();
  // An address without a prefix leads to the language that was last.
  await page.context().clearCookies({ name: 'locale' });
  for (const language of languages) {
    await store.openByLink('/userCenter/userCenterBindFb', language);
    await expect(button(store, textsOf(language)('account:linked.link', { provider: 'Facebook' }))).toBeVisible();
    await expectWhole(page, language, 'linked accounts', showsRoles(language, store.layout));
  }
});

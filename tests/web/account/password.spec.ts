import { newMember } from '../../support/drivers/apiAs.ts';
import { expectWhole, languagesOn, showsRoles } from '../../support/checks/pages/inspect.ts';
import { codeFor } from '../../support/drivers/mailbox.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';
import { textsOf } from '../../support/fixtures/texts.ts';

// A forgotten password, from the sign-in page to being signed in; and one that is changed.

const main = (store: Store) => store.page.getByRole('main');
const field = (store: Store, label: string) => main(store).getByLabel(label, { exact: true });
const button = (store: Store, name: string | RegExp) => main(store).getByRole('button', { name });
const alert = (store: Store) => main(store).getByRole('alert');

test('a member who forgot their password gets a code by mail, and signs in with a new one @onelayout', async ({
  store,
}) => {
  store.forgive(/429/);
  const { email } = await newMember();
  const fresh = 'scanner_77';
  await store.open('/login?redirect=%2Fcart');
  await field(store, 'E-mail').fill(email);
  await main(store).getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(store.heading('Forgot your password?')).toBeVisible();
  await expect(store.page).toHaveTitle(/^Forgot your password/);
  await expect(field(store, 'E-mail')).toHaveValue(email);
  await button(store, 'Send the code').click();

  await expect(store.heading('Set a new password')).toBeVisible();
  await expect(main(store)).toContainText(`If there is an account with ${email}`);
  await expect(button(store, /^Send a new code in \d+ s$/)).toBeDisabled();
  // Asked for from elsewhere within the minute, no second code goes out.
  await main(store).getByRole('link', { name: 'Back to log in' }).click();
  await main(store).getByRole('link', { name: 'Forgot your password?' }).click();
  // The page before has such a field, too.
  await expect(store.heading('Forgot your password?')).toBeVisible();
  await field(store, 'E-mail').fill(email);
  await button(store, 'Send the code').click();
  await expect(alert(store)).toContainText(/Too many attempts. Try again in \d+ s/);
  await main(store).getByRole('link', { name: 'I have a code already' }).click();

  await expect(field(store, 'E-mail')).toHaveValue(email);
  const code = await codeFor(email);
  await field(store, 'Code from the e-mail').fill(code.slice(1));
  await field(store, 'New password').fill(fresh);
  await field(store, 'Repeat the password').fill('scanner_78');
  await button(store, 'Set the password').click();
  await expect(main(store)).toContainText('The code in the e-mail has 8 digits');
  await expect(main(store)).toContainText('The two passwords do not match');
  await field(store, 'Code from the e-mail').fill(code === '00000000' ? '11111111' : '00000000');
  await field(store, 'Repeat the password').fill(fresh);
  await button(store, 'Set the password').click();
  await expect(main(store)).toContainText('This code is incorrect');
  await expect(field(store, 'New password')).toHaveValue(fresh);
  await field(store, 'Code from the e-mail').fill(`${code.slice(0, 4)} ${code.slice(4)}`);
  await button(store, 'Set the password').click();
  await expect(store.heading('Your password has been changed')).toBeVisible();
  await main(store).getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(field(store, 'E-mail')).toHaveValue(email);
  await store.fillSignIn({ email, password: fresh });
  await expect(store.page).not.toHaveURL(/\/login/);
});

test('a member changes their password, and their other devices are signed out @onelayout', async ({ store }) => {
  const member = await newMember();
  await store.open(`/password/${encodeURIComponent(member.email)}`);
  await main(store).getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(field(store, 'E-mail')).toHaveValue(member.email);
  await store.fillSignIn(member);
  await expect(store.heading('Change password')).toBeVisible();
  await expect(store.page).toHaveTitle(/^Change password/);
  await field(store, 'Current password').fill('not-the-one');
  await field(store, 'New password').fill('scanner_77');
  await field(store, 'Repeat the password').fill('scanner_77');
  await button(store, 'Change the password').click();
  await expect(main(store)).toContainText('This is not your current password');
  await expect(field(store, 'New password')).toHaveValue('scanner_77');
  await field(store, 'Current password').fill(member.password);
  await button(store, 'Change the password').click();
  await expect(store.notices()).toContainText('Your password has been changed');
  await expect(member.call('readCart', {})).rejects.toThrow(/session/i);
  await store.open('/userCenter');
  await expect(main(store)).toContainText(member.email);
  await member.call('login', { email: member.email, password: 'scanner_77' });
});

test('the pages around a password: whole, translated, accessible @notweb', async ({ store }) => {
  test.slow(); // four pages
  const member = await newMember();
  const pages = [
    '/password/forgetPassWord/login',
    '/password/resetPassword',
    '/password/forgetPassWordSuccess',
    '/password',
  ];
  await store.signIn(member);
  for (const language of languagesOn(store.layout)) {
    for (const path of pages) {
      await test.step(`${language} ${path}`, async () => {
        await store.openByLink(path, language);
        await store.settled();
        if (path === '/password/resetPassword') {
          const t = textsOf(language);
          await button(store, t('account:reset.submit')).click();
          await expect(main(store)).toContainText(t('messages:required_of', { label: t('account:email') }));
        }
        await expectWhole(store.page, language, path, showsRoles(language, store.layout));
      });
    }
  }
});

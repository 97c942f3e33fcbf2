import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { apiFromAnywhere, newMember } from '../../support/drivers/apiAs.ts';
import { CONSOLE_OF_FAULTS, type Fault, faultsOfForm, slow } from '../../support/fixtures/faults.ts';
import { goods } from '../../support/fixtures/catalogue/goods.ts';
import { codeFor } from '../../support/drivers/mailbox.ts';
import { expect, type Store, test } from '../../support/drivers/Store.ts';

// A visitor has filled in a form when the API fails: the form says so in view, keeps every letter, and takes
// the next click.

interface Form {
  name: string;
  path: string;
  open(store: Store): Promise<Locator>;
  /** Label -> what is typed. */
  typed: () => Promise<Record<string, string>>;
  /** Chooses and ticks the rest of the form. */
  complete?(form: Locator): Promise<void>;
  submit: string;
  /** Its place on a phone is another one. */
  isOnPhoneToo?: true;
  /** Without an answer it is kept to be sent later (contact.spec.ts). */
  isKept?: true;
  expectTaken(store: Store): Promise<void>;
}
const main = async ({ page }: Store): Promise<Locator> => page.getByRole('main');

/** Comes back from the stand-in for a provider as the owner of an address. */
async function comeByGoogle({ page }: Store, email: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Continue with Google', exact: true }).click();
  await page.waitForURL('**/dev/identity/**');
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue as this person' }).click();
  await page.locator('html[data-alive]').waitFor();
  await expect(page.getByRole('heading', { name: /^(?:Complete|Link) your account$/ })).toBeVisible();
  return page.getByRole('main');
}

const FORMS: readonly Form[] = [
  {
    name: 'signing in',
    path: '/login?redirect=%2FbrandList',
    open: main,
    typed: async () => {
      const { email, password } = await newMember();
      return { 'E-mail': email, Password: password };
    },
    submit: 'Log in',
    expectTaken: ({ page }) => expect(page).toHaveURL(/\/brandList$/),
  },
  {
    name: 'registering',
    path: '/register?redirect=%2FbrandList',
    open: main,
    typed: async () => ({
      'Your name': 'Dr. Ana Ruiz',
      'E-mail': `ana-${randomUUID()}@clinic.example`,
      Password: 'probe_2026',
      'Repeat the password': 'probe_2026',
    }),
    complete: (form) => form.getByRole('checkbox').check(),
    submit: 'Create account',
    expectTaken: ({ page }) => expect(page).toHaveURL(/\/brandList$/),
  },
  {
    name: 'leaving one’s details in the contact panel',
    path: '/brandList',
    open: async ({ page }) => {
      await page.getByRole('button', { name: /^Contact us/ }).click();
      return page.getByRole('dialog', { name: /WhatsApp/ });
    },
    typed: async () => ({ Name: 'Dr. Ana Ruiz', 'E-mail': 'ana@clinic.example', Phone: '612 34 56 78' }),
    complete: async (form) => void (await form.getByLabel('Country').selectOption({ label: 'Spain' })),
    submit: 'Live chat',
    isOnPhoneToo: true,
    isKept: true,
    expectTaken: (store) => expect(store.heading('Live chat')).toBeVisible(),
  },
  {
    name: 'tracking a parcel',
    path: '/order/tracking',
    open: main,
    typed: async () => ({ 'Tracking number': 'MS-2026-11-0004' }),
    submit: 'Track',
    expectTaken: ({ page }) => expect(page.getByText('Now: In transit')).toBeVisible(),
  },
  {
    name: 'asking for a new password',
    path: '/password/forgetPassWord/login',
    open: main,
    typed: async () => ({ 'E-mail': (await newMember()).email }),
    submit: 'Send the code',
    expectTaken: (store) => expect(store.heading('Set a new password')).toBeVisible(),
  },
  {
    name: 'setting a new password',
    path: '/password/resetPassword',
    open: main,
    typed: async () => {
      const { email } = await newMember();
      await apiFromAnywhere()('requestPasswordCode', { email });
      const code = await codeFor(email);
      const fresh = { 'New password': 'scanner_77', 'Repeat the password': 'scanner_77' };
      return { 'E-mail': email, 'Code from the e-mail': code, ...fresh };
    },
    submit: 'Set the password',
    expectTaken: (store) => expect(store.heading('Your password has been changed')).toBeVisible(),
  },
  {
    name: 'completing an account that Google has told of',
    path: '/login',
    open: (store) => comeByGoogle(store, `nina-${randomUUID()}@clinic.example`),
    typed: async () => ({ 'Your name': 'Nina Novak', Password: 'scan_77', 'Repeat the password': 'scan_77' }),
    complete: (form) => form.getByRole('checkbox').check(),
    submit: 'Create account',
    expectTaken: (store) => expect(store.heading('Welcome, Nina Novak')).toBeVisible(),
  },
  {
    name: 'linking an account to Google',
    path: '/login',
    open: async (store) => comeByGoogle(store, (await newMember()).email),
    typed: async () => ({ Password: 'probe_2026' }),
    submit: 'Link and log in',
    expectTaken: (store) => expect(store.heading(/^Welcome/)).toBeVisible(),
  },
];

/** A field by its whole label; one that is required carries a star. */
const field = (form: Locator, label: string): Locator => form.getByLabel(new RegExp(`^${label}\\s*\\*?$`));

async function expectKept(form: Locator, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await expect(field(form, label)).toHaveValue(text);
}

/** The faults for a form; a form that is kept offline meets one that answers. */
const faultsOf = (place: number, { isKept }: Form): readonly Fault[] =>
  faultsOfForm(place).filter(({ isUnanswered }) => !isKept || !isUnanswered);

for (const [place, each] of FORMS.entries()) {
  const where = each.isOnPhoneToo ? ' @onelayout' : ' @web';
  test(`${each.name}: whatever the API does, nothing typed is lost${where}`, async ({ store }) => {
    store.forgive(CONSOLE_OF_FAULTS);
    await store.open(each.path);
    const form = await each.open(store);
    const typed = await each.typed();
    for (const [label, text] of Object.entries(typed)) await field(form, label).fill(text);
    await each.complete?.(form);
    const button = form.getByRole('button', { name: each.submit, exact: true });
    for (const fault of faultsOf(place, each)) {
      await test.step(`the API ${fault.name}`, async () => {
        const end = await fault.begin(store, '**/api/**');
        // What is said of the fault before is still there: a call tells that this one was met. For a visitor nothing
        // else is asked in the meantime; it may be the clock that is asked for first.
        const request = store.page.waitForRequest('**/api/**');
        await button.click();
        await request;
        await expect(form.getByRole('alert').first()).toBeVisible();
        await expectKept(form, typed);
        await end();
        // After a rate limit the form can be sent a moment later.
        await expect(button).toBeEnabled();
      });
    }
    const end = await slow.begin(store, '**/api/**');
    await button.scrollIntoViewIfNeeded();
    const before = await button.boundingBox();
    const request = store.page.waitForRequest('**/api/**');
    await button.click();
    await request;
    // If the button moved, a double click would hit the element below it. On a phone the centred panel moves by 3 px, as
    // a text below the button gets shorter.
    if (store.layout === 'desktop') expect((await button.boundingBox())?.y).toBe(before?.y);
    await expectKept(form, typed);
    await end();
    await each.expectTaken(store);
  });
}

test('a form whose code could not be loaded without a network keeps what is typed, and offers to reload @web', async ({
  store,
}) => {
  store.forgive(CONSOLE_OF_FAULTS);
  const { page } = store;
  // Else the code of the API client may be there before the network is lost.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await store.open('/password/resetPassword');
  const form = page.getByRole('main');
  const password = { 'New password': 'scanner_77', 'Repeat the password': 'scanner_77' };
  const typed = { 'E-mail': 'ana@clinic.example', 'Code from the e-mail': '12345678', ...password };
  await page.context().setOffline(true);
  for (const [label, text] of Object.entries(typed)) await field(form, label).fill(text);
  const button = form.getByRole('button', { name: 'Set the password', exact: true });
  await button.click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  // Back online, the server no longer has the code, as after a release.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.context().setOffline(false);
  await button.click();
  await expect(page.getByText('Part of this page could not be loaded.')).toBeVisible();
  await expectKept(form, typed);
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Reload anyway' }).click();
  // Codes and passwords are stored nowhere.
  await expect(field(form, 'Code from the e-mail')).toHaveValue('');
  await expect(field(form, 'New password')).toHaveValue('');
  await expect(field(form, 'E-mail')).toHaveValue(typed['E-mail']);
});

test('searching: whatever the API does, the words stay in the field, and are looked for @onelayout', async ({
  store,
}) => {
  store.forgive(CONSOLE_OF_FAULTS);
  const { code } = await goods.probe();
  const box = store.searchBox();
  const retry = store.page.getByRole('main').getByRole('button', { name: 'Try again', exact: true }).first();
  for (const [index, fault] of faultsOfForm(0).entries()) {
    await test.step(`the API ${fault.name}`, async () => {
      await store.open('/brandList');
      const words = `${code} ${'x'.repeat(index + 1)}`;
      const end = await fault.begin(store, '**/api/**');
      await box.fill(words);
      await expect(store.page.getByRole('option').last()).toContainText(words);
      await box.press('Enter');
      await expect(retry).toBeVisible();
      await expect(box).toHaveValue(words);
      await end();
      if (!fault.heals) await retry.click();
      await expect(retry).toHaveCount(0);
      await expect(store.heading(`Search: “${words}”`)).toBeVisible();
      await expect(box).toHaveValue(words);
    });
  }
});

test('writing in the live chat: whatever its line does, no word is lost, and each arrives once @onelayout', async ({
  store,
}) => {
  store.forgive(CONSOLE_OF_FAULTS);
  let line: 'cut' | 'silent' | 'whole' = 'cut';
  await store.page.routeWebSocket('**/api/base/chat/', (socket) => {
    if (line === 'cut') void socket.close({ code: 1011 });
    else if (line === 'whole') socket.connectToServer();
  });
  const log = store.page.getByRole('log');
  const message = store.page.getByLabel('Your message');
  const state = store.page.getByText('No connection. Your messages are sent');
  await store.open('/chatRoom');
  await expect(state).toBeVisible();
  await message.fill('Is AX-100 in stock?');
  await message.press('Enter');
  await expect(log.getByRole('listitem').filter({ hasText: 'Is AX-100' })).toContainText('Waiting to be sent');
  await message.fill('And what does it cost');
  line = 'silent';
  await store.page.reload();
  await store.alive();
  await expect(message).toHaveValue('And what does it cost');
  await expect(log.getByRole('listitem').filter({ hasText: 'Is AX-100' })).toContainText('Waiting to be sent');
  line = 'whole';
  await store.page.reload();
  await store.alive();
  await expect(message).toHaveValue('And what does it cost');
  await expect(log.getByRole('listitem').filter({ hasText: 'Is AX-100' })).toContainText(/Sent|Delivered/);
  await message.press('Enter');
  await expect(log.getByRole('listitem').filter({ hasText: 'And what' })).toContainText(/Sent|Delivered/);
  await expect(log.getByRole('listitem').filter({ hasText: 'Is AX-100' })).toHaveCount(1);
});

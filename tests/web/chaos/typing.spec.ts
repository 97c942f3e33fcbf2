import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { newMember } from '../../support/apiAs.ts';
import { CONSOLE_OF_FAULTS, FAULTS, slow } from '../../support/faults.ts';
import { expect, type Store, test } from '../../support/store.ts';

// A visitor has filled in a form when the API fails: the form says so where he looks, keeps every letter, and takes
// the next click.

interface Form {
  name: string;
  path: string;
  open(store: Store): Promise<Locator>;
  /** Label -> what is typed. */
  typed: () => Promise<Record<string, string>>;
  /** What else has to be chosen or ticked. */
  complete?(form: Locator): Promise<void>;
  submit: string;
  /** Without an answer it is kept to be sent later (contact.spec.ts). */
  isKept?: true;
  expectTaken(store: Store): Promise<void>;
}
const main = async ({ page }: Store): Promise<Locator> => page.getByRole('main');

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
    complete: async (form) => void (await form.getByLabel('Country').selectOption({ label: '🇪🇸 Spain' })),
    submit: 'Live chat',
    isKept: true,
    expectTaken: (store) => expect(store.heading('Live chat')).toBeVisible(),
  },
  {
    name: 'tracking a parcel',
    path: '/order/tracking',
    open: main,
    typed: async () => ({ 'Logistics number': 'MS-2026-11-0004' }),
    submit: 'Track',
    expectTaken: ({ page }) => expect(page.getByText('Now: In transit')).toBeVisible(),
  },
];

/** A field by its whole label; one that is required carries a star. */
const field = (form: Locator, label: string): Locator => form.getByLabel(new RegExp(`^${label}\\s*\\*?$`));

async function expectKept(form: Locator, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await expect(field(form, label)).toHaveValue(text);
}

for (const each of FORMS) {
  test(`${each.name}: whatever the API does, nothing typed is lost @web`, async ({ store }) => {
    store.forgive(CONSOLE_OF_FAULTS);
    await store.open(each.path);
    const form = await each.open(store);
    const typed = await each.typed();
    for (const [label, text] of Object.entries(typed)) await field(form, label).fill(text);
    await each.complete?.(form);
    const button = form.getByRole('button', { name: each.submit, exact: true });
    for (const fault of FAULTS.filter(({ isUnanswered }) => !each.isKept || !isUnanswered)) {
      await test.step(`the API ${fault.name}`, async () => {
        const end = await fault.begin(store, '**/api/**');
        // What is said of the fault before is still there: the call itself tells that this one was met.
        const asked = store.page.waitForRequest('**/api/**');
        await button.click();
        await asked;
        await expect(form.getByRole('alert').first()).toBeVisible();
        await expectKept(form, typed);
        await end();
        // Whoever was asked to wait may go on a moment later.
        await expect(button).toBeEnabled();
      });
    }
    const end = await slow.begin(store, '**/api/**');
    await button.click();
    await expectKept(form, typed);
    await end();
    await each.expectTaken(store);
  });
}

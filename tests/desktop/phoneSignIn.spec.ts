import type { Page } from '@playwright/test';
import { type Language, withLanguage } from '../../shared/text/languages.ts';
import { newMember } from '../support/drivers/apiAs.ts';
import type { Desktop } from '../support/drivers/desktop/desktopApp.ts';
import { expect, shot, test } from '../support/drivers/desktop/desktopTest.ts';
import { followPath } from '../support/drivers/followPath.ts';
import { expectWhole } from '../support/checks/pages/inspect.ts';
import { beginVisit, HALL, nextPage } from '../support/drivers/desktop/kioskActions.ts';
import { TEST_ORIGIN } from '../support/servers/testStore.ts';
import { textsOf } from '../support/fixtures/texts.ts';

// Signing in at a kiosk: a page of the test is the telephone in the visitor's hand.

let desktop: Desktop;
test.beforeEach(async ({ launch }) => void (desktop = await launch({ kiosk: HALL })));
test.afterEach(() => desktop.close());

/** The kiosk's sign-in page, as a visitor comes to it. */
async function comeToSignIn(page: Page, language: Language): Promise<void> {
  const t = textsOf(language);
  await beginVisit(page, language);
  await followPath(page, withLanguage('/login?redirect=%2FbrandList', language));
  await page.locator('html[data-alive]').waitFor();
  await page.getByRole('button', { name: t('account:phone.button') }).click();
  await expect(page.getByRole('img', { name: t('kiosk:phone.code') })).toBeVisible();
}
/** The content of the QR code on the screen, and the code below it. */
async function shownOn(page: Page): Promise<{ url: string; code: string }> {
  const view = await page.evaluate(() => window.desktop!.signIn.read());
  if (view?.at !== 'phone') throw new Error('no code is shown');
  await expect(page.getByRole('dialog')).toContainText(view.code);
  return view;
}
/** A moment later, as the page that says so goes by it. */
const leave = (page: Page): Promise<void> =>
  page.evaluate(() => void setTimeout(() => void window.desktop!.kiosk.leave()));

test('by phone: abandoned, refused, then approved; signing out leaves nothing of the member behind', async ({
  browser,
}) => {
  const member = await newMember();
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const [en, ru] = [textsOf('en'), textsOf('ru')];

  // The visitor leaves while the code is shown: their phone learns that it is no longer valid.
  await comeToSignIn(desktop.page, 'en');
  const first = await shownOn(desktop.page);
  expect(first.url).toBe(`${TEST_ORIGIN}/phoneSignIn?code=${first.code}`);
  await shot(desktop.page, 'kiosk-phone');
  await phone.goto(first.url);
  await phone.locator('html[data-alive]').waitFor();
  await expect(phone.getByText(first.code)).toBeVisible();
  await phone
    .getByRole('main')
    .getByRole('link', { name: en('account:social.byPassword') })
    .click();
  await phone.getByLabel(en('account:email')).fill(member.email);
  await phone.getByLabel(en('account:password'), { exact: true }).fill(member.password);
  await shot(phone, 'phone-login');
  await leave(desktop.page);
  const page = await nextPage(desktop, desktop.page);
  await phone.getByRole('button', { name: en('account:login.submit'), exact: true }).click();
  await expect(phone.getByRole('heading', { name: en('account:phone.gone.title') })).toBeVisible();
  await shot(phone, 'phone-gone');

  // The next one says no by mistake, has another code shown, and says yes.
  await comeToSignIn(page, 'ru');
  const card = page.getByRole('dialog', { name: ru('kiosk:phone.title') });
  const second = await shownOn(page);
  await shot(page, 'kiosk-phone-ru');
  await phone.goto(second.url);
  await phone.locator('html[data-alive]').waitFor();
  await expect(phone.getByText(second.code)).toBeVisible();
  await expectWhole(phone, 'ru', 'a kiosk’s question');
  await shot(phone, 'phone-question-ru');
  await phone.getByRole('button', { name: ru('account:phone.deny'), exact: true }).click();
  await expect(phone.getByRole('heading', { name: ru('account:phone.denied.title') })).toBeVisible();
  const denied = page.getByRole('dialog', { name: ru('kiosk:phone.denied.title') });
  await expect(denied).toBeVisible();
  await shot(page, 'kiosk-denied-ru');
  for (const button of await denied.getByRole('button').all())
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await denied.getByRole('button', { name: ru('kiosk:phone.again') }).click();
  await expect(card).toBeVisible();
  const third = await shownOn(page);
  expect(third.code).not.toBe(second.code);
  await phone.goto(third.url);
  await phone.locator('html[data-alive]').waitFor();
  await phone.getByRole('button', { name: ru('account:phone.approve') }).click();
  await expect(phone.getByRole('heading', { name: ru('account:phone.approved.title') })).toBeVisible();
  await shot(phone, 'phone-approved-ru');

  await expect(page).toHaveURL(/\/brandList$/);
  await expect(card).toHaveCount(0);
  const who = () => page.evaluate(async () => (await window.desktop!.readSession())?.nick_name);
  expect(await who()).toBe(member.nickName);
  const stored = await page.evaluate(() =>
    [...Object.entries(sessionStorage), ...Object.entries(localStorage), document.cookie].join(),
  );
  expect(stored).not.toMatch(/eyJ|"refresh"|"access"/);

  await leave(page);
  const after = await nextPage(desktop, page);
  expect(await after.evaluate(() => window.desktop!.readSession())).toBeNull();
  await phone.close();
});

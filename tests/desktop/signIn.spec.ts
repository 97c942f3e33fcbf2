import { randomUUID } from 'node:crypto';
import { type Browser, type Page, test } from '@playwright/test';
import { expect } from '../support/drivers/expect.ts';
import { newMember } from '../support/drivers/apiAs.ts';
import { type Desktop, lastClick, launchDesktop, whyNoElectron } from '../support/drivers/desktop/desktopApp.ts';
import { shot } from '../support/drivers/desktop/desktopTest.ts';
import { listen, Store } from '../support/drivers/Store.ts';
import { TEST_ORIGIN, TEST_SECRET } from '../support/servers/testStore.ts';
import { textsOf } from '../support/fixtures/texts.ts';

// Signing in elsewhere from the desktop client: the stand-in plays the provider, a page of the test the system's browser.

test.skip(whyNoElectron() !== null, whyNoElectron() ?? '');
// In one worker, so that one client is enough.
test.describe.configure({ mode: 'default' });

let desktop: Desktop;
test.beforeAll(async () => {
  desktop = await launchDesktop({ apiUrl: TEST_ORIGIN, secret: TEST_SECRET });
});
test.beforeEach(() =>
  desktop.app.evaluate(({ shell }) => {
    const browser = { opened: [] as string[], isThere: true };
    Object.assign(globalThis, { browser });
    shell.openExternal = (url) => {
      if (!browser.isThere) return Promise.reject(new Error('no browser'));
      browser.opened.push(url);
      return Promise.resolve();
    };
  }),
);
test.afterEach(() =>
  desktop.page.evaluate(async () => {
    await window.desktop!.signIn.cancel();
    await window.desktop!.call({ id: 0, name: 'logout', payload: {} });
  }),
);
test.afterAll(() => desktop.close());

const storeOf = ({ page }: Desktop): Store => new Store(page, { client: 'electron', layout: 'desktop' });
/** The stand-in for the system's opener: addresses it was asked to open, and whether a browser is there. */
interface Opener {
  browser: { opened: string[]; isThere: boolean };
}
const opened = (): Promise<string[]> => desktop.app.evaluate(() => (globalThis as unknown as Opener).browser.opened);
const haveBrowser = (isThere: boolean): Promise<void> =>
  desktop.app.evaluate((_electron, is) => void ((globalThis as unknown as Opener).browser.isThere = is), isThere);

/** The system's browser, at the address that the client has handed over last. */
async function browserAt(browser: Browser, count: number): Promise<Page> {
  await expect.poll(async () => (await opened()).length).toBe(count);
  const page = await browser.newPage();
  await page.goto((await opened()).at(-1)!);
  return page;
}
async function beSomebody(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  // In a window of the app this is the last action.
  await lastClick(page.getByRole('button', { name: 'Continue as this person' }));
}
/** The window for a provider's pages, once it is there. */
async function providerWindow(): Promise<Page> {
  const find = (): Page | undefined =>
    desktop.app.windows().find((page) => !page.isClosed() && page.url().includes('/dev/identity/'));
  await expect.poll(() => find() !== undefined).toBe(true);
  return find()!;
}

test('in a window: stops at foreign pages, can be closed, and links a member’s account by password and in the account pages', async () => {
  const member = await newMember();
  const store = storeOf(desktop);
  const { page } = store;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await store.open('/login?redirect=%2FuserCenter%2FuserCenterBindFb');
  await main.getByRole('button', { name: 'Continue with Facebook' }).click();
  await dialog.getByRole('button', { name: 'Use a window of this app instead' }).click();
  const stray = await providerWindow();
  await expect(dialog).toContainText('Continue in the Facebook window');
  await shot(page, 'window-en');
  // Its title says whose page it is, it has no bridge, and it may go nowhere else.
  expect(await stray.evaluate(() => 'desktop' in window)).toBe(false);
  await stray.evaluate(() => void setTimeout(() => (location.href = 'https://evil.example/')));
  await expect(store.heading('The window left Facebook’s pages')).toBeVisible();
  await shot(page, 'strayed-en');
  await expect.poll(() => desktop.app.windows().filter((each) => !each.isClosed()).length).toBe(1);

  // The window is remembered; closing it is calling it off.
  await main.getByRole('button', { name: 'Try again with Facebook' }).click();
  const closing = await providerWindow();
  await closing.close();
  await expect(store.heading('Login cancelled')).toBeVisible();

  await main.getByRole('button', { name: 'Try again with Facebook' }).click();
  await beSomebody(await providerWindow(), 'Ana', member.email);
  // Facebook verifies no address, so that it is the member who says whose it is.
  await expect(store.heading('Complete your account')).toBeVisible();
  await main.getByRole('link', { name: 'Link your account' }).click();
  await expect(store.heading('Link your account')).toBeVisible();
  await main.getByLabel('Password', { exact: true }).fill(member.password);
  await main.getByRole('button', { name: 'Link and log in' }).click();
  await expect(store.heading(`Welcome, ${member.nickName}`)).toBeVisible();
  await main.getByRole('link', { name: 'Continue' }).click();
  await main.getByRole('button', { name: 'Unlink Facebook', exact: true }).click();
  await main.getByRole('button', { name: 'Link Facebook', exact: true }).click();
  await beSomebody(await providerWindow(), 'Ana', `ana-${randomUUID()}@clinic.example`);
  await expect(main.getByRole('button', { name: 'Unlink Facebook' })).toBeVisible();
  await expect(store.heading('Linked accounts')).toBeVisible();
  expect(await opened()).toHaveLength(1);
});

test('by the browser: cancelled on both sides, begun elsewhere, reloaded, then a new account; no token in any address', async ({
  browser,
}) => {
  const t = textsOf('ru');
  const store = storeOf(desktop);
  const { page } = store;
  const complaints: string[] = [];
  listen(page, complaints);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await store.open('/login?redirect=%2FbrandList', 'ru');
  await main.getByLabel(t('account:email')).fill('typed@clinic.example');
  await main.getByRole('button', { name: t('account:social.with', { provider: 'Google' }) }).click();
  await expect(dialog).toContainText(t('account:externalSignIn.browser.title'));
  await shot(page, 'browser-ru');
  // Google allows no window of ours.
  await expect(dialog.getByRole('button', { name: t('account:externalSignIn.window.instead') })).toHaveCount(0);

  // Cancelled in the app: the form keeps its values, and the page in the browser says so.
  const late = await browserAt(browser, 1);
  await dialog.getByRole('button', { name: t('account:externalSignIn.cancel') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByLabel(t('account:email'))).toHaveValue('typed@clinic.example');
  await late.getByRole('link', { name: /Nina Novak/ }).click();
  await expect(late.getByRole('heading', { name: 'Medstore больше не ждёт' })).toBeVisible();
  await shot(late, 'listener-over-ru');
  await late.close();

  // Cancelled at the provider's.
  await main.getByRole('button', { name: t('account:social.with', { provider: 'Google' }) }).click();
  const refusing = await browserAt(browser, 2);
  await refusing.getByRole('link', { name: 'Cancel' }).click();
  await expect(refusing.getByRole('heading', { name: 'Вход отменён' })).toBeVisible();
  await shot(refusing, 'listener-cancelled-ru');
  await refusing.close();
  await expect(store.heading(t('account:social.trouble.cancelled.title'))).toBeVisible();
  await expect(dialog).toHaveCount(0);

  // An answer with somebody else's state changes nothing: the client goes on waiting.
  await main.getByRole('button', { name: t('account:social.again', { provider: 'Google' }) }).click();
  await expect.poll(async () => (await opened()).length).toBe(3);
  const returnTo = new URL((await opened()).at(-1)!).searchParams.get('return_to')!;
  expect(returnTo).toMatch(/^http:\/\/127\.0\.0\.1:/);
  const forged = await browser.newPage();
  await forged.goto(`${returnTo}?provider=google&code=stolen-code-0123456789&state=of-somebody-else-01`);
  await expect(forged.getByText('Вход не выполнен')).toBeVisible();
  await forged.close();
  await expect(dialog).toBeVisible();
  const real = await browserAt(browser, 3);
  await real.getByRole('link', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await real.close();
  // A second time in a row.
  await expect(store.heading(t('account:social.trouble.cancelled.title'))).toBeVisible();

  // No browser opens: the link is there for one that is known. It is the same after the window was loaded anew.
  await haveBrowser(false);
  await main.getByRole('button', { name: t('account:social.again', { provider: 'Google' }) }).click();
  await expect(dialog).toContainText(t('account:externalSignIn.unopened.title'));
  await dialog.getByRole('button', { name: t('account:externalSignIn.link.copy') }).click();
  await expect(dialog.getByRole('button', { name: t('account:externalSignIn.link.copied') })).toBeVisible();
  await shot(page, 'unopened-ru');
  await haveBrowser(true);
  await page.reload();
  await store.alive();
  await dialog.getByRole('button', { name: t('account:externalSignIn.browser.again') }).click();
  await expect(dialog).toContainText(t('account:externalSignIn.browser.title'));
  const email = `nina-${randomUUID()}@clinic.example`;
  const agreeing = await browserAt(browser, 4);
  expect(await desktop.app.evaluate(({ clipboard }) => clipboard.readText())).toBe((await opened())[3]);
  await beSomebody(agreeing, 'Nina Novak', email);
  await expect(agreeing.getByRole('heading', { name: 'Вернитесь в Medstore' })).toBeVisible();
  await shot(agreeing, 'listener-done-ru');
  // The tab is loaded again: it shows the same.
  await agreeing.reload();
  await expect(agreeing.getByRole('heading', { name: 'Вернитесь в Medstore' })).toBeVisible();
  const code = new URL(agreeing.url()).searchParams.get('code')!;
  await agreeing.close();

  await expect(store.heading(t('account:newUser.title'))).toBeVisible();
  // The page holds a name for the code; the code itself is main's.
  const stored = await page.evaluate(() =>
    [...Object.entries(sessionStorage), ...Object.entries(localStorage), location.href].join(),
  );
  expect(stored).not.toContain(code);
  await main.getByLabel(t('account:password'), { exact: true }).fill('scan_77');
  await main.getByLabel(t('account:register.repeat'), { exact: true }).fill('scan_77');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: t('account:newUser.submit') }).click();
  await expect(store.heading(t('account:welcome.title', { name: 'Nina Novak' }))).toBeVisible();
  await shot(page, 'welcome-ru');
  await main.getByRole('link', { name: t('account:welcome.goOn') }).click();
  await expect(page).toHaveURL(/\/brandList$/);
  const after = await page.evaluate(() =>
    [...Object.entries(sessionStorage), ...Object.entries(localStorage), document.cookie].join(),
  );
  expect(after).not.toMatch(/eyJ|"refresh"|"access"/);
  expect(complaints).toEqual([]);
});

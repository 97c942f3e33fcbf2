import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Member, newMember } from '../support/apiAs.ts';
import { type Desktop, type DesktopOptions, launchDesktop, newProfile, whyNoElectron } from '../support/desktopApp.ts';
import { type SecretService, startSecretService, whyNoSecretService } from '../support/secretService.ts';
import { Store } from '../support/store.ts';
import { TEST_ORIGIN, TEST_SECRET } from '../support/testStore.ts';

test.skip(whyNoElectron() !== null, whyNoElectron() ?? '');

let profile: string;
let member: Member;
test.beforeEach(async () => {
  profile = newProfile();
  member = await newMember('Dr. Keeps Signed In');
});
test.afterEach(() => rmSync(profile, { recursive: true, force: true }));

const launch = (options: Partial<DesktopOptions> = {}): Promise<Desktop> =>
  launchDesktop({ apiUrl: TEST_ORIGIN, secret: TEST_SECRET, profile, ...options });
const storeOf = ({ page }: Desktop): Store => new Store(page, { client: 'electron', layout: 'desktop' });
const whoIsThere = (page: Page): Promise<string | null> =>
  page.evaluate(async () => (await window.desktop!.readSession())?.nick_name ?? null);

/** Signs the member in as the sign-in page does; that page has journeys of its own. */
async function signIn(page: Page): Promise<void> {
  const credentials = { email: member.email, password: member.password };
  const answer = await page.evaluate((payload) => window.desktop!.call({ id: 1, name: 'login', payload }), credentials);
  expect(answer).toMatchObject({ ok: true });
}

/** Everything the client left on the disk. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));

test.describe('with the system’s keychain', () => {
  test.skip(whyNoSecretService() !== null, whyNoSecretService() ?? '');
  let service: SecretService;
  test.beforeEach(async () => void (service = await startSecretService()));
  test.afterEach(() => service.stop());

  test('a member is still signed in after a restart, and sees prices', async () => {
    const first = await launch({ bus: service.bus });
    await signIn(first.page);
    expect(await whoIsThere(first.page)).toBe(member.nickName);
    await first.close();

    const second = await launch({ bus: service.bus });
    expect(await whoIsThere(second.page)).toBe(member.nickName);
    const answer = await second.page.evaluate(() => window.desktop!.call({ id: 2, name: 'readCart', payload: {} }));
    expect(answer).toMatchObject({ ok: true });
    await second.close();
  });

  test('only the keychain holds the refresh token; signing out takes it away', async () => {
    const desktop = await launch({ bus: service.bus });
    await signIn(desktop.page);
    const [entry, ...more] = service.entries();
    expect(more).toEqual([]);
    expect(entry!.account).toBe(TEST_ORIGIN);
    const { refresh } = JSON.parse(entry!.password) as { refresh: string };
    expect(refresh.length).toBeGreaterThan(20);
    for (const content of filesOf(profile)) expect(content).not.toContain(refresh);

    await desktop.page.evaluate(() => window.desktop!.call({ id: 9, name: 'logout', payload: {} }));
    expect(await whoIsThere(desktop.page)).toBeNull();
    expect(service.entries()).toEqual([]);
    await desktop.close();

    const restarted = await launch({ bus: service.bus });
    expect(await whoIsThere(restarted.page)).toBeNull();
    await restarted.close();
  });

  test('the token kept is always the newest one: a third start is as good as the second', async () => {
    const first = await launch({ bus: service.bus });
    await signIn(first.page);
    await first.close();
    const tokens = new Set(service.entries().map(({ password }) => password));
    for (const start of [2, 3]) {
      const desktop = await launch({ bus: service.bus });
      // After a start there is no access token yet, so that this renews it.
      const answer = await desktop.page.evaluate(() => window.desktop!.call({ id: 2, name: 'readCart', payload: {} }));
      expect(answer, `start ${start}`).toMatchObject({ ok: true });
      await desktop.close();
      for (const { password } of service.entries()) tokens.add(password);
    }
    expect(tokens.size).toBe(3);
  });

  test('a kiosk keeps nobody', async () => {
    const desktop = await launch({ bus: service.bus, kiosk: true });
    await signIn(desktop.page);
    expect(await whoIsThere(desktop.page)).toBe(member.nickName);
    expect(service.entries()).toEqual([]);
    await desktop.close();
  });
});

test('without a keychain a sign-in lasts until the client is closed, and the member is told', async () => {
  const first = await launch();
  await signIn(first.page);
  await expect(first.page.getByText('You are signed in until this app is closed')).toBeVisible();
  expect(await whoIsThere(first.page)).toBe(member.nickName);
  await first.close();

  const second = await launch();
  expect(await whoIsThere(second.page)).toBeNull();
  await second.close();
  for (const content of filesOf(profile)) expect(content).not.toMatch(/refresh|eyJ/i);
});

test('a kiosk fills the screen and opens nothing outside', async () => {
  const { app, page, close } = await launch({ kiosk: true });
  const shown = await app.evaluate(({ BrowserWindow }) => {
    const window = BrowserWindow.getAllWindows()[0]!;
    return { kiosk: window.isKiosk(), full: window.isFullScreen() };
  });
  expect(shown).toEqual({ kiosk: true, full: true });
  expect(await page.evaluate(() => window.desktop!.openLink('https://maker.example/'))).toBe(false);
  expect((await page.evaluate(() => window.desktop!.readInfo())).mode).toBe('kiosk');
  await close();
});

test('the window and the language are remembered', async () => {
  const first = await launch();
  await storeOf(first).open('/', 'es');
  await first.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]!.setBounds({ x: 40, y: 60, width: 1100, height: 700 }),
  );
  await first.close();

  const second = await launch();
  await expect(second.page.locator('html')).toHaveAttribute('lang', 'es');
  const bounds = await second.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getBounds());
  expect(bounds).toMatchObject({ width: 1100, height: 700 });
  await second.close();
});

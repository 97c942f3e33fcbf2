import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Member, newMember } from '../support/drivers/apiAs.ts';
import { type Desktop, kill } from '../support/drivers/desktopApp.ts';
import { expect, logIn, shot, test } from '../support/drivers/desktopTest.ts';
import { refreshWithoutKey } from '../support/checks/refreshWithoutKey.ts';
import { type SecretService, startSecretService, whyNoSecretService } from '../support/processes/secretService.ts';
import { Store } from '../support/drivers/Store.ts';
import { TEST_ORIGIN } from '../support/servers/testStore.ts';

let member: Member;
test.beforeEach(async () => void (member = await newMember('Dr. Keeps Signed In')));

const storeOf = ({ page }: Desktop): Store => new Store(page, { client: 'electron', layout: 'desktop' });
const whoIsThere = (page: Page): Promise<string | null> =>
  page.evaluate(async () => (await window.desktop!.readSession())?.nick_name ?? null);

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
  const kept = (): Map<string, string> => new Map(service.entries().map((entry) => [entry.account, entry.password]));

  test('a member stays signed in over restarts, by a newer token each time, reads the page once, and sees prices', async ({
    launch,
    way,
  }) => {
    const first = await launch({ bus: service.bus, apiUrl: way.address });
    await logIn(first.page, member);
    expect(await whoIsThere(first.page)).toBe(member.nickName);
    await first.close();

    const tokens = new Set([kept().get(way.address)]);
    for (const start of [2, 3]) {
      way.asked.splice(0);
      const { page, close } = await launch({ bus: service.bus, apiUrl: way.address });
      expect(await whoIsThere(page)).toBe(member.nickName);
      // After a start there is no access token yet, so that this renews it.
      const answer = await page.evaluate(() => window.desktop!.call({ id: 2, name: 'readCart', payload: {} }));
      expect(answer, `start ${start}`).toMatchObject({ ok: true });
      // Not as a stranger first and then as himself: a network lost in between would take the page away.
      await page.waitForLoadState('networkidle');
      expect(way.asked.filter((line) => line.includes('/page_config/'))).toHaveLength(1);
      await close();
      tokens.add(kept().get(way.address));
    }
    expect(tokens.size).toBe(3);
  });

  test('a client that is killed in the middle of a renewal is signed in afterwards', async ({ launch, way }) => {
    test.slow(); // it starts the client four times
    const first = await launch({ bus: service.bus, apiUrl: way.address });
    await logIn(first.page, member);
    await first.close();

    const moments: [moment: string, begin: () => void, end: () => void][] = [
      ['the answer is under way', () => way.hold('token_refresh'), () => way.letGo()],
      ['the keychain is writing', () => service.pause(), () => service.goOn()],
    ];
    for (const [moment, begin, end] of moments) {
      // Started without a network, so that nothing is renewed before the test looks on.
      await way.shut();
      const desktop = await launch({ bus: service.bus, apiUrl: way.address });
      expect(await whoIsThere(desktop.page), moment).toBe(member.nickName);
      way.asked.splice(0);
      begin();
      await way.open();
      const asking = desktop.page.evaluate(() => window.desktop!.call({ id: 2, name: 'readCart', payload: {} }));
      asking.catch(() => undefined); // it ends with its client
      await expect.poll(() => way.asked.join()).toContain('token_refresh');
      await kill(desktop);
      end();
    }
    const last = await launch({ bus: service.bus, apiUrl: way.address });
    expect(await whoIsThere(last.page)).toBe(member.nickName);
    const answer = await last.page.evaluate(() => window.desktop!.call({ id: 2, name: 'readCart', payload: {} }));
    expect(answer).toMatchObject({ ok: true });
    await last.close();
  });

  test('only the keychain holds the refresh token; signing out takes it away', async ({ launch, profile }) => {
    const desktop = await launch({ bus: service.bus });
    await logIn(desktop.page, member);
    expect([...kept().keys()].toSorted()).toEqual([TEST_ORIGIN, `${TEST_ORIGIN} device`]);
    const { refresh } = JSON.parse(kept().get(TEST_ORIGIN)!) as { refresh: string };
    const { key } = JSON.parse(kept().get(`${TEST_ORIGIN} device`)!) as { key: string };
    expect(refresh.length).toBeGreaterThan(20);
    for (const content of filesOf(profile)) {
      expect(content).not.toContain(refresh);
      expect(content).not.toContain(key);
    }
    // Copied off this computer it opens nothing, and the session it was copied from goes on.
    expect(await refreshWithoutKey(refresh)).toBe(7);

    await desktop.page.evaluate(() => window.desktop!.call({ id: 9, name: 'logout', payload: {} }));
    expect(await whoIsThere(desktop.page)).toBeNull();
    expect(kept().has(TEST_ORIGIN)).toBe(false);
    await desktop.close();

    const restarted = await launch({ bus: service.bus });
    expect(await whoIsThere(restarted.page)).toBeNull();
    await restarted.close();
  });

  test('a keychain that answers late lets its member in when it does', async ({ launch }) => {
    const first = await launch({ bus: service.bus });
    await logIn(first.page, member);
    await first.close();

    service.pause();
    const { page, close } = await launch({ bus: service.bus });
    await expect(page.getByText('Your keychain is asking for its password.')).toBeVisible();
    await shot(page, 'keychain-asking');
    expect(await whoIsThere(page)).toBeNull();
    service.goOn();
    await expect(page.getByRole('link', { name: 'Account', description: member.nickName })).toBeVisible();
    await expect(page.getByText('Your keychain is asking for its password.')).toBeHidden();
    const answer = await page.evaluate(() => window.desktop!.call({ id: 2, name: 'readCart', payload: {} }));
    expect(answer).toMatchObject({ ok: true });
    await close();
  });

  test('a slow keychain: the sign-in lasts for this run, and is restored once the keychain answers again', async ({
    launch,
  }) => {
    const first = await launch({ bus: service.bus });
    await logIn(first.page, member);
    await first.close();
    const before = kept();

    service.pause();
    const second = await launch({ bus: service.bus });
    expect(await whoIsThere(second.page)).toBeNull();
    await logIn(second.page, member);
    await expect(second.page.getByText('You are signed in until this app is closed')).toBeVisible();
    // Reads from the disk still work, and so do API calls.
    await storeOf(second).open('/cart');
    expect(await whoIsThere(second.page)).toBe(member.nickName);
    await second.close();
    service.goOn();
    const third = await launch({ bus: service.bus });
    expect(await whoIsThere(third.page)).toBe(member.nickName);
    // The stored session is unchanged: it is renewed with the key that it is bound to.
    const answer = await third.page.evaluate(() => window.desktop!.call({ id: 2, name: 'readCart', payload: {} }));
    expect(answer).toMatchObject({ ok: true });
    await third.close();
    expect([...kept().keys()].toSorted()).toEqual([...before.keys()].toSorted());
    expect(kept().get(`${TEST_ORIGIN} device`)).toBe(before.get(`${TEST_ORIGIN} device`));
  });
});

test('without a keychain a sign-in lasts until the client is closed, and the member is told', async ({
  launch,
  profile,
}) => {
  const first = await launch();
  await logIn(first.page, member);
  await expect(first.page.getByText('You are signed in until this app is closed')).toBeVisible();
  expect(await whoIsThere(first.page)).toBe(member.nickName);
  await first.close();

  const second = await launch();
  expect(await whoIsThere(second.page)).toBeNull();
  await second.close();
  for (const content of filesOf(profile)) expect(content).not.toMatch(/refresh|eyJ/i);
});

test('a kiosk fills the screen and opens nothing outside', async ({ launch }) => {
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

test('the window and the language are remembered', async ({ launch }) => {
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

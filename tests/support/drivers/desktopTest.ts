import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { Member } from './apiAs.ts';
import { type Desktop, type DesktopOptions, launchDesktop, newProfile, whyNoElectron } from './desktopApp.ts';
import { TEST_ORIGIN, TEST_SECRET } from '../servers/testStore.ts';
import { NetworkSwitch } from '../fakes/NetworkSwitch.ts';

interface Fixtures {
  /** Comes before everything that starts a client, and skips the test where there is none. */
  startable: void;
  /** The folder that all starts of one test share, thrown away after it. */
  profile: string;
  launch: (options?: Partial<DesktopOptions>) => Promise<Desktop>;
  /** A way to the store that is open, and that the test can shut. */
  way: NetworkSwitch;
}

/** A test that starts the client itself, more than once where it likes. */
export const test = base.extend<Fixtures>({
  startable: [
    async ({}, use, info) => {
      const why = whyNoElectron();
      info.skip(why !== null, why ?? '');
      await use();
    },
    { auto: true },
  ],
  profile: async ({}, use) => {
    const profile = newProfile();
    await use(profile);
    rmSync(profile, { recursive: true, force: true });
  },
  launch: async ({ profile }, use) =>
    use((options) => launchDesktop({ apiUrl: TEST_ORIGIN, secret: TEST_SECRET, profile, ...options })),
  way: async ({}, use) => {
    const way = new NetworkSwitch();
    await way.open();
    await use(way);
    await way.shut();
  },
});

/** Signs a member in as the sign-in page does; that page has journeys of its own. */
export async function logIn(page: Page, { email, password }: Pick<Member, 'email' | 'password'>): Promise<void> {
  const answer = await page.evaluate((payload) => window.desktop!.call({ id: 1, name: 'login', payload }), {
    email,
    password,
  });
  expect(answer).toMatchObject({ ok: true });
}

/** An entry of the window's menu, by the name it has in the code. */
export const chooseInMenu = ({ app }: Desktop, id: string): Promise<void> =>
  app.evaluate(({ BrowserWindow, Menu }, wanted) => {
    const [window] = BrowserWindow.getAllWindows();
    Menu.getApplicationMenu()!.getMenuItemById(wanted)!.click({}, window, window!.webContents);
  }, id);

/** Kept for whoever wants to see them: SHOTS=folder. */
export const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env['SHOTS']) await page.screenshot({ path: join(process.env['SHOTS'], `${name}.png`) });
};

export { expect };

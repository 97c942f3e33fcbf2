import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import type { IpcEventName } from '../../../../shared/ipc/contract.ts';
import type { Member } from '../apiAs.ts';
import { type Desktop, type DesktopOptions, launchDesktop, newProfile, whyNoElectron } from './desktopApp.ts';
import { TEST_ORIGIN, TEST_SECRET } from '../../servers/testStore.ts';
import { expect } from '../expect.ts';
import { NetworkSwitch } from '../../fakes/NetworkSwitch.ts';

interface Fixtures {
  /** Skips the test if no client can be started; used before any client starts. */
  startable: void;
  /** The data folder that all starts of a test share, deleted after it. */
  profile: string;
  launch: (options?: Partial<DesktopOptions>) => Promise<Desktop>;
  /** A network path to the store that the test can cut. */
  way: NetworkSwitch;
}

/** A test that starts the client itself, as often as needed. */
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

/** Signs a member in by the bridge; the sign-in page has journeys of its own. */
export async function logIn(page: Page, { email, password }: Pick<Member, 'email' | 'password'>): Promise<void> {
  const answer = await page.evaluate((payload) => window.desktop!.call({ id: 1, name: 'login', payload }), {
    email,
    password,
  });
  expect(answer).toMatchObject({ ok: true });
}

/** Chooses an item of the window's menu by its id. */
export async function chooseInMenu({ app }: Desktop, id: string): Promise<void> {
  await app.evaluate(({ BrowserWindow, Menu }, wanted) => {
    const [window] = BrowserWindow.getAllWindows();
    Menu.getApplicationMenu()!.getMenuItemById(wanted)!.click({}, window, window!.webContents);
  }, id);
  await announcePage(app);
}

/** Starts the client a second time with a link, which leads the first to the link's page. */
export async function startWithLink({ app }: Desktop, link: string): Promise<void> {
  await app.evaluate((electron, url) => electron.app.emit('second-instance', {}, ['medstore', url], '', null), link);
  await announcePage(app);
}

/**
 * Tells the page once more that it may ask for the page to open, as on a loaded machine one message in some forty did not
 * reach it through the DevTools protocol. A page is given out once.
 */
const announcePage = (app: Desktop['app']): Promise<void> =>
  app.evaluate(
    ({ BrowserWindow }, name) => BrowserWindow.getAllWindows()[0]?.webContents.send(name),
    'page:open' satisfies IpcEventName,
  );

/** Takes a screenshot if SHOTS names a folder. */
export const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env['SHOTS']) await page.screenshot({ path: join(process.env['SHOTS'], `${name}.png`) });
};

export { expect };

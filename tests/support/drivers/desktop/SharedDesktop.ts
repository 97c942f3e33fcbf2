import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Desktop, launchDesktop, newProfile } from './desktopApp.ts';
import { TEST_ORIGIN, TEST_SECRET } from '../../servers/testStore.ts';

/** A running client and its data folder. */
interface Lent {
  desktop: Desktop;
  profile: string;
}

/** A client that journeys share one after the other, reset to the state after a first start. */
export class SharedDesktop {
  readonly #start: () => Promise<Lent>;
  #lent: Lent | null = null;

  constructor(start = startShared) {
    this.#start = start;
  }

  /** Resets the running client; starts another if that is impossible. */
  async lend(): Promise<Desktop> {
    const lent = this.#lent;
    if (lent && (await isAsNew(lent.desktop))) return lent.desktop;
    await this.close();
    this.#lent = await this.#start();
    return this.#lent.desktop;
  }

  async close(): Promise<void> {
    const lent = this.#lent;
    this.#lent = null;
    if (!lent) return;
    await lent.desktop.close();
    rmSync(lent.profile, { recursive: true, force: true });
  }
}

/** Starts a client to be shared. */
export async function startShared(): Promise<Lent> {
  const profile = newProfile();
  const desktop = await launchDesktop({ apiUrl: `${TEST_ORIGIN}/api`, secret: TEST_SECRET, profile });
  refuseLasting(desktop.page);
  return { desktop, profile };
}

/** Methods of a page whose effects persist. */
const LASTING = [
  'addInitScript',
  'clock',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'setExtraHTTPHeaders',
  'setViewportSize',
] as const satisfies (keyof Page)[];

function refuseLasting(page: Page): void {
  for (const name of LASTING)
    Object.defineProperty(page, name, {
      get: () => {
        throw new Error(`page.${name} would stay for the next journey: tag this one @browser`);
      },
    });
}

async function isAsNew(desktop: Desktop): Promise<boolean> {
  try {
    await endSession(desktop);
    await clear(desktop);
    return true;
  } catch {
    return false;
  }
}

/** Signs out, so that main forgets the member. */
async function endSession({ page }: Desktop): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const user = await page.evaluate(async () => {
    const { call, readSession, setLanguage, signIn } = window.desktop!;
    await signIn.cancel();
    await call({ id: 0, name: 'logout', payload: {} });
    await setLanguage('en');
    return readSession();
  });
  if (user) throw new Error('Somebody is still signed in');
}

/** Clears the storage from a document without scripts, so that no page writes it again. */
async function clear({ app, page }: Desktop): Promise<void> {
  const scripts = await page.context().newCDPSession(page);
  await scripts.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(new URL('/', page.url()).href);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await app.evaluate(async ({ BrowserWindow, session }) => {
    await session.defaultSession.clearStorageData();
    await session.defaultSession.clearCache();
    BrowserWindow.getAllWindows()[0]!.webContents.navigationHistory.clear();
  });
  await scripts.send('Emulation.setScriptExecutionDisabled', { value: false });
  await scripts.detach();
}

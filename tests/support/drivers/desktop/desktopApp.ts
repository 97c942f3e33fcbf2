import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Locator, type Page } from '@playwright/test';
import { WAIT_TIMEOUT_MS } from '../../checks/timeout.ts';
import { UNOPTIMISED, WITHOUT_PICTURES } from '../browser.ts';
import { leaveCatalogue } from '../leaveCatalogue.ts';

const root = join(import.meta.dirname, '../../../..');

const ELECTRON = join(root, 'node_modules/electron');

/** The path of the executable within Electron's folder, as its package finds it. */
export function electronName(): string {
  const named = join(ELECTRON, 'path.txt');
  if (existsSync(named)) return readFileSync(named, 'utf8');
  return process.platform === 'win32' ? 'electron.exe' : 'electron';
}

/** Electron's executable, found as its package does, but without triggering its download. */
function electronPath(): string | null {
  const path = join(process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(ELECTRON, 'dist'), electronName());
  return existsSync(path) ? path : null;
}

/** Why the desktop client cannot be started here and how to fix it, in one line; null if it can. */
export function whyNoElectron(): string | null {
  if (electronPath() === null) return 'No Electron here: npx install-electron';
  if (!existsSync(join(root, 'out/main/index.js'))) return 'The desktop client is not built: npx electron-vite build';
  return null;
}

export interface DesktopOptions {
  apiUrl: string;
  secret: string;
  /** The client's data folder; by default a temporary one. */
  profile?: string;
  /** True for a kiosk, or the content of its configuration file. */
  kiosk?: boolean | Record<string, unknown>;
  /** The D-Bus with a Secret Service. Absent, there is none: a test never uses the user's own keychain. */
  bus?: string;
  /** For journeys that check pictures, or print; others are faster without. */
  hasPictures?: boolean;
  /** Fetches the whole catalogue and its pictures; other clients find one that was stored just now. */
  fetchesCatalogue?: boolean;
  /** Further switches for Chromium. */
  switches?: string[];
}

export interface Desktop {
  app: ElectronApplication;
  page: Page;
  /** Output of main's standard streams. */
  output(): string;
  close(): Promise<void>;
}

/** A new folder for the data of a client. */
export const newProfile = (): string => mkdtempSync(join(tmpdir(), 'medstore-profile-'));

/** Starts the built client against a running server. */
export async function launchDesktop(options: DesktopOptions): Promise<Desktop> {
  const profile = options.profile ?? newProfile();
  if (typeof options.kiosk === 'object') writeFileSync(join(profile, 'kiosk.json'), JSON.stringify(options.kiosk));
  if (!options.fetchesCatalogue) leaveCatalogue(profile, options.apiUrl);
  const app = await _electron.launch({
    executablePath: electronPath()!,
    cwd: root,
    args: [
      root,
      `--user-data-dir=${profile}`,
      '--lang=en-US',
      UNOPTIMISED,
      ...(options.hasPictures ? [] : [WITHOUT_PICTURES]),
      ...(options.kiosk === true ? ['--kiosk'] : []),
      ...systemArguments(),
      ...(options.switches ?? []),
    ],
    env: environment(options),
    timeout: WAIT_TIMEOUT_MS,
  });
  app.context().setDefaultTimeout(WAIT_TIMEOUT_MS);
  let output = '';
  for (const stream of [app.process().stdout, app.process().stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const page = await storePage(app);
  const close = async (): Promise<void> => {
    await app.close();
    if (options.profile === undefined) rmSync(profile, { recursive: true, force: true });
  };
  return { app, page, output: () => output, close };
}

/** Kills the client's whole process group: killing only main may leave Chromium's processes. */
export async function kill({ app }: Desktop): Promise<void> {
  const closed = app.waitForEvent('close');
  const { pid } = app.process();
  // Playwright starts it as a process group leader; Windows has no such groups.
  process.kill(process.platform === 'win32' ? pid! : -pid!, 'SIGKILL');
  await closed;
}

/** Waits until the store's window is hydrated. A kiosk has other windows, too. */
async function storePage(app: ElectronApplication): Promise<Page> {
  const alive = async (page: Page): Promise<Page> => {
    await page.locator('html[data-alive]').waitFor();
    return page;
  };
  await app.firstWindow({ timeout: WAIT_TIMEOUT_MS });
  const next = app.waitForEvent('window', { timeout: WAIT_TIMEOUT_MS });
  return Promise.any([...app.windows().map(alive), next.then(alive)]);
}

/** Clicks a button that closes its own page, which may happen before the driver confirms the click. */
export async function lastClick(button: Locator): Promise<void> {
  await button.click().catch((error: unknown) => {
    if (!/has been closed|Target crashed/.test(String(error))) throw error;
  });
}

function environment({ apiUrl, secret, bus }: DesktopOptions): Record<string, string> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    ...Object.fromEntries(inherited),
    ELECTRON_RENDERER_URL: '',
    MEDSTORE_API_URL: apiUrl,
    SIGN_SECRET: secret,
    DBUS_SESSION_BUS_ADDRESS: bus ?? 'unix:path=/nonexistent',
    TZ: process.env['TEST_ZONE'] ?? 'UTC',
  };
}

/** Switches that this machine needs for every start of Electron. */
export function systemArguments(): string[] {
  if (process.platform !== 'linux') return [];
  const hasScreen = !!process.env['DISPLAY'] || !!process.env['WAYLAND_DISPLAY'];
  return [
    // Chromium's sandbox does not work under root, as in containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...(hasScreen ? [] : ['--ozone-platform=headless']),
  ];
}

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Locator, type Page } from '@playwright/test';
import { UNOPTIMISED, WITHOUT_PICTURES } from './browser.ts';

const root = join(import.meta.dirname, '../../..');

/** Electron's executable, looked up as its own package does, without the download that asking for it would start. */
function electronPath(): string | null {
  const folder = join(root, 'node_modules/electron');
  const named = join(folder, 'path.txt');
  const name = existsSync(named)
    ? readFileSync(named, 'utf8')
    : process.platform === 'win32'
      ? 'electron.exe'
      : 'electron';
  const path = join(process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(folder, 'dist'), name);
  return existsSync(path) ? path : null;
}

/** One line on why the desktop client cannot be started here, and what to do about it; null when it can. */
export function whyNoElectron(): string | null {
  if (electronPath() === null) return 'No Electron here: npx install-electron';
  if (!existsSync(join(root, 'out/main/index.js'))) return 'The desktop client is not built: npx electron-vite build';
  return null;
}

export interface DesktopOptions {
  apiUrl: string;
  secret: string;
  /** The folder the client keeps its things in; a fresh one that is thrown away when left out. */
  profile?: string;
  /** True, or what its configuration file says. */
  kiosk?: boolean | Record<string, unknown>;
  /** The bus a Secret Service is on. Left out, there is none: a test never touches the keychain of whoever runs it. */
  bus?: string;
  /** For a journey that looks at pictures, or prints, which waits for them; others are quicker without. */
  hasPictures?: boolean;
  /** Further switches for Chromium. */
  switches?: string[];
}

export interface Desktop {
  app: ElectronApplication;
  page: Page;
  /** Output of main's standard streams. */
  said(): string;
  close(): Promise<void>;
}

export const newProfile = (): string => mkdtempSync(join(tmpdir(), 'medstore-profile-'));

/** Starts the built client as a person would, against a server that is running. */
export async function launchDesktop(options: DesktopOptions): Promise<Desktop> {
  const profile = options.profile ?? newProfile();
  if (typeof options.kiosk === 'object') writeFileSync(join(profile, 'kiosk.json'), JSON.stringify(options.kiosk));
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
  });
  let said = '';
  for (const stream of [app.process().stdout, app.process().stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const page = await storePage(app);
  const close = async (): Promise<void> => {
    await app.close();
    if (options.profile === undefined) rmSync(profile, { recursive: true, force: true });
  };
  return { app, page, said: () => said, close };
}

/** Ends the client and all that it has started, at once: a main process that is killed alone may leave a browser behind. */
export async function kill({ app }: Desktop): Promise<void> {
  const closed = app.waitForEvent('close');
  const { pid } = app.process();
  // Playwright starts it as the head of a group of its own; Windows has no such groups.
  process.kill(process.platform === 'win32' ? pid! : -pid!, 'SIGKILL');
  await closed;
}

/** The store's window: blank until its page is loaded, and dead until React has taken it over. A kiosk has others, too. */
async function storePage(app: ElectronApplication): Promise<Page> {
  const alive = async (page: Page): Promise<Page> => {
    await page.locator('html[data-alive]').waitFor();
    return page;
  };
  await app.firstWindow();
  return Promise.any([...app.windows().map(alive), app.waitForEvent('window').then(alive)]);
}

/** A click that takes its own page away with it: the driver may lose the page before it can say that it has clicked. */
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
    TZ: 'UTC',
  };
}

/** Switches that this machine needs for every start of Electron. */
export function systemArguments(): string[] {
  if (process.platform !== 'linux') return [];
  const hasScreen = !!process.env['DISPLAY'] || !!process.env['WAYLAND_DISPLAY'];
  return [
    // Chromium refuses to be sandboxed under root, which is who runs tests in a container.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...(hasScreen ? [] : ['--ozone-platform=headless']),
  ];
}

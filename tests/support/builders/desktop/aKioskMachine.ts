import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { KioskConfig } from '../../../../electron/main/kiosk/config/kioskConfig.ts';
import type { KioskSetup } from '../../../../electron/main/kiosk/KioskSetup.ts';
import type { KioskParts } from '../../../../electron/main/kiosk/openKiosk.ts';
import { KioskStore } from '../../../../electron/main/kiosk/session/KioskStore.ts';
import type { PasswordHash } from '../../../../electron/main/kiosk/staff/PinLock.ts';
import type { KioskReport } from '../../../../shared/contract/schemas/kiosks.ts';
import { eventually } from '../../checks/eventually.ts';
import type { fakeElectron, FakeWindow } from '../../fakes/desktop/FakeElectron.ts';

export const SERVER = 'https://shop.example';
export const PIN = '481516';
const SANDBOXED = { sandbox: true, contextIsolation: true, nodeIntegration: false };

const keychain = new Map<string, string>();
/** An entry of a keychain that always answers. */
const aKeychainEntry = (account: string) => ({
  available: true,
  late: null,
  isStuck: false,
  retry: () => undefined,
  read: () => Promise.resolve(keychain.get(account) ?? null),
  write: (secret: string) => Promise.resolve(keychain.set(account, secret).has(account)),
  remove: () => Promise.resolve(keychain.delete(account)),
});
/** In place of the module that opens the entries of the keychain. */
export const keychainParts = { openKeychainEntry: aKeychainEntry };
export const plainHash: PasswordHash = {
  hash: (pin) => Promise.resolve(`#${pin}`),
  verify: (hash, pin) => Promise.resolve(hash === `#${pin}`),
};

/** The kiosk's calls of the store without a session. */
export const anonymous = vi.fn((_name: string, _payload: unknown) => Promise.resolve<unknown>(null));
/** The reports that the kiosk has sent to the store. */
export const reports = (): KioskReport[] =>
  anonymous.mock.calls.filter(([name]) => name === 'reportKiosk').map(([, report]) => report as KioskReport);

export interface Machine {
  file?: Partial<KioskConfig>;
  hasPin?: boolean;
  /** Relaunches after faults that have just been. */
  relaunches?: number;
  /** The address of the development server that serves its pages; null: they are in the client. */
  devServer?: string | null;
  /** Whether it has the disk and the keychain of the machine before. */
  isSame?: boolean;
}

/** Starts a kiosk on a machine with a fake Electron; `done` lists what was asked of its session, in order. */
function aKioskMachine(
  parts: KioskParts,
  electron: ReturnType<typeof fakeElectron>,
  { file = {}, hasPin = true, relaunches = 0, devServer = null, isSame = false }: Machine,
) {
  if (!isSame) {
    keychain.clear();
    if (hasPin) keychain.set('kiosk PIN', `#${PIN}`);
    const earlier = Array.from({ length: relaunches }, () => Date.now());
    new KioskStore(join(electron.folder.path, 'kiosk-state.json')).set({ hasPin, relaunches: earlier });
  }
  const done: string[] = [];
  const note = (what: string) => vi.fn(async () => void done.push(what));
  const call = vi.fn<(name: string, payload?: unknown) => Promise<unknown>>(note('logout'));
  const fetch = vi.fn(() => Promise.resolve(Response.json({ code: 0, msg: '', data: { time: 1 } })));
  let failGraphics = (): void => undefined;
  const setup = {
    settings: {
      server: SERVER,
      secret: 's',
      mode: 'kiosk',
      kioskFile: null,
      desktop: null,
      localData: null,
      dataHome: null,
      appImage: '/opt/medstore.AppImage',
      devServer,
    },
    file,
    call,
    fetch,
    preloads: '',
    language: () => 'es',
    device: {},
    stopSignIn: note('sign-in'),
    session: {
      user: () => Promise.resolve(null),
      read: () => Promise.resolve(null),
    },
    graphics: {
      isOff: false,
      onFailing: (hear: () => void) => void (failGraphics = hear),
    },
    openStore: () => {
      const window = Object.assign(new electron.BrowserWindow({ webPreferences: SANDBOXED }), { url: 'the store' });
      queueMicrotask(() => window.emit('show'));
      return window;
    },
    forgetLanguage: vi.fn(),
    onStarted: vi.fn(),
    serveStaff: vi.fn(),
  };
  return { ...parts.open(setup as unknown as KioskSetup), setup, done, failGraphics: () => failGraphics() };
}

type Listener = (error: unknown) => void;
const listeners = (): Listener[] => [
  ...(process.listeners('uncaughtException') as Listener[]),
  ...(process.listeners('unhandledRejection') as Listener[]),
];

/** A machine with a fake clock for each test of a file: what its tests do to kiosks and see of them. */
export function kioskBench(parts: KioskParts, electron: ReturnType<typeof fakeElectron>) {
  let before: readonly Listener[] = [];
  /** The kiosk's own listeners to errors that nothing has caught. */
  const added = (): Listener[] => listeners().filter((each) => !before.includes(each));
  beforeEach(() => {
    electron.reset();
    electron.folder.path = mkdtempSync(join(tmpdir(), 'kiosk-'));
    before = listeners();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const each of added()) process.off('uncaughtException', each).off('unhandledRejection', each);
    rmSync(electron.folder.path, { recursive: true, force: true });
  });
  const windows = (): FakeWindow[] => electron.BrowserWindow.open;
  const windowOf = (url: string) => windows().find((each) => each.url.startsWith(url));
  /** A kiosk that has started and sent its first report. */
  const rested = async (machine: Machine = {}) => {
    const kiosk = aKioskMachine(parts, electron, machine);
    await eventually(() => expect(reports()).toHaveLength(1));
    return kiosk;
  };
  return {
    added,
    windows,
    store: () => windowOf('the store')!,
    staffWindow: () => windowOf('app://staff'),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    /** The lines of the audit log: the event and its detail. */
    audited: () => auditedIn(electron.folder.path),
    rested,
    /** The next start on the same machine, after the process of the one before has ended. */
    restarted: async (machine: Machine = {}) => {
      electron.app.emit('before-quit');
      vi.clearAllTimers();
      electron.reset();
      return rested({ ...machine, isSame: true });
    },
  };
}

const auditedIn = (folder: string): string[] =>
  readFileSync(join(folder, 'kiosk-audit.log'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { what: string; detail: string })
    .map(({ what, detail }) => `${what} ${detail}`.trim());

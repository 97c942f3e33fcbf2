import { EventEmitter } from 'node:events';
import type { BrowserWindowConstructorOptions } from 'electron';
import { vi } from 'vitest';

const DISPLAY = { id: 1, bounds: { x: 0, y: 0, width: 1_920, height: 1_080 } };
let lastId = 0;

class FakeContents extends EventEmitter {
  readonly id = ++lastId;
  isDestroyed = (): boolean => false;
  send = vi.fn();
  reload = vi.fn();
  print = vi.fn<(options: object, done: (isPrinted: boolean) => void) => void>();
  getPrintersAsync = vi.fn(() => Promise.resolve<{ name: string; displayName: string }[]>([]));
  executeJavaScript = vi.fn(() => Promise.resolve<string[]>([]));
  setBackgroundThrottling = vi.fn();
  setVisualZoomLevelLimits = (): Promise<void> => Promise.resolve();
  setZoomFactor = vi.fn();
}

/** A window without pixels: it has loaded its page in the next microtask, and records what is done to it. */
export class FakeWindow extends EventEmitter {
  /** The windows that are open, in the order of their opening. */
  static open: FakeWindow[] = [];
  static getAllWindows = (): FakeWindow[] => FakeWindow.open;
  readonly webContents = new FakeContents();
  /** Whether its user can open the developer tools. */
  readonly hasTools: boolean;
  url = '';
  setAlwaysOnTop = vi.fn();
  setMenuBarVisibility = vi.fn();
  setKiosk = vi.fn();
  moveTop = vi.fn();
  #bounds: object;

  /** Throws for a page that has more privileges than the bridge. */
  constructor({ webPreferences, ...bounds }: BrowserWindowConstructorOptions = {}) {
    super();
    const { sandbox, contextIsolation, nodeIntegration, devTools = true } = webPreferences ?? {};
    if (sandbox !== true || contextIsolation !== true || nodeIntegration !== false)
      throw new Error('a window is not sandboxed');
    this.hasTools = devTools;
    this.#bounds = { ...DISPLAY.bounds, ...bounds };
    FakeWindow.open.push(this);
  }

  loadURL(url: string): Promise<void> {
    this.url = url;
    queueMicrotask(() => this.webContents.emit('did-finish-load'));
    return Promise.resolve();
  }

  isKiosk = (): boolean => true;
  getBounds = (): object => this.#bounds;
  setBounds = (bounds: object): void => void (this.#bounds = bounds);
  isDestroyed = (): boolean => !FakeWindow.open.includes(this);

  destroy(): void {
    if (this.isDestroyed()) return;
    FakeWindow.open = FakeWindow.open.filter((each) => each !== this);
    this.emit('closed');
  }
}

/**
 * A fake of the parts of Electron that a kiosk's main process uses. Every system folder is `folder`. `reset` closes all
 * windows and removes all recorded calls and listeners.
 */
export function fakeElectron() {
  const folder = { path: '/nowhere' };
  const app = Object.assign(new EventEmitter(), {
    isPackaged: true,
    getVersion: () => '1.4.0',
    getPath: () => folder.path,
    getAppMetrics: () => [{ memory: { workingSetSize: 2048 } }, { memory: { workingSetSize: 3072 } }],
    exit: vi.fn(),
    relaunch: vi.fn(),
  });
  const done = (): Promise<void> => Promise.resolve();
  const data = {
    clearStorageData: vi.fn(done),
    clearData: vi.fn(done),
    clearCache: vi.fn(done),
    clearAuthCache: vi.fn(done),
    clearHostResolverCache: vi.fn(done),
    cookies: { get: () => Promise.resolve([]) },
  };
  const screen = Object.assign(new EventEmitter(), {
    getAllDisplays: () => [DISPLAY],
    getPrimaryDisplay: () => DISPLAY,
    getDisplayMatching: () => DISPLAY,
  });
  const autoUpdater = new EventEmitter();
  const clipboard = { clear: vi.fn(), readText: () => '' };
  const powerSaveBlocker = { start: vi.fn(() => 7), isStarted: (id: number) => id === 7 };
  return {
    app,
    autoUpdater,
    screen,
    clipboard,
    powerSaveBlocker,
    BrowserWindow: FakeWindow,
    ipcMain: {},
    powerMonitor: { getSystemIdleTime: () => 0 },
    session: {
      defaultSession: data,
      fromPartition: (name: string) => ({ name }),
    },
    folder,
    reset: (): void => {
      FakeWindow.open = [];
      for (const each of [app, autoUpdater, screen]) each.removeAllListeners();
      vi.clearAllMocks();
    },
  };
}

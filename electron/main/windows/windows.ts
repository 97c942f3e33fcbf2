import {
  BrowserWindow,
  screen,
  type BrowserWindowConstructorOptions,
  type Rectangle,
  type WebPreferences,
} from 'electron';
import type { WindowRole } from '../../../shared/ipc/channel.ts';
import type { IpcEvent, IpcEventName } from '../../../shared/ipc/contract.ts';
import type { PreferenceStore, WindowState } from '../storage/preferences.ts';
import type { Settings } from '../app/settings.ts';

const INITIAL: WindowState = { width: 1440, height: 900, maximized: false };
// The head of the page has a rep's links beside the store's name.
const SMALLEST = { minWidth: 400, minHeight: 480 };
// A slow first page is better seen coming than not seen at all.
const SHOW_DEADLINE_MS = 3_000;

/** The preferences of our windows: sandboxed, with the bridge as the only privilege. */
export const securePreferences = (preload: string, isDevelopment: boolean): WebPreferences => ({
  ...isolatedPreferences(isDevelopment),
  preload,
});

/** A page without any power at all. */
export const isolatedPreferences = (isDevelopment: boolean): WebPreferences => ({
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  webviewTag: false,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  navigateOnDragDrop: false,
  spellcheck: false,
  devTools: isDevelopment,
});

const roles = new Map<number, WindowRole>();

/** The role a window was made with; null for web contents that are none of our windows. */
export const roleOf = (contents: number): WindowRole | null => roles.get(contents) ?? null;

/** From here on, and until it is closed, a window may use the channels of a role. */
export function assignRole(window: BrowserWindow, role: WindowRole): void {
  const { id } = window.webContents;
  roles.set(id, role);
  window.once('closed', () => roles.delete(id));
}

export interface StoreWindowOptions {
  url: string;
  preload: string;
  mode: Settings['mode'];
  isDevelopment: boolean;
  preferences: PreferenceStore;
  /** The page that was there is gone, with all that it waited for. */
  onPageGone(contents: number): void;
}

/** A hidden page of the store, to be printed: the same policies; its creator closes it. */
export function openHiddenWindow(options: Omit<StoreWindowOptions, 'mode' | 'preferences'>): BrowserWindow {
  const window = new BrowserWindow({
    ...{ show: false, width: INITIAL.width, height: INITIAL.height },
    webPreferences: { ...securePreferences(options.preload, options.isDevelopment), backgroundThrottling: false },
  });
  adopt(window, options.onPageGone);
  window.loadURL(options.url).catch(() => undefined);
  return window;
}

/** A window of the store, shown as soon as its page is painted; a rep's as large as it was when it was closed. */
export function openStoreWindow(options: StoreWindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    ...frameOf(options.mode, options.preferences.get('window')),
    show: false,
    backgroundColor: '#ffffff',
    webPreferences: securePreferences(options.preload, options.isDevelopment),
  });
  adopt(window, options.onPageGone);
  showWhenReady(window, () => {
    if (options.mode === 'rep') keepFrame(window, options.preferences);
  });
  // Its failure has an event of its own; the promise says nothing more.
  window.loadURL(options.url).catch(() => undefined);
  return window;
}

/** Makes a window one of the store's; `onPageGone` hears when its page goes, and when the window itself is closed. */
function adopt(window: BrowserWindow, onPageGone: (contents: number) => void): void {
  const { id } = window.webContents;
  assignRole(window, 'store');
  window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) onPageGone(id);
  });
  window.once('closed', () => onPageGone(id));
}

/** Tells every store window; those that are closing have nothing to hear any more. */
export function sendToStoreWindows<N extends IpcEventName>(name: N, event: IpcEvent<N>): void {
  for (const { webContents } of BrowserWindow.getAllWindows()) {
    if (roleOf(webContents.id) === 'store' && !webContents.isDestroyed()) webContents.send(name, event);
  }
}

/** Brings the client to the front, the store before its other windows. */
export function focusWindow(): void {
  const windows = BrowserWindow.getAllWindows().filter((each) => each.isVisible() || each.isMinimized());
  const window = windows.find(({ webContents }) => roleOf(webContents.id) === 'store') ?? windows[0];
  if (window?.isMinimized()) window.restore();
  window?.focus();
}

function frameOf(mode: Settings['mode'], saved: WindowState | undefined): BrowserWindowConstructorOptions {
  if (mode === 'kiosk')
    return { ...screen.getPrimaryDisplay().bounds, kiosk: true, fullscreen: true, frame: false, autoHideMenuBar: true };
  const { maximized: _maximized, fullScreen: _fullScreen, ...bounds } = fitToScreens(saved ?? INITIAL, areas());
  return { ...bounds, ...SMALLEST, autoHideMenuBar: true };
}

/** The work areas of the screens, the primary one first, where the system opens a window without a position. */
const areas = (): Rectangle[] =>
  [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map(({ workArea }) => workArea);

/** Saved bounds, no larger than their screen, and without a position that none shows any more. */
export function fitToScreens(state: WindowState, screens: readonly Rectangle[]): WindowState {
  const { x, y, ...rest } = state;
  const here =
    x === undefined || y === undefined ? undefined : screens.find((area) => isGripIn(area, { ...rest, x, y }));
  const room = here ?? screens[0] ?? rest;
  const [width, height] = [Math.min(rest.width, room.width), Math.min(rest.height, room.height)];
  return { ...(here ? state : rest), width, height };
}

/** Whether the middle of its title bar is there. */
function isGripIn(area: Rectangle, { x, y, width }: Pick<Rectangle, 'x' | 'y' | 'width'>): boolean {
  const [gripX, gripY] = [x + width / 2 - area.x, y + 20 - area.y];
  return gripX >= 0 && gripX < area.width && gripY >= 0 && gripY < area.height;
}

function showWhenReady(window: BrowserWindow, first: () => void): void {
  let isDone = false;
  const show = (): void => {
    clearTimeout(deadline);
    if (isDone || window.isDestroyed()) return;
    isDone = true;
    const isSeen = window.isVisible();
    first();
    if (!isSeen) window.show();
  };
  const deadline = setTimeout(show, SHOW_DEADLINE_MS);
  window.once('ready-to-show', show);
}

/**
 * As large as it was when it was closed. Not before it is to be seen: a window that is maximised is shown with it, empty
 * and without the keys.
 */
function keepFrame(window: BrowserWindow, preferences: PreferenceStore): void {
  const before = preferences.get('window');
  if (before?.maximized) window.maximize();
  if (before?.fullScreen) window.setFullScreen(true);
  window.on('close', () => {
    const { x, y, width, height } = window.getNormalBounds();
    const [maximized, fullScreen] = [window.isMaximized(), window.isFullScreen()];
    preferences.set('window', { x, y, width, height, maximized, fullScreen });
  });
}

import { BrowserWindow, screen, type BrowserWindowConstructorOptions, type WebPreferences } from 'electron';
import type { WindowRole } from '../../../shared/ipc/channel.ts';
import type { IpcEvent, IpcEventName } from '../../../shared/ipc/contract.ts';
import type { PreferenceStore, WindowState } from '../storage/preferences.ts';
import type { Settings } from '../app/settings.ts';
import { followTheme, windowBackground } from './theme.ts';
import { fitToScreens, setBoundsAgain, workAreas } from './bounds.ts';

const INITIAL: WindowState = { width: 1440, height: 900, maximized: false };
// A rep's header has links beside the store's name.
const SMALLEST = { minWidth: 400, minHeight: 480 };
// Show a slow first page after this time, rather than nothing.
const SHOW_DEADLINE_MS = 3_000;

/** The preferences of our windows: sandboxed, with the bridge as the only privilege. */
export const securePreferences = (preload: string, isDevelopment: boolean): WebPreferences => ({
  ...isolatedPreferences(isDevelopment),
  preload,
});

/** Preferences of a page without any privilege. */
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

/** The role that a window was created with; null for other web contents. */
export const roleOf = (contents: number): WindowRole | null => roles.get(contents) ?? null;

/** Gives a window a role, and with it the role's channels, until it is closed. */
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
  /** Called when the page has gone, with its pending calls. */
  onPageGone(contents: number): void;
}

/** Opens a hidden page of the store for printing, with the same policies; its creator closes it. */
export function openHiddenWindow(options: Omit<StoreWindowOptions, 'mode' | 'preferences'>): BrowserWindow {
  const window = new BrowserWindow({
    show: false,
    width: INITIAL.width,
    height: INITIAL.height,
    webPreferences: { ...securePreferences(options.preload, options.isDevelopment), backgroundThrottling: false },
  });
  adopt(window, options.onPageGone);
  window.loadURL(options.url).catch(() => undefined);
  return window;
}

/** Opens a window of the store, shown after the first paint; a rep's with the bounds of the last time. */
export function openStoreWindow(options: StoreWindowOptions): BrowserWindow {
  const frame = frameOf(options.mode, options.preferences.get('window'));
  const window = new BrowserWindow({
    ...frame,
    show: false,
    backgroundColor: windowBackground(),
    webPreferences: securePreferences(options.preload, options.isDevelopment),
  });
  if (options.mode === 'rep') setBoundsAgain(window, frame);
  followTheme(window);
  adopt(window, options.onPageGone);
  showWhenReady(window, () => {
    if (options.mode === 'rep') keepFrame(window, options.preferences);
  });
  // `did-fail-load` reports the failure.
  window.loadURL(options.url).catch(() => undefined);
  return window;
}

/** Registers a window as the store's; calls `onPageGone` when its page goes or the window closes. */
function adopt(window: BrowserWindow, onPageGone: (contents: number) => void): void {
  const { id } = window.webContents;
  assignRole(window, 'store');
  window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) onPageGone(id);
  });
  window.once('closed', () => onPageGone(id));
}

/** Sends an event to every store window that is not closing. */
export function sendToStoreWindows<N extends IpcEventName>(name: N, event: IpcEvent<N>): void {
  for (const { webContents } of BrowserWindow.getAllWindows()) {
    if (roleOf(webContents.id) === 'store' && !webContents.isDestroyed()) webContents.send(name, event);
  }
}

const openWindows = (): BrowserWindow[] =>
  BrowserWindow.getAllWindows().filter((each) => each.isVisible() || each.isMinimized());

/** The user's window of the store; null before it is shown. */
export const storeWindow = (): BrowserWindow | null =>
  openWindows().find(({ webContents }) => roleOf(webContents.id) === 'store') ?? null;

/** Brings the client to the front, the store before its other windows. */
export function focusWindow(): void {
  const window = storeWindow() ?? openWindows()[0];
  if (!window) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}

/**
 * A window that covers its display. On macOS kiosk mode alone: as a full-screen window it would get a space of its own, with
 * the Dock and the menu bar within reach.
 */
export const kioskFrame = (platform: NodeJS.Platform): BrowserWindowConstructorOptions => ({
  kiosk: true,
  frame: false,
  ...(platform !== 'darwin' && { fullscreen: true }),
});

function frameOf(mode: Settings['mode'], saved: WindowState | undefined): BrowserWindowConstructorOptions {
  if (mode === 'kiosk')
    return { ...screen.getPrimaryDisplay().bounds, ...kioskFrame(process.platform), autoHideMenuBar: true };
  const { maximized: _maximized, fullScreen: _fullScreen, ...bounds } = fitToScreens(saved ?? INITIAL, workAreas());
  return { ...bounds, ...SMALLEST, autoHideMenuBar: true };
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
 * Restores and saves the window's bounds. Not before it is visible: maximising a hidden window would show it, empty and
 * without keyboard focus.
 */
function keepFrame(window: BrowserWindow, preferences: PreferenceStore): void {
  const before = preferences.get('window');
  if (before?.maximized) window.maximize();
  if (before?.fullScreen) window.setFullScreen(true);
  const save = (): void => {
    const { x, y, width, height } = window.getNormalBounds();
    const [maximized, fullScreen] = [window.isMaximized(), window.isFullScreen()];
    preferences.set('window', { x, y, width, height, maximized, fullScreen });
  };
  window.on('close', save);
  // Windows that shuts down or logs off closes no window.
  window.on('session-end', save);
}

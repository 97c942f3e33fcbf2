import { join } from 'node:path';
import { BrowserWindow, type BrowserWindowConstructorOptions, screen } from 'electron';
import { assignRole, kioskFrame, securePreferences } from '../../windows/windows.ts';
import { STORAGE_LEFT } from '../session/storageLeft.ts';
import { lockWindow, type LockOptions } from './lockWindow.ts';
import { kioskZoom } from './kioskZoom.ts';
import { BLANK_URL, SAFE_ORIGIN } from './staticPages.ts';

/** The staff's pages have their own origin, isolated from the store's. */
export const STAFF_ORIGIN = 'app://staff';
export const STAFF_PARTITION = 'kiosk-staff';

export interface WindowParts {
  guards: LockOptions;
  preloads: string;
  isDevelopment: boolean;
  openStore(): BrowserWindow;
  /** Called with each new visitor's window, so that crash recovery can watch it. */
  opened(window: BrowserWindow): void;
}

/** The windows of a kiosk: the visitor's, the staff's in front of it, the blank cover and the safe page. */
export class KioskWindows {
  readonly #parts: WindowParts;
  #store: BrowserWindow | null = null;
  #blank: BrowserWindow | null = null;
  #staff: BrowserWindow | null = null;
  #isSafe = false;

  constructor(parts: WindowParts) {
    this.#parts = parts;
  }

  get store(): BrowserWindow | null {
    return this.#store;
  }

  get staff(): BrowserWindow | null {
    return this.#staff;
  }

  /** Whether the safe page is shown; the client restarts to leave it. */
  get isSafe(): boolean {
    return this.#isSafe;
  }

  /** Opens the new window before it closes the old one, so that the desktop never shows. */
  openStore(): void {
    const old = this.#store;
    const window = this.#parts.openStore();
    lockWindow(window, this.#parts.guards);
    window.once('ready-to-show', () => this.#removeBlank());
    // Not `ready-to-show`: Electron does not emit it for a slow page that was shown at its deadline.
    window.once('show', () => this.#removeBlank());
    // Chromium stores the zoom by host, so it can be set only after navigation, and should be before the first paint.
    window.webContents.on('did-navigate', () => enlarge(window));
    // Ctrl and the mouse wheel.
    window.webContents.on('zoom-changed', () => enlarge(window));
    this.#store = window;
    this.#parts.opened(window);
    // Keeps the staff's window in front.
    this.#staff?.moveTop();
    old?.destroy();
  }

  /** Fits the store to the primary display and its size; all other displays are covered. */
  fitStore(): void {
    const window = this.#store;
    if (!window) return;
    const { id, bounds } = screen.getPrimaryDisplay();
    if (screen.getDisplayMatching(window.getBounds()).id !== id) {
      // A window in kiosk mode cannot move to another display.
      window.setKiosk(false);
      window.setBounds(bounds);
    }
    window.setKiosk(true);
    enlarge(window);
  }

  closeStore(): void {
    this.#store?.destroy();
    this.#store = null;
  }

  async showBlank(): Promise<void> {
    this.#blank ??= this.#open({}, BLANK_URL);
    await untilShown(this.#blank);
  }

  /** The kinds of storage in which the store's pages have something: the cover has their origin, and stores nothing itself. */
  async storageLeft(): Promise<readonly string[]> {
    if (!this.#blank) throw new Error('no page to read the storage from');
    return (await this.#blank.webContents.executeJavaScript(STORAGE_LEFT)) as readonly string[];
  }

  /** Removes the cover. The store window's own show deadline bounds how long it stays. */
  #removeBlank(): void {
    this.#blank?.destroy();
    this.#blank = null;
  }

  openStaff(language: string, closed: () => void): { close(): void } {
    const preload = join(this.#parts.preloads, 'staff.cjs');
    const window = this.#open(
      { ...securePreferences(preload, this.#parts.isDevelopment), partition: STAFF_PARTITION },
      `${STAFF_ORIGIN}/?lang=${language}`,
    );
    assignRole(window, 'staff');
    window.once('closed', () => {
      this.#staff = null;
      closed();
    });
    this.#staff = window;
    return { close: () => window.destroy() };
  }

  /** Shows the safe page, which depends on nothing that may be broken. */
  openSafe(): void {
    const preload = join(this.#parts.preloads, 'index.cjs');
    const window = this.#open(securePreferences(preload, this.#parts.isDevelopment), `${SAFE_ORIGIN}/`);
    assignRole(window, 'safe');
    this.#isSafe = true;
    this.closeStore();
  }

  #open(webPreferences: BrowserWindowConstructorOptions['webPreferences'], url: string): BrowserWindow {
    const window = new BrowserWindow({
      ...screen.getPrimaryDisplay().bounds,
      ...kioskFrame(process.platform),
      backgroundColor: '#093f50',
      webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false, ...webPreferences },
    });
    lockWindow(window, this.#parts.guards);
    window.loadURL(url).catch(() => undefined);
    window.moveTop();
    return window;
  }
}

const enlarge = ({ webContents }: BrowserWindow): void =>
  webContents.setZoomFactor(kioskZoom(screen.getPrimaryDisplay().bounds));

/** How long to wait for the blank page; the wipe must not wait longer for it. */
const BLANK_LIMIT_MS = 10_000;

function untilShown(window: BrowserWindow): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, BLANK_LIMIT_MS);
  // It covers the screen at once, and is complete when it has loaded.
  window.webContents.once('did-finish-load', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}

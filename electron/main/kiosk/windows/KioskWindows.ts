import { join } from 'node:path';
import { BrowserWindow, type BrowserWindowConstructorOptions, screen } from 'electron';
import { assignRole, securePreferences } from '../../windows/windows.ts';
import { lockWindow, type LockOptions } from './lockWindow.ts';
import { kioskZoom } from './kioskZoom.ts';
import { BLANK_URL, SAFE_ORIGIN } from './staticPages.ts';

/** The staff's pages have an origin of their own: nothing of the store's can be read there, nor the other way round. */
export const STAFF_ORIGIN = 'app://staff';
export const STAFF_PARTITION = 'kiosk-staff';

export interface WindowParts {
  guards: LockOptions;
  preloads: string;
  isDevelopment: boolean;
  openStore(): BrowserWindow;
  /** A new page for visitors is there, and has to be looked after. */
  opened(window: BrowserWindow): void;
}

/** The windows of a kiosk: one for visitors, one for staff in front of it, and what is shown when there is neither. */
export class KioskWindows {
  readonly #parts: WindowParts;
  #store: BrowserWindow | null = null;
  #blank: BrowserWindow | null = null;
  #staff: BrowserWindow | null = null;

  constructor(parts: WindowParts) {
    this.#parts = parts;
  }

  get store(): BrowserWindow | null {
    return this.#store;
  }

  get staff(): BrowserWindow | null {
    return this.#staff;
  }

  /** The new one first: a kiosk without a window would be a desktop. There is never more than one. */
  openStore(): void {
    const old = this.#store;
    const window = this.#parts.openStore();
    lockWindow(window, this.#parts.guards);
    window.once('ready-to-show', () => this.#lowerCurtain());
    // A slow page is shown at its deadline, and of a window that is shown Electron does not say that it is ready to be.
    window.once('show', () => this.#lowerCurtain());
    // Chromium keeps the zoom by a page's host: it can be set once the page has one, and before anything of it is seen.
    window.webContents.on('did-navigate', () => enlarge(window));
    // Ctrl and the wheel.
    window.webContents.on('zoom-changed', () => enlarge(window));
    this.#store = window;
    this.#parts.opened(window);
    // Opened while staff are in: theirs stays in front.
    this.#staff?.moveTop();
    old?.destroy();
  }

  /** Fills the first screen there is now, with pages as large as it takes: every other one is covered. */
  fitStore(): void {
    const window = this.#store;
    if (!window) return;
    const { id, bounds } = screen.getPrimaryDisplay();
    if (screen.getDisplayMatching(window.getBounds()).id !== id) {
      // A window in kiosk mode does not move to another screen.
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

  /** Held up by its own deadline: a page that never shows must not leave the screen dark for ever. */
  #lowerCurtain(): void {
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

  /** All else has failed. The page needs nothing of what may be broken. */
  openSafe(): void {
    const preload = join(this.#parts.preloads, 'index.cjs');
    const window = this.#open(securePreferences(preload, this.#parts.isDevelopment), `${SAFE_ORIGIN}/`);
    assignRole(window, 'safe');
    this.closeStore();
  }

  #open(webPreferences: BrowserWindowConstructorOptions['webPreferences'], url: string): BrowserWindow {
    const window = new BrowserWindow({
      ...screen.getPrimaryDisplay().bounds,
      kiosk: true,
      fullscreen: true,
      frame: false,
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

/** The longest wait for the blank page: the wipe matters more than what is seen of it. */
const CURTAIN_LIMIT_MS = 2_000;

function untilShown(window: BrowserWindow): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, CURTAIN_LIMIT_MS);
  // It covers the screen from the beginning, and is all there when it is loaded.
  window.webContents.once('did-finish-load', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}

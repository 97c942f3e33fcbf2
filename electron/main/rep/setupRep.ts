import { join } from 'node:path';
import { app, type BrowserWindow, Menu } from 'electron';
import type { Customer } from '../../../shared/customers/customer.ts';
import type { IpcEventName } from '../../../shared/ipc/contract.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { isPresenting, type PreferenceStore } from '../storage/preferences.ts';
import { APP_ID } from './appId.ts';
import { LINK_SCHEME } from './links/deepLinks.ts';
import { PendingPage } from './links/PendingPage.ts';
import { applySavedZoom, zoomBy } from './pageZoom.ts';
import type { DeepLinkQueue } from './links/DeepLinkQueue.ts';
import { buildMenu } from './menu.ts';
import { printPage, saveCustomers, savePage } from './documents/documents.ts';
import { reloadCrashedPage } from './reloadCrashedPage.ts';
import { repTexts } from './texts.ts';
import { UnreadIndicator } from './UnreadIndicator.ts';

export interface RepParts {
  window: BrowserWindow;
  preferences: PreferenceStore;
  links: DeepLinkQueue;
  /** The folder of the built page, where its icon is. */
  renderer: string;
  language(): Language;
  openHidden(url: string): BrowserWindow;
  /** An update of the client waits to be installed. */
  isUpdateReady(): boolean;
  /** Hides every price, or shows them again. */
  present(on: boolean): Promise<void>;
}

export interface Rep {
  unread: UnreadIndicator;
  /** The menu says it anew: the page speaks another language now, or an update is ready. */
  retranslate(): void;
  /** Where the menu, a link or a notification leads this window, once. */
  takePage(contents: number): string | null;
  /** Asks for a file and writes the page that is shown into it. */
  savePdf(): Promise<void>;
  /** Asks for a file and writes these into it; answers whether it is there. */
  exportCsv(customers: readonly Customer[]): Promise<boolean>;
}

/** The parts of a rep's client that a kiosk lacks: menus, zoom, deep links, the tray. */
export function setupRep(parts: RepParts): Rep {
  const { window, preferences, language, renderer, links } = parts;
  const { id } = window.webContents;
  const destination = new PendingPage(window.webContents, () =>
    window.webContents.send('page:open' satisfies IpcEventName),
  );
  const show = (page: string | null): void => showPage(window, destination, page);
  const unread = new UnreadIndicator({
    icon: join(renderer, 'img/tray.png'),
    language,
    isLookedAt: () => !window.isDestroyed() && window.isFocused(),
    show,
  });
  const retranslate = (): void => {
    unread.say();
    const actions = { ...actionsOf(parts, show, retranslate), isPresenting: isPresenting(preferences) };
    const template = buildMenu(repTexts[language()], actions, process.platform);
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  };
  retranslate();
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
  links.follow(show);
  applySavedZoom(parts);
  reloadCrashedPage(window.webContents, () => performance.now());
  return {
    ...{ unread, retranslate, savePdf: () => savePage(parts) },
    // A page that is printed out of sight leads nowhere.
    takePage: (contents) => (contents === id ? destination.take() : null),
    exportCsv: (customers) => saveCustomers(parts, customers),
  };
}

function actionsOf(parts: RepParts, open: (page: string) => void, retranslate: () => void) {
  const { webContents } = parts.window;
  return {
    open,
    back: () => webContents.navigationHistory.goBack(),
    forward: () => webContents.navigationHistory.goForward(),
    reload: () => webContents.reload(),
    zoom: (step: -1 | 0 | 1) => zoomBy(parts, step),
    print: () => void printPage(parts),
    savePdf: () => void savePage(parts),
    present: () => void parts.present(!isPresenting(parts.preferences)).then(retranslate),
    about: () => showAbout(parts.renderer),
    // By way of the page, which asks first where something is written in it.
    restartToUpdate: parts.isUpdateReady() ? () => webContents.send('update:asked' satisfies IpcEventName) : null,
  };
}

// By itself it would call the client what its package is called.
function showAbout(renderer: string): void {
  app.setAboutPanelOptions({ applicationName: 'Medstore', iconPath: join(renderer, 'img/logo.png') });
  app.showAboutPanel();
}

function showPage(window: BrowserWindow, destination: PendingPage, page: string | null): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
  if (page !== null) destination.set(page);
}

import { join } from 'node:path';
import { app, type BrowserWindow, dialog, Menu } from 'electron';
import type { Customer } from '../../../shared/customers/customer.ts';
import type { NewsName } from '../../../shared/ipc/contract.ts';
import type { Language } from '../../../shared/languages.ts';
import { complain, reasonOf } from '../complain.ts';
import { csvOf } from '../customers/csv.ts';
import type { PreferenceStore } from '../preferences.ts';
import { APP_ID } from './appId.ts';
import { LINK_SCHEME } from './deepLinks.ts';
import { Destination } from './Destination.ts';
import type { Links } from './Links.ts';
import { menuOf } from './menu.ts';
import { fileNameOf, savePdf } from './pdf.ts';
import { revivePage } from './revivePage.ts';
import { repTexts } from './texts.ts';
import { writeWhole } from './writeWhole.ts';
import { Unread } from './unread.ts';
import { nextZoom } from './zoom.ts';

export interface RepParts {
  window: BrowserWindow;
  preferences: PreferenceStore;
  links: Links;
  /** The folder of the built page, where its icon is. */
  renderer: string;
  language(): Language;
  openHidden(url: string): BrowserWindow;
  /** Hides every price, or shows them again. */
  present(on: boolean): Promise<void>;
}

export interface Rep {
  unread: Unread;
  /** The page speaks another language now. */
  retranslate(): void;
  /** Where the menu, a link or a notification leads this window, once. */
  takePage(contents: number): string | null;
  /** Asks for a file and writes the page that is shown into it. */
  savePdf(): Promise<void>;
  /** Asks for a file and writes these into it; answers whether it is there. */
  exportCsv(customers: readonly Customer[]): Promise<boolean>;
}

/** What a rep's laptop has and a kiosk has not: menus, zoom, links from outside, the tray. */
export function setupRep(parts: RepParts): Rep {
  const { window, language, renderer, links } = parts;
  const { id } = window.webContents;
  const destination = new Destination(window.webContents, () =>
    window.webContents.send('page:open' satisfies NewsName),
  );
  const show = (page: string | null): void => showPage(window, destination, page);
  const unread = new Unread({
    icon: join(renderer, 'img/tray.png'),
    language,
    isLookedAt: () => !window.isDestroyed() && window.isFocused(),
    show,
  });
  const retranslate = (): void => {
    unread.say();
    const state = { isPresenting: isPresenting(parts) };
    const template = menuOf(
      repTexts[language()],
      { ...actionsOf(parts, show, retranslate), ...state },
      process.platform,
    );
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  };
  retranslate();
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
  links.follow(show);
  keepZoom(parts);
  revivePage(window.webContents, () => performance.now());
  return {
    ...{ unread, retranslate, savePdf: () => savePage(parts) },
    // A page that is printed out of sight leads nowhere.
    takePage: (contents) => (contents === id ? destination.take() : null),
    exportCsv: (customers) => saveCustomers(parts, customers),
  };
}

const isPresenting = ({ preferences }: RepParts): boolean => preferences.get('presenting') ?? false;

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
    present: () => void parts.present(!isPresenting(parts)).then(retranslate),
    about: () => showAbout(parts.renderer),
  };
}

// By itself it would call the client what its package is called.
function showAbout(renderer: string): void {
  app.setAboutPanelOptions({ applicationName: 'Medstore', iconPath: join(renderer, 'img/logo.png') });
  app.showAboutPanel();
}

function showPage(window: BrowserWindow, destination: Destination, page: string | null): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
  if (page !== null) destination.set(page);
}

function keepZoom(parts: RepParts): void {
  const { webContents } = parts.window;
  const apply = (): void => webContents.setZoomFactor(parts.preferences.get('zoom') ?? 1);
  webContents.on('did-finish-load', apply);
  // Ctrl and the wheel.
  webContents.on('zoom-changed', (_event, direction) => zoomBy(parts, direction === 'in' ? 1 : -1));
}

function zoomBy({ window, preferences }: RepParts, step: -1 | 0 | 1): void {
  const zoom = nextZoom(preferences.get('zoom') ?? 1, step);
  preferences.set('zoom', zoom);
  window.webContents.setZoomFactor(zoom);
}

/** A paper is made to be given away: one without prices only on purpose. */
async function isMeant(parts: RepParts): Promise<boolean> {
  if (!isPresenting(parts)) return true;
  const texts = repTexts[parts.language()];
  const buttons = [texts.withoutPrices, texts.cancel];
  const { response } = await dialog.showMessageBox(parts.window, {
    ...{ type: 'question', buttons, defaultId: 1, cancelId: 1 },
    ...{ message: texts.pricesHidden, detail: texts.pricesHiddenHint },
  });
  return response === 0;
}

async function printPage(parts: RepParts): Promise<void> {
  if (await isMeant(parts)) parts.window.webContents.print();
}

async function savePage(parts: RepParts): Promise<void> {
  const { window, language, openHidden } = parts;
  const texts = repTexts[language()];
  if (!(await isMeant(parts))) return;
  const chooseFile = askForFile(window, { name: texts.pdfName, extensions: ['pdf'] });
  try {
    await savePdf(window.webContents.getURL(), window.webContents.getTitle(), { openHidden, chooseFile });
  } catch (error) {
    complain(`PDF: ${reasonOf(error)}`);
    await dialog.showMessageBox(window, { type: 'error', message: texts.pdfFailed, detail: texts.pdfFailedHint });
  }
}

async function saveCustomers({ window, language }: RepParts, customers: readonly Customer[]): Promise<boolean> {
  const texts = repTexts[language()];
  const chooseFile = askForFile(window, { name: texts.csvName, extensions: ['csv'] });
  try {
    const file = await chooseFile(fileNameOf(texts.customers, 'csv'));
    if (file !== null) await writeWhole(file, csvOf(customers, language(), app.getSystemLocale()));
    return file !== null;
  } catch (error) {
    complain(`CSV: ${reasonOf(error)}`);
    await dialog.showMessageBox(window, { type: 'error', message: texts.csvFailed, detail: texts.csvFailedHint });
    return false;
  }
}

/** The file to write, chosen by the user; null when he thinks better of it. */
const askForFile =
  (window: BrowserWindow, filter: { name: string; extensions: string[] }) =>
  async (suggested: string): Promise<string | null> => {
    const asked = { defaultPath: suggested, filters: [filter] };
    const { canceled, filePath } = await dialog.showSaveDialog(window, asked);
    return canceled || filePath === '' ? null : filePath;
  };

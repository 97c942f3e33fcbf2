import { join } from 'node:path';
import { app, type BrowserWindow, dialog, Menu } from 'electron';
import type { News } from '../../../shared/ipc/contract.ts';
import type { Language } from '../../../shared/languages.ts';
import { complain, reasonOf } from '../complain.ts';
import type { PreferenceStore } from '../preferences.ts';
import { LINK_SCHEME } from './deepLinks.ts';
import type { Links } from './Links.ts';
import { menuOf } from './menu.ts';
import { savePdf } from './pdf.ts';
import { repTexts } from './texts.ts';
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
}

export interface Rep {
  unread: Unread;
  /** The page speaks another language now. */
  retranslate(): void;
  /** Asks for a file and writes the page that is shown into it. */
  savePdf(): Promise<void>;
}

/** What a rep's laptop has and a kiosk has not: menus, zoom, links from outside, the tray. */
export function setupRep(parts: RepParts): Rep {
  const { window, language, renderer, links } = parts;
  const show = (page: string | null): void => showPage(parts, page);
  const unread = new Unread({
    icon: join(renderer, 'img/tray.png'),
    language,
    isLookedAt: () => !window.isDestroyed() && window.isFocused(),
    show,
  });
  const retranslate = (): void => {
    unread.say();
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuOf(repTexts[language()], actionsOf(parts), process.platform)));
  };
  retranslate();
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
  links.follow(show);
  keepZoom(parts);
  return { unread, retranslate, savePdf: () => savePage(parts) };
}

function actionsOf(parts: RepParts) {
  const { webContents } = parts.window;
  return {
    open: (page: string) => showPage(parts, page),
    back: () => webContents.navigationHistory.goBack(),
    forward: () => webContents.navigationHistory.goForward(),
    reload: () => webContents.reload(),
    zoom: (step: -1 | 0 | 1) => zoomBy(parts, step),
    print: () => webContents.print(),
    savePdf: () => void savePage(parts),
    about: () => app.showAboutPanel(),
  };
}

function showPage({ window }: RepParts, page: string | null): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
  if (page !== null) window.webContents.send('page:open', { path: page } satisfies News<'page:open'>);
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

async function savePage({ window, language, openHidden }: RepParts): Promise<void> {
  const texts = repTexts[language()];
  const chooseFile = async (suggested: string): Promise<string | null> => {
    const filters = [{ name: texts.pdfName, extensions: ['pdf'] }];
    const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath: suggested, filters });
    return canceled || filePath === '' ? null : filePath;
  };
  try {
    await savePdf(window.webContents.getURL(), window.webContents.getTitle(), { openHidden, chooseFile });
  } catch (error) {
    complain(`PDF: ${reasonOf(error)}`);
    await dialog.showMessageBox(window, { type: 'error', message: texts.pdfFailed, detail: texts.pdfFailedHint });
  }
}

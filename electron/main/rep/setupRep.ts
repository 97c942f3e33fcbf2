import { join } from 'node:path';
import { app, autoUpdater, type BrowserWindow, powerMonitor, screen, shell } from 'electron';
import type { Customer } from '../../../shared/customers/customer.ts';
import type { CustomersView } from '../../../shared/ipc/customers.ts';
import type { IpcEventName } from '../../../shared/ipc/contract.ts';
import type { OutboxPort } from '../../../shared/outbox/view.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { after, every } from '../app/clock.ts';
import { errorMessage, logWarning } from '../app/logWarning.ts';
import { onForcedQuit } from '../app/exit/onForcedQuit.ts';
import type { Graphics } from '../app/Graphics.ts';
import { returnToScreens } from '../windows/bounds.ts';
import { isPresenting, type PreferenceStore } from '../storage/preferences.ts';
import { LINK_SCHEME } from './links/deepLinks.ts';
import { followHistoryCommands } from './links/followHistoryCommands.ts';
import { PendingPage } from './links/PendingPage.ts';
import { stepInHistory } from './links/stepInHistory.ts';
import type { LauncherParts } from './appImageLauncher.ts';
import { badgeImage } from './indicators/badgeImage.ts';
import { applySavedZoom, zoomBy } from './menu/pageZoom.ts';
import type { DeepLinkQueue } from './links/DeepLinkQueue.ts';
import { confirmClose } from './confirmClose.ts';
import { openContextMenus } from './menu/contextMenu.ts';
import { buildMenu } from './menu/menu.ts';
import { lazyFindBar } from './find/lazyFindBar.ts';
import { finishSaving, type Saving } from './documents/finishSaving.ts';
import { setMenu } from './menu/setMenu.ts';
import { offerReload } from './offerReload.ts';
import { reloadCrashedPage } from './reloadCrashedPage.ts';
import { reportGraphicsOff, turnGraphics } from './reportGraphicsOff.ts';
import { repTexts } from './texts.ts';
import { UnreadIndicator } from './indicators/UnreadIndicator.ts';

export interface RepParts {
  window: BrowserWindow;
  preferences: PreferenceStore;
  graphics: Graphics;
  relaunch(): void;
  logFile: string;
  /** The path of an AppImage's launcher. */
  launcher: Omit<LauncherParts, 'icon'>;
  links: DeepLinkQueue;
  outbox: OutboxPort;
  /** The folder of the built renderer, with the icon. */
  renderer: string;
  language(): Language;
  openHidden(url: string): BrowserWindow;
  /** Whether an update is ready to install. */
  isUpdateReady(): boolean;
  /** Hides or shows all prices. */
  present(on: boolean): Promise<void>;
  /** The signed-in rep's customers. */
  readCustomers(): Promise<CustomersView>;
}

export interface Rep {
  unread: UnreadIndicator;
  /** Rebuilds the menu: the language has changed, or an update is ready. */
  retranslate(): void;
  /** The page that the menu, a link or a notification wants this window to open; returned once. */
  takePage(contents: number): string | null;
  /** Asks for a file and saves the current page as PDF. */
  savePdf(): Promise<void>;
  /** Asks for a file and writes these customers into it; returns whether it was written. */
  exportCsv(customers: readonly Customer[]): Promise<boolean>;
}

/** Well after the first paint, so that the start is not slowed down. */
const REMIND_AFTER_MS = 30_000;
const REMIND_EVERY_MS = 10 * 60_000;

/** Loaded when a document is wanted: a start needs none. */
const documents = () => import('./documents/documents.ts');

/** Sets up the parts of a rep's client that a kiosk lacks: menus, zoom, deep links, the tray. */
export function setupRep(parts: RepParts): Rep {
  const { window, preferences, language, renderer, links } = parts;
  const { id } = window.webContents;
  const find = lazyFindBar(window, language, !app.isPackaged);
  // Before `finishSaving`, which must know whether the window stays.
  confirmClose({
    window,
    app,
    language,
    outbox: parts.outbox,
    onForcedQuit: (leave) => onForcedQuit({ app, powerMonitor, autoUpdater, process }, leave),
  });
  const saving = finishSaving(app, window);
  const destination = new PendingPage(window.webContents, () =>
    window.webContents.send('page:open' satisfies IpcEventName),
  );
  const show = (page: string | null): void => showPage(window, destination, page);
  const unread = new UnreadIndicator({
    icons: join(renderer, 'img'),
    language,
    mark: (text) => {
      if (process.platform !== 'win32' || window.isDestroyed()) return;
      window.setOverlayIcon(text === null ? null : badgeImage(), text ?? '');
    },
    isLookedAt: () => !window.isDestroyed() && window.isFocused(),
    show,
  });
  const retranslate = (): void => {
    unread.update();
    const states = { isPresenting: isPresenting(preferences), isAccelerated: !parts.graphics.isOff };
    const actions = { ...actionsOf(parts, saving, show, retranslate), ...states, ...find };
    setMenu(buildMenu(repTexts[language()], actions, process.platform), window, process.platform);
  };
  retranslate();
  if (app.isPackaged) void takeLinks(parts);
  links.follow(show);
  applySavedZoom(parts);
  followHistoryCommands(window, process.platform, (step) => goBy(parts, step));
  openContextMenus(window, language);
  // A click on the dock (macOS).
  app.on('activate', () => show(null));
  reportGraphicsOff(parts, retranslate);
  after(REMIND_AFTER_MS, () => void remind(parts, show));
  if (process.platform === 'darwin' && app.isPackaged) window.once('show', () => void offerMove(parts));
  screen.on('display-removed', () => returnToScreens(window));
  const restart = reloadCrashedPage(window.webContents, () => performance.now());
  offerReload({ window, language, restart });
  return {
    unread,
    retranslate,
    savePdf: () => saving(async () => (await documents()).savePage(parts)),
    // The hidden window for PDFs must not take the page.
    takePage: (contents) => (contents === id ? destination.take() : null),
    exportCsv: (customers) => saving(async () => (await documents()).saveCustomers(parts, customers)),
  };
}

function actionsOf(parts: RepParts, saving: Saving, open: (page: string) => void, retranslate: () => void) {
  const { webContents } = parts.window;
  return {
    open,
    back: () => goBy(parts, -1),
    forward: () => goBy(parts, 1),
    reload: () => webContents.reload(),
    zoom: (step: -1 | 0 | 1) => zoomBy(parts, step),
    print: () => void saving(async () => (await documents()).printPage(parts)),
    savePdf: () => void saving(async () => (await documents()).savePage(parts)),
    present: () => void parts.present(!isPresenting(parts.preferences)).then(retranslate),
    hardwareAcceleration: (isOn: boolean) => {
      turnGraphics(parts, isOn);
      retranslate();
    },
    showLog: () => shell.showItemInFolder(parts.logFile),
    about: () => showAbout(parts.renderer),
    // Through the page, which warns about unsaved input first.
    restartToUpdate: parts.isUpdateReady() ? () => webContents.send('update:asked' satisfies IpcEventName) : null,
  };
}

const goBy = ({ window }: RepParts, step: -1 | 1): void => stepInHistory(window.webContents.mainFrame, step);

/** Makes this client the system's for links; on Linux they are given to its launcher. */
async function takeLinks({ launcher, renderer }: RepParts): Promise<void> {
  if (process.platform === 'linux') {
    const { keepLauncher } = await import('./appImageLauncher.ts');
    keepLauncher({ ...launcher, icon: join(renderer, 'img/logo.png') });
  }
  app.setAsDefaultProtocolClient(LINK_SCHEME);
}

// By default the panel shows the package's name.
function showAbout(renderer: string): void {
  app.setAboutPanelOptions({ applicationName: 'Medstore', iconPath: join(renderer, 'img/logo.png') });
  app.showAboutPanel();
}

/** Reminds of customers from now on. */
async function remind({ readCustomers: read, preferences, language }: RepParts, show: (page: string) => void) {
  const { FollowUpReminder } = await import('./indicators/FollowUpReminder.ts');
  const reminder = new FollowUpReminder({ read, preferences, language, show });
  const look = (): void =>
    void reminder.look().catch((error: unknown) => logWarning(`reminder: ${errorMessage(error)}`));
  look();
  every(REMIND_EVERY_MS, look);
}

async function offerMove({ window, language }: RepParts): Promise<void> {
  const { offerToMove } = await import('./moveToApplications.ts');
  await offerToMove({ window, language, app });
}

function showPage(window: BrowserWindow, destination: PendingPage, page: string | null): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  returnToScreens(window);
  window.show();
  window.focus();
  if (page !== null) destination.set(page);
}

import { join } from 'node:path';
import { app, type BrowserWindow, Menu, net, protocol, session, shell } from 'electron';
import { DEFAULT_LANGUAGE, type Language, withLanguage } from '../../shared/languages.ts';
import { DesktopApi } from './api.ts';
import { setSwitches } from './chromium.ts';
import { createClient } from './client.ts';
import { complain } from './complain.ts';
import type { CustomerBook } from './customers/CustomerBook.ts';
import { customerHandlers, followCustomers, openCustomers } from './customers/openCustomers.ts';
import { DeviceKey } from './deviceKey.ts';
import { catalogueHandlers, openCatalogue } from './catalogue/openCatalogue.ts';
import { answer, closeForeignChannels } from './ipc/answer.ts';
import { createHandlers, rememberedLanguage } from './ipc/handlers.ts';
import { openVault } from './keychain.ts';
import { kioskHandlers } from './kiosk/kioskHandlers.ts';
import { type KioskFile, readKioskFile } from './kiosk/kioskFile.ts';
import { mergeConfig } from './kiosk/config.ts';
import { startAnewOnFailure } from './kiosk/startAnew.ts';
import { KIOSK_ORIGINS, type OpenKiosk, openKiosk } from './kiosk/openKiosk.ts';
import { stillPage } from './kiosk/stillPages.ts';
import { now } from './kiosk/timers.ts';
import { createLinkOpener, type OpenLink } from './links.ts';
import { openPreferences } from './preferences.ts';
import { mark } from './marks.ts';
import { OutboxFile } from './outbox/OutboxFile.ts';
import { type OpenOutbox, openOutbox, outboxHandlers } from './outbox/openOutbox.ts';
import { Links } from './rep/Links.ts';
import { type Rep, setupRep } from './rep/setupRep.ts';
import { APP_ORIGIN, appScheme, createBundleHandler } from './scheme.ts';
import { serverFile } from './serverFile.ts';
import { DesktopSession } from './sessionKeeper.ts';
import { startUpdates } from './updates/startUpdates.ts';
import { Grants } from './signIn/Grants.ts';
import { PhoneSignIn } from './signIn/PhoneSignIn.ts';
import { openSignIn } from './signIn/openSignIn.ts';
import { signInHandlers } from './signIn/signInHandlers.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';
import { allowCamera, guardSession, setupWalls } from './walls.ts';
import { focusWindow, openHiddenWindow, openStoreWindow, roleOf, tellWindows } from './windows.ts';

const SERVICE = 'Medstore';

mark('entry');
protocol.registerSchemesAsPrivileged([appScheme]);
app.enableSandbox();
setSwitches(app.commandLine, process.platform);
try {
  boot(readSettings(app.isPackaged));
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  complain(error.message);
  app.exit(1);
}

function boot(asked: Settings): void {
  const file = readKioskFile(asked.kioskFile ?? join(app.getPath('userData'), 'kiosk.json'));
  const settings: Settings = file.isKiosk ? { ...asked, mode: 'kiosk' } : asked;
  if (!app.requestSingleInstanceLock()) return app.quit();
  const origin = settings.devServer ?? APP_ORIGIN;
  const openLink = createLinkOpener(settings.mode, (url) => shell.openExternal(url));
  // A kiosk has none: its shortcuts would be ways out. A rep's is made once it is known in which language.
  Menu.setApplicationMenu(null);
  setupWalls(app, { origin, openLink });
  app.on('window-all-closed', () => app.quit());
  const stands = settings.mode === 'kiosk' ? startAnewOnFailure(mergeConfig(file.config).launcher) : () => undefined;
  app.on('second-instance', focusWindow);
  const links = settings.mode === 'rep' ? new Links(app, process.argv) : null;
  void app.whenReady().then(() => start(settings, { origin, openLink, links, file, stands }));
}

interface Boot {
  origin: string;
  openLink: OpenLink;
  links: Links | null;
  file: KioskFile;
  stands: () => void;
}

function start(settings: Settings, { origin, openLink, links, file, stands }: Boot): void {
  const { server, secret, mode } = settings;
  // First of all: the default session makes Chromium start the first window's process ahead.
  guardSession(session.defaultSession, origin);
  const renderer = join(import.meta.dirname, '../renderer');
  const { preferences, wereLost } = openPreferences();
  const language = (): Language => rememberedLanguage(preferences) ?? DEFAULT_LANGUAGE;
  const catalogue = openCatalogue({
    ...{ folder: app.getPath('userData'), server, secret, fetch, language },
    // What a kiosk plays is a page of the merchant's that no address may lead to.
    pages: () => [kiosk?.kiosk.view().attractPage ?? []].flat(),
    tell: (view) => tellWindows('catalogue:changed', view),
  });
  const bundle = createBundleHandler({ folder: renderer, server, fetch, stillPage, kept: catalogue.shown });
  protocol.handle('app', bundle);
  closeForeignChannels();

  // Entries of their own for each server: one shop's token is never offered to another, nor is the device known there.
  const device = new DeviceKey(openVault(SERVICE, `${server} device`));
  let waiting: OpenOutbox | null = null;
  let book: CustomerBook | null = null;
  const keeper = new DesktopSession(
    mode === 'kiosk' ? null : openVault(SERVICE, server),
    (news) => {
      tellWindows('session:changed', news);
      if (!news.user) rep?.unread.forget();
      followCustomers(book);
      waiting?.outbox.follow().then(
        () => waiting?.outbox.send(),
        () => undefined,
      );
    },
    () => device.isKept(),
  );
  let rep: Rep | null = null;
  const call = catalogue.through(createClient({ server, secret, fetch, session: keeper, device, language }));
  const grants = new Grants();
  if (mode === 'rep') {
    const inProfile = (what: string): string => join(app.getPath('userData'), serverFile(what, server));
    waiting = openOutbox({ storage: new OutboxFile(inProfile('outbox'), Date.now), call, session: keeper });
    book = openCustomers({ path: inProfile('customers'), session: keeper, preferences });
    waiting.outbox.onChanged((view) => tellWindows('outbox:changed', view));
  }
  const ask = grants.through(waiting?.call ?? call);
  const api = new DesktopApi(ask, (name, data) => rep?.unread.hear(name, data));
  const handlers = createHandlers({
    ...{ api, session: keeper, preferences, openLink, version: app.getVersion(), mode },
    settingsLost: wereLost,
    onLanguage: () => rep?.retranslate(),
    savePdf: async () => rep?.savePdf(),
    takePage: (contents) => rep?.takePage(contents) ?? null,
  });
  const preloads = join(import.meta.dirname, '../preload');
  const page = {
    preload: join(preloads, 'index.cjs'),
    isDevelopment: !app.isPackaged,
    onPageGone: (contents: number) => {
      api.abandon(contents);
      allowCamera(contents, false);
    },
  };
  const openStore = (path = '/'): BrowserWindow =>
    openStoreWindow({ ...page, mode, preferences, url: origin + withLanguage(path, language()) });
  const phone = new PhoneSignIn({
    ...{ call, now, publicUrl: server },
    hold: (on) => kiosk?.kiosk.send({ type: 'hold', now: now(), name: 'phone', on }),
    tell: (view) => tellWindows('signIn:changed', view),
  });
  const kiosk: OpenKiosk | null =
    mode === 'kiosk'
      ? openKiosk({
          ...{
            settings,
            file: file.config,
            call,
            keeper,
            fetch,
            service: SERVICE,
            preloads,
            openStore,
            language,
            stands,
          },
          stopSignIn: () => phone.cancel(),
          forgetLanguage: () => preferences.set('language', DEFAULT_LANGUAGE),
          serveStaff: (staff) => staff.protocol.handle('app', bundle),
        })
      : null;
  const signIn = kiosk
    ? { laptop: null, kiosk: phone }
    : { laptop: openSignIn(server, preferences, grants), kiosk: null };
  answer(
    {
      ...handlers,
      ...signInHandlers(signIn),
      ...kioskHandlers(kiosk),
      ...outboxHandlers(waiting?.outbox ?? null),
      ...customerHandlers(book, () => rep),
      ...catalogueHandlers(catalogue),
    },
    { origin, origins: KIOSK_ORIGINS, roleOf },
  );
  if (links) {
    const window = openStore(links.first);
    mark('window');
    window.once('ready-to-show', () => mark('paint'));
    const openHidden = (url: string): BrowserWindow => openHiddenWindow({ ...page, url });
    const present = async (on: boolean): Promise<void> => book?.present(on);
    rep = setupRep({ window, links, preferences, renderer, language, openHidden, present });
  }
  startUpdates(kiosk && (() => kiosk.kiosk.phase === 'attract'));
  // The keychain is asked while the page loads, which will want to know who is there.
  void keeper.user();
}

/** Never answered by our own scheme: what main fetches is the merchant's server. */
const fetch = (url: string, init: RequestInit): Promise<Response> =>
  net.fetch(url, { ...init, bypassCustomProtocolHandlers: true });

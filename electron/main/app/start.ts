import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app, type BrowserWindow, net, protocol, session } from 'electron';
import type { Call } from '../../../shared/client/ports.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/text/languages.ts';
import type { OutboxEntry } from '../../../shared/outbox/entry.ts';
import { ApiCalls } from '../ipc/ApiCalls.ts';
import { catalogueHandlers, openCatalogue } from '../catalogue/openCatalogue.ts';
import { createClient } from '../session/createClient.ts';
import { openCarts } from '../carts/openCarts.ts';
import { clock, now } from './clock.ts';
import { localFolder } from './localFolder.ts';
import { onSessionEnd } from './exit/onSessionEnd.ts';
import { customerHandlers } from '../customers/openCustomers.ts';
import type { Graphics } from './Graphics.ts';
import { answer, closeForeignChannels, type Handlers } from '../ipc/answer.ts';
import { createHandlers } from '../ipc/handlers.ts';
import type { KioskFile } from '../kiosk/config/readKioskFile.ts';
import { removeAutostart } from '../kiosk/autostart.ts';
import { kioskHandlers } from '../kiosk/kioskHandlers.ts';
import type { KioskParts, OpenKiosk } from '../kiosk/openKiosk.ts';
import type { OpenLink } from '../security/externalLinks.ts';
import { markStart } from './startMarks.ts';
import { openSession } from '../session/openSession.ts';
import { outboxHandlers } from '../outbox/openOutbox.ts';
import { sealingOf } from '../storage/sealingOf.ts';
import type { OpenPreferences } from '../storage/preferences.ts';
import type { ProxyLogin } from '../network/ProxyLogin.ts';
import { watchNetwork } from '../network/watchNetwork.ts';
import { followSession } from '../rep/followSession.ts';
import { quitAfterRefresh } from '../rep/quitAfterRefresh.ts';
import type { DeepLinkQueue } from '../rep/links/DeepLinkQueue.ts';
import { openRepNetwork } from '../rep/network/openRepNetwork.ts';
import { openRepData, type RepData } from '../rep/openRepData.ts';
import { setupRep } from '../rep/setupRep.ts';
import { createBundleHandler } from '../windows/appScheme.ts';
import { relaunchAndQuit } from './exit/relaunchApp.ts';
import type { Settings } from './settings.ts';
import { GrantStore } from '../signIn/GrantStore.ts';
import { openSignIn } from '../signIn/openSignIn.ts';
import { signInHandlers } from '../signIn/signInHandlers.ts';
import { updateHandlers } from '../updates/openUpdates.ts';
import type { Updates } from '../updates/Updates.ts';
import { applyTheme } from '../windows/theme.ts';
import { roleOf, sendToStoreWindows } from '../windows/windows.ts';
import { windowOpeners } from '../windows/windowOpeners.ts';

const RENDERER = join(import.meta.dirname, '../renderer');
/** A kiosk's memory, in the data folder. */
const KIOSK_STATE = 'kiosk-state.json';
const PRELOADS = join(import.meta.dirname, '../preload');

/** The parts that exist before Electron is ready. */
export interface Boot {
  settings: Settings;
  origin: string;
  openLink: OpenLink;
  preferenceFile: OpenPreferences;
  updates: Updates | null;
  proxy: ProxyLogin;
  graphics: Graphics;
  logFile: string;
  /** The page's last language. */
  language(): Language;
  /** Null in a kiosk. */
  links: DeepLinkQueue | null;
  /** Null in a rep's client. */
  kioskParts: KioskParts | null;
  file: KioskFile;
  /** Called when the kiosk has started. */
  onStarted(): void;
}

/** Creates the client, a rep's or a kiosk's, and opens its window. */
export function start(boot: Boot): void {
  const {
    settings,
    origin,
    openLink,
    preferenceFile,
    updates,
    proxy,
    graphics,
    logFile,
    language,
    links,
    kioskParts,
    file,
    onStarted,
  } = boot;
  const { server, secret, mode } = settings;
  const { preferences, wereLost } = preferenceFile;
  // Before the first window, which has its page's colour before there is one.
  if (mode === 'rep') applyTheme(preferences.get('theme') ?? 'system');
  const fetch =
    mode === 'rep' ? openRepNetwork({ proxy, fetch: netFetch, language }) : watchNetwork(netFetch, () => undefined);
  const catalogue = openCatalogue({
    folder: localFolder(app),
    server,
    secret,
    fetch,
    language,
    // The kiosk's attract page is not linked from any page, so the sync would not find it.
    pages: () => [kiosk?.kiosk.view().attractPage ?? []].flat(),
    onChange: (view) => sendToStoreWindows('catalogue:changed', view),
  });
  const bundle = createBundleHandler({
    folder: RENDERER,
    server,
    fetch,
    stored: catalogue.shown,
    ...(kioskParts && { staticPage: kioskParts.staticPage }),
  });
  protocol.handle('app', bundle);
  closeForeignChannels();

  const followers = followSession(() => ({ unread: rep?.unread, work }));
  const { session: memberSession, device } = openSession(settings, followers);
  // Chromium writes what pages store with a delay.
  onSessionEnd(app, () => session.defaultSession.flushStorageData());
  // A kiosk stores no session, so there is no token to save before it quits.
  if (mode === 'rep') quitAfterRefresh(app, memberSession, clock);
  const client = createClient({ server, secret, fetch, session: memberSession, device, language });
  const queued = async (owner: string): Promise<readonly OutboxEntry[]> => work?.outbox.openEntries(owner) ?? [];
  const folder = app.getPath('userData');
  const sealing = sealingOf(server, memberSession);
  const carts = mode === 'rep' ? openCarts({ folder, server, sealing, session: memberSession, queued }) : null;
  const call = catalogue.through(carts?.recording(client) ?? client, carts);
  const work: RepData | null =
    carts && openRepData({ server, sealing, call, session: memberSession, preferences, carts });
  const grants = new GrantStore();
  const forPages: Call = work?.call ?? ((name, payload, options) => (kiosk?.call ?? call)(name, payload, options));
  const api = new ApiCalls(grants.through(forPages), (name) => rep?.unread.listen(name));
  const { openStore, openHidden } = windowOpeners({
    mode,
    origin,
    preloads: PRELOADS,
    preferences,
    language,
    abandon: (contents) => api.abandon(contents),
  });

  const phone = kioskParts?.openPhoneSignIn(server, call, (on) =>
    kiosk?.kiosk.send({ type: 'hold', now: now(), name: 'phone', on }),
  );
  const setupKiosk = (parts: KioskParts): OpenKiosk =>
    parts.open({
      settings,
      file: file.config,
      call,
      session: memberSession,
      device,
      fetch,
      preloads: PRELOADS,
      openStore,
      language,
      onStarted,
      graphics,
      stopSignIn: async () => phone?.cancel(),
      forgetLanguage: () => preferences.set('language', DEFAULT_LANGUAGE),
      serveStaff: (staff) => staff.protocol.handle('app', bundle),
    });
  const kiosk = kioskParts && setupKiosk(kioskParts);
  const signIn = kiosk
    ? { laptop: null, kiosk: phone ?? null }
    : { laptop: openSignIn(server, preferences, grants), kiosk: null };
  const handlers: Handlers = {
    ...createHandlers({
      api,
      session: memberSession,
      preferences,
      openLink,
      version: app.getVersion(),
      mode,
      settingsLost: wereLost,
      onLanguage: () => rep?.retranslate(),
      onTheme: applyTheme,
      savePdf: async () => rep?.savePdf(),
      takePage: (contents) => rep?.takePage(contents) ?? null,
    }),
    ...signInHandlers(signIn),
    ...kioskHandlers(kiosk),
    ...outboxHandlers(work?.outbox ?? null),
    ...customerHandlers(work?.book ?? null, () => rep),
    ...catalogueHandlers(catalogue),
    ...updateHandlers(mode === 'rep' ? updates : null),
  };
  answer(handlers, { origin, origins: kioskParts?.origins ?? {}, roleOf });

  const present = async (on: boolean): Promise<void> => work?.book.present(on);
  const openFirst = (path: string): BrowserWindow => {
    const window = timed(openStore(path));
    signIn.laptop?.endWith(window);
    return window;
  };
  const rep =
    links &&
    work &&
    setupRep({
      outbox: work.outbox,
      window: openFirst(links.first),
      links,
      preferences,
      graphics,
      logFile,
      language,
      openHidden,
      present,
      relaunch: () => relaunchAndQuit(settings.appImage),
      launcher: {
        appImage: settings.appImage,
        folder,
        dataHome: settings.dataHome ?? join(app.getPath('home'), '.local/share'),
      },
      renderer: RENDERER,
      readCustomers: () => work.book.read(),
      isUpdateReady: () => updates !== null && updates.ready !== null,
    });
  updates?.start({
    isResting: kiosk && (() => kiosk.kiosk.phase === 'attract'),
    changed: (version) => {
      if (!rep) return;
      sendToStoreWindows('update:changed', { version });
      rep.retranslate();
    },
  });
  // This computer was a kiosk.
  if (mode === 'rep' && app.isPackaged && existsSync(join(folder, KIOSK_STATE))) removeAutostart();
  // Starts reading the keychain while the page loads; the page will ask for the signed-in member.
  void memberSession.user();
}

/** Marks the first window and its first paint, from which the start time is measured. */
function timed(window: BrowserWindow): BrowserWindow {
  markStart('window');
  window.once('ready-to-show', () => markStart('paint'));
  return window;
}

/** Bypasses our own scheme's handler: main's requests go to the merchant's server. */
const netFetch = (url: string, init: RequestInit): Promise<Response> =>
  net.fetch(url, { ...init, bypassCustomProtocolHandlers: true });

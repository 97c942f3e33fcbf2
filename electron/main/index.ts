import { join } from 'node:path';
import { app, net, protocol, session, shell } from 'electron';
import { DEFAULT_LANGUAGE, type Language, withLanguage } from '../../shared/languages.ts';
import { DesktopApi } from './api.ts';
import { createClient } from './client.ts';
import { complain } from './complain.ts';
import { DeviceKey } from './deviceKey.ts';
import { answer, closeForeignChannels } from './ipc/answer.ts';
import { createHandlers, rememberedLanguage } from './ipc/handlers.ts';
import { loadKeychain } from './keychain.ts';
import { createLinkOpener, type OpenLink } from './links.ts';
import { setupMenu } from './menu.ts';
import { openPreferences } from './preferences.ts';
import { APP_ORIGIN, appScheme, createBundleHandler } from './scheme.ts';
import { DesktopSession } from './sessionKeeper.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';
import { Vault } from './vault.ts';
import { guardSession, setupWalls } from './walls.ts';
import { focusWindow, openStoreWindow, roleOf, tellWindows } from './windows.ts';

const SERVICE = 'MedStore';

protocol.registerSchemesAsPrivileged([appScheme]);
app.enableSandbox();
try {
  boot(readSettings(app.isPackaged));
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  complain(error.message);
  app.exit(1);
}

function boot(settings: Settings): void {
  if (!app.requestSingleInstanceLock()) return app.quit();
  const origin = settings.devServer ?? APP_ORIGIN;
  const openLink = createLinkOpener(settings.mode, (url) => shell.openExternal(url));
  setupMenu();
  setupWalls(app, { origin, openLink });
  app.on('window-all-closed', () => app.quit());
  app.on('second-instance', focusWindow);
  void app.whenReady().then(() => start(settings, origin, openLink));
}

function start(settings: Settings, origin: string, openLink: OpenLink): void {
  const { server, secret, mode } = settings;
  // First of all: the default session makes Chromium start the first window's process ahead.
  guardSession(session.defaultSession, origin);
  protocol.handle('app', createBundleHandler({ folder: join(import.meta.dirname, '../renderer'), server, fetch }));
  const preferences = openPreferences();
  closeForeignChannels();

  const device = new DeviceKey(openVault(`${server} device`));
  const keeper = new DesktopSession(
    mode === 'kiosk' ? null : openVault(server),
    (news) => tellWindows('session:changed', news),
    () => device.isKept(),
  );
  const language = (): Language => rememberedLanguage(preferences) ?? DEFAULT_LANGUAGE;
  const api = new DesktopApi(createClient({ server, secret, fetch, session: keeper, device, language }));
  const handlers = createHandlers({ api, session: keeper, preferences, openLink, version: app.getVersion(), mode });
  answer(handlers, { origin, roleOf });

  openStoreWindow({
    url: origin + withLanguage('/', language()),
    preload: join(import.meta.dirname, '../preload/index.cjs'),
    mode,
    isDevelopment: !app.isPackaged,
    preferences,
    onPageGone: (contents) => api.abandon(contents),
  });
  // The keychain is asked while the page loads, which will want to know who is there.
  void keeper.user();
}

/** Never answered by our own scheme: what main fetches is the merchant's server. */
const fetch = (url: string, init: RequestInit): Promise<Response> =>
  net.fetch(url, { ...init, bypassCustomProtocolHandlers: true });

/** Entries of their own for each server: the token of one shop is never offered to another, nor is the device known there. */
const openVault = (account: string): Vault => new Vault({ load: loadKeychain, service: SERVICE, account });

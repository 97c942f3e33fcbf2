import { hostname, release } from 'node:os';
import { join } from 'node:path';
import { app, Menu, protocol, session, shell } from 'electron';
import { DEFAULT_LANGUAGE, type Language } from '../../shared/text/languages.ts';
import { APP_ID } from './app/appId.ts';
import { now } from './app/clock.ts';
import { Graphics } from './app/Graphics.ts';
import { setChromiumSwitches } from './app/chromiumSwitches.ts';
import { keepCrashDumps } from './app/crashes.ts';
import { keepCachesLocal, localFolder } from './app/localFolder.ts';
import { logQuietly, logTo, logWarning } from './app/logWarning.ts';
import { answerSecondStart, removeForeignLock } from './app/instanceLock.ts';
import { mergeConfig } from './kiosk/config/kioskConfig.ts';
import { readKioskFile } from './kiosk/config/readKioskFile.ts';
import { relaunchOnStartFailure } from './kiosk/recovery/relaunchOnStartFailure.ts';
import { onlyCertificate } from './security/clientCertificates.ts';
import { createLinkOpener } from './security/externalLinks.ts';
import { markStart } from './app/startMarks.ts';
import { openPreferences } from './storage/preferences.ts';
import { relaunchAndQuit, relaunchApp } from './app/exit/relaunchApp.ts';
import { reportOwnFailures } from './rep/reportOwnFailures.ts';
import { reportStartFailure } from './rep/reportStartFailure.ts';
import { DeepLinkQueue } from './rep/links/DeepLinkQueue.ts';
import { chooseCertificate } from './rep/network/chooseCertificate.ts';
import { openProxyLogin } from './rep/network/openRepNetwork.ts';
import { reportOpenFailure } from './rep/links/reportOpenFailure.ts';
import { refuseKioskStart, refuseRepStart } from './app/refuseStart.ts';
import { APP_ORIGIN, appScheme } from './windows/appScheme.ts';
import { readSettings, type Settings, SettingsError } from './app/settings.ts';
import { start } from './app/start.ts';
import { isInstalledUnasked, openUpdates } from './updates/openUpdates.ts';
import { guardSession, setupSecurityPolicies } from './security/securityPolicies.ts';
import { focusWindow } from './windows/windows.ts';

markStart('entry');
protocol.registerSchemesAsPrivileged([appScheme]);
app.enableSandbox();
setChromiumSwitches(app.commandLine, process.platform);
try {
  boot(readSettings(app.isPackaged));
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  logWarning(error.message);
  app.exit(1);
}

function boot(startSettings: Settings): void {
  // Before any window: Windows groups windows, notifications and login items by it.
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
  keepCachesLocal(app, process.platform, startSettings.localData);
  const logFile = join(localFolder(app), 'medstore.log');
  logTo(logFile);
  keepCrashDumps(app, localFolder(app));
  const namedFile = startSettings.kioskFile;
  const profile = app.getPath('userData');
  const file = readKioskFile(namedFile ?? join(profile, 'kiosk.json'), namedFile !== null);
  const settings: Settings = file.isKiosk ? { ...startSettings, mode: 'kiosk' } : startSettings;
  const hasLock = (): boolean => app.requestSingleInstanceLock({ pid: process.pid });
  const isKiosk = settings.mode === 'kiosk';
  // Remove another host's lock only once, and only for a kiosk.
  const isFirst = hasLock() || (isKiosk && removeForeignLock(profile, hostname()) && hasLock());
  if (!isFirst && isKiosk) return refuseKioskStart(profile);
  const origin = settings.devServer ?? APP_ORIGIN;
  const preferenceFile = openPreferences();
  const language = (): Language => preferenceFile.preferences.get('language') ?? DEFAULT_LANGUAGE;
  if (!isFirst) return refuseRepStart(profile, language());
  // The log says which client wrote it, and there is one to send.
  logQuietly(
    `start: ${app.getVersion()}, Electron ${process.versions.electron}, ${process.platform} ${release()} ${process.arch}`,
  );
  const openLink = createLinkOpener({
    mode: settings.mode,
    server: settings.server,
    origin,
    open: (url) => shell.openExternal(url),
    onFailure: (failure) => void reportOpenFailure(language(), failure),
  });
  const proxy = openProxyLogin(settings.server, language);
  const graphics = new Graphics(preferenceFile.preferences, now);
  graphics.apply(app);
  // A kiosk has no menu, as its shortcuts would lead out. A rep's menu is built when its language is known.
  Menu.setApplicationMenu(null);
  setupSecurityPolicies(app, {
    origin,
    openLink,
    server: settings.server,
    chooseCertificate: isKiosk ? onlyCertificate : chooseCertificate(language),
  });
  app.on('window-all-closed', () => app.quit());
  const { launcher } = mergeConfig(file.config);
  const onStarted = isKiosk ? relaunchOnStartFailure(launcher, settings.appImage) : () => undefined;
  if (!isKiosk) reportOwnFailures({ language, relaunch: () => relaunchAndQuit(settings.appImage) });
  let isEnding = false;
  app.on('will-quit', () => void (isEnding = true));
  app.on('second-instance', (_event, _arguments, _folder, data) => {
    answerSecondStart(profile, data);
    if (!isEnding) return focusWindow();
    // Started again while this run ends, which its user cannot see.
    isEnding = false;
    relaunchApp(settings.appImage);
  });
  const links = settings.mode === 'rep' ? new DeepLinkQueue(app, process.argv) : null;
  const open = async (): Promise<void> => {
    // Before anything else: the default session makes Chromium start the first window's process early.
    guardSession(session.defaultSession, origin);
    const isUnasked = isInstalledUnasked(process.platform, settings.appImage);
    // Installing a deb needs an administrator's password, which visitors lack: the operator updates such a kiosk.
    const updates =
      isKiosk && !isUnasked
        ? null
        : openUpdates(preferenceFile, (asking, answer) => void proxy.answerStored(asking, answer));
    // Before the first window, so that the installation interrupts nobody.
    if (updates && links && isUnasked) await updates.installAtStart();
    // Loaded lazily: a rep's laptop never needs it.
    const kioskParts = isKiosk ? (await import('./kiosk/openKiosk.ts')).kioskParts : null;
    start({
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
    });
  };
  const started = app.whenReady().then(open);
  // A kiosk is relaunched by its crash recovery.
  void (links ? started.catch((error: unknown) => reportStartFailure(error, language())) : started);
}

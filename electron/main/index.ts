import { hostname } from 'node:os';
import { join } from 'node:path';
import { app, Menu, protocol, session, shell } from 'electron';
import { DEFAULT_LANGUAGE, type Language } from '../../shared/text/languages.ts';
import { setSwitches } from './chromium.ts';
import { complain } from './complain.ts';
import { answerFile, answerSecondStart, removeForeignLock } from './instanceLock.ts';
import { mergeConfig } from './kiosk/config.ts';
import { readKioskFile } from './kiosk/kioskFile.ts';
import { startAnewOnFailure } from './kiosk/startAnew.ts';
import { createLinkOpener } from './links.ts';
import { mark } from './marks.ts';
import { openPreferences } from './preferences.ts';
import { giveUp } from './rep/giveUp.ts';
import { Links } from './rep/Links.ts';
import { sayUnopened } from './rep/sayUnopened.ts';
import { refuseKioskStart, refuseRepStart } from './refuseStart.ts';
import { APP_ORIGIN, appScheme } from './scheme.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { start } from './start.ts';
import { isInstalledUnasked, openUpdates } from './updates/openUpdates.ts';
import { guardSession, setupWalls } from './walls.ts';
import { focusWindow } from './windows.ts';

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
  const named = asked.kioskFile;
  const profile = app.getPath('userData');
  const file = readKioskFile(named ?? join(profile, 'kiosk.json'), named !== null);
  const settings: Settings = file.isKiosk ? { ...asked, mode: 'kiosk' } : asked;
  const hasLock = (): boolean => app.requestSingleInstanceLock({ pid: process.pid });
  const isKiosk = settings.mode === 'kiosk';
  // A lock of another host is removed once, and only for a kiosk.
  const isFirst = hasLock() || (isKiosk && removeForeignLock(profile, hostname()) && hasLock());
  if (!isFirst && isKiosk) return refuseKioskStart(profile);
  const origin = settings.devServer ?? APP_ORIGIN;
  const kept = openPreferences();
  const language = (): Language => kept.preferences.get('language') ?? DEFAULT_LANGUAGE;
  if (!isFirst) return refuseRepStart(answerFile(profile, process.pid), language());
  const openLink = createLinkOpener({
    ...{ mode: settings.mode, server: settings.server, origin },
    open: (url) => shell.openExternal(url),
    unopened: (why) => void sayUnopened(language(), why),
  });
  // A kiosk has none: its shortcuts would be ways out. A rep's is made once it is known in which language.
  Menu.setApplicationMenu(null);
  setupWalls(app, { origin, openLink });
  app.on('window-all-closed', () => app.quit());
  const { launcher } = mergeConfig(file.config);
  const stands = settings.mode === 'kiosk' ? startAnewOnFailure(launcher, settings.appImage) : () => undefined;
  app.on('second-instance', (_event, _arguments, _folder, data) => {
    answerSecondStart(profile, data);
    focusWindow();
  });
  const links = settings.mode === 'rep' ? new Links(app, process.argv) : null;
  const open = async (): Promise<void> => {
    // First of all: the default session makes Chromium start the first window's process ahead.
    guardSession(session.defaultSession, origin);
    const updates = openUpdates(kept);
    // Before there is a window: whoever opens the client has nothing in it yet that an installation could interrupt.
    if (updates && links && isInstalledUnasked(process.platform, settings.appImage)) await updates.installAtStart();
    start({ settings, origin, openLink, kept, updates, language, links, file, stands });
  };
  const started = app.whenReady().then(open);
  // A kiosk is started anew by whoever hears of its faults.
  void (links ? started.catch((error: unknown) => giveUp(error, language())) : started);
}

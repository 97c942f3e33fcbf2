import { join } from 'node:path';
import { app, powerMonitor, session } from 'electron';
import type { Call } from '../../../shared/client/ports.ts';
import { clock, every, now } from '../app/clock.ts';
import { openKeychainEntry } from '../storage/openKeychainEntry.ts';
import { openPhoneSignIn } from '../signIn/openPhoneSignIn.ts';
import { APP_ORIGIN } from '../windows/appScheme.ts';
import { originOf } from '../security/originOf.ts';
import { sendToStoreWindows } from '../windows/windows.ts';
import { AuditLog } from './staff/AuditLog.ts';
import { kioskArguments, setAutostart } from './autostart.ts';
import { ConfigLayers } from './config/ConfigLayers.ts';
import { DisplayCovers } from './windows/DisplayCovers.ts';
import { KioskExit } from './KioskExit.ts';
import { KioskSession } from './session/KioskSession.ts';
import { KioskStore } from './session/KioskStore.ts';
import type { KioskSetup } from './KioskSetup.ts';
import { KioskWindows, STAFF_ORIGIN, STAFF_PARTITION } from './windows/KioskWindows.ts';
import { CHECK_EVERY_MS, type CrashRecovery } from './recovery/CrashRecovery.ts';
import { scheduleNightly } from './updates/nightlySchedule.ts';
import { openCrashRecovery } from './recovery/openCrashRecovery.ts';
import { openLeftRequests } from './requests/openLeftRequests.ts';
import { KioskReporter } from './reports/KioskReporter.ts';
import { kioskReportOf } from './reports/kioskReportOf.ts';
import { openAnonymousCall } from './openAnonymousCall.ts';
import { buildStaffPanel } from './staff/staffPanel.ts';
import { openStaffSession } from './staff/openStaffSession.ts';
import { argon2id } from './staff/pinHash.ts';
import { PinLock } from './staff/PinLock.ts';
import type { StaffSession } from './staff/StaffSession.ts';
import { SAFE_ORIGIN, staticPage } from './windows/staticPages.ts';
import { preventDisplaySleep } from './system.ts';
import { SessionWiper } from './session/SessionWiper.ts';

export interface OpenKiosk {
  /** `setup.call` for pages: a visitor's request that the store does not answer is kept. */
  call: Call;
  kiosk: KioskSession;
  recovery: CrashRecovery;
  staff: StaffSession;
}

/** The kiosk's part of the client, loaded lazily and only in kiosks. */
export interface KioskParts {
  open(setup: KioskSetup): OpenKiosk;
  /** Origins of the kiosk's windows other than the store's. */
  origins: { staff: string; safe: string };
  staticPage: typeof staticPage;
  openPhoneSignIn: typeof openPhoneSignIn;
}

export const kioskParts: KioskParts = {
  open: openKiosk,
  origins: { staff: STAFF_ORIGIN, safe: SAFE_ORIGIN },
  staticPage,
  openPhoneSignIn,
};

/** Creates and starts a kiosk; from then on only staff can leave it. */
function openKiosk(setup: KioskSetup): OpenKiosk {
  const { settings, file, fetch, preloads, openStore, graphics } = setup;
  const folder = app.getPath('userData');
  const log = new AuditLog(join(folder, 'kiosk-audit.log'), now);
  const audit = log.write;
  const memory = new KioskStore(join(folder, 'kiosk-state.json'));
  const config = new ConfigLayers({ file, memory, fetch, audit });
  const { machine, updates } = config;
  const exit = new KioskExit(machine.launcher, settings.appImage, audit);
  const { relaunch } = exit;

  const guards = { platform: process.platform, mayClose: () => exit.isLeaving };
  const windows = new KioskWindows({
    guards,
    preloads,
    openStore,
    isDevelopment: !app.isPackaged,
    opened: (window) => recovery.watch(window),
  });
  const recovery = openCrashRecovery({
    windows,
    memory,
    updates,
    relaunch,
    audit,
    onOutOfService: () => reporter.report(),
    origin: settings.devServer === null ? APP_ORIGIN : (originOf(settings.devServer) ?? APP_ORIGIN),
  });
  setup.onStarted();
  const wiper = new SessionWiper({ setup, windows, recovery, audit });
  const kiosk = new KioskSession({
    now,
    every,
    relaunch,
    config: config.activeConfig,
    publicUrl: settings.server,
    idleMs: () => powerMonitor.getSystemIdleTime() * 1_000,
    wipe: (isFirst) => wiper.wipe(isFirst),
    onChange: (view) => sendToStoreWindows('kiosk:changed', view),
  });
  exit.onQuit(() => {
    kiosk.stop();
    recovery.pause();
  });

  const lock = new PinLock({
    memory,
    now,
    audit,
    hashing: argon2id,
    keychain: openKeychainEntry('kiosk PIN'),
  });
  const displays = new DisplayCovers(guards);
  const call = openAnonymousCall(setup);
  const requests = openLeftRequests({ setup, call, lock, audit });
  const parts = {
    settings,
    config,
    memory,
    lock,
    recovery,
    windows,
    displays,
    isAwake: preventDisplaySleep(),
    wiper,
    log,
    requests,
  };
  const staff = openStaffSession({ ...parts, setup, kiosk, exit });
  const reporter = new KioskReporter({
    call,
    clock,
    read: async () =>
      kioskReportOf({ panel: await buildStaffPanel(parts), phase: kiosk.phase, isOutOfService: windows.isSafe }),
  });

  setup.serveStaff(session.fromPartition(STAFF_PARTITION));
  audit('start', `${app.getVersion()}${graphics.isOff ? ', without hardware acceleration' : ''}`);
  graphics.onFailing(() => {
    audit('fault', 'GPU: hardware acceleration is off from now on');
    relaunch();
  });
  displays.watch(() => windows.fitStore());
  setAutostart(machine.autostart, settings.appImage ?? process.execPath, kioskArguments(settings.kioskFile));
  void begin({ kiosk, staff, lock }).then(() => reporter.report());
  every(CHECK_EVERY_MS, () => kiosk.phase === 'locked' || recovery.checkHeartbeat());
  const minutes = machine.remote?.every_minutes ?? null;
  scheduleNightly({ kiosk, config: config.activeConfig, updates, relaunch, minutes });
  return { call: requests.through(setup.call), kiosk, recovery, staff };
}

/** The first start asks staff to choose a PIN before it admits visitors. */
async function begin({
  kiosk,
  staff,
  lock,
}: {
  kiosk: KioskSession;
  staff: StaffSession;
  lock: PinLock;
}): Promise<void> {
  await kiosk.start(false);
  if ((await lock.step()) === 'setup') staff.open();
}

import { join } from 'node:path';
import { app, type BrowserWindow, clipboard, powerMonitor, type Session, session } from 'electron';
import type { Call } from '../../../shared/client/ports.ts';
import { API_BASE } from '../../../shared/constants.ts';
import type { Language } from '../../../shared/languages.ts';
import { openVault } from '../keychain.ts';
import type { DesktopSession } from '../sessionKeeper.ts';
import type { Settings } from '../settings.ts';
import { tellWindows } from '../windows.ts';
import { AuditLog } from './AuditLog.ts';
import { type KioskConfig, mergeConfig } from './config.ts';
import { Displays } from './displays.ts';
import { Kiosk } from './Kiosk.ts';
import { KioskMemory } from './KioskMemory.ts';
import { KioskWindows, STAFF_ORIGIN, STAFF_PARTITION } from './KioskWindows.ts';
import { Medic } from './Medic.ts';
import { keepHours } from './nightly.ts';
import { panelOf } from './panelOf.ts';
import { argon2id } from './pinHash.ts';
import { PinLock } from './PinLock.ts';
import { SAFE_PAGE_MS } from './recovery.ts';
import { RemoteUpdates } from './RemoteUpdates.ts';
import { setByStaff } from './remoteConfig.ts';
import { StaffDesk } from './StaffDesk.ts';
import { testNetwork, testPrinter } from './staffTests.ts';
import { SAFE_ORIGIN } from './stillPages.ts';
import { setAutostart, stayAwake } from './system.ts';
import { after, every, now } from './timers.ts';
import { wipe } from './wipe.ts';

export interface KioskSetup {
  settings: Settings;
  /** What the file on this machine says. */
  file: Partial<KioskConfig>;
  call: Call;
  keeper: DesktopSession;
  fetch(url: string, init: RequestInit): Promise<Response>;
  service: string;
  preloads: string;
  openStore(): BrowserWindow;
  language(): Language;
  /** What a visitor has begun elsewhere signs nobody in any more. */
  stopSignIn(): Promise<void>;
  forgetLanguage(): void;
  /** From here on its own medic sees to what fails. */
  stands(): void;
  /** Answers our scheme in a session of its own. */
  serveStaff(session: Session): void;
}

export interface OpenKiosk {
  kiosk: Kiosk;
  medic: Medic;
  staff: StaffDesk;
}

/** Origins of the kiosk's windows that are not the store's. */
export const KIOSK_ORIGINS = { staff: STAFF_ORIGIN, safe: SAFE_ORIGIN };

/** How long the server may take to end a session; the tokens are forgotten before it is asked. */
const SIGN_OUT_LIMIT_MS = 5_000;
/** What a launcher around us is told (Windows' Shell Launcher): start again; or do nothing. */
const EXIT_AGAIN = 0;
const EXIT_DONE = 3;

/** Puts a kiosk together and starts it: from here on nobody but staff gets out of it. */
export function openKiosk(setup: KioskSetup): OpenKiosk {
  const { settings, fetch } = setup;
  const folder = app.getPath('userData');
  const { write: audit, ...log } = bound(new AuditLog(join(folder, 'kiosk-audit.log'), now));
  const memory = new KioskMemory(join(folder, 'kiosk-state.json'));
  const machine = mergeConfig(setup.file);
  const updates = new RemoteUpdates({
    remote: machine.remote,
    fetch,
    read: () => memory.now.remote,
    write: (remote) => memory.set({ remote }),
    audit,
  });
  const config = (): KioskConfig => mergeConfig(setup.file, memory.now.staff ?? {}, updates.current?.settings ?? {});

  let isLeaving = false;
  const leave = (code: number): void => {
    isLeaving = true;
    app.exit(code);
  };
  const relaunch = (): void => {
    audit('restart');
    if (!machine.launcher) app.relaunch();
    leave(EXIT_AGAIN);
  };
  // The system goes down, or an update is put in: nothing is opened any more that would keep the client here.
  app.on('before-quit', () => {
    isLeaving = true;
    kiosk.stop();
    medic.rest();
  });

  const windows = new KioskWindows({
    guards: { platform: process.platform, mayClose: () => isLeaving },
    preloads: setup.preloads,
    isDevelopment: !app.isPackaged,
    openStore: setup.openStore,
    opened: (window) => medic.attend(window),
  });
  const medic = new Medic({
    now,
    monotonic: () => performance.now(),
    after,
    relaunches: () => memory.now.relaunches,
    remember: (relaunches) => memory.set({ relaunches: [...relaunches] }),
    remedies: {
      reload: () => (windows.store ? windows.store.webContents.reload() : windows.openStore()),
      recreate: () => windows.openStore(),
      relaunch: () => {
        updates.withdraw();
        relaunch();
      },
      safe: () => {
        medic.rest();
        windows.openSafe();
        after(SAFE_PAGE_MS, relaunch);
      },
    },
    audit,
  });
  recoverMain(medic);
  setup.stands();
  // Chromium itself starts these again; what becomes of the page is seen by its heartbeat.
  app.on('child-process-gone', (_event, { type, reason }) => audit('fault', `${type}: ${reason}`));

  let wipes = 0;
  const kiosk = new Kiosk({
    now,
    idleMs: () => powerMonitor.getSystemIdleTime() * 1_000,
    every,
    config,
    publicUrl: settings.server,
    wipe: async (isFirst) => {
      medic.rest();
      const isClean = await wipe(
        wipePartsOf(setup, windows, (what) => audit('wipe-failed', what)),
        { isFirst },
      );
      if (isClean) audit('wiped', String(++wipes));
      return isClean;
    },
    relaunch,
    tell: (view) => tellWindows('kiosk:changed', view),
  });

  const lock = new PinLock({
    vault: openVault(setup.service, 'kiosk PIN'),
    hashing: argon2id,
    memory,
    now,
    audit,
  });
  const displays = new Displays({ platform: process.platform, mayClose: () => isLeaving });
  const isAwake = stayAwake();
  const staff = new StaffDesk({
    lock,
    openWindow: (closed) => windows.openStaff(setup.language(), closed),
    entered: () => kiosk.send({ type: 'staff-in' }),
    left: () => void (isLeaving || kiosk.send({ type: 'staff-out' })),
    panel: () =>
      panelOf({
        settings,
        config: config(),
        machine,
        memory,
        updates,
        lock,
        medic,
        windows,
        displays,
        isAwake,
        wipes,
        log,
      }),
    configure: (page) => {
      const { current } = updates;
      const set = setByStaff({ before: memory.now.staff, page, inForce: config(), current });
      memory.set({ staff: set });
      return set;
    },
    test: (what) => testOf(what, setup, windows),
    restart: relaunch,
    exit: () => leave(machine.launcher ? EXIT_DONE : 0),
    after,
    audit,
  });

  setup.serveStaff(session.fromPartition(STAFF_PARTITION));
  audit('start', app.getVersion());
  displays.watch(() => windows.fitStore());
  setAutostart(machine.autostart, process.execPath);
  void begin({ kiosk, staff, lock });
  every(1_000, () => kiosk.phase === 'locked' || medic.look());
  keepHours({ kiosk, config, updates, relaunch, minutes: machine.remote?.every_minutes ?? null });
  return { kiosk, medic, staff };
}

/** The first start asks for the PIN before it lets a visitor in. */
async function begin({ kiosk, staff, lock }: { kiosk: Kiosk; staff: StaffDesk; lock: PinLock }): Promise<void> {
  await kiosk.start(false);
  if ((await lock.step()) === 'setup') staff.open();
}

/** An error that nobody caught would be a dialog, and a kiosk has nobody to close it. */
function recoverMain(medic: Medic): void {
  const recover = (error: unknown): void =>
    medic.report('main', error instanceof Error ? error.message : 'an unknown error');
  process.on('uncaughtException', recover);
  process.on('unhandledRejection', recover);
}

function wipePartsOf(setup: KioskSetup, windows: KioskWindows, failed: (step: string) => void) {
  const { call, keeper } = setup;
  return {
    raiseCurtain: () => windows.raiseCurtain(),
    closePage: () => windows.closeStore(),
    signOut: async () => {
      await setup.stopSignIn();
      const ended = call('logout', {}).catch(() => undefined);
      await Promise.race([ended, new Promise((resolve) => after(SIGN_OUT_LIMIT_MS, () => resolve(undefined)))]);
    },
    isSignedOut: async () => (await keeper.user()) === null && (await keeper.read()) === null,
    forgetLanguage: setup.forgetLanguage,
    session: session.defaultSession,
    clipboard,
    openPage: () => windows.openStore(),
    failed,
  };
}

const testOf = async (what: 'network' | 'printer', { settings, fetch }: KioskSetup, windows: KioskWindows) =>
  what === 'network'
    ? testNetwork(`${settings.server}${API_BASE}/base/system/timestamp/`, fetch, now)
    : windows.staff
      ? testPrinter(windows.staff.webContents)
      : { result: 'none' as const, detail: '' };

const bound = (log: AuditLog) => ({ write: log.write, last: (count: number) => log.last(count) });

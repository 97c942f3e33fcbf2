import { join } from 'node:path';
import { app, powerMonitor, session } from 'electron';
import { every, now } from '../clock.ts';
import { openVault } from '../keychain.ts';
import { tellWindows } from '../windows.ts';
import { AuditLog } from './AuditLog.ts';
import { setAutostart } from './autostart.ts';
import { ConfigLayers } from './ConfigLayers.ts';
import { Displays } from './Displays.ts';
import { Exit } from './Exit.ts';
import { Kiosk } from './Kiosk.ts';
import { KioskMemory } from './KioskMemory.ts';
import type { KioskSetup } from './KioskSetup.ts';
import { KioskWindows, STAFF_ORIGIN, STAFF_PARTITION } from './KioskWindows.ts';
import type { Medic } from './Medic.ts';
import { keepHours } from './nightly.ts';
import { openMedic } from './openMedic.ts';
import { openStaffDesk } from './openStaffDesk.ts';
import { argon2id } from './pinHash.ts';
import { PinLock } from './PinLock.ts';
import type { StaffDesk } from './StaffDesk.ts';
import { SAFE_ORIGIN } from './stillPages.ts';
import { stayAwake } from './system.ts';
import { Wiper } from './Wiper.ts';

export interface OpenKiosk {
  kiosk: Kiosk;
  medic: Medic;
  staff: StaffDesk;
}

/** Origins of the kiosk's windows that are not the store's. */
export const KIOSK_ORIGINS = { staff: STAFF_ORIGIN, safe: SAFE_ORIGIN };

/** Puts a kiosk together and starts it: from here on nobody but staff gets out of it. */
export function openKiosk(setup: KioskSetup): OpenKiosk {
  const { settings, file, fetch, preloads, openStore } = setup;
  const folder = app.getPath('userData');
  const log = new AuditLog(join(folder, 'kiosk-audit.log'), now);
  const audit = log.write;
  const memory = new KioskMemory(join(folder, 'kiosk-state.json'));
  const config = new ConfigLayers({ file, memory, fetch, audit });
  const { machine, updates } = config;
  const exit = new Exit(machine.launcher, settings.appImage, audit);
  const { relaunch } = exit;

  const guards = { platform: process.platform, mayClose: () => exit.isLeaving };
  const windows = new KioskWindows({
    ...{ guards, preloads, openStore, isDevelopment: !app.isPackaged },
    opened: (window) => medic.attend(window),
  });
  const medic = openMedic({ windows, memory, updates, relaunch, audit });
  setup.stands();
  const wiper = new Wiper({ setup, windows, medic, audit });
  const kiosk = new Kiosk({
    ...{ now, every, relaunch, config: config.inForce, publicUrl: settings.server },
    idleMs: () => powerMonitor.getSystemIdleTime() * 1_000,
    wipe: (isFirst) => wiper.wipe(isFirst),
    tell: (view) => tellWindows('kiosk:changed', view),
  });
  exit.onQuit(() => {
    kiosk.stop();
    medic.rest();
  });

  const lock = new PinLock({
    ...{ memory, now, audit, hashing: argon2id },
    vault: openVault('kiosk PIN'),
  });
  const displays = new Displays(guards);
  const seen = { settings, config, memory, lock, medic, windows, displays, isAwake: stayAwake(), wiper, log };
  const staff = openStaffDesk({ ...seen, setup, kiosk, exit });

  setup.serveStaff(session.fromPartition(STAFF_PARTITION));
  audit('start', app.getVersion());
  displays.watch(() => windows.fitStore());
  setAutostart(machine.autostart, settings.appImage ?? process.execPath);
  void begin({ kiosk, staff, lock });
  every(1_000, () => kiosk.phase === 'locked' || medic.look());
  const minutes = machine.remote?.every_minutes ?? null;
  keepHours({ kiosk, config: config.inForce, updates, relaunch, minutes });
  return { kiosk, medic, staff };
}

/** The first start asks for the PIN before it lets a visitor in. */
async function begin({ kiosk, staff, lock }: { kiosk: Kiosk; staff: StaffDesk; lock: PinLock }): Promise<void> {
  await kiosk.start(false);
  if ((await lock.step()) === 'setup') staff.open();
}

import { app, screen } from 'electron';
import type { StaffPanel } from '../../../shared/ipc/kiosk.ts';
import type { Settings } from '../settings.ts';
import type { AuditEntry } from './AuditLog.ts';
import type { KioskConfig } from './config.ts';
import type { Displays } from './displays.ts';
import type { KioskMemory } from './KioskMemory.ts';
import type { KioskWindows } from './KioskWindows.ts';
import type { Medic } from './Medic.ts';
import type { PinLock } from './PinLock.ts';
import type { RemoteUpdates } from './RemoteUpdates.ts';
import { selfCheck } from './selfCheck.ts';
import { setFromAfar } from './remoteConfig.ts';
import { hasDesktopShell, startsByItself } from './system.ts';

export interface PanelParts {
  settings: Settings;
  /** What is in force, and what the machine's file says. */
  config: KioskConfig;
  machine: KioskConfig;
  memory: KioskMemory;
  updates: RemoteUpdates;
  lock: PinLock;
  medic: Medic;
  windows: KioskWindows;
  displays: Displays;
  isAwake(): boolean;
  wipes: number;
  log: { last(count: number): AuditEntry[] };
}

const SHOWN_ENTRIES = 30;

/** What staff see of their kiosk: settings, figures, what is not locked down, and what happened. */
export async function panelOf(parts: PanelParts): Promise<StaffPanel> {
  const { settings, config, memory, updates, medic, log } = parts;
  const { idle_seconds, warning_seconds, restart_at } = config;
  const kilobytes = app.getAppMetrics().reduce((sum, { memory }) => sum + memory.workingSetSize, 0);
  return {
    version: app.getVersion(),
    name: config.name,
    server: settings.server,
    uptimeSeconds: Math.round(process.uptime()),
    memoryMb: Math.round(kilobytes / 1_024),
    faults: medic.faults,
    relaunches: memory.now.relaunches.length,
    wipes: parts.wipes,
    configVersion: updates.current?.version ?? 0,
    settings: { idle_seconds, warning_seconds, restart_at },
    fromAfar: setFromAfar(updates.current),
    checks: await checksOf(parts),
    audit: log.last(SHOWN_ENTRIES),
  };
}

async function checksOf({ settings, machine, memory, lock, windows, displays, isAwake }: PanelParts) {
  return selfCheck({
    isPackaged: app.isPackaged,
    platform: process.platform,
    isServerSecure: settings.server.startsWith('https://'),
    isKeychainThere: (await lock.step()) !== 'shut',
    hasPin: memory.now.hasPin,
    isFullScreen: windows.store?.isKiosk() ?? false,
    displays: screen.getAllDisplays().length,
    covered: displays.covered,
    isAwake: isAwake(),
    startsByItself: machine.launcher || startsByItself(),
    hasDesktopShell: await hasDesktopShell(settings.desktop),
    // Windows does not say without a helper program; a kiosk there runs as the user Shell Launcher names.
    isAdministrator: process.getuid ? process.getuid() === 0 : null,
    isRemoteSigned: machine.remote === null ? null : true,
  });
}

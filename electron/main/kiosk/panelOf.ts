import { app, screen } from 'electron';
import type { StaffPanel } from '../../../shared/ipc/kiosk.ts';
import type { Settings } from '../settings.ts';
import type { AuditLog } from './AuditLog.ts';
import { startsByItself } from './autostart.ts';
import type { ConfigLayers } from './ConfigLayers.ts';
import type { Displays } from './Displays.ts';
import type { KioskMemory } from './KioskMemory.ts';
import type { KioskWindows } from './KioskWindows.ts';
import type { Medic } from './Medic.ts';
import type { PinLock } from './PinLock.ts';
import { selfCheck } from './selfCheck.ts';
import { setFromAfar } from './remoteConfig.ts';
import { hasDesktopShell } from './system.ts';
import type { Wiper } from './Wiper.ts';

export interface PanelParts {
  settings: Settings;
  config: ConfigLayers;
  memory: KioskMemory;
  lock: PinLock;
  medic: Medic;
  windows: KioskWindows;
  displays: Displays;
  isAwake(): boolean;
  wiper: Wiper;
  log: AuditLog;
}

const SHOWN_ENTRIES = 30;

/** What staff see of their kiosk: settings, figures, what is not locked down, and what happened. */
export async function panelOf(parts: PanelParts): Promise<StaffPanel> {
  const { settings, config, memory, medic, wiper, log } = parts;
  const { name, idle_seconds, warning_seconds, restart_at } = config.inForce();
  const { current } = config.updates;
  const kilobytes = app.getAppMetrics().reduce((sum, { memory }) => sum + memory.workingSetSize, 0);
  return {
    version: app.getVersion(),
    name,
    server: settings.server,
    uptimeSeconds: Math.round(process.uptime()),
    memoryMb: Math.round(kilobytes / 1_024),
    faults: medic.faults,
    relaunches: memory.now.relaunches.length,
    wipes: wiper.count,
    configVersion: current?.version ?? 0,
    settings: { idle_seconds, warning_seconds, restart_at },
    fromAfar: setFromAfar(current),
    checks: await checksOf(parts),
    audit: log.last(SHOWN_ENTRIES),
  };
}

async function checksOf({ settings, config, memory, lock, windows, displays, isAwake }: PanelParts) {
  const { machine } = config;
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

import { app, screen } from 'electron';
import type { StaffPanel } from '../../../../shared/ipc/kiosk.ts';
import type { Settings } from '../../app/settings.ts';
import type { AuditLog } from './AuditLog.ts';
import { isAutostartEnabled, kioskArguments } from '../autostart.ts';
import type { ConfigLayers } from '../config/ConfigLayers.ts';
import type { DisplayCovers } from '../windows/DisplayCovers.ts';
import type { KioskStore } from '../session/KioskStore.ts';
import type { KioskWindows } from '../windows/KioskWindows.ts';
import type { CrashRecovery } from '../recovery/CrashRecovery.ts';
import type { PinLock } from './PinLock.ts';
import type { LeftRequests } from '../requests/LeftRequests.ts';
import { selfCheck } from './selfCheck.ts';
import { remoteSettings } from '../config/remoteConfig.ts';
import { hasDesktopShell } from '../system.ts';
import type { SessionWiper } from '../session/SessionWiper.ts';

export interface PanelParts {
  settings: Settings;
  config: ConfigLayers;
  memory: KioskStore;
  lock: PinLock;
  recovery: CrashRecovery;
  windows: KioskWindows;
  displays: DisplayCovers;
  isAwake(): boolean;
  wiper: SessionWiper;
  log: AuditLog;
  requests: LeftRequests;
}

const SHOWN_ENTRIES = 30;

/** The staff's panel: settings, figures, lockdown checks and the audit log. */
export async function buildStaffPanel(parts: PanelParts): Promise<StaffPanel> {
  const { settings, config, memory, recovery, wiper, log, requests } = parts;
  const { name, idle_seconds, warning_seconds, restart_at } = config.activeConfig();
  const { current } = config.updates;
  const kilobytes = app.getAppMetrics().reduce((sum, { memory }) => sum + memory.workingSetSize, 0);
  return {
    version: app.getVersion(),
    name,
    server: settings.server,
    uptimeSeconds: Math.round(process.uptime()),
    memoryMb: Math.round(kilobytes / 1_024),
    faults: recovery.faults,
    relaunches: memory.now.relaunches.length,
    wipes: wiper.count,
    requests: await requests.count(),
    configVersion: current?.version ?? 0,
    settings: { idle_seconds, warning_seconds, restart_at },
    fromAfar: remoteSettings(current),
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
    isAutostartEnabled: machine.launcher || isAutostartEnabled(kioskArguments(settings.kioskFile)),
    hasDesktopShell: await hasDesktopShell(settings.desktop),
    // Windows reports it only through a helper program; a kiosk there runs as the user that Shell Launcher names.
    isAdministrator: process.getuid ? process.getuid() === 0 : null,
    isRemoteSigned: machine.remote === null ? null : true,
  });
}

import { app } from 'electron';
import { after, clock } from '../../app/clock.ts';
import { originOf } from '../../security/originOf.ts';
import type { AuditLog } from '../staff/AuditLog.ts';
import type { KioskStore } from '../session/KioskStore.ts';
import type { KioskWindows } from '../windows/KioskWindows.ts';
import { CrashRecovery, type CrashRecoveryParts } from './CrashRecovery.ts';
import { SAFE_PAGE_MS } from './recoveryPolicy.ts';
import type { RemoteConfigSync } from '../updates/RemoteConfigSync.ts';

interface CrashRecoverySetup {
  windows: KioskWindows;
  memory: KioskStore;
  updates: RemoteConfigSync;
  /** The store's, inside the client. */
  origin: string;
  relaunch(): void;
  /** Called when the safe page is shown. */
  onOutOfService(): void;
  audit: AuditLog['write'];
}

/** Creates the crash recovery of this kiosk and reports every fault to it. */
export function openCrashRecovery(setup: CrashRecoverySetup): CrashRecovery {
  const { memory, audit, origin } = setup;
  const recovery: CrashRecovery = new CrashRecovery({
    ...clock,
    audit,
    isOurs: (url: string) => originOf(url) === origin,
    relaunches: () => memory.now.relaunches,
    remember: (relaunches) => memory.set({ relaunches: [...relaunches] }),
    remedies: remediesOf(setup, () => recovery.pause()),
  });
  recoverMain(recovery);
  // Chromium restarts these processes itself; the page's heartbeat shows whether it survived.
  app.on('child-process-gone', (_event, { type, reason }) => audit('fault', `${type}: ${reason}`));
  return recovery;
}

const remediesOf = (
  { windows, updates, relaunch, onOutOfService }: CrashRecoverySetup,
  rest: () => void,
): CrashRecoveryParts['remedies'] => ({
  reload: () => (windows.store ? windows.store.webContents.reload() : windows.openStore()),
  recreate: () => windows.openStore(),
  relaunch: () => {
    updates.rollBack();
    relaunch();
  },
  safe: () => {
    rest();
    windows.openSafe();
    onOutOfService();
    after(SAFE_PAGE_MS, relaunch);
  },
});

/** An uncaught error would open a dialog, which no one closes at a kiosk. */
function recoverMain(recovery: CrashRecovery): void {
  const recover = (error: unknown): void =>
    recovery.report('main', error instanceof Error ? error.message : 'an unknown error');
  process.on('uncaughtException', recover);
  process.on('unhandledRejection', recover);
}

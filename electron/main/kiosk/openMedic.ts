import { app } from 'electron';
import { after, clock } from '../clock.ts';
import type { AuditLog } from './AuditLog.ts';
import type { KioskMemory } from './KioskMemory.ts';
import type { KioskWindows } from './KioskWindows.ts';
import { Medic, type MedicParts } from './Medic.ts';
import { SAFE_PAGE_MS } from './recovery.ts';
import type { RemoteUpdates } from './RemoteUpdates.ts';

interface MedicSetup {
  windows: KioskWindows;
  memory: KioskMemory;
  updates: RemoteUpdates;
  relaunch(): void;
  audit: AuditLog['write'];
}

/** A medic that is told of every fault of this client, and has its windows and a new start for remedies. */
export function openMedic(setup: MedicSetup): Medic {
  const { memory, audit } = setup;
  const medic: Medic = new Medic({
    ...{ ...clock, audit },
    relaunches: () => memory.now.relaunches,
    remember: (relaunches) => memory.set({ relaunches: [...relaunches] }),
    remedies: remediesOf(setup, () => medic.rest()),
  });
  recoverMain(medic);
  // Chromium itself starts these again; what becomes of the page is seen by its heartbeat.
  app.on('child-process-gone', (_event, { type, reason }) => audit('fault', `${type}: ${reason}`));
  return medic;
}

const remediesOf = ({ windows, updates, relaunch }: MedicSetup, rest: () => void): MedicParts['remedies'] => ({
  reload: () => (windows.store ? windows.store.webContents.reload() : windows.openStore()),
  recreate: () => windows.openStore(),
  relaunch: () => {
    updates.withdraw();
    relaunch();
  },
  safe: () => {
    rest();
    windows.openSafe();
    after(SAFE_PAGE_MS, relaunch);
  },
});

/** An error that nobody caught would be a dialog, and a kiosk has nobody to close it. */
function recoverMain(medic: Medic): void {
  const recover = (error: unknown): void =>
    medic.report('main', error instanceof Error ? error.message : 'an unknown error');
  process.on('uncaughtException', recover);
  process.on('unhandledRejection', recover);
}

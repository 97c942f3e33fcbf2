import type { KioskReport, KioskState } from '../../../../shared/contract/schemas/kiosks.ts';
import type { KioskPhase, StaffPanel } from '../../../../shared/ipc/kiosk.ts';

interface KioskSituation {
  panel: StaffPanel;
  phase: KioskPhase;
  /** The safe page is shown. */
  isOutOfService: boolean;
}

/** The report for the store: figures of the staff's panel, and what the screen shows. */
export function kioskReportOf({ panel, phase, isOutOfService }: KioskSituation): KioskReport {
  return {
    name: panel.name,
    version: panel.version,
    state: isOutOfService ? 'outOfService' : stateOf(phase),
    uptime_minutes: Math.floor(panel.uptimeSeconds / 60),
    memory_mb: panel.memoryMb,
    faults: panel.faults,
    requests: panel.requests,
    failed_checks: panel.checks.filter(({ state }) => state === 'bad').map(({ id }) => id),
  };
}

function stateOf(phase: KioskPhase): KioskState {
  if (phase === 'locked') return 'staff';
  return phase === 'attract' ? 'attract' : 'visitor';
}

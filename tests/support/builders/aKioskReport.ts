import type { KioskReport } from '../../../shared/contract/schemas/kiosks.ts';

/** A report of a kiosk at rest, without faults. */
export const aKioskReport = (change: Partial<KioskReport> = {}): KioskReport => ({
  name: 'hall 4, left',
  version: '1.4.0',
  state: 'attract',
  uptime_minutes: 125,
  memory_mb: 412,
  faults: 0,
  requests: { waiting: 0, refused: 0 },
  failed_checks: [],
  ...change,
});

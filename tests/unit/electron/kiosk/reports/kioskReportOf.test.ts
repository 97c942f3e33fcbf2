import { expect, it } from 'vitest';
import { kioskReportOf } from '../../../../../electron/main/kiosk/reports/kioskReportOf.ts';
import { KioskReport, type KioskState } from '../../../../../shared/contract/schemas/kiosks.ts';
import type { KioskPhase, StaffPanel } from '../../../../../shared/ipc/kiosk.ts';

const panel: StaffPanel = {
  version: '1.4.0',
  name: 'hall 4',
  server: 'https://shop.example',
  uptimeSeconds: 60,
  memoryMb: 400,
  faults: 2,
  relaunches: 1,
  wipes: 3,
  requests: { waiting: 1, refused: 0 },
  configVersion: 0,
  fromAfar: [],
  settings: { idle_seconds: 60, warning_seconds: 15, restart_at: null },
  checks: [
    { id: 'awake', state: 'bad' },
    { id: 'pin', state: 'ok' },
    { id: 'systemKeys', state: 'unknown' },
  ],
  audit: [{ at: '2026-11-27T12:00:00Z', what: 'start', detail: '' }],
};

it.each<[phase: KioskPhase, isOutOfService: boolean, state: KioskState]>([
  ['attract', false, 'attract'],
  ['active', false, 'visitor'],
  ['warning', false, 'visitor'],
  ['wiping', false, 'visitor'],
  ['locked', false, 'staff'],
  ['attract', true, 'outOfService'],
])('in phase %s, with the safe page: %s, the report says %s', (phase, isOutOfService, state) => {
  expect(kioskReportOf({ panel, phase, isOutOfService }).state).toBe(state);
});

it('the report fits the contract, with the failed checks alone', () => {
  const report = kioskReportOf({ panel, phase: 'attract', isOutOfService: false });
  expect(KioskReport.parse(report)).toEqual(report);
  expect(report.failed_checks).toEqual(['awake']);
});

it('a kiosk with a blank name reports, too', () => {
  const report = kioskReportOf({ panel: { ...panel, name: ' ' }, phase: 'attract', isOutOfService: false });
  expect(KioskReport.parse(report)).toMatchObject({ name: '' });
});

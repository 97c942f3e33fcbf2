import { expect, it } from 'vitest';
import { kioskReport } from '../../../../../server/modules/kiosks/kioskReport.ts';
import type { KioskReport } from '../../../../../shared/contract/schemas/kiosks.ts';
import { aKioskReport } from '../../../../support/builders/aKioskReport.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const MINUTE_MS = 60_000;

const report = (change: Partial<KioskReport>, minutesAgo = 2): string =>
  kioskReport([{ deviceId: 'a1b2c3d4e5', report: aKioskReport(change), at: new Date(NOW - minutesAgo * MINUTE_MS) }], {
    days: 28,
    now: NOW,
  })
    .split('\n')
    .at(-1)!;

it('a kiosk is one line: its state, its last report and its figures', () => {
  expect(report({}).split(/\s{2,}/)).toEqual([
    'hall 4, left',
    'a1b2c3',
    'attract screen',
    '2 min ago',
    '1.4.0',
    '2 h',
    '412 MB',
    '0',
    '0 waiting',
    '–',
  ]);
});

it.each<[what: string, change: Partial<KioskReport>, minutesAgo: number, shown: string]>([
  ['missed three reports', {}, 16, 'SILENT, was: attract screen'],
  ['missed two reports', {}, 14, 'attract screen'],
  ['shows the safe page', { state: 'outOfService' }, 2, 'OUT OF SERVICE'],
  ['has a visitor', { state: 'visitor' }, 2, 'visitor'],
  ['was last heard three days ago', {}, 3 * 24 * 60, '3 d ago'],
  ['was last heard 47 hours ago', {}, 47 * 60, '47 h ago'],
  ['has a clock ahead of the server', {}, -2, '0 min ago'],
  ['cannot read its requests', { requests: null }, 2, 'CANNOT BE READ'],
  ['has refused requests', { requests: { waiting: 1, refused: 2 } }, 2, '1 waiting, 2 REFUSED'],
  ['failed checks', { failed_checks: ['awake', 'shell'] }, 2, 'awake, shell'],
])('a kiosk that %s', (_what, change, minutesAgo, shown) => {
  expect(report(change, minutesAgo).split(/\s{2,}/)).toContain(shown);
});

it('a name from a kiosk adds no line and no control code', () => {
  expect(report({ name: 'hall\n\u001B[2J4' })).toMatch(/^hall \[2J4 {2}a1b2c3/);
});

it('without a report it says so', () => {
  expect(kioskReport([], { days: 7, now: NOW })).toBe('No kiosk reported in the last 7 days.');
  expect(kioskReport([], { days: 1, now: NOW })).toBe('No kiosk reported in the last day.');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULTS } from '../../../../../electron/main/kiosk/config/kioskConfig.ts';
import { scheduleNightly } from '../../../../../electron/main/kiosk/updates/nightlySchedule.ts';

let phase: 'attract' | 'active';
const relaunch = vi.fn();
const updates = { ask: vi.fn(async () => undefined), confirmTrial: vi.fn() };
const minutes = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 60_000);
const keep = (every: number | null, restart_at: string | null = '04:00'): void =>
  scheduleNightly({
    kiosk: {
      get phase() {
        return phase;
      },
    },
    config: () => ({ ...DEFAULTS, restart_at }),
    updates,
    relaunch,
    minutes: every,
  });

beforeEach(() => {
  vi.useFakeTimers();
  // Ticks a few milliseconds late, as timers sometimes do, so that the hour is between two ticks.
  vi.setSystemTime(new Date(2026, 10, 22, 3, 0, 0, 100));
  phase = 'attract';
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

it('at the configured time it restarts, once, and not before', async () => {
  keep(null);
  await minutes(59);
  expect(relaunch).not.toHaveBeenCalled();
  await minutes(1);
  expect(relaunch).toHaveBeenCalledOnce();
});

it('waits until no visitor is there', async () => {
  keep(null);
  phase = 'active';
  await minutes(90);
  expect(relaunch).not.toHaveBeenCalled();
  phase = 'attract';
  await minutes(1);
  expect(relaunch).toHaveBeenCalledOnce();
});

it('does not restart without a configured time', async () => {
  keep(null, null);
  await minutes(24 * 60 + 1);
  expect(relaunch).not.toHaveBeenCalled();
});

it('asks the operator soon after the start and then at the configured interval, while idle', async () => {
  keep(15, null);
  await minutes(1);
  expect(updates.ask).toHaveBeenCalledTimes(1);
  await minutes(15);
  expect(updates.ask).toHaveBeenCalledTimes(2);
  phase = 'active';
  await minutes(60);
  expect(updates.ask).toHaveBeenCalledTimes(2);
  expect(updates.confirmTrial).toHaveBeenCalled();
});

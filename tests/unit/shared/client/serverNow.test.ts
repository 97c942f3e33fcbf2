import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServerTime } from '../../../../shared/client/ServerTime.ts';
import { learnServerTime, serverNow } from '../../../../shared/client/serverNow.ts';

const NOON = Date.parse('2026-11-27T12:00:00Z');
const DAY_MS = 86_400_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each([-DAY_MS, -3_600_000, 3_600_000, 400 * DAY_MS])('follows the store where the device is off by %i ms', (off) => {
  vi.setSystemTime(NOON + off);
  learnServerTime(NOON);
  expect(serverNow()).toBe(NOON);
  vi.setSystemTime(NOON + off + 5_000);
  expect(serverNow()).toBe(NOON + 5_000);
});

it('trusts a device that is right, also one that has been set right', () => {
  vi.setSystemTime(NOON + DAY_MS);
  learnServerTime(NOON);
  vi.setSystemTime(NOON + 700);
  learnServerTime(NOON);
  expect(serverNow()).toBe(NOON + 700);
});

it('follows each reading of the clock that calls are signed with', async () => {
  const clock = { now: () => 0, monotonic: () => 0, after: () => () => undefined };
  vi.setSystemTime(NOON + DAY_MS);
  await new ServerTime(async () => NOON, clock).stamp();
  expect(serverNow()).toBe(NOON);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { learnServerTime, serverNow } from '../../../../shared/client/serverNow.ts';

const NOON = Date.parse('2026-11-27T12:00:00Z');
const DAY_MS = 86_400_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each([-DAY_MS, -3_600_000, 3_600_000, 400 * DAY_MS])('follows the store where the device is off by %i ms', (off) => {
  vi.setSystemTime(NOON + off);
  learnServerTime('Fri, 27 Nov 2026 12:00:00 GMT');
  expect(serverNow()).toBe(NOON);
  vi.setSystemTime(NOON + off + 5_000);
  expect(serverNow()).toBe(NOON + 5_000);
});

it('trusts a device that is right, also one that has been set right', () => {
  vi.setSystemTime(NOON + DAY_MS);
  learnServerTime('Fri, 27 Nov 2026 12:00:00 GMT');
  vi.setSystemTime(NOON + 700);
  learnServerTime('Fri, 27 Nov 2026 12:00:00 GMT');
  expect(serverNow()).toBe(NOON + 700);
});

it.each([undefined, '', 'soon'])('learns nothing from an answer whose date is %j', (date) => {
  vi.setSystemTime(NOON);
  learnServerTime('Fri, 27 Nov 2026 13:00:00 GMT');
  learnServerTime(date);
  expect(serverNow()).toBe(NOON + 3_600_000);
});

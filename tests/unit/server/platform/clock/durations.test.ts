import { expect, it } from 'vitest';
import { endOfDayAfter } from '../../../../../server/platform/clock/durations.ts';

it.each([
  ['2026-12-24T00:00:00.000Z', 7, '2026-12-31T23:59:59.999Z'],
  ['2026-12-24T23:59:59.999Z', 7, '2026-12-31T23:59:59.999Z'],
  ['2026-12-31T23:59:59.999Z', 1, '2027-01-01T23:59:59.999Z'],
  ['2028-02-14T12:00:00.000Z', 15, '2028-02-29T23:59:59.999Z'],
  ['2027-03-27T23:30:00.000Z', 1, '2027-03-28T23:59:59.999Z'],
])('from %s on, %i days later is over at %s', (now, days, end) => {
  expect(endOfDayAfter(Date.parse(now), days).toISOString()).toBe(end);
});

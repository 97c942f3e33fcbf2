import { describe, expect, it } from 'vitest';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import { RetrySchedule } from '../../../../shared/outbox/RetrySchedule.ts';

const OFFLINE = new ApiError('offline');
const BROKEN = new ApiError(Code.internal);
const REASON = { code: 'offline', message: '', errors: {} };

const failing = (times: number, error: ApiError, schedule = new RetrySchedule(() => 0)): RetrySchedule => {
  for (let time = 0; time < times; time += 1) schedule.countFailure('one', error, REASON);
  return schedule;
};

describe('the delay until the next attempt', () => {
  it.each([
    [1, 2_000],
    [2, 4_000],
    [8, 256_000],
    [9, 300_000],
    [50, 300_000],
  ])('after %i failures is %i ms', (times, delay) => {
    expect(failing(times, OFFLINE).delayMs('one', OFFLINE)).toBe(delay);
  });

  it('is shortened by jitter, by half at most', () => {
    expect(failing(1, OFFLINE, new RetrySchedule(() => 1)).delayMs('one', OFFLINE)).toBe(1_000);
  });

  it('is never shorter than what the server asks for', () => {
    const tooMany = new ApiError(Code.tooMany, '', { retry_after: 90 });
    expect(failing(1, tooMany).delayMs('one', tooMany)).toBe(90_000);
  });

  it('starts again once the attempts are forgotten', () => {
    const schedule = failing(6, OFFLINE);
    schedule.reset('one');
    expect(failing(1, OFFLINE, schedule).delayMs('one', OFFLINE)).toBe(2_000);
  });
});

describe('an entry that gets unexpected answers', () => {
  it('yields to the entries behind it after eight', () => {
    expect(failing(7, BROKEN).yields('one')).toBe(false);
    expect(failing(8, BROKEN).yields('one')).toBe(true);
  });

  it('never yields for being offline', () => {
    expect(failing(20, OFFLINE).yields('one')).toBe(false);
  });

  it('is not hopeless while the store answers nothing else: it may be an outage', () => {
    expect(failing(20, BROKEN).isHopeless('one')).toBe(false);
  });

  it('is hopeless after eight, each while the store answers another call', () => {
    const schedule = failing(1, BROKEN);
    for (let time = 0; time < 7; time += 1) {
      schedule.countSuccess();
      failing(1, BROKEN, schedule);
    }
    expect(schedule.isHopeless('one')).toBe(false);
    schedule.countSuccess();
    expect(failing(1, BROKEN, schedule).isHopeless('one')).toBe(true);
  });
});

it('keeps why the last attempt failed', () => {
  const schedule = failing(1, OFFLINE);
  expect(schedule.lastFailure('one')).toBe(REASON);
  expect(schedule.lastFailure('two')).toBeNull();
});

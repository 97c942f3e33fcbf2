import { expect, it, vi } from 'vitest';
import { RoundTimer } from '../../../../shared/outbox/RoundTimer.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';

function aTimer() {
  const clock = new FakeClock();
  const round = vi.fn();
  return { clock, round, timer: new RoundTimer(clock, round) };
}

it('starts a round after the delay, unless it is stopped', () => {
  const { clock, round, timer } = aTimer();
  timer.start(1_000);
  timer.stop();
  clock.pass(1_000);
  expect(round).not.toHaveBeenCalled();
  timer.start(1_000);
  clock.pass(1_000);
  expect(round).toHaveBeenCalledOnce();
});

it('starts a round early when the connection works, 15 s after the last attempt', () => {
  const { clock, round, timer } = aTimer();
  timer.noteAttempt();
  timer.start(300_000);
  clock.pass(15_000);
  timer.runEarly();
  expect(round).not.toHaveBeenCalled();
  clock.pass(1);
  timer.runEarly();
  expect(round).toHaveBeenCalledOnce();
});

it('is not misled by a clock that was set back meanwhile', () => {
  const { clock, round, timer } = aTimer();
  timer.noteAttempt();
  timer.start(300_000);
  clock.pass(20_000);
  vi.spyOn(clock, 'now').mockReturnValue(0);
  timer.runEarly();
  expect(round).toHaveBeenCalledOnce();
});

it('starts the first round early at once', () => {
  const { round, timer } = aTimer();
  timer.start(300_000);
  timer.runEarly();
  expect(round).toHaveBeenCalledOnce();
});

it('starts no early round where none is due', () => {
  const { clock, round, timer } = aTimer();
  clock.pass(60_000);
  timer.runEarly();
  expect(round).not.toHaveBeenCalled();
});

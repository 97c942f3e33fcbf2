import { describe, expect, it } from 'vitest';
import fc from '../../../../support/checks/properties.ts';
import {
  decideRemedy,
  FAULT_MEMORY_MS,
  type Fault,
  type FaultHistory,
  RELAUNCH_MEMORY_MS,
  RELAUNCHES_MAX,
} from '../../../../../electron/main/kiosk/recovery/recoveryPolicy.ts';

const NOTHING: FaultHistory = { faults: [], relaunches: [] };

/** Consecutive faults, each a second after the remedy for the last one. */
function remedies(count: number, fault: Fault = 'crashed'): string[] {
  let past = NOTHING;
  let now = 0;
  return Array.from({ length: count }, () => {
    const decision = decideRemedy(past, fault, now);
    past = decision.remedy === 'relaunch' ? { ...decision.past, faults: [] } : decision.past;
    now += decision.afterMs + 1_000;
    return decision.remedy;
  });
}

describe('the escalation', () => {
  it('goes from a reload to a new window to a relaunch', () =>
    expect(remedies(5)).toEqual(['reload', 'reload', 'recreate', 'recreate', 'relaunch']));

  it('never reloads a window that left the store', () =>
    expect(remedies(5, 'strayed')).toEqual(['recreate', 'recreate', 'recreate', 'recreate', 'relaunch']));

  it('relaunches at once if main itself failed, and stops on the safe page when that repeats', () =>
    expect(remedies(RELAUNCHES_MAX + 1, 'main')).toEqual(['relaunch', 'relaunch', 'relaunch', 'safe']));

  it('forgets old faults', () => {
    const past = { faults: [0, 1, 2, 3], relaunches: [0, 1, 2] };
    const now = Math.max(FAULT_MEMORY_MS, RELAUNCH_MEMORY_MS) + 3;
    expect(decideRemedy(past, 'hung', now)).toMatchObject({
      remedy: 'reload',
      past: { faults: [now], relaunches: [] },
    });
  });

  it('backs off, and never relaunches more often than allowed', () => {
    const faults = fc.array(fc.tuple(fc.constantFrom<Fault>('crashed', 'hung', 'unloaded', 'main'), fc.nat(300_000)));
    fc.assert(
      fc.property(faults, (each) => {
        let past = NOTHING;
        let now = 0;
        const started: number[] = [];
        for (const [fault, gap] of each) {
          now += gap;
          const decision = decideRemedy(past, fault, now);
          expect(decision.afterMs).toBeGreaterThanOrEqual(decision.remedy === 'safe' ? 0 : 1_000);
          if (decision.remedy === 'relaunch') started.push(now);
          past = decision.past;
        }
        for (const at of started)
          expect(started.filter((other) => other <= at && at - other < RELAUNCH_MEMORY_MS).length).toBeLessThanOrEqual(
            RELAUNCHES_MAX,
          );
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import fc from '../../../../support/checks/properties.ts';
import {
  firstTransition,
  type KioskEvent,
  type KioskState,
  secondsLeft,
  transition,
  WIPE_TRIES,
} from '../../../../../electron/main/kiosk/session/kioskStateMachine.ts';
import { KIOSK_HOLDS } from '../../../../../shared/ipc/kiosk.ts';

const times = { idleMs: 60_000, warningMs: 15_000, holdMaxMs: 600_000 };
const attract = transition(firstTransition(false).state, { type: 'wiped', isClean: true }, times).state;
const after = (state: KioskState, ...events: KioskEvent[]) =>
  events.reduce((current, event) => transition(current.state, event, times), {
    state,
    effects: [] as readonly string[],
  });
const quiet = (now: number): KioskEvent => ({ type: 'tick', now, idleMs: Infinity });
const visited = after(attract, { type: 'begin', now: 0 }).state;

describe('a visitor at a kiosk', () => {
  it('begins at the attract screen, is warned after a minute, and stays by touching', () => {
    expect(attract.phase).toBe('attract');
    expect(visited.phase).toBe('active');
    expect(after(visited, quiet(59_999)).state.phase).toBe('active');
    const warned = after(visited, quiet(60_000)).state;
    expect(warned.phase).toBe('warning');
    expect(secondsLeft(warned, 64_001, times)).toBe(11);
    expect(after(warned, { type: 'touched', now: 65_000 }, quiet(70_000)).state.phase).toBe('active');
  });

  it('is wiped when the countdown ends, or at once on request', () => {
    const over = after(visited, quiet(60_000), quiet(75_000));
    expect([over.state.phase, over.effects]).toEqual(['wiping', ['wipe']]);
    expect(after(visited, { type: 'leave' }).effects).toEqual(['wipe']);
    expect(after(attract, { type: 'leave' }).effects).toEqual([]);
  });

  it('is not held for ever by a hold from before the clock was set back', () => {
    const day = 24 * 3_600_000;
    const begun = after(
      attract,
      { type: 'begin', now: day },
      { type: 'hold', name: KIOSK_HOLDS[0], on: true, now: day },
    );
    const set = after(begun.state, quiet(0), quiet(600_000));
    expect(set.state.phase).toBe('warning');
  });

  it.each(KIOSK_HOLDS)('is not warned during a %s, but not for ever', (name) => {
    const held = after(visited, { type: 'hold', name, on: true, now: 0 });
    expect(after(held.state, quiet(599_999)).state.phase).toBe('active');
    expect(
      after(held.state, quiet(599_999), { type: 'hold', name, on: false, now: 599_999 }, quiet(650_000)).state.phase,
    ).toBe('active');
    expect(after(held.state, quiet(600_000), quiet(660_000), quiet(675_000)).state.phase).toBe('wiping');
  });

  it('is warned neither earlier nor later when the clock is set', () => {
    expect(after(visited, { type: 'tick', now: -3_600_000, idleMs: 0 }).state.phase).toBe('active');
    const back = after(visited, quiet(60_000), quiet(-3_600_000)).state;
    expect(['warning', 'wiping', 'active']).toContain(back.phase);
    expect(after(back, quiet(-3_500_000), quiet(-3_400_000), quiet(-3_300_000)).state.phase).toBe('wiping');
  });
});

describe('a wipe', () => {
  it('is retried, and then the client is relaunched; the attract screen never begins without a clean one', () => {
    const failed: KioskEvent = { type: 'wiped', isClean: false };
    let current = after(visited, { type: 'leave' });
    for (let count = 1; count < WIPE_TRIES; count++) {
      current = after(current.state, failed);
      expect([current.state.phase, current.effects]).toEqual(['wiping', ['wipe']]);
    }
    current = after(current.state, failed);
    expect([current.state.phase, current.effects]).toEqual(['wiping', ['relaunch']]);
  });

  it('follows a staff session, and admits staff who asked meanwhile', () => {
    expect(after(visited, { type: 'staff-in' }, { type: 'staff-out' }).effects).toEqual(['wipe']);
    const waiting = after(visited, { type: 'leave' }, { type: 'staff-in' }, { type: 'wiped', isClean: true });
    expect(waiting.state.phase).toBe('locked');
  });
});

describe('whatever happens', () => {
  const now = fc.integer({ min: 0, max: 2_000_000 });
  const event: fc.Arbitrary<KioskEvent> = fc.oneof(
    fc.record({ type: fc.constant('tick' as const), now, idleMs: fc.integer({ min: 0, max: 2_000_000 }) }),
    fc.record({ type: fc.constantFrom('touched' as const, 'begin' as const), now }),
    fc.record({ type: fc.constant('hold' as const), now, name: fc.constantFrom(...KIOSK_HOLDS), on: fc.boolean() }),
    fc.record({ type: fc.constant('wiped' as const), isClean: fc.boolean() }),
    fc.record({ type: fc.constantFrom('leave' as const, 'staff-in' as const, 'staff-out' as const) }),
  );

  it('only a clean wipe that was requested leads from one visitor to the next', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), fc.boolean(), (events, staffWaits) => {
        let { state } = firstTransition(staffWaits);
        let isDirty = true; // the last run may have left data
        let isWiping = true;
        for (const each of events) {
          const before = state;
          const next = transition(state, each, times);
          state = next.state;
          if (before.phase === 'wiping' && each.type === 'wiped' && each.isClean) {
            expect(isWiping).toBe(true);
            isDirty = false;
            isWiping = false;
          }
          if (next.effects.includes('wipe')) isWiping = true;
          // A new session may begin only after the last one was wiped.
          if (state.phase === 'active' && before.phase !== 'active' && before.phase !== 'warning') {
            expect(before.phase).toBe('attract');
            expect(isDirty).toBe(false);
          }
          if (['active', 'warning', 'locked'].includes(state.phase)) isDirty = true;
          if (state.phase === 'attract') expect(isDirty).toBe(false);
          if (state.phase === 'wiping' && before.phase !== 'wiping') expect(next.effects).toContain('wipe');
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('an abandoned session ends in bounded time, whatever came before', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let { state } = after(visited, ...events);
        for (let now = 3_000_000; now < 4_500_000; now += 5_000) state = transition(state, quiet(now), times).state;
        expect(['active', 'warning']).not.toContain(state.phase);
      }),
      { numRuns: 1_000 },
    );
  });
});

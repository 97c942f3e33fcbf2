import { KIOSK_HOLDS, type KioskHold, type KioskPhase } from '../../../../shared/ipc/kiosk.ts';
import { secondsUntil } from '../../app/clock.ts';

/** Time-outs of a visitor's session, in milliseconds. */
export interface KioskTimes {
  idleMs: number;
  warningMs: number;
  /** The longest hold; one that is not released expires after this. */
  holdMaxMs: number;
}

export interface KioskState {
  readonly phase: KioskPhase;
  /** The visitor's last known input. */
  readonly quietSince: number;
  /** When the question "Are you still there?" was shown. */
  readonly warnedAt: number;
  /** The active holds, which keep the session open, with their start. */
  readonly holds: Readonly<Partial<Record<KioskHold, number>>>;
  readonly failedWipes: number;
  /** Staff asked for the PIN pad during a wipe. */
  readonly staffWaits: boolean;
}

export type KioskEvent =
  | { type: 'tick'; now: number; idleMs: number }
  | { type: 'touched' | 'begin'; now: number }
  | { type: 'hold'; now: number; name: KioskHold; on: boolean }
  | { type: 'wiped'; isClean: boolean }
  | { type: 'leave' | 'staff-in' | 'staff-out' };

/** A side effect for the kiosk to perform, emitted once on entering the phase that needs it. */
type KioskEffect = 'wipe' | 'relaunch';

export interface Transition {
  readonly state: KioskState;
  readonly effects: readonly KioskEffect[];
}

/** Attempts to wipe before the client is relaunched. */
export const WIPE_TRIES = 3;

/** Begins with a wipe, as the last run may have left a visitor's data. */
export const firstTransition = (staffWaits: boolean): Transition =>
  wiping({ phase: 'wiping', quietSince: 0, warnedAt: 0, holds: {}, failedWipes: 0, staffWaits });

/**
 * The next state and effects. Invariant: a phase with a visitor or staff (active, warning, locked) can only lead to
 * another of these or to `wiping`, and only a clean wipe leads out of `wiping`.
 */
export function transition(state: KioskState, event: KioskEvent, times: KioskTimes): Transition {
  switch (event.type) {
    case 'tick':
      return onTick(state, event, times);
    case 'touched':
      return stay(isVisited(state) ? { ...state, phase: 'active', quietSince: event.now } : state);
    case 'begin':
      return stay(state.phase === 'attract' ? { ...state, phase: 'active', quietSince: event.now, holds: {} } : state);
    case 'hold':
      return stay(isVisited(state) ? withHold(state, event) : state);
    case 'leave':
      return isVisited(state) ? wiping(state) : stay(state);
    case 'staff-in':
      return stay(state.phase === 'wiping' ? { ...state, staffWaits: true } : { ...state, phase: 'locked' });
    case 'staff-out':
      return state.phase === 'locked' ? wiping(state) : stay({ ...state, staffWaits: false });
    case 'wiped':
      return state.phase === 'wiping' ? onWiped(state, event.isClean) : stay(state);
  }
}

/** Whole seconds until the session ends; null outside the warning phase. */
export const secondsLeft = (state: KioskState, now: number, { warningMs }: KioskTimes): number | null =>
  state.phase === 'warning' ? secondsUntil(state.warnedAt + warningMs, now) : null;

const stay = (state: KioskState): Transition => ({ state, effects: [] });
const isVisited = ({ phase }: KioskState): boolean => phase === 'active' || phase === 'warning';
const wiping = (state: KioskState): Transition => ({
  state: { ...state, phase: 'wiping', holds: {}, failedWipes: 0 },
  effects: ['wipe'],
});

function onTick(state: KioskState, { now, idleMs }: { now: number; idleMs: number }, times: KioskTimes): Transition {
  if (!isVisited(state)) return stay(state);
  const holds = running(state.holds, now, times.holdMaxMs);
  const hasHold = Object.keys(holds).length > 0;
  // The system also sees input outside our pages. `min` with now: a clock that was set back must not extend the wait.
  const quietSince = hasHold ? now : Math.min(now, Math.max(state.quietSince, now - idleMs));
  const next = { ...state, holds, quietSince };
  if (now - quietSince < times.idleMs) return stay({ ...next, phase: 'active' });
  if (state.phase === 'active') return stay({ ...next, phase: 'warning', warnedAt: now });
  return now - state.warnedAt >= times.warningMs || now < state.warnedAt ? wiping(next) : stay(next);
}

function withHold(state: KioskState, { name, on, now }: { name: KioskHold; on: boolean; now: number }): KioskState {
  const { [name]: since, ...others } = state.holds;
  // A repeated hold keeps its start: a video in a loop must not hold the session open beyond `holdMaxMs`.
  return { ...state, quietSince: now, holds: on ? { ...others, [name]: since ?? now } : others };
}

const running = (holds: KioskState['holds'], now: number, maxMs: number): KioskState['holds'] =>
  Object.fromEntries(
    KIOSK_HOLDS.flatMap((name) => {
      const since = holds[name];
      // If the clock was set back, the hold counts from now.
      return since !== undefined && now - since < maxMs ? [[name, Math.min(since, now)]] : [];
    }),
  );

function onWiped(state: KioskState, isClean: boolean): Transition {
  if (isClean)
    return stay({ ...state, phase: state.staffWaits ? 'locked' : 'attract', failedWipes: 0, staffWaits: false });
  const failedWipes = state.failedWipes + 1;
  return { state: { ...state, failedWipes }, effects: [failedWipes < WIPE_TRIES ? 'wipe' : 'relaunch'] };
}

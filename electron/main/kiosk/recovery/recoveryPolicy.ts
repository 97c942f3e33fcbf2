/** The page's process crashed, the page hangs or did not load, or main itself failed. */
export type Fault = 'crashed' | 'hung' | 'unloaded' | 'main';

export type Remedy = 'reload' | 'recreate' | 'relaunch' | 'safe';

export interface FaultHistory {
  /** When this run met its faults. */
  readonly faults: readonly number[];
  /** When the client was started anew because of one; outlives the run. */
  readonly relaunches: readonly number[];
}

export interface Decision {
  readonly remedy: Remedy;
  /** Not before: a machine that is busy restarting us has no time to get well. */
  readonly afterMs: number;
  readonly past: FaultHistory;
}

const MINUTE_MS = 60_000;
/** Faults that lie further apart than this have nothing to do with each other. */
export const FAULT_MEMORY_MS = 10 * MINUTE_MS;
export const RELAUNCH_MEMORY_MS = 30 * MINUTE_MS;
export const RELAUNCHES_MAX = 3;
/** The safe page stays for this long before the client is relaunched. */
export const SAFE_PAGE_MS = 5 * MINUTE_MS;
const FIRST_DELAY_MS = 1_000;
const LADDER: readonly Remedy[] = ['reload', 'reload', 'recreate', 'recreate'];

/** The ladder: reload, a new window, a new start; and when that goes round in circles, a page that can do nothing. */
export function decideRemedy(past: FaultHistory, fault: Fault, now: number): Decision {
  const faults = [...recent(past.faults, now, FAULT_MEMORY_MS), now];
  const relaunches = recent(past.relaunches, now, RELAUNCH_MEMORY_MS);
  const count = faults.length;
  const rung = fault === 'main' ? undefined : LADDER[count - 1];
  if (rung) return { remedy: rung, afterMs: FIRST_DELAY_MS * 2 ** (count - 1), past: { faults, relaunches } };
  if (relaunches.length >= RELAUNCHES_MAX) return { remedy: 'safe', afterMs: 0, past: { faults: [], relaunches } };
  const afterMs = FIRST_DELAY_MS * 2 ** (relaunches.length + 1);
  return { remedy: 'relaunch', afterMs, past: { faults, relaunches: [...relaunches, now] } };
}

// A clock that was set back leaves moments in the future: they are as old as now.
const recent = (moments: readonly number[], now: number, ms: number): number[] =>
  moments.filter((at) => now - Math.min(at, now) < ms);

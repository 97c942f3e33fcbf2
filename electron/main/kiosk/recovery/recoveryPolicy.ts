/**
 * The page's process crashed, the page hangs or did not load, the window shows another address than the store's, or main
 * itself failed.
 */
export type Fault = 'crashed' | 'hung' | 'unloaded' | 'strayed' | 'main';

export type Remedy = 'reload' | 'recreate' | 'relaunch' | 'safe';
/** The remedies that replace the visitor's page alone. */
export const PAGE_REMEDIES: readonly Remedy[] = ['reload', 'recreate'];

export interface FaultHistory {
  /** Times of this run's faults. */
  readonly faults: readonly number[];
  /** Times of relaunches after faults; kept across runs. */
  readonly relaunches: readonly number[];
}

export interface Decision {
  readonly remedy: Remedy;
  /** The delay before the remedy (back-off): a machine still busy with the last restart would fail again. */
  readonly afterMs: number;
  readonly past: FaultHistory;
}

const MINUTE_MS = 60_000;
/** Faults further apart than this count as unrelated. */
export const FAULT_MEMORY_MS = 10 * MINUTE_MS;
export const RELAUNCH_MEMORY_MS = 30 * MINUTE_MS;
export const RELAUNCHES_MAX = 3;
/** The safe page stays for this long before the client is relaunched. */
export const SAFE_PAGE_MS = 5 * MINUTE_MS;
const FIRST_DELAY_MS = 1_000;
const LADDER: readonly Remedy[] = ['reload', 'reload', 'recreate', 'recreate'];

/** Escalates from reload to a new window to a relaunch; after repeated relaunches shows the safe page. */
export function decideRemedy(past: FaultHistory, fault: Fault, now: number): Decision {
  const faults = [...recent(past.faults, now, FAULT_MEMORY_MS), now];
  const relaunches = recent(past.relaunches, now, RELAUNCH_MEMORY_MS);
  const count = faults.length;
  const rung = fault === 'main' ? undefined : LADDER[count - 1];
  // A reload would show the other address again.
  const remedy = rung === 'reload' && fault === 'strayed' ? 'recreate' : rung;
  if (remedy) return { remedy, afterMs: FIRST_DELAY_MS * 2 ** (count - 1), past: { faults, relaunches } };
  if (relaunches.length >= RELAUNCHES_MAX) return { remedy: 'safe', afterMs: 0, past: { faults: [], relaunches } };
  const afterMs = FIRST_DELAY_MS * 2 ** (relaunches.length + 1);
  return { remedy: 'relaunch', afterMs, past: { faults, relaunches: [...relaunches, now] } };
}

// If the clock was set back, times lie in the future: treat them as now.
const recent = (moments: readonly number[], now: number, ms: number): number[] =>
  moments.filter((at) => now - Math.min(at, now) < ms);

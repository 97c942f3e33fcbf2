import type { BrowserWindow } from 'electron';
import { onLoadFailure } from '../../windows/onLoadFailure.ts';
import type { AuditCode } from '../staff/AuditLog.ts';
import { decideRemedy, type Fault, type FaultHistory, PAGE_REMEDIES, type Remedy } from './recoveryPolicy.ts';

export interface CrashRecoveryParts {
  /** Wall-clock time, comparable between runs, and monotonic time for heartbeats. */
  now(): number;
  monotonic(): number;
  after(ms: number, callback: () => void): () => void;
  /** The times of earlier relaunches, kept across runs. */
  relaunches(): readonly number[];
  remember(relaunches: readonly number[]): void;
  remedies: Readonly<Record<Remedy, () => void>>;
  audit(what: AuditCode, detail?: string): void;
  /** Whether an address is a page of the store's. */
  isOurs(url: string): boolean;
}

/** Pages send a heartbeat every five seconds; after five missed ones the page counts as hung. */
export const HEARTBEAT_TIMEOUT_MS = 25_000;
/** How often the caller checks the heartbeat. */
export const CHECK_EVERY_MS = 1_000;
/** A check that comes this much late follows a sleep of the computer, or a halt of this process. */
export const LATE_MS = 5_000;
/** The longer limit while a page starts. */
export const START_TIMEOUT_MS = 60_000;

/**
 * A watchdog for the visitor's page: on a fault it applies the remedy of `decideRemedy`. Never shows a dialog, as no one
 * is there to close it.
 */
export class CrashRecovery {
  readonly #parts: CrashRecoveryParts;
  #faults: readonly number[] = [];
  #total = 0;
  #aliveUntil = Infinity;
  #checkedAt: number;
  #isRecovering = false;
  /** Cancels the remedy that is due for the page. */
  #cancel: () => void = () => undefined;

  constructor(parts: CrashRecoveryParts) {
    this.#parts = parts;
    this.#checkedAt = parts.monotonic();
  }

  /** Faults since the start. */
  get faults(): number {
    return this.#total;
  }

  watch(window: BrowserWindow): void {
    this.#aliveUntil = this.#parts.monotonic() + START_TIMEOUT_MS;
    const { webContents } = window;
    webContents.on('render-process-gone', (_event, { reason }) => {
      if (!window.isDestroyed() && reason !== 'clean-exit') this.report('crashed', reason);
    });
    onLoadFailure(webContents, (reason) => this.report('unloaded', reason));
    // `about:blank` passes every other check of navigations.
    webContents.on('did-navigate', (_event, url) => {
      if (!this.#parts.isOurs(url)) this.report('strayed', URL.parse(url)?.protocol ?? 'no address');
    });
    window.on('unresponsive', () => this.report('hung', 'unresponsive'));
  }

  /** Records a heartbeat. */
  beat(): void {
    this.#aliveUntil = this.#parts.monotonic() + HEARTBEAT_TIMEOUT_MS;
  }

  /** Stops expecting heartbeats, as no store page is open; one that was to be reloaded must not come back by that. */
  pause(): void {
    this.#aliveUntil = Infinity;
    this.#cancel();
  }

  /**
   * Reports a fault if the page has sent no heartbeat in time. While the computer sleeps the page sends none, and on
   * Windows the monotonic clock goes on (QueryPerformanceCounter): after a sleep the page gets its time anew.
   */
  checkHeartbeat(): void {
    const now = this.#parts.monotonic();
    const hasSlept = now - this.#checkedAt > CHECK_EVERY_MS + LATE_MS;
    this.#checkedAt = now;
    if (hasSlept) this.#aliveUntil = Math.max(this.#aliveUntil, now + HEARTBEAT_TIMEOUT_MS);
    if (now > this.#aliveUntil) this.report('hung', 'no heartbeat');
  }

  report(fault: Fault, detail: string): void {
    if (this.#isRecovering) return;
    this.#isRecovering = true;
    this.#total += 1;
    const { now, monotonic, relaunches, remember, audit, after, remedies } = this.#parts;
    const past: FaultHistory = { faults: this.#faults, relaunches: relaunches() };
    const decision = decideRemedy(past, fault, now());
    this.#faults = decision.past.faults;
    remember(decision.past.relaunches);
    audit('fault', `${fault} (${detail}): ${decision.remedy}`);
    const cancel = after(decision.afterMs, () => {
      this.#endRecovery();
      this.#aliveUntil = monotonic() + START_TIMEOUT_MS;
      remedies[decision.remedy]();
    });
    if (PAGE_REMEDIES.includes(decision.remedy))
      this.#cancel = () => {
        cancel();
        this.#endRecovery();
      };
  }

  #endRecovery(): void {
    this.#isRecovering = false;
    this.#cancel = () => undefined;
  }
}

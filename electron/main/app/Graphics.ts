import type { App } from 'electron';
import type { GraphicsState, PreferenceStore } from '../storage/preferences.ts';
import { logWarning } from './logWarning.ts';

/** This many crashes within `CRASHES_WITHIN_MS` are the driver's fault; a single one may come from the driver's own reset. */
const CRASHES_MAX = 3;
export const CRASHES_WITHIN_MS = 10 * 60_000;

/** Reasons that are a fault of the process itself: not an orderly end, nor the system that shuts down. */
const FAULTS: readonly string[] = ['crashed', 'abnormal-exit', 'launch-failed', 'integrity-failure'];
const NONE: GraphicsState = { isOff: false, isTold: true, crashes: [] };

/**
 * Turns hardware acceleration off, from the next start on, where the graphics driver keeps crashing. Each crash is stored
 * at once, as Chromium ends the whole client after several.
 */
export class Graphics {
  readonly #preferences: PreferenceStore;
  readonly #now: () => number;
  #onFailing: () => void = () => undefined;

  constructor(preferences: PreferenceStore, now: () => number) {
    this.#preferences = preferences;
    this.#now = now;
  }

  get isOff(): boolean {
    return this.#state.isOff;
  }

  /** True if acceleration was turned off because of crashes, and the user was not told yet. */
  get isUnreported(): boolean {
    const { isOff, isTold } = this.#state;
    return isOff && !isTold;
  }

  /** Applies the setting, and counts crashes from now on. To be called before the client is ready. */
  apply(app: Pick<App, 'on' | 'disableHardwareAcceleration'>): void {
    if (this.isOff) {
      logWarning('Hardware acceleration is off: the graphics driver crashed, or the user turned it off');
      return app.disableHardwareAcceleration();
    }
    app.on('child-process-gone', (_event, { type, reason }) => {
      if (type === 'GPU' && FAULTS.includes(reason)) this.#count(reason);
    });
  }

  /** Calls back when acceleration was turned off because of crashes; a restart applies it. */
  onFailing(callback: () => void): void {
    this.#onFailing = callback;
  }

  markReported(): void {
    this.#write({ isTold: true });
  }

  /** The user's choice, for the next start. */
  turn(isOn: boolean): void {
    this.#write({ isOff: !isOn, isTold: true, crashes: [] });
  }

  get #state(): GraphicsState {
    return this.#preferences.get('graphics') ?? NONE;
  }

  #count(reason: string): void {
    // Already off for the next start.
    if (this.isOff) return;
    logWarning(`The GPU process is gone: ${reason}`);
    const now = this.#now();
    // Times in the future come from a clock that was set back: treat them as now.
    const recent = this.#state.crashes.filter((at) => now - Math.min(at, now) < CRASHES_WITHIN_MS);
    const crashes = [...recent, now];
    if (crashes.length < CRASHES_MAX) return this.#write({ crashes });
    this.#write({ isOff: true, isTold: false, crashes: [] });
    this.#onFailing();
  }

  #write(change: Partial<GraphicsState>): void {
    this.#preferences.set('graphics', { ...this.#state, ...change });
  }
}

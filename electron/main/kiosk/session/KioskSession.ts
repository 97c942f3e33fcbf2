import { withTimeout } from '../../../../shared/client/timeouts.ts';
import type { KioskView } from '../../../../shared/ipc/kiosk.ts';
import { clock } from '../../app/clock.ts';
import { type KioskConfig } from '../config/kioskConfig.ts';
import {
  firstTransition,
  type KioskEvent,
  type KioskState,
  type KioskTimes,
  secondsLeft,
  transition,
  type Transition,
} from './kioskStateMachine.ts';

export interface KioskSessionParts {
  now(): number;
  /** Milliseconds since the system's last input; 0 also where it cannot tell, as under most of Wayland. */
  idleMs(): number;
  /** Calls back periodically; returns a function that stops it. */
  every(ms: number, callback: () => void): () => void;
  config(): KioskConfig;
  publicUrl: string;
  /** Removes a visitor's data; returns whether all of it is gone. */
  wipe(isFirst: boolean): Promise<boolean>;
  relaunch(): void;
  onChange(view: KioskView): void;
}

const TICK_MS = 500;
/** Several times a normal wipe; one that hangs counts as failed. */
const WIPE_LIMIT_MS = 30_000;

/** Runs the kiosk's state machine: feeds it input and time, and performs its effects. */
export class KioskSession {
  readonly #parts: KioskSessionParts;
  #state: KioskState;
  #lastSent = '';
  #stop: () => void = () => undefined;

  constructor(parts: KioskSessionParts) {
    this.#parts = parts;
    this.#state = firstTransition(false).state;
  }

  get phase(): KioskState['phase'] {
    return this.#state.phase;
  }

  view(): KioskView {
    const { now, config, publicUrl } = this.#parts;
    const { slide_seconds, attract_page } = config();
    return {
      phase: this.#state.phase,
      secondsLeft: secondsLeft(this.#state, now(), this.#times()),
      publicUrl,
      slideSeconds: slide_seconds,
      attractPage: attract_page,
    };
  }

  /** Wipes before the first page. */
  async start(staffWaits: boolean): Promise<void> {
    const first = firstTransition(staffWaits);
    this.#state = first.state;
    this.#stop = this.#parts.every(TICK_MS, () => this.#tick());
    await this.#wipe(true);
  }

  stop(): void {
    this.#stop();
  }

  send(event: KioskEvent): void {
    this.#accept(transition(this.#state, event, this.#times()));
  }

  /** Starts a session by touch; returns whether a visitor's session is now active. */
  begin(): boolean {
    this.send({ type: 'begin', now: this.#parts.now() });
    return this.phase === 'active';
  }

  #tick(): void {
    // 0 may mean that the system cannot tell: then only touches that pages report count, or no session would ever end.
    this.send({ type: 'tick', now: this.#parts.now(), idleMs: this.#parts.idleMs() || Infinity });
  }

  #accept({ state, effects }: Transition): void {
    this.#state = state;
    const view = this.view();
    const serialized = JSON.stringify(view);
    if (serialized !== this.#lastSent) this.#parts.onChange(view);
    this.#lastSent = serialized;
    if (effects.includes('wipe')) void this.#wipe(false);
    if (effects.includes('relaunch')) this.#parts.relaunch();
  }

  async #wipe(isFirst: boolean): Promise<void> {
    const isClean = await withTimeout(this.#parts.wipe(isFirst), WIPE_LIMIT_MS, clock).catch(() => false);
    this.send({ type: 'wiped', isClean });
  }

  #times(): KioskTimes {
    const { idle_seconds, warning_seconds, hold_max_minutes } = this.#parts.config();
    return {
      idleMs: idle_seconds * 1_000,
      warningMs: warning_seconds * 1_000,
      holdMaxMs: hold_max_minutes * 60_000,
    };
  }
}

import type { Clock } from '../client/ports.ts';

/** Another call was answered: worth an early round, but not after each call. */
const EARLY_ROUND_GAP_MS = 15_000;

/** The timer for the next round of sending. */
export class RoundTimer {
  readonly #clock: Clock;
  readonly #round: () => void;
  #cancel: (() => void) | null = null;
  #attemptedAt = 0;

  constructor(clock: Clock, round: () => void) {
    this.#clock = clock;
    this.#round = round;
  }

  start(delayMs: number): void {
    this.#cancel = this.#clock.after(delayMs, this.#round);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  noteAttempt(now: number): void {
    this.#attemptedAt = now;
  }

  /** Starts the next round early, as the connection works, unless an attempt was made just now. */
  runEarly(): void {
    if (this.#cancel && this.#clock.now() - this.#attemptedAt > EARLY_ROUND_GAP_MS) this.#round();
  }
}

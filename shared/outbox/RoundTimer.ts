import type { Clock } from '../client/ports.ts';

/** Another call was answered: worth an early round, but not after each call. */
const EARLY_ROUND_GAP_MS = 15_000;

/** The timer for the next round of sending. */
export class RoundTimer {
  readonly #clock: Clock;
  readonly #round: () => void;
  #cancel: (() => void) | null = null;
  /** By the monotonic clock: the computer's own may be set meanwhile. */
  #attemptedAt = -Infinity;

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

  noteAttempt(): void {
    this.#attemptedAt = this.#clock.monotonic();
  }

  /** Starts the next round early, as the connection works, unless an attempt was made just now. */
  runEarly(): void {
    if (this.#cancel && this.#clock.monotonic() - this.#attemptedAt > EARLY_ROUND_GAP_MS) this.#round();
  }
}

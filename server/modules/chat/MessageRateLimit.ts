/** Lets so many frames through within a window; what comes beyond is a flood. */
export class MessageRateLimit {
  readonly #most: number;
  readonly #windowMs: number;
  #since = 0;
  #count = 0;

  constructor(most: number, windowMs: number) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Counts one; false when it is one too many. */
  passes(now: number): boolean {
    if (now - this.#since >= this.#windowMs) {
      this.#since = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= this.#most;
  }
}

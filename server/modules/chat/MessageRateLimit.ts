/** Rate limit for frames: at most `most` within a window (ms). */
export class MessageRateLimit {
  readonly #most: number;
  readonly #windowMs: number;
  #since = 0;
  #count = 0;

  constructor(most: number, windowMs: number) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Counts a frame. Returns false if it exceeds the limit. */
  passes(now: number): boolean {
    if (now - this.#since >= this.#windowMs) {
      this.#since = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= this.#most;
  }
}

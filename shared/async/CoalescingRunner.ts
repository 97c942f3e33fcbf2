/** Runs a job one at a time. Requests that arrive during a run are coalesced into one more run after it. */
export class CoalescingRunner {
  readonly #job: () => Promise<void>;
  #running: Promise<void> | null = null;
  #isRequested = false;

  constructor(job: () => Promise<void>) {
    this.#job = job;
  }

  /** Resolves when no run is left, including runs requested meanwhile. */
  async run(): Promise<void> {
    this.#isRequested = this.#running !== null;
    this.#running ??= this.#runUntilDone();
    await this.#running;
  }

  async #runUntilDone(): Promise<void> {
    try {
      do {
        this.#isRequested = false;
        await this.#job();
      } while (this.#isRequested);
    } finally {
      // In the same tick as the check above, so that no request falls between the two.
      this.#running = null;
    }
  }
}

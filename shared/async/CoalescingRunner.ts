/**
 * Runs a job one at a time. Requests that arrive during a run are coalesced: the job runs once more for all of them when
 * that run has ended.
 */
export class CoalescingRunner {
  readonly #job: () => Promise<void>;
  #running: Promise<void> | null = null;
  #isRequested = false;

  constructor(job: () => Promise<void>) {
    this.#job = job;
  }

  /** Resolves when no run is left, those that were requested meanwhile included. */
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
      // In the same tick as the last check: a request between the two would count for a run that is over.
      this.#running = null;
    }
  }
}

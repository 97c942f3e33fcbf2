/** Runs jobs one after the other in the order they were added, like a mutex; a failed job does not stop the next. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#last.then(job);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when all jobs have ended, including those added meanwhile. */
  async settle(): Promise<void> {
    const last = this.#last;
    await last;
    if (last !== this.#last) await this.settle();
  }
}

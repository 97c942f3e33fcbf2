/** Does jobs one after the other, in the order they came; one that fails does not stop the next. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  take<T>(job: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(job);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Resolves when every job so far, and those they led to, is over. */
  async settle(): Promise<void> {
    const last = this.#last;
    await last;
    if (last !== this.#last) await this.settle();
  }
}

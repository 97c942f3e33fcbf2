/** The callers that still wait for the answer to their entry, by the entry's id. */
export class PendingAnswers {
  readonly #waiters = new Map<string, PromiseWithResolvers<unknown>>();

  /** Settles with the answer, or rejects with the failure or with `queued`. */
  add(id: string): Promise<unknown> {
    const waiter = Promise.withResolvers<unknown>();
    this.#waiters.set(id, waiter);
    return waiter.promise;
  }

  get(id: string): Promise<unknown> | undefined {
    return this.#waiters.get(id)?.promise;
  }

  has(id: string): boolean {
    return this.#waiters.has(id);
  }

  /** Forgets the caller; its promise stays pending. */
  delete(id: string): void {
    this.#waiters.delete(id);
  }

  resolve(id: string, answer: unknown): void {
    this.#take(id)?.resolve(answer);
  }

  reject(id: string, error: unknown): void {
    this.takeReject(id)(error);
  }

  /** Forgets the caller and returns the function that rejects its promise. */
  takeReject(id: string): (error: unknown) => void {
    const waiter = this.#take(id);
    return (error) => waiter?.reject(error);
  }

  #take(id: string): PromiseWithResolvers<unknown> | undefined {
    const waiter = this.#waiters.get(id);
    this.#waiters.delete(id);
    return waiter;
  }
}

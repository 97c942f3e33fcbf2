import type { Clock } from '../../../shared/client/ports.ts';

/** A clock that only a test advances. */
export class FakeClock implements Clock {
  time = 0;
  readonly #alarms = new Map<() => void, number>();

  monotonic(): number {
    return this.time;
  }

  now(): number {
    return 1_795_000_000_000 + this.time;
  }

  after(ms: number, callback: () => void): () => void {
    const ring = (): void => callback();
    this.#alarms.set(ring, this.time + ms);
    return () => void this.#alarms.delete(ring);
  }

  /** The number of pending callbacks. */
  get waiting(): number {
    return this.#alarms.size;
  }

  pass(ms: number): void {
    const end = this.time + ms;
    while (this.#next() !== undefined && this.#next()![1] <= end) this.ringNext();
    this.time = end;
  }

  /** Advances to the next callback; false if none is pending. */
  ringNext(): boolean {
    const next = this.#next();
    if (!next) return false;
    const [ring, at] = next;
    this.#alarms.delete(ring);
    this.time = Math.max(this.time, at);
    ring();
    return true;
  }

  #next(): [() => void, number] | undefined {
    return [...this.#alarms].toSorted(([, a], [, b]) => a - b)[0];
  }
}

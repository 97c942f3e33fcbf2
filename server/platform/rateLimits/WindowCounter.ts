import type { RateRule } from './rules.ts';

/** Counts attempts in memory, for limits of a single connection. */
export class WindowCounter {
  readonly #rule: RateRule;
  #since = 0;
  #count = 0;

  constructor(rule: RateRule) {
    this.#rule = rule;
  }

  /** Counts an attempt. Returns false if it exceeds the limit. */
  passes(now: number): boolean {
    if (now - this.#since >= this.#rule.windowMs) {
      this.#since = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= this.#rule.most;
  }
}

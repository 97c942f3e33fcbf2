import { SERVER_TIME_REFRESH_MS } from '../contract/limits.ts';
import type { Clock } from './ports.ts';
import { learnServerTime } from './serverNow.ts';

interface Reading {
  time: number;
  at: number;
}

/** A time to sign with, and the reading of the server's clock that it is based on. */
export interface Stamp {
  tm: number;
  reading: Reading;
}

/**
 * The server's clock: fetched at most once per 240 s, and extrapolated with a monotonic clock in between (S7). Each
 * reading also sets `serverNow`.
 */
export class ServerTime {
  readonly #fetch: () => Promise<number>;
  readonly #clock: Clock;
  #reading: Reading | null = null;
  #fetching: Promise<Reading> | null = null;

  constructor(fetch: () => Promise<number>, clock: Clock) {
    this.#fetch = fetch;
    this.#clock = clock;
  }

  async stamp(): Promise<Stamp> {
    const reading = this.#fresh() ?? (await this.#read());
    return { tm: Math.round(reading.time + this.#clock.monotonic() - reading.at), reading };
  }

  /** Discards a reading that the server has refused; the next stamp fetches a new one. */
  discard(reading: Reading): void {
    if (this.#reading === reading) this.#reading = null;
  }

  #fresh(): Reading | null {
    const age = this.#clock.monotonic() - (this.#reading?.at ?? 0);
    return age < SERVER_TIME_REFRESH_MS ? this.#reading : null;
  }

  #read(): Promise<Reading> {
    this.#fetching ??= this.#fetch()
      .then((time) => {
        learnServerTime(time);
        return (this.#reading = { time, at: this.#clock.monotonic() });
      })
      .finally(() => (this.#fetching = null));
    return this.#fetching;
  }
}

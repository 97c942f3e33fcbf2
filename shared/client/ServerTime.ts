import { SERVER_TIME_REFRESH_MS } from '../contract/limits.ts';
import type { Clock } from './ports.ts';

interface Reading {
  time: number;
  at: number;
}

/** A time to sign with, and the reading of the server's clock it was reckoned from. */
export interface Stamp {
  tm: number;
  reading: Reading;
}

/** The server's clock, asked at most once per 240 s and carried on by one that never runs backwards (S7). */
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

  /** The server refused a stamp of this reading; the next one is fetched, unless that has happened already. */
  discard(reading: Reading): void {
    if (this.#reading === reading) this.#reading = null;
  }

  #fresh(): Reading | null {
    const age = this.#clock.monotonic() - (this.#reading?.at ?? 0);
    return age < SERVER_TIME_REFRESH_MS ? this.#reading : null;
  }

  #read(): Promise<Reading> {
    this.#fetching ??= this.#fetch()
      .then((time) => (this.#reading = { time, at: this.#clock.monotonic() }))
      .finally(() => (this.#fetching = null));
    return this.#fetching;
  }
}

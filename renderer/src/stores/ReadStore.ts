import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Call, CancelSignal } from '../../../shared/client/ports.ts';
import type { Reply, Request } from '../../../shared/contract.ts';
import type { OperationName } from '../../../shared/routes.ts';
import { canonicalJson } from '../../../shared/signing.ts';

/** How long an answer is taken as it is; an older one is shown at once and asked for again behind it. */
const FRESH_MS = 60_000;
const KEPT = 200;

interface Entry {
  data: unknown;
  at: number;
}
export type DehydratedReads = [key: string, data: unknown][];

/** What was read of the API, by operation and payload: loaders fill it, pages look into it. */
export class ReadStore {
  readonly #entries = observable.map<string, Entry>({}, { deep: false });
  readonly #flights = new Map<string, Promise<unknown>>();
  readonly #call: Call;
  readonly #now: () => number;

  constructor(call: Call, now: () => number) {
    this.#call = call;
    this.#now = now;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The last answer, or undefined. */
  peek<N extends OperationName>(name: N, payload: Request<N>): Reply<N> | undefined {
    return this.#entries.get(keyOf(name, payload))?.data as Reply<N> | undefined;
  }

  /** Answers what is known, asks when nothing is; one request for all who ask at once. */
  async load<N extends OperationName>(name: N, payload: Request<N>, signal?: CancelSignal): Promise<Reply<N>> {
    const entry = this.#entries.get(keyOf(name, payload));
    if (!entry || entry.at === 0) return this.#fetch(name, payload, signal);
    if (this.#now() - entry.at > FRESH_MS) this.#fetch(name, payload).catch(() => undefined); // behind what is shown; the next visit tries again
    return entry.data as Reply<N>;
  }

  /** Asks anew, whatever is known. */
  reload<N extends OperationName>(name: N, payload: Request<N>): Promise<Reply<N>> {
    return this.#fetch(name, payload);
  }

  /** Nothing known is to be trusted any more: another person, or none, is looking now. */
  expire(): void {
    this.#flights.clear();
    for (const [key, entry] of this.#entries) this.#entries.set(key, { ...entry, at: 0 });
  }

  dehydrate(): DehydratedReads {
    return [...this.#entries].map(([key, { data }]) => [key, data]);
  }

  hydrate(reads: DehydratedReads): void {
    for (const [key, data] of reads) this.#entries.set(key, { data, at: this.#now() });
  }

  #fetch<N extends OperationName>(name: N, payload: Request<N>, signal?: CancelSignal): Promise<Reply<N>> {
    const key = keyOf(name, payload);
    const flying = this.#flights.get(key);
    if (flying) return flying as Promise<Reply<N>>;
    const flight = this.#call(name, payload, { banTips: true, ...(signal && { signal }) }).then((data) => {
      if (this.#flights.get(key) === flight) this.#keep(key, data);
      return data;
    });
    this.#flights.set(key, flight);
    const land = (): void => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    flight.then(land, land);
    // Whoever asks from now on asks anew: this answer will never come.
    signal?.addEventListener('abort', land, { once: true });
    return flight;
  }

  #keep(key: string, data: unknown): void {
    runInAction(() => {
      this.#entries.delete(key); // so that the map's order is that of last use
      this.#entries.set(key, { data, at: this.#now() });
      for (const oldest of this.#entries.keys()) {
        if (this.#entries.size <= KEPT) break;
        this.#entries.delete(oldest);
      }
    });
  }
}

const keyOf = (name: OperationName, payload: object): string => `${name} ${canonicalJson(payload)}`;

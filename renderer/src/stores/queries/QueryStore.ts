import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Call, CancelSignal } from '../../../../shared/client/ports.ts';
import type { Reply, Request } from '../../../../shared/contract/contract.ts';
import type { OperationName } from '../../../../shared/contract/routes.ts';
import { canonicalJson } from '../../../../shared/signing/canonicalJson.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import { CATALOGUE_QUERIES, withoutPrices } from './catalogueQueries.ts';
import type { OfflineReplies } from './OfflineReplies.ts';

/** The time that a reply is fresh; a stale one is shown at once and revalidated in the background. */
const FRESH_MS = 60_000;
/** A reply older than this is shown only offline: a tab of yesterday does not begin with yesterday's stock. */
const SHOWN_MS = 3_600_000;
const ENTRIES_MAX = 200;

interface Entry {
  data: unknown;
  at: number;
  /** The number of its request. */
  sent: number;
  /** True if the reply came with the server's page, which is rendered for visitors. */
  isPublic?: true;
}
export type DehydratedQueries = [key: string, data: unknown][];

/** The query cache: replies of the API by operation and payload. Loaders fill it, pages read it. */
export class QueryStore {
  readonly #entries = observable.map<string, Entry>({}, { deep: false });
  readonly #flights = new Map<string, Promise<unknown>>();
  /** The number of requests so far. */
  #sent = 0;
  /** Replies to requests up to this one are not kept. */
  #droppedUpTo = 0;
  readonly #call: Call;
  readonly #now: () => number;
  /** The last reply was an offline one. */
  isOffline = false;
  #offline: OfflineReplies | null = null;

  constructor(call: Call, now: () => number) {
    this.#call = call;
    this.#now = now;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** From now on keeps replies for use without a network, and answers with kept ones where there is none. */
  attachOffline(offline: OfflineReplies): void {
    this.#offline = offline;
    for (const [key, { data, isPublic }] of this.#entries) if (isPublic) offline.keepPublic(nameIn(key), key, data);
  }

  /** Keeps a reply that is not used yet, and that will be needed without a network. */
  async keepInAdvance<N extends OperationName>(name: N, payload: Request<N>): Promise<void> {
    if (await this.#offline?.has(keyOf(name, payload))) return;
    await this.load(name, payload).catch(() => undefined); // the next visit tries again
  }

  /** The cached reply, or undefined. */
  peek<N extends OperationName>(name: N, payload: Request<N>): Reply<N> | undefined {
    return this.#entries.get(keyOf(name, payload))?.data as Reply<N> | undefined;
  }

  /** The cached replies of an operation, whatever the payload; the latest first. */
  replies<N extends OperationName>(name: N): Reply<N>[] {
    const matching = [...this.#entries].filter(([key]) => nameIn(key) === name);
    return matching.map(([, { data }]) => data as Reply<N>).toReversed();
  }

  /**
   * Returns the cached reply, else fetches it; concurrent callers share one request (single flight). A stale reply is
   * returned at once and revalidated in the background.
   */
  async load<N extends OperationName>(name: N, payload: Request<N>, signal?: CancelSignal): Promise<Reply<N>> {
    const entry = this.#entries.get(keyOf(name, payload));
    if (!entry || entry.at === 0) return this.#fetch(name, payload, signal);
    const age = Math.abs(this.#now() - entry.at); // `abs`, as a clock that was set back makes it stale, too
    if (age > SHOWN_MS)
      return this.#fetch(name, payload, signal).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'offline') return entry.data as Reply<N>;
        throw error;
      });
    if (age > FRESH_MS) this.#fetch(name, payload).catch(() => undefined); // in the background
    return entry.data as Reply<N>;
  }

  /** Fetches again, whatever is cached; shares a request that is under way. */
  revalidate<N extends OperationName>(name: N, payload: Request<N>): Promise<Reply<N>> {
    return this.#fetch(name, payload);
  }

  /** Fetches again after a change: a request that is under way may be answered as of before it. */
  reload<N extends OperationName>(name: N, payload: Request<N>): Promise<Reply<N>> {
    this.#flights.delete(keyOf(name, payload));
    return this.#fetch(name, payload);
  }

  /** Forgets the requests under way, so that a retry sends a new one. */
  dropInFlight(): void {
    this.#flights.clear();
    this.#droppedUpTo = this.#sent;
  }

  /** Forgets a member who has signed out: deletes their own replies, and the prices in those of the catalogue. */
  forget(): void {
    for (const [key, entry] of this.#entries) {
      if (!CATALOGUE_QUERIES.has(nameIn(key))) this.#entries.delete(key);
      else if (!entry.isPublic) this.#entries.set(key, { ...entry, data: withoutPrices(entry.data) });
    }
    this.expire();
  }

  /** Invalidates every reply: it may have changed, or differ for the person who is looking now. */
  expire(): void {
    this.dropInFlight();
    for (const [key, entry] of this.#entries) this.#entries.set(key, { ...entry, at: 0 });
  }

  dehydrate(): DehydratedQueries {
    return [...this.#entries].map(([key, { data }]) => [key, data]);
  }

  hydrate(queries: DehydratedQueries): void {
    for (const [key, data] of queries)
      this.#entries.set(key, { data, at: this.#now(), sent: this.#sent, isPublic: true });
  }

  #fetch<N extends OperationName>(name: N, payload: Request<N>, signal?: CancelSignal): Promise<Reply<N>> {
    const key = keyOf(name, payload);
    const flying = this.#flights.get(key);
    if (flying) return flying as Promise<Reply<N>>;
    const ask = (): Promise<Reply<N>> => this.#call(name, payload, { banTips: true, ...(signal && { signal }) });
    const sent = ++this.#sent;
    const answer = this.#offline?.answer(name, key, ask) ?? ask().then((data) => ({ data, keptAt: null }));
    const flight = answer.then(({ data, keptAt }) => {
      if (sent > Math.max(this.#droppedUpTo, this.#entries.get(key)?.sent ?? 0))
        this.#keep(key, { data, keptAt, sent });
      return data;
    });
    this.#flights.set(key, flight);
    const land = (): void => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    flight.then(land, land);
    // Callers from now on send a new request: this one will not be answered.
    signal?.addEventListener('abort', land, { once: true });
    return flight;
  }

  #keep(key: string, { data, keptAt, sent }: { data: unknown; keptAt: number | null; sent: number }): void {
    runInAction(() => {
      this.isOffline = keptAt !== null;
      this.#entries.delete(key); // so that the map is in order of last use
      // An offline reply is of an earlier day: it is shown, and fetched again with the next visit.
      this.#entries.set(key, { data, at: this.#now() - (keptAt === null ? 0 : FRESH_MS + 1), sent });
      for (const oldest of this.#entries.keys()) {
        if (this.#entries.size <= ENTRIES_MAX) break;
        this.#entries.delete(oldest);
      }
    });
  }
}

const keyOf = (name: OperationName, payload: object): string => `${name} ${canonicalJson(payload)}`;
const nameIn = (key: string): OperationName => key.slice(0, key.indexOf(' ')) as OperationName;

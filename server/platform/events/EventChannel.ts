import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { backoffDelay } from '../../../shared/async/backoff.ts';

/** Publishes events to every instance on one database, the publisher included (LISTEN/NOTIFY). */
export interface EventChannel {
  /** Publishes up to 7,000 bytes. For more, write a row and publish its id. */
  publish(text: string): Promise<void>;
  /** Returns the disposer. `onMissed` is called after a reconnect, as events may have been lost in between. */
  subscribe(onEvent: (text: string) => void, onMissed: () => void): Promise<() => Promise<void>>;
}

export const CHANNEL = 'medstore_notices';
const NOTIFY = 'select pg_notify($1, $2)';
/** Interval of the keep-alive query: a connection cut on the way looks open for hours. */
const KEEP_ALIVE_MS = 15_000;
const TIMEOUT_MS = 5_000;
const BACKOFF = { first: 500, longest: 30_000 };

/** The channel of the embedded database, which only one process can open. */
export const embeddedEvents = (client: PGlite): EventChannel => ({
  publish: async (text) => void (await client.query(NOTIFY, [CHANNEL, text])),
  subscribe: async (onEvent) => {
    const stop = await client.listen(CHANNEL, onEvent);
    // Closing the database ends the subscription, too.
    return async () => (client.closed ? undefined : stop());
  },
});

/** The channel of PostgreSQL. Each subscription holds a connection of its own, and reconnects with back-off. */
export const postgresEvents = (pool: pg.Pool, connectionString: string): EventChannel => ({
  publish: async (text) => void (await pool.query(NOTIFY, [CHANNEL, text])),
  subscribe: async (onEvent, onMissed) => {
    const subscription = new PostgresSubscription(connectionString, onEvent, onMissed);
    await subscription.open();
    return () => subscription.close();
  },
});

class PostgresSubscription {
  readonly #connectionString: string;
  readonly #onEvent: (text: string) => void;
  readonly #onMissed: () => void;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | undefined;
  #tries = 0;
  #isClosed = false;

  constructor(connectionString: string, onEvent: (text: string) => void, onMissed: () => void) {
    this.#connectionString = connectionString;
    this.#onEvent = onEvent;
    this.#onMissed = onMissed;
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    this.#client = client;
    const lose = (): void => this.#lose(client);
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload }) => this.#onEvent(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (this.#tries > 0) this.#onMissed();
      this.#tries = 0;
      const keepAlive = setInterval(() => void client.query('select 1').catch(lose), KEEP_ALIVE_MS).unref();
      client.on('end', () => clearInterval(keepAlive));
    } catch {
      lose();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  #lose(client: pg.Client): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = null;
    client.end().catch(() => undefined);
    // No jitter: few instances share a database.
    this.#retry = setTimeout(() => void this.open(), backoffDelay(this.#tries++, 0, BACKOFF)).unref();
  }
}

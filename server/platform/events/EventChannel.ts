import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { backoffDelay } from '../../../shared/async/backoff.ts';

/** Word that goes to every instance on one database, the teller's own included. */
export interface EventChannel {
  /** At most 7,000 bytes: what is longer is in a table, and the notice says where. */
  tell(text: string): Promise<void>;
  /** Answers the disposer. `missed` says that the line was lost for a while, and whatever was told meanwhile with it. */
  hear(heard: (text: string) => void, missed: () => void): Promise<() => Promise<void>>;
}

export const CHANNEL = 'medstore_notices';
const TELL = 'select pg_notify($1, $2)';
/** A line that was cut off far away looks open for hours: it is asked now and then. */
const ASK_EVERY_MS = 15_000;
const ASK_WITHIN_MS = 5_000;
const PAUSE = { first: 500, longest: 30_000 };

/** On the embedded database, which one process alone can open. */
export const embeddedEvents = (client: PGlite): EventChannel => ({
  tell: async (text) => void (await client.query(TELL, [CHANNEL, text])),
  hear: async (heard) => {
    const stop = await client.listen(CHANNEL, heard);
    // Closing the database ends it too.
    return async () => (client.closed ? undefined : stop());
  },
});

/** On PostgreSQL: listening takes a connection of its own, which is opened again whenever it is lost. */
export const postgresEvents = (pool: pg.Pool, connectionString: string): EventChannel => ({
  tell: async (text) => void (await pool.query(TELL, [CHANNEL, text])),
  hear: async (heard, missed) => {
    const ear = new Ear(connectionString, heard, missed);
    await ear.open();
    return () => ear.close();
  },
});

class Ear {
  readonly #connectionString: string;
  readonly #heard: (text: string) => void;
  readonly #missed: () => void;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | undefined;
  #tries = 0;
  #isClosed = false;

  constructor(connectionString: string, heard: (text: string) => void, missed: () => void) {
    this.#connectionString = connectionString;
    this.#heard = heard;
    this.#missed = missed;
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      ...{ connectionString: this.#connectionString, keepAlive: true },
      ...{ connectionTimeoutMillis: ASK_WITHIN_MS, query_timeout: ASK_WITHIN_MS },
    });
    this.#client = client;
    const lose = (): void => this.#lose(client);
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (this.#tries > 0) this.#missed();
      this.#tries = 0;
      const ask = setInterval(() => void client.query('select 1').catch(lose), ASK_EVERY_MS).unref();
      client.on('end', () => clearInterval(ask));
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
    // Not spread by chance: on one database there are few instances.
    this.#retry = setTimeout(() => void this.open(), backoffDelay(this.#tries++, 0, PAUSE)).unref();
  }
}

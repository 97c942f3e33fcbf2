import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

// Both drivers answer `execute` with an object that has `rows`; nothing else of them is used.
interface Answered<Row> {
  rows: Row[];
}
interface Rows extends PgQueryResultHKT {
  type: Answered<this['row']>;
}

/** Drizzle over either engine; the SQL is the same for both. */
export type Database = PgDatabase<Rows>;
type Transaction = PgTransaction<Rows>;
/** What a repository method runs on: the database, or a transaction that somebody else opened. */
export type Executor = Database | Transaction;

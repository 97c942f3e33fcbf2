import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

// Both drivers return an object with `rows` from `execute`; the code uses nothing else of it.
interface Answered<Row> {
  rows: Row[];
}
interface Rows extends PgQueryResultHKT {
  type: Answered<this['row']>;
}

/** Drizzle over either engine; the SQL is the same for both. */
export type Database = PgDatabase<Rows>;
type Transaction = PgTransaction<Rows>;
/** Runs the queries of a repository method: the database, or a transaction that the caller opened. */
export type Executor = Database | Transaction;

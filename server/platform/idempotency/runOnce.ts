import type { Database, Executor } from '../database/Database.ts';

/**
 * Runs the writes of a request in one transaction. A repeat with the same idempotency key does not run them again; it
 * returns the result that was committed with them. The result must be plain JSON, and a request may call this once.
 */
export interface RunOnce {
  <Result>(write: (tx: Executor) => Promise<Result>): Promise<Result>;
  /** True if the writes were committed by an earlier request. Skip work that only prepares them. */
  readonly isDone: boolean;
}

/** Runs writes in a transaction without an idempotency key: a repeat runs them again. */
export const withoutIdempotency = (db: Database): RunOnce =>
  Object.assign(<Result>(write: (tx: Executor) => Promise<Result>) => db.transaction(write), { isDone: false });

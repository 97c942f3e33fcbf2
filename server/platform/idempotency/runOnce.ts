import type { Database, Executor } from '../database/Database.ts';

/**
 * Runs the writes of a request in one transaction. Sent again with its key, they are not run a second time: what they
 * came to was committed with them and is answered. So it is plain data, and a request does this once.
 */
export interface RunOnce {
  <Result>(write: (tx: Executor) => Promise<Result>): Promise<Result>;
  /** The writes were made before, and are not run again: nothing that only prepares them is to be done either. */
  readonly isDone: boolean;
}

/** For what has no key: whoever sends it again means it again. */
export const withoutIdempotency = (db: Database): RunOnce =>
  Object.assign(<Result>(write: (tx: Executor) => Promise<Result>) => db.transaction(write), { isDone: false });

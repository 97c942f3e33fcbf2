import type { Database, Executor } from './Database.ts';

/**
 * Runs the writes of a request in one transaction. Sent again with its key, they are not run a second time: what they
 * came to was committed with them and is answered. So it is plain data, and a request does this once.
 */
export type Once = <Result>(write: (tx: Executor) => Promise<Result>) => Promise<Result>;

/** For what has no key: whoever sends it again means it again. */
export const everyTime =
  (db: Database): Once =>
  (write) =>
    db.transaction(write);

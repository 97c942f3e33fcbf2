import { sql } from 'drizzle-orm';
import type { Executor } from '../database/Executor.ts';
import { CHANNEL, type EventChannel } from './EventChannel.ts';

const NOTICE = JSON.stringify({ data: 'changed' });
/**
 * Throttles to one call a second: an import writes many batches a second, and caches rebuilt in between would be stale
 * at once.
 */
const PAUSE_MS = 1_000;

/**
 * Publishes that visible data has changed, to every instance on this database; inside a transaction, at its commit. Do
 * not call it for stock, which changes with every order: pages may show stock a minute late.
 */
export const publishDataChange = async (db: Executor): Promise<void> =>
  void (await db.execute(sql`select pg_notify(${CHANNEL}, ${NOTICE})`));

/** Calls back on data changes: at once, then at most once a second (throttled). Returns the disposer. */
export async function onDataChange(notices: EventChannel, changed: () => unknown): Promise<() => Promise<void>> {
  let pause: NodeJS.Timeout | undefined;
  let isWaiting = false;
  const notify = (): void => {
    if (pause) {
      isWaiting = true;
      return;
    }
    changed();
    pause = setTimeout(() => {
      pause = undefined;
      if (isWaiting) notify();
      isWaiting = false;
    }, PAUSE_MS).unref();
  };
  const stop = await notices.subscribe((text) => {
    if (text === NOTICE) notify();
  }, notify);
  return async () => {
    clearTimeout(pause);
    await stop();
  };
}

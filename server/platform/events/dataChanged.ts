import { sql } from 'drizzle-orm';
import type { Executor } from '../database/Executor.ts';
import { CHANNEL, type EventChannel } from './EventChannel.ts';

const NOTICE = JSON.stringify({ data: 'changed' });
/** An import writes many batches a second; what was made between two of them would be out of date at once. */
const PAUSE_MS = 1_000;

/**
 * Tells every instance on this database that what visitors see has changed; in a transaction, once it is committed.
 * Stock is not meant: it changes with every order, and a page may be a minute behind it.
 */
export const publishDataChange = async (db: Executor): Promise<void> =>
  void (await db.execute(sql`select pg_notify(${CHANNEL}, ${NOTICE})`));

/** Calls back when the data have changed, at once and then once a second at most. Answers the disposer. */
export async function onDataChange(notices: EventChannel, changed: () => void): Promise<() => Promise<void>> {
  let pause: NodeJS.Timeout | undefined;
  let isWaiting = false;
  const say = (): void => {
    if (pause) {
      isWaiting = true;
      return;
    }
    changed();
    pause = setTimeout(() => {
      pause = undefined;
      if (isWaiting) say();
      isWaiting = false;
    }, PAUSE_MS).unref();
  };
  const stop = await notices.hear((text) => {
    if (text === NOTICE) say();
  }, say);
  return async () => {
    clearTimeout(pause);
    await stop();
  };
}

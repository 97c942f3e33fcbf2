import type { Call, SessionKeeper } from '../../../shared/client/ports.ts';
import { ApiError } from '../../../shared/contract/envelope.ts';
import { NOTHING_WAITS, type OutboxPort, type OutboxView } from '../../../shared/outbox/view.ts';
import type { PageOutbox } from './Platform.ts';

/** The API client and its outbox. */
export interface ApiClient {
  call: Call;
  outbox: OutboxPort;
  /** Fetches the server time that signing needs, ahead of the next call. */
  prepare: () => Promise<void>;
}
interface LazyApiClientParts {
  load: () => Promise<ApiClient>;
  session: Pick<SessionKeeper, 'end'>;
  queue: {
    /** Whether requests are queued, from another visit or tab. */
    isThere: () => boolean;
    onChange: (listener: () => void) => void;
  };
}

/**
 * Loads the API client's code with the first call or the first queued request, as the first view needs neither. If the
 * code cannot be fetched, a call fails as when offline; signing out still works.
 */
export function lazyApiClient({ load, session, queue }: LazyApiClientParts): {
  call: Call;
  outbox: PageOutbox;
  prepare: () => Promise<void>;
} {
  const listeners = new Set<(view: OutboxView) => void>();
  let loading: Promise<ApiClient> | null = null;
  const preload = (): Promise<ApiClient> => (loading ??= open());
  const open = async (): Promise<ApiClient> => {
    try {
      const client = await load();
      const notify = (view: OutboxView): void => listeners.forEach((listener) => listener(view));
      client.outbox.onChanged(notify);
      void client.outbox.read().then(notify);
      return client;
    } catch {
      loading = null; // the next call tries again
      throw new ApiError('offline');
    }
  };
  const call = async (...[name, payload, options]: Parameters<Call>): Promise<unknown> => {
    const client = await preload().catch(async (failure: unknown) => {
      if (name !== 'logout') throw failure;
      await session.end('signed-out', '');
      return null;
    });
    return client && (await client.call(name, payload, options));
  };
  /** Without the code, queued requests can be neither shown nor sent, but that is no failure. */
  const waiting = async (): Promise<OutboxPort | null> =>
    loading || queue.isThere()
      ? preload().then(
          ({ outbox }) => outbox,
          () => null,
        )
      : null;

  queue.onChange(() => void waiting());
  void waiting();
  return {
    call: call as Call,
    prepare: async () => (await preload()).prepare(),
    outbox: {
      read: async () => (await (await waiting())?.read()) ?? NOTHING_WAITS,
      onChanged: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      act: async (act) => (await waiting())?.act(act),
      preload: async () => void (await preload().catch(() => undefined)),
    },
  };
}

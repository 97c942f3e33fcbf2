import type { Call, SessionKeeper } from '../../../shared/client/ports.ts';
import { ApiError } from '../../../shared/contract/envelope.ts';
import { NOTHING_WAITS, type OutboxPort, type OutboxView } from '../../../shared/outbox/view.ts';
import type { PageOutbox } from './Platform.ts';

/** The API client and its outbox. */
export interface ApiClient {
  call: Call;
  outbox: OutboxPort;
  /** Reads what signing needs of the server, so that the next call need not wait for it. */
  prepare: () => Promise<void>;
}
interface LazyApiClientParts {
  load: () => Promise<ApiClient>;
  session: Pick<SessionKeeper, 'end'>;
  kept: {
    /** Requests wait to be sent, from another visit or another tab. */
    isThere: () => boolean;
    onChange: (listener: () => void) => void;
  };
}

/**
 * The API client, whose code is fetched with the first call or the first queued request: a visitor's first view asks
 * for nothing. When the code cannot be fetched, a call fails as without a network; signing out works nevertheless.
 */
export function lazyApiClient({ load, session, kept }: LazyApiClientParts): {
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
      const tell = (view: OutboxView): void => listeners.forEach((listener) => listener(view));
      client.outbox.onChanged(tell);
      void client.outbox.read().then(tell);
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
  /** Queued requests are no reason to fail: while the code cannot be fetched, they cannot be shown or sent. */
  const waiting = async (): Promise<OutboxPort | null> =>
    loading || kept.isThere()
      ? preload().then(
          ({ outbox }) => outbox,
          () => null,
        )
      : null;

  kept.onChange(() => void waiting());
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

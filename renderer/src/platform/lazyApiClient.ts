import type { Call, SessionKeeper } from '../../../shared/client/ports.ts';
import { ApiError } from '../../../shared/contract/envelope.ts';
import { NOTHING_WAITS, type OutboxPort, type OutboxView } from '../../../shared/outbox/view.ts';
import type { PageOutbox } from './Platform.ts';

/** The way to the API, and what waits on it. */
export interface ApiClient {
  call: Call;
  outbox: OutboxPort;
}
interface LazyApiClientParts {
  load: () => Promise<ApiClient>;
  session: Pick<SessionKeeper, 'end'>;
  kept: {
    /** Something waits to be sent, from another visit or another tab. */
    isThere: () => boolean;
    onChange: (listener: () => void) => void;
  };
}

/**
 * The way to the API, whose code comes with the first call or with the first thing that waits: a visitor's first view
 * asks for nothing. Without it a call is one without a network; whoever signs out is signed out nevertheless.
 */
export function lazyApiClient({ load, session, kept }: LazyApiClientParts): { call: Call; outbox: PageOutbox } {
  const listeners = new Set<(view: OutboxView) => void>();
  let loading: Promise<ApiClient> | null = null;
  const bring = (): Promise<ApiClient> => (loading ??= open());
  const open = async (): Promise<ApiClient> => {
    try {
      const way = await load();
      const tell = (view: OutboxView): void => listeners.forEach((listener) => listener(view));
      way.outbox.onChanged(tell);
      void way.outbox.read().then(tell);
      return way;
    } catch {
      loading = null; // the next call tries again
      throw new ApiError('offline');
    }
  };
  const call = async (...[name, payload, options]: Parameters<Call>): Promise<unknown> => {
    const way = await bring().catch(async (failure: unknown) => {
      if (name !== 'logout') throw failure;
      await session.end('signed-out', '');
      return null;
    });
    return way && (await way.call(name, payload, options));
  };
  /** What waits is no reason to fail: as long as its code cannot be had, nothing of it can be shown or done. */
  const waiting = async (): Promise<OutboxPort | null> =>
    loading || kept.isThere()
      ? bring().then(
          ({ outbox }) => outbox,
          () => null,
        )
      : null;

  kept.onChange(() => void waiting());
  void waiting();
  return {
    call: call as Call,
    outbox: {
      read: async () => (await (await waiting())?.read()) ?? NOTHING_WAITS,
      onChanged: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      act: async (act) => (await waiting())?.act(act),
      bring: async () => void (await bring().catch(() => undefined)),
    },
  };
}

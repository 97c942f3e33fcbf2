import type { Transport } from '../../../shared/client/ports.ts';
import { ApiError } from '../../../shared/envelope.ts';

/** The way to the API, whose code comes with the first call: a visitor's first view asks for nothing. */
export function lazyTransport(load: () => Promise<Transport>): Transport {
  let loading: Promise<Transport> | null = null;
  const bring = (): Promise<Transport> =>
    (loading ??= load().catch(() => {
      loading = null; // the next call tries again
      throw new ApiError('offline');
    }));
  return async (request) => (await bring())(request);
}

import { logWarning } from '../app/logWarning.ts';
import { netErrorOf, networkFaultOf, type NetworkFault } from './netErrors.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Told of a fault once, until a request has been answered again. */
export type OnNetworkFault = (fault: NetworkFault, netError: string) => void;

/** The same `fetch`, which reports why the network refuses requests; their callers only know that they are offline. */
export function watchNetwork(fetch: Fetch, onFault: OnNetworkFault): Fetch {
  const reported = new Set<NetworkFault>();
  return async (url, init) => {
    try {
      const reply = await fetch(url, init);
      reported.clear();
      return reply;
    } catch (error) {
      const netError = netErrorOf(error);
      const fault = netError === null ? null : networkFaultOf(netError);
      if (netError !== null && fault !== null && !reported.has(fault)) {
        reported.add(fault);
        logWarning(`The network refuses requests: ${netError}`);
        onFault(fault, netError);
      }
      throw error;
    }
  };
}

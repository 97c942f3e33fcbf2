import { logWarning } from '../app/logWarning.ts';
import { netErrorOf, networkFaultOf, type NetworkFault } from './netErrors.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Told of a fault once, until a request has been answered again. */
export type OnNetworkFault = (fault: NetworkFault, word: string) => void;

/** The same `fetch`, which reports why the network refuses requests; their callers only know that they are offline. */
export function watchNetwork(fetch: Fetch, onFault: OnNetworkFault): Fetch {
  const told = new Set<NetworkFault>();
  return async (url, init) => {
    try {
      const reply = await fetch(url, init);
      told.clear();
      return reply;
    } catch (error) {
      const word = netErrorOf(error);
      const fault = word === null ? null : networkFaultOf(word);
      if (word !== null && fault !== null && !told.has(fault)) {
        told.add(fault);
        logWarning(`The network refuses requests: ${word}`);
        onFault(fault, word);
      }
      throw error;
    }
  };
}

import { netErrorOf, networkFaultOf } from './netErrors.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const PROXY_ASKS = 407;

/**
 * The same `fetch`, for a network whose proxy asks for a password. Electron's `net.fetch` cannot answer it
 * (electron#44249), so `logIn` does by another request, whose credentials Chromium then uses for all; after that the
 * refused request, which has never left, is sent again.
 */
export const withProxyLogin =
  (fetch: Fetch, logIn: () => Promise<boolean>): Fetch =>
  async (url, init) => {
    let refused: () => Response;
    try {
      const reply = await fetch(url, init);
      if (reply.status !== PROXY_ASKS) return reply;
      refused = () => reply;
    } catch (error) {
      const netError = netErrorOf(error);
      if (netError === null || networkFaultOf(netError) !== 'proxyLogin') throw error;
      refused = () => {
        throw error;
      };
    }
    return (await logIn()) ? fetch(url, init) : refused();
  };

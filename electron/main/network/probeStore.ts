import { net } from 'electron';
import { API_BASE } from '../../../shared/contract/limits.ts';
import type { ProxyLoginParts } from './ProxyLogin.ts';

const PROXY_ASKS = 407;

/** Asks the store for its time, by the only kind of request that Electron tells of a proxy's question. */
export const probeStore =
  (server: string): ProxyLoginParts['probe'] =>
  (onLogin) => {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const request = net.request({
      url: `${server}${API_BASE}/base/system/timestamp/`,
      redirect: 'manual',
      bypassCustomProtocolHandlers: true,
    });
    request.on('login', onLogin);
    request.on('response', (reply) => {
      resolve(reply.statusCode !== PROXY_ASKS);
      request.abort();
    });
    // The store's own redirect: the proxy let the request pass.
    request.on('redirect', () => resolve(true));
    request.on('error', reject);
    request.end();
    return promise;
  };

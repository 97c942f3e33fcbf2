import { z } from 'zod/mini';
import type { CancelSignal, Transport, WireRequest } from '../../../shared/client/ports.ts';
import { API_BASE } from '../../../shared/contract/limits.ts';
import { ApiError, type Envelope } from '../../../shared/contract/envelope.ts';
import { errorMessage } from '../app/logWarning.ts';

export type NetFetch = (url: string, init: RequestInit) => Promise<Response>;

const EnvelopeShape = z.object({ code: z.number(), msg: z.string(), data: z.unknown() });
// Ten times the contract's largest answer, a page of a thousand products.
const REPLY_MAX_BYTES = 16 * 1024 * 1024;

/**
 * The API client's transport over Electron's network stack: uses the system's proxies and certificates, without a page.
 */
export function createNetTransport(server: string, fetch: NetFetch): Transport {
  return async (request) => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), request.timeoutMs);
    const release = follow(request.signal, limit);
    try {
      const reply = await fetch(addressOf(server, request), { ...initOf(request), signal: limit.signal });
      return envelopeOf(await textOf(reply));
    } catch (error) {
      throw faultOf(error, request.signal, limit.signal.aborted);
    } finally {
      clearTimeout(timer);
      release();
    }
  };
}

function addressOf(server: string, { path, query }: WireRequest): string {
  const search = new URLSearchParams(query).toString();
  return `${server}${API_BASE}/${path.replace(/^\/+/, '')}${search && `?${search}`}`;
}

function initOf({ method, headers, body }: WireRequest): RequestInit {
  const json = body === null ? {} : { 'Content-Type': 'application/json' };
  return {
    method,
    headers: { Accept: 'application/json', ...json, ...headers },
    ...(body !== null && { body: JSON.stringify(body) }),
    credentials: 'include',
    // A redirect could carry the bearer token to another host.
    redirect: 'error',
  };
}

async function textOf(reply: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength;
    if (size > REPLY_MAX_BYTES) throw new ApiError('malformed');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function envelopeOf(text: string): Envelope {
  try {
    const { code, msg, data } = EnvelopeShape.parse(JSON.parse(text));
    return { code, msg, data };
  } catch {
    throw new ApiError('malformed');
  }
}

function faultOf(error: unknown, signal: CancelSignal | null, aborted: boolean): ApiError {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return new ApiError('cancelled');
  if (aborted) return new ApiError('timeout');
  return new ApiError('offline', 'offline', { wasSent: !NEVER_LEFT.test(errorMessage(error)) });
}

// Chromium's errors (net_error_list.h) before a request is sent: no network, name, connection, proxy or TLS. After any
// other error (RESET, CLOSED, TIMED_OUT, CHANGED, SUSPENDED) the server may have received it.
const NEVER_LEFT = new RegExp(
  `ERR_(${[
    'INTERNET_DISCONNECTED',
    'NAME_NOT_RESOLVED',
    'NAME_RESOLUTION_FAILED',
    'DNS_\\w+',
    'ICANN_NAME_COLLISION',
    'NETWORK_ACCESS_\\w+',
    'BLOCKED_BY_CLIENT',
    'BLOCKED_BY_ADMINISTRATOR',
    'HOST_RESOLVER_QUEUE_TOO_LARGE',
    'CONNECTION_REFUSED',
    'CONNECTION_FAILED',
    'CONNECTION_TIMED_OUT',
    'ADDRESS_UNREACHABLE',
    'ADDRESS_INVALID',
    'PROXY_\\w+',
    'TUNNEL_CONNECTION_FAILED',
    'SOCKS_CONNECTION_\\w+',
    'PAC_\\w+',
    'MANDATORY_PROXY_\\w+',
    'CERT_\\w+',
    'SSL_PROTOCOL_ERROR',
    'SSL_VERSION_OR_CIPHER_MISMATCH',
    'SSL_CLIENT_AUTH_\\w+',
    'BAD_SSL_\\w+',
    'CERTIFICATE_TRANSPARENCY_REQUIRED',
    'SSL_OBSOLETE_VERSION',
    'SSL_PINNED_KEY_NOT_IN_CERT_CHAIN',
    'SSL_UNRECOGNIZED_NAME_ALERT',
    'SSL_KEY_USAGE_INCOMPATIBLE',
    'ECH_NOT_NEGOTIATED',
    'NO_SUPPORTED_PROXIES',
  ].join('|')})\\b`,
);

function follow(signal: CancelSignal | null, limit: AbortController): () => void {
  const abort = (): void => limit.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  return () => signal?.removeEventListener('abort', abort);
}

import axios, { isAxiosError, isCancel } from 'axios';
import type { Transport } from '../../../shared/client/ports.ts';
import { ApiError, type Envelope } from '../../../shared/contract/envelope.ts';

/** The HTTP transport of a browser; the only file that imports axios. */
export function createAxiosTransport(baseUrl: string): Transport {
  const http = axios.create({
    baseURL: baseUrl,
    withCredentials: true,
    // Calls are signed. Without this axios reads a cookie first, and a call that a press begins waits for the next frame.
    withXSRFToken: false,
    // The envelope is read whatever the HTTP status is.
    validateStatus: () => true,
    transitional: { clarifyTimeoutError: true },
  });
  return async ({ method, path, query, body, headers, timeoutMs, signal }) => {
    try {
      const answer = await http.request<unknown>({
        method,
        url: path,
        params: new URLSearchParams(query),
        headers,
        timeout: timeoutMs,
        ...(body && { data: body }),
        ...(signal && { signal }),
      });
      return envelopeOf(answer.data);
    } catch (failure) {
      throw faultOf(failure);
    }
  };
}

function envelopeOf(answer: unknown): Envelope {
  if (typeof answer !== 'object' || answer === null) throw new ApiError('malformed');
  const { code, msg, data = null } = answer as Partial<Record<keyof Envelope, unknown>>;
  if (typeof code !== 'number') throw new ApiError('malformed');
  return { code, msg: typeof msg === 'string' ? msg : '', data };
}

function faultOf(failure: unknown): unknown {
  if (isCancel(failure)) return new ApiError('cancelled');
  if (!isAxiosError(failure)) return failure;
  switch (failure.code) {
    case 'ETIMEDOUT':
      return new ApiError('timeout');
    // The browser aborted the request, as it does on leaving the page.
    case 'ECONNABORTED':
      return new ApiError('cancelled');
    case 'ERR_BAD_RESPONSE':
      return new ApiError('malformed');
    default:
      return new ApiError('offline');
  }
}

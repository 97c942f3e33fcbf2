import type { FastifyBaseLogger } from 'fastify';
import { ApiError, Code, type Envelope } from '../../shared/contract/envelope.ts';
import { createApiClient } from '../../shared/client/createApiClient.ts';
import { anonymousSession } from '../../shared/client/anonymousSession.ts';
import type { Call, Transport } from '../../shared/client/ports.ts';
import { languageFrom } from '../../shared/text/languages.ts';
import type { OperationName } from '../../shared/contract/routes.ts';
import type { QueryCache } from '../platform/cache/QueryCache.ts';
import { successEnvelope, domainErrorIn, refusalEnvelope } from '../platform/http/replies.ts';
import type { Api } from '../platform/http/Api.ts';
import type { ApiAccess } from './ApiAccess.ts';

/** Operations of every page's frame, whose answers are the same for a language. */
const IN_EVERY_PAGE = new Set<OperationName>(['readConfig', 'readGroupTree']);

/**
 * Calls this process's own handlers as an anonymous visitor. Domain errors are returned as over HTTP, also for a number
 * that no column can hold. Internal errors are thrown; only the log has their cause.
 */
export const askInProcess =
  (api: Api, memory: QueryCache, log: Pick<FastifyBaseLogger, 'error'>): ApiAccess['ask'] =>
  async (name, payload, languageCode) => {
    const language = languageFrom(languageCode);
    const visitor = { userId: null, language, ip: '127.0.0.1', userAgent: 'page rendering' };
    const answer = (): Promise<unknown> => api.dispatch(name, payload, visitor);
    try {
      return successEnvelope(
        await (IN_EVERY_PAGE.has(name) ? memory.read(`${name} in ${language}`, answer) : answer()),
      );
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const refusal = domainErrorIn(error);
      if (refusal.code !== Code.internal) return refusalEnvelope(refusal, language);
      log.error({ err: error }, `${name} failed for a page`);
      throw error;
    }
  };

/** Calls another API with the same contract (API_URL), with the client that browsers use. */
export function askRemote(apiUrl: string, secret: string): ApiAccess['ask'] {
  const clients = new Map<string, Call>();
  const clientFor = (code: string): Call => {
    const client = clients.get(code);
    if (client) return client;
    const { call } = createApiClient({
      transport: fetchTransport(apiUrl),
      session: anonymousSession,
      clock: {
        now: () => Date.now(),
        monotonic: () => performance.now(),
        after: (ms, run) =>
          (
            (timer) => () =>
              clearTimeout(timer)
          )(setTimeout(run, ms)),
      },
      secret,
      language: () => languageFrom(code),
    });
    clients.set(code, call);
    return call;
  };
  return (name, payload, code) => envelopeOf(clientFor(code), name, payload);
}

async function envelopeOf(call: Call, name: OperationName, payload: object): Promise<Envelope> {
  try {
    return successEnvelope(await call(name, payload));
  } catch (error) {
    if (error instanceof ApiError && typeof error.code === 'number')
      return { code: error.code, msg: error.message, data: error.data };
    return { code: Code.internal, msg: '', data: null };
  }
}

const fetchTransport =
  (base: string): Transport =>
  async ({ method, path, query, body, headers, timeoutMs }) => {
    const url = `${base}/${path}?${new URLSearchParams(query).toString()}`;
    const reply = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => {
      throw new ApiError('offline');
    });
    return (await reply.json()) as Envelope;
  };

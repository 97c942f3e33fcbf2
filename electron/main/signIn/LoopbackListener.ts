import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Clock } from '../../../shared/client/ports.ts';
import { loopbackPage, type LoopbackPage } from './loopbackPage.ts';
import { isSameSecret, randomSecret } from './secrets.ts';
import { isAnswerTo, readProviderAnswer } from './readProviderAnswer.ts';
import type { SignInRequest, ProviderAnswer } from './SignInFlow.ts';

const HOST = '127.0.0.1';
/** Ports to try: the system's choice, then random ones of the dynamic range (RFC 6335). */
const ports = (): number[] => [0, ...[1, 2, 3].map(() => randomInt(49_152, 65_535))];
/**
 * How long a reloaded or late tab still gets a page that explains that the sign-in is over; then the listener closes.
 */
const CLOSE_DELAY_MS = 60_000;

export interface LoopbackListenerParts {
  request: Pick<SignInRequest, 'provider' | 'state' | 'language'>;
  after: Clock['after'];
  /** Binds to a port of the loopback interface only. */
  bind?(server: Server, port: number): Promise<void>;
}

/**
 * Receives the provider's answer from a browser on this machine (RFC 8252, 7.3): one unguessable address, for one
 * answer. Any other request gets an error without details and does not end the wait: link scanners and restored tabs
 * open addresses, too.
 */
export class LoopbackListener {
  readonly address: string;
  readonly answer: Promise<ProviderAnswer>;
  readonly #parts: LoopbackListenerParts;
  readonly #server: Server;
  #settle: ((answer: ProviderAnswer) => void) | null = null;
  #isOver = false;
  /** The page that the browser was shown when the answer came. */
  #outcome: LoopbackPage | null = null;

  private constructor(server: Server, port: number, parts: LoopbackListenerParts) {
    this.#server = server;
    this.#parts = parts;
    this.address = `http://${HOST}:${port}/${randomSecret()}`;
    this.answer = new Promise((resolve) => (this.#settle = resolve));
    server.on('request', (request, reply) => this.#answer(request, reply));
  }

  /** Null if no port is free. */
  static async open(parts: LoopbackListenerParts): Promise<LoopbackListener | null> {
    const bind = parts.bind ?? listenOn;
    for (const port of ports()) {
      const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000, maxHeaderSize: 16_384 });
      try {
        await bind(server, port);
      } catch {
        server.close();
        continue;
      }
      const bound = server.address();
      // Later errors of the listener must not end the client.
      server.on('error', () => undefined);
      if (bound !== null && typeof bound === 'object') return new LoopbackListener(server, bound.port, parts);
    }
    return null;
  }

  /** Ends the sign-in: requests get the explaining page for a while. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#parts.after(CLOSE_DELAY_MS, () => this.close());
  }

  /** Closes the listener. */
  close(): void {
    this.#isOver = true;
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #answer(request: IncomingMessage, reply: ServerResponse): void {
    const requestUrl = URL.parse(request.url ?? '', this.address);
    const ownAddress = new URL(this.address);
    if (request.method !== 'GET') return refuse(reply, 405);
    // Rejects other host names, against DNS rebinding.
    if (request.headers.host !== ownAddress.host || requestUrl?.host !== ownAddress.host) return refuse(reply, 400);
    if (!isSameSecret(requestUrl.pathname, ownAddress.pathname)) return refuse(reply, 404);
    const isOurs = isAnswerTo(this.#parts.request, requestUrl.searchParams);
    // The same tab again, as after a reload.
    if (isOurs && this.#outcome) return this.#show(reply, 200, this.#outcome);
    if (this.#isOver) return this.#show(reply, 410, 'over');
    if (!isOurs) return this.#show(reply, 400, 'failed');
    this.end();
    const answer = readProviderAnswer(requestUrl.searchParams, this.#parts.request);
    this.#outcome = pageFor(answer);
    this.#show(reply, 'error' in answer && answer.error === 'state' ? 400 : 200, this.#outcome);
    this.#settle?.(answer);
  }

  #show(reply: ServerResponse, status: number, name: LoopbackPage): void {
    const { html, policy } = loopbackPage(name, this.#parts.request.language);
    reply.writeHead(status, {
      ...HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    });
    reply.end(html);
  }
}

const pageFor = (answer: ProviderAnswer): LoopbackPage =>
  'code' in answer ? 'done' : answer.error === 'cancelled' ? 'cancelled' : 'failed';

const HEADERS = {
  'cache-control': 'no-store',
  // The address of this page contains the code.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  connection: 'close',
};

function refuse(reply: ServerResponse, status: number): void {
  reply.writeHead(status, HEADERS);
  reply.end();
}

function listenOn(server: Server, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen({ host: HOST, port, exclusive: true }, resolve);
  return promise;
}

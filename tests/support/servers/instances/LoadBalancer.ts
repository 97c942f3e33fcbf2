import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const CHECK_INTERVAL_MS = 50;

interface Target {
  host: string;
  port: number;
  isUp: boolean;
  stop(): void;
}

/**
 * Distributes requests over healthy instances like a load balancer: keeps connections open and never retries, so that
 * visitors see every dropped request.
 */
export class LoadBalancer {
  readonly #targets = new Map<string, Target>();
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server = createServer((incoming, reply) => this.#pass(incoming, reply));
  #requestCount = 0;

  constructor() {
    this.#server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.#passUpgrade(incoming, socket, head),
    );
  }

  /** Listens on a port (0: any free one); returns the address. */
  async open(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Adds an instance; resolves once it is healthy and gets requests. */
  async add(address: string): Promise<void> {
    const { hostname: host, port } = new URL(address);
    const { promise: firstHealthy, resolve: reportHealthy } = Promise.withResolvers<void>();
    const target: Target = { host, port: Number(port), isUp: false, stop: () => clearInterval(timer) };
    const check = async (): Promise<void> => {
      const reply = await fetch(`${address}/healthz`).catch(() => null);
      target.isUp = reply?.ok ?? false;
      if (target.isUp) reportHealthy();
    };
    const timer = setInterval(() => void check(), CHECK_INTERVAL_MS);
    this.#targets.set(address, target);
    await firstHealthy;
  }

  remove(address: string): void {
    this.#targets.get(address)?.stop();
    this.#targets.delete(address);
  }

  async close(): Promise<void> {
    for (const address of this.#targets.keys()) this.remove(address);
    this.#agent.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The next healthy instance in turn; null if none is healthy. */
  #next(): Target | null {
    const up = [...this.#targets.values()].filter(({ isUp }) => isUp);
    return up[this.#requestCount++ % Math.max(1, up.length)] ?? null;
  }

  #pass(incoming: IncomingMessage, reply: ServerResponse): void {
    const target = this.#next();
    if (!target) return void reply.writeHead(503).end();
    const { host, port } = target;
    const { method, url: path } = incoming;
    const onward = request({ agent: this.#agent, host, port, method, path, headers: forwarded(incoming) }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      answer.pipe(reply);
      answer.on('error', () => reply.destroy());
    });
    onward.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()));
    incoming.pipe(onward);
  }

  #passUpgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    const target = this.#next();
    if (!target) return void socket.destroy();
    const onward: Socket = connect(target.port, target.host, () => {
      const headers = Object.entries(forwarded(incoming)).map(([name, value]) => `${name}: ${String(value)}`);
      onward.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  }
}

/** Adds the visitor's address to X-Forwarded-For, unless a test has set one. */
const forwarded = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress,
});

/** Removes hop-by-hop headers (RFC 9110, 7.6.1). */
const endToEnd = ({ connection: _connection, 'keep-alive': _keepAlive, ...rest }: IncomingMessage['headers']) => rest;

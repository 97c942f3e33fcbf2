import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';

type News = { type: string } & Record<string, unknown>;

/** Lets a server listen on a free port of this machine; returns its address. */
export async function listenOnFreePort(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** A client of the live chat. */
export class ChatClient {
  readonly #socket: WebSocket;
  readonly #received: News[] = [];
  readonly closed: Promise<number>;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#received.push(JSON.parse((data as Buffer).toString('utf8')) as News));
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }

  send(frame: object | string): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** Waits for the next frame of a type and consumes it. */
  async hear(type: string, fits: (news: News) => boolean = () => true): Promise<News> {
    for (;;) {
      const index = this.#received.findIndex((news) => news.type === type && fits(news));
      if (index !== -1) return this.#received.splice(index, 1)[0]!;
      if (this.#socket.readyState === WebSocket.CLOSED) throw new Error(`closed before it said ${type}`);
      await pause(5); // ended by the test's time-out
    }
  }

  close(): void {
    this.#socket.close();
  }
}

/** Opens a connection; throws with the status if the server refuses it. */
export async function openChat(
  host: string,
  path = '/api/base/chat/',
  headers: Record<string, string> = { origin: `http://${host}` },
): Promise<ChatClient> {
  const socket = new WebSocket(`ws://${host}${path}`, { headers });
  const client = new ChatClient(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return client;
}

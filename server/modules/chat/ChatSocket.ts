import type { FastifyBaseLogger } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import type { z } from 'zod/mini';
import { findUnstorableText } from '../../platform/http/validation.ts';
import { CHAT_FRAMES_PER_SOCKET } from '../../platform/rateLimits/rules.ts';
import { WindowCounter } from '../../platform/rateLimits/WindowCounter.ts';

const PING_MS = 25_000;
/** Close codes of WebSocket (RFC 6455). */
export const Closing = { policy: 1008, fault: 1011 } as const;

export interface SocketHandlers<Frame> {
  frame: (frame: Frame) => Promise<void>;
  closed: () => void;
}

/** One socket: validates frames and handles them in sequence. Invalid frames, floods and silence close it. */
export class ChatSocket<Frame> {
  readonly #socket: WebSocket;
  readonly #log: FastifyBaseLogger;
  #turn: Promise<void> = Promise.resolve();

  constructor(
    socket: WebSocket,
    schema: z.ZodMiniType<Frame>,
    log: FastifyBaseLogger,
    handlers: SocketHandlers<Frame>,
  ) {
    this.#socket = socket;
    this.#log = log;
    const frames = new WindowCounter(CHAT_FRAMES_PER_SOCKET);
    socket.on('message', (data, isBinary) => {
      const frame = isBinary || !frames.passes(Date.now()) ? null : parse(schema, textOf(data));
      if (frame === null) return this.close(Closing.policy);
      this.#take(() => handlers.frame(frame));
    });
    const stop = keepAlive(socket);
    socket.on('close', () => {
      stop();
      handlers.closed();
    });
  }

  send(news: unknown): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(news));
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  #take(work: () => Promise<void>): void {
    this.#turn = this.#turn.then(work).catch((error: unknown) => {
      this.#log.error({ err: error }, 'a chat frame failed');
      this.close(Closing.fault);
    });
  }
}

// Text arrives as one Buffer, as ws is not configured otherwise.
const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString('utf8') : '');

function parse<Frame>(schema: z.ZodMiniType<Frame>, text: string): Frame | null {
  try {
    const frame = schema.safeParse(JSON.parse(text)).data ?? null;
    return findUnstorableText(frame) === null ? frame : null;
  } catch {
    return null;
  }
}

/** Pings the client: proxies close silent connections, and a phone without reception does not say goodbye. */
function keepAlive(socket: WebSocket): () => void {
  let isAlive = true;
  socket.on('pong', () => (isAlive = true));
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_MS);
  timer.unref();
  return () => clearInterval(timer);
}

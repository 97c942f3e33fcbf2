import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Mode = 'open' | 'cut' | 'silent' | 'slow';
const SLOW_MS = 40;

/** A proxy between a server and its database that can cut, silence or delay the connection. */
export class DatabaseProxy {
  readonly #to: URL;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((near) => this.#join(near));
  #mode: Mode = 'open';
  #lastWords: string | null = null;

  constructor(databaseUrl: string) {
    this.#to = new URL(databaseUrl);
  }

  /** Opens the proxy; returns the database's address through it. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const url = new URL(this.#to);
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  /** Sets what happens to connections. A silent one stays open, but its data, also those in flight, are lost. */
  set mode(mode: Mode) {
    this.#mode = mode;
    if (mode === 'cut') this.#drop();
  }

  /** Executes the next statement that contains these words, but cuts the connection before its answer. */
  cutAfter(words: string): void {
    this.#lastWords = words;
  }

  async close(): Promise<void> {
    this.#drop();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #drop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(near: Socket): void {
    if (this.#mode === 'cut') return void near.destroy();
    const far = connect(Number(this.#to.port), this.#to.hostname);
    let isOver = false;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      let isDeaf = false;
      from.on('data', (chunk: Buffer) => {
        if (isOver) return void from.destroy();
        if (this.#lastWords !== null && chunk.includes(this.#lastWords)) {
          isOver = true;
          this.#lastWords = null;
        }
        isDeaf ||= this.#mode === 'silent';
        if (isDeaf) return;
        if (this.#mode === 'slow') setTimeout(() => to.write(chunk), SLOW_MS);
        else to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }
}

import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { TEST_PORT } from '../servers/testStore.ts';

const REQUEST_LINES = /^(?:GET|POST) \S+(?= HTTP\/1.1\r$)/gm;

/** A proxy to the test store that a test can cut, for clients without a browser's network emulation. */
export class NetworkSwitch {
  readonly #sockets = new Set<Socket>();
  /** The forwarded request lines, without the HTTP version. */
  readonly requests: string[] = [];
  #server: Server | null = null;
  #port = 0;
  #to = TEST_PORT;
  #heldPath: string | null = null;

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<void> {
    const server = createServer((from) => {
      const to = connect(this.#to, '127.0.0.1');
      for (const socket of [from, to]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => (this.#sockets.delete(socket), from.destroy(), to.destroy()));
      }
      from.on('data', (chunk: Buffer) => this.requests.push(...(chunk.toString('latin1').match(REQUEST_LINES) ?? [])));
      let isHeld = false;
      from.on('data', (chunk: Buffer) => {
        isHeld ||= this.#heldPath !== null && chunk.toString('latin1').includes(this.#heldPath);
        to.write(chunk);
      });
      to.on('data', (chunk: Buffer) => isHeld || from.write(chunk));
      from.on('end', () => to.end());
      to.on('end', () => from.end());
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Forwards to another server from now on, as after a release; cuts requests in flight. */
  leadTo(port: number): void {
    this.#to = port;
    this.#sockets.forEach((socket) => socket.destroy());
  }

  /** Drops the responses of an address from now on. */
  hold(path: string): void {
    this.#heldPath = path;
  }

  letGo(): void {
    this.#heldPath = null;
  }

  async shut(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
    this.#sockets.forEach((socket) => socket.destroy());
    await closed;
  }
}

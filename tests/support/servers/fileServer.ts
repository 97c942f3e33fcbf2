import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** A web server of files, for the tests of a group; each test begins with none. */
export interface FileServer {
  /** Its address, without a slash at the end. */
  origin(): string;
  /** Its files by path; any other path answers 404. */
  files: Map<string, Buffer>;
  /** The paths that were requested. */
  requests: string[];
}

/** Starts a web server of files for the tests of a group. */
export function useFileServer(): FileServer {
  const files = new Map<string, Buffer>();
  const requests: string[] = [];
  let server: Server;
  beforeAll(async () => {
    server = createServer(({ url = '' }, reply) => {
      requests.push(url);
      const content = files.get(url);
      reply.writeHead(content ? 200 : 404).end(content);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());
  beforeEach(() => {
    files.clear();
    requests.length = 0;
  });
  return { origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`, files, requests };
}

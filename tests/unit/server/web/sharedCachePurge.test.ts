import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { sharedCachePurge } from '../../../../server/web/http/sharedCachePurge.ts';
import { eventually } from '../../../support/checks/eventually.ts';

let server: Server | null = null;
afterEach(() => void server?.close());

/** A cache that answers with these statuses in turn, then with 200. */
async function cacheAnswering(statuses: number[]) {
  const requests: string[] = [];
  server = createServer((request, reply) => {
    requests.push(`${request.method} ${String(request.headers['cache-tag'])}`);
    reply.writeHead(statuses.shift() ?? 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { requests, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('purges all pages by their tag', async () => {
  const { requests, address } = await cacheAnswering([]);
  const logError = vi.fn();
  sharedCachePurge({ caches: [address], logError }).purge();
  await eventually(() => expect(requests).toEqual(['PURGE pages']));
  expect(logError).not.toHaveBeenCalled();
});

it('goes on until a cache has done it, and logs once that it did not', async () => {
  const { requests, address } = await cacheAnswering([503, 405]);
  const logError = vi.fn();
  sharedCachePurge({ caches: [address], logError }).purge();
  await eventually(() => expect(requests).toHaveLength(3));
  expect(logError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), address);
});

it('gives up when the store stops', async () => {
  const { requests, address } = await cacheAnswering(Array.from({ length: 50 }, () => 503));
  const logError = vi.fn();
  const { purge, stop } = sharedCachePurge({ caches: [address], logError });
  purge();
  await eventually(() => expect(requests.length).toBeGreaterThan(0));
  stop();
  const before = requests.length;
  await new Promise((resolve) => setImmediate(resolve));
  expect(requests.length).toBeLessThanOrEqual(before + 1);
});

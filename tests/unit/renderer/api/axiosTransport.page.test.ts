import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAxiosTransport } from '../../../../renderer/src/api/axiosTransport.ts';
import type { Transport, WireRequest } from '../../../../shared/client/ports.ts';
import { eventually } from '../../../support/checks/eventually.ts';

interface SentRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let send: Transport;
let requests: SentRequest[] = [];
/** The server's reply: status and text; null for none at all. */
let answer: [number, string] | null;
/** What the server's reply sets. */
let cookies: string | null;

const REQUEST: WireRequest = {
  method: 'GET',
  path: 'product/products/',
  query: {},
  body: null,
  headers: {},
  timeoutMs: 60_000,
  signal: null,
};

beforeEach(async () => {
  requests = [];
  cookies = null;
  answer = [200, '{"code":0,"msg":"","data":{"total":3}}'];
  server = createServer((request, response) => {
    const { method, url, headers } = request;
    // The page of these tests is at another origin; the store's own is not.
    response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, accept-language');
    response.setHeader('Access-Control-Allow-Methods', '*, PUT, PATCH, DELETE');
    if (cookies !== null) response.setHeader('Set-Cookie', cookies);
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      if (method !== 'OPTIONS') requests.push({ method, url, headers, body });
      if (method === 'OPTIONS') response.end();
      else if (answer) response.writeHead(answer[0]).end(answer[1]);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  send = createAxiosTransport(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

describe('a request', () => {
  it('carries the query as it was signed', async () => {
    const query = { keyWord: 'ä+b &=%[]{}', 'ids[]': '[1,2]', specs: '{"a":"x y"}', tm: '5' };
    await send({ ...REQUEST, query });
    const url = new URL(requests[0]!.url!, 'http://localhost');
    expect(url.pathname).toBe('/api/product/products/');
    expect(Object.fromEntries(url.searchParams)).toEqual(query);
    expect(requests[0]!.body).toBe('');
  });

  it('carries the cookies of the store', async () => {
    cookies = 'layout=phone; Path=/';
    await send(REQUEST);
    await send(REQUEST);
    expect(requests.map(({ headers }) => headers.cookie)).toEqual([undefined, 'layout=phone']);
  });

  it('is sent in the task that makes it: axios reads no cookie before', async () => {
    const read = vi.fn(() => new Promise(() => undefined));
    vi.stubGlobal('cookieStore', { get: read });
    const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
    void createAxiosTransport('/api')(REQUEST);
    await eventually(() => expect([...sent.mock.calls, ...read.mock.calls]).toHaveLength(1));
    expect(read).not.toHaveBeenCalled();
  });

  it.each(['POST', 'PUT', 'PATCH'] as const)('carries a %s body as JSON', async (method) => {
    const body = { lines: [{ sku_id: 1 }], name: 'Ö', nested: { empty: null } };
    await send({ ...REQUEST, method, path: 'carts/cart/', body });
    expect(requests[0]).toMatchObject({ method, url: '/api/carts/cart/' });
    expect(requests[0]!.headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(requests[0]!.body)).toEqual(body);
  });

  it('carries the headers it was given', async () => {
    await send({ ...REQUEST, headers: { Authorization: 'Bearer a1', 'Accept-Language': 'es-es' } });
    expect(requests[0]!.headers).toMatchObject({ authorization: 'Bearer a1', 'accept-language': 'es-es' });
  });
});

describe('an answer', () => {
  it.each([200, 400, 401, 404, 500])('is the envelope, whatever the status: %i', async (status) => {
    answer = [status, '{"code":2,"msg":"not found","data":null}'];
    await expect(send(REQUEST)).resolves.toEqual({ code: 2, msg: 'not found', data: null });
  });

  it.each(['<html>Bad gateway</html>', '', '[]', '"text"', '{"msg":"no code"}', '{"code":"0"}', '{"code":0,'])(
    'that is no envelope is not understood: %s',
    async (text) => {
      answer = [502, text];
      await expect(send(REQUEST)).rejects.toMatchObject({ name: 'ApiError', code: 'malformed' });
    },
  );
});

describe('a fault', () => {
  it('is offline when the server does not answer', async () => {
    server.close();
    await expect(send(REQUEST)).rejects.toMatchObject({ name: 'ApiError', code: 'offline' });
  });

  it('is a time-out when the answer does not come in time', async () => {
    answer = null;
    await expect(send({ ...REQUEST, timeoutMs: 20 })).rejects.toMatchObject({ name: 'ApiError', code: 'timeout' });
  });

  it('is cancelled when the caller has called it off', async () => {
    answer = null;
    const leaving = new AbortController();
    const sending = expect(send({ ...REQUEST, signal: leaving.signal })).rejects.toMatchObject({ code: 'cancelled' });
    await expect.poll(() => requests.length).toBe(1);
    leaving.abort();
    await sending;
    await expect(send({ ...REQUEST, signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' });
  });
});

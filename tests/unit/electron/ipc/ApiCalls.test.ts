import { describe, expect, it, vi } from 'vitest';
import { ApiCalls } from '../../../../electron/main/ipc/ApiCalls.ts';
import { createClient } from '../../../../electron/main/session/createClient.ts';
import { createNetTransport } from '../../../../electron/main/session/netTransport.ts';
import { DesktopSession } from '../../../../electron/main/session/DesktopSession.ts';
import type { Call, CallOptions, WireRequest } from '../../../../shared/client/ports.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import { aDevice } from '../../../support/builders/aDevice.ts';

const envelope = (data: unknown, code = 0, msg = ''): Response => Response.json({ code, msg, data });
const request = (change: Partial<WireRequest> = {}): WireRequest => ({
  method: 'GET',
  path: 'product/brands/',
  query: {},
  body: null,
  headers: {},
  timeoutMs: 1_000,
  signal: null,
  ...change,
});

/** A network that never answers, as Electron's does until it is aborted. */
const silence = (_url: string, init: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    const abort = (): void => reject(new DOMException('aborted', 'AbortError'));
    if (init.signal!.aborted) abort();
    init.signal!.addEventListener('abort', abort);
  });

describe('the transport over Electron’s network', () => {
  it('sends a query or a body, follows no redirect, and reads the envelope whatever the status', async () => {
    const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(Response.json({ code: 2, msg: 'gone', data: null, extra: 1 }, { status: 404 })),
    );
    const send = createNetTransport('https://shop.example', fetch);
    expect(await send(request({ query: { page: '1', q: 'а&b' } }))).toEqual({ code: 2, msg: 'gone', data: null });
    expect(fetch.mock.calls[0]![0]).toBe('https://shop.example/api/product/brands/?page=1&q=%D0%B0%26b');
    expect(fetch.mock.calls[0]![1]).toMatchObject({ method: 'GET', redirect: 'error' });
    await send(request({ method: 'POST', body: { a: [1] }, headers: { Authorization: 'Bearer t' } }));
    expect(fetch.mock.calls[1]![1]).toMatchObject({
      body: '{"a":[1]}',
      headers: { Authorization: 'Bearer t', 'Content-Type': 'application/json' },
    });
  });

  it.each([
    ...['CONNECTION_RESET', 'CONNECTION_CLOSED', 'TIMED_OUT', 'NETWORK_CHANGED', 'NETWORK_IO_SUSPENDED'].map(
      (word) => [word, true] as const,
    ),
    ...['EMPTY_RESPONSE', 'HTTP2_PING_FAILED', 'QUIC_PROTOCOL_ERROR', 'FAILED', 'SSL_UNEXPECTED'].map(
      (word) => [word, true] as const,
    ),
    ...['INTERNET_DISCONNECTED', 'NETWORK_ACCESS_DENIED', 'NAME_NOT_RESOLVED', 'NAME_RESOLUTION_FAILED'].map(
      (word) => [word, false] as const,
    ),
    ...['DNS_TIMED_OUT', 'CONNECTION_REFUSED', 'CONNECTION_FAILED', 'CONNECTION_TIMED_OUT', 'ADDRESS_UNREACHABLE'].map(
      (word) => [word, false] as const,
    ),
    ...['PROXY_CONNECTION_FAILED', 'PROXY_AUTH_UNSUPPORTED', 'PROXY_AUTH_REQUESTED', 'TUNNEL_CONNECTION_FAILED'].map(
      (word) => [word, false] as const,
    ),
    ...['SOCKS_CONNECTION_FAILED', 'PAC_SCRIPT_FAILED', 'MANDATORY_PROXY_CONFIGURATION_FAILED'].map(
      (word) => [word, false] as const,
    ),
    ...['BLOCKED_BY_CLIENT', 'BLOCKED_BY_ADMINISTRATOR', 'NETWORK_ACCESS_REVOKED', 'ICANN_NAME_COLLISION'].map(
      (word) => [word, false] as const,
    ),
    ...['CERTIFICATE_TRANSPARENCY_REQUIRED', 'SSL_OBSOLETE_VERSION', 'SSL_UNRECOGNIZED_NAME_ALERT'].map(
      (word) => [word, false] as const,
    ),
    ...['BLOCKED_BY_RESPONSE', 'SSL_BAD_RECORD_MAC_ALERT', 'CONTENT_LENGTH_MISMATCH', 'ABORTED'].map(
      (word) => [word, true] as const,
    ),
    ...['CERT_DATE_INVALID', 'CERT_AUTHORITY_INVALID', 'CERT_COMMON_NAME_INVALID', 'SSL_PROTOCOL_ERROR'].map(
      (word) => [word, false] as const,
    ),
  ])('knows whether the server may have had a request that failed with %s: %s', async (word, wasSent) => {
    const send = createNetTransport('https://shop.example', () => Promise.reject(new Error(`net::ERR_${word}`)));
    await expect(send(request({}))).rejects.toMatchObject({ code: 'offline', data: { wasSent } });
  });

  it('does not wait for the answer to a call that was cancelled before it began', async () => {
    const signal = { aborted: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    const send = createNetTransport('https://shop.example', silence);
    await expect(send(request({ signal, timeoutMs: 2 ** 30 }))).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('distinguishes failures on the way', async () => {
    const failing = (answer: () => Promise<Response>, change?: Partial<WireRequest>): Promise<unknown> =>
      createNetTransport('https://shop.example', answer)(request(change));
    await expect(failing(() => Promise.reject(new Error('net::ERR_CONNECTION_REFUSED')))).rejects.toMatchObject({
      code: 'offline',
      data: { wasSent: false },
    });
    // The server may have received it before the connection broke.
    await expect(failing(() => Promise.reject(new Error('net::ERR_CONNECTION_RESET')))).rejects.toMatchObject({
      code: 'offline',
      data: { wasSent: true },
    });
    await expect(failing(() => Promise.resolve(new Response('<html>captive portal')))).rejects.toMatchObject({
      code: 'malformed',
    });
    await expect(failing(() => Promise.resolve(Response.json({ code: '0' })))).rejects.toMatchObject({
      code: 'malformed',
    });
    await expect(createNetTransport('https://shop.example', silence)(request({ timeoutMs: 1 }))).rejects.toMatchObject({
      code: 'timeout',
    });
    await expect(
      createNetTransport('https://shop.example', silence)(request({ signal: AbortSignal.abort() })),
    ).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('rejects an answer that is too large', async () => {
    const chunk = new Uint8Array(1024 * 1024).fill(32);
    const endless = new ReadableStream<Uint8Array>({ pull: (control) => control.enqueue(chunk) });
    const send = createNetTransport('https://shop.example', () => Promise.resolve(new Response(endless)));
    await expect(send(request())).rejects.toMatchObject({ code: 'malformed' });
  });
});

/** The API client, answering every operation the same way. */
function aCall() {
  const run = vi.fn<(name: string, payload: unknown, options: CallOptions | undefined) => Promise<unknown>>();
  return { run, call: run as unknown as Call };
}

describe('a call of a window', () => {
  const brands = (id: number) => ({ id, name: 'listBrands' as const, payload: {} });

  it('returns data, or a failure as a plain object', async () => {
    const { run, call } = aCall();
    const api = new ApiCalls(call);
    run.mockResolvedValueOnce({ results: [] });
    expect(await api.run(1, brands(1))).toEqual({ ok: true, data: { results: [] }, now: expect.any(Number) });
    run.mockRejectedValueOnce(new ApiError(11, 'Too many', { retry_after: 9 }));
    expect(await api.run(1, brands(2))).toEqual({ ok: false, code: 11, message: 'Too many', data: { retry_after: 9 } });
  });

  it('lets the client around the window listen to successful answers', async () => {
    const { run, call } = aCall();
    const hear = vi.fn();
    const listen = vi.fn(() => hear);
    const api = new ApiCalls(call, listen);
    const { promise, resolve } = Promise.withResolvers<never>();
    run.mockReturnValueOnce(promise);
    const answer = api.run(1, brands(1));
    expect(listen).toHaveBeenCalledExactlyOnceWith('listBrands');
    expect(hear).not.toHaveBeenCalled();
    resolve({ results: [] } as never);
    await answer;
    expect(hear).toHaveBeenCalledExactlyOnceWith({ results: [] });
    run.mockRejectedValueOnce(new ApiError(11, 'Too many'));
    await api.run(1, brands(2));
    expect(hear).toHaveBeenCalledOnce();
  });

  it('does not reveal the message of an internal error', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { run, call } = aCall();
    run.mockRejectedValue(new TypeError('x of undefined'));
    const api = new ApiCalls(call);
    expect(await api.run(1, brands(1))).toEqual({ ok: false, code: 99, message: '', data: null });
    log.mockRestore();
  });

  it('is cancelled by its own window only, or when its page is gone', async () => {
    const { run, call } = aCall();
    run.mockImplementation(
      (_name, _payload, options) =>
        new Promise((_resolve, reject) =>
          options!.signal!.addEventListener('abort', () => reject(new ApiError('cancelled')), { once: true }),
        ),
    );
    const api = new ApiCalls(call);
    const aborted = (index: number): boolean => run.mock.calls[index]![2]!.signal!.aborted;
    const runs = [api.run(1, brands(7)), api.run(2, brands(7)), api.run(2, brands(8)), api.run(21, brands(8))];
    api.cancel(1, 7);
    expect([0, 1, 2, 3].map(aborted)).toEqual([true, false, false, false]);
    api.abandon(2);
    expect([0, 1, 2, 3].map(aborted)).toEqual([true, true, true, false]);
    api.abandon(21);
    for (const run of runs) expect(await run).toMatchObject({ ok: false, code: 'cancelled' });
  });
});

describe('the client in main', () => {
  function signedInClient(answers: (path: string) => Response) {
    const fetch = vi.fn((url: string, _init: RequestInit) =>
      Promise.resolve(url.includes('timestamp') ? envelope({ time: Date.now() }) : answers(new URL(url).pathname)),
    );
    const session = new DesktopSession(null, vi.fn());
    const parts = { server: 'https://shop.example', secret: 'hush', fetch, session, device: aDevice() };
    const call = createClient({ ...parts, language: () => 'es' });
    return { api: new ApiCalls(call), session, fetch };
  }
  const login = { id: 1, name: 'login' as const, payload: { email: 'a@b.example', password: 'demo1234' } };
  const userInfo = {
    user_id: 'u1',
    nick_name: 'Ana',
    email: 'a@b.example',
    access: 'access-token',
    refresh: 'refresh-token',
  };

  it('keeps the tokens of a sign-in: the window gets a name', async () => {
    const { api, session } = signedInClient(() => envelope(userInfo));
    const answer = await api.run(1, login);
    expect(answer).toMatchObject({ ok: true, data: { nick_name: 'Ana' } });
    expect(JSON.stringify(answer)).not.toMatch(/access-token|refresh-token|hush/);
    expect(await session.read()).toMatchObject({ access: 'access-token', refresh: 'refresh-token' });
  });

  it('sends the language of the page and rejects an answer that breaks the contract', async () => {
    const { api, fetch } = signedInClient(() => envelope({ user_id: 1 }));
    expect(await api.run(1, { id: 2, name: 'listBrands', payload: {} })).toMatchObject({
      ok: false,
      code: 'malformed',
    });
    expect(fetch.mock.calls.at(-1)![1].headers).toMatchObject({ 'Accept-Language': 'es-es' });
  });
});

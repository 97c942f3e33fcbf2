import { request } from 'node:http';
import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoopbackListener, type LoopbackListenerParts } from '../../../../electron/main/signIn/LoopbackListener.ts';
import { LOOPBACK_PAGES, loopbackPage } from '../../../../electron/main/signIn/loopbackPage.ts';
import { LANGUAGES } from '../../../../shared/text/languages.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';

const CODE = 'a-code-of-the-server-0123456789';
const signIn = { provider: 'google', state: 'the-state-of-this-sign-in-0123456789', language: 'ru' } as const;

let clock: FakeClock;
let listener: LoopbackListener;
const open = async (more: Partial<LoopbackListenerParts> = {}): Promise<LoopbackListener> =>
  (await LoopbackListener.open({ request: signIn, after: (ms, ring) => clock.after(ms, ring), ...more }))!;
beforeEach(async () => {
  clock = new FakeClock();
  listener = await open();
});
afterEach(() => listener.close());

const answerOf = (more: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ provider: 'google', state: signIn.state, code: CODE, ...more }).toString()}`;
const come = (query: string, init: RequestInit = {}): Promise<Response> => fetch(listener.address + query, init);
const isTold = (): Promise<unknown> => Promise.race([listener.answer, Promise.resolve('nothing yet')]);

/** A request with another Host header, as after DNS rebinding. */
function comeAs(host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = request(listener.address + answerOf(), { headers: { host } }, (reply) => {
    reply.resume();
    resolve(reply.statusCode ?? 0);
  });
  sent.on('error', reject);
  sent.end();
  return promise;
}

describe('the listener', () => {
  it('listens on the loopback interface only, at an unguessable address, and accepts one answer', async () => {
    expect(listener.address).toMatch(/^http:\/\/127\.0\.0\.1:\d{4,5}\/[\w-]{43}$/);
    const reply = await come(answerOf());
    expect(reply.status).toBe(200);
    expect(await listener.answer).toEqual({ code: CODE });
    const html = await reply.text();
    expect(html).toContain('Вернитесь в Medstore');
    expect(html).toContain('Эту вкладку можно закрыть');
  });

  it('shows a reloaded tab the same page, for a minute, and then closes', async () => {
    await come(answerOf());
    const second = await come(answerOf({ code: 'another-code-0123456789' }));
    expect(second.status).toBe(200);
    expect(await second.text()).toContain('Вернитесь в Medstore');
    expect(await listener.answer).toEqual({ code: CODE });
    // Without the state of this sign-in nothing is said about its outcome.
    const stranger = await come('');
    expect(stranger.status).toBe(410);
    expect(await stranger.text()).toContain('Medstore больше не ждёт');
    clock.pass(60_000);
    await expect(come(answerOf())).rejects.toThrow();
  });

  it('does the same after a cancellation', async () => {
    listener.end();
    expect((await come(answerOf())).status).toBe(410);
    expect(await isTold()).toBe('nothing yet');
  });

  it.each([
    ['another state', answerOf({ state: 'of-somebody-else-0123456789' })],
    ['no state', '?provider=google&code=a-code-of-the-server-0123456789'],
    ['two states', `${answerOf()}&state=of-somebody-else`],
    ['another provider', answerOf({ provider: 'facebook' })],
    ['no query, as of a link scanner', ''],
  ])('takes nothing with %s, and goes on waiting for the browser', async (_what, query) => {
    const reply = await come(query);
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('Вход не выполнен');
    expect(await isTold()).toBe('nothing yet');
    expect((await come(answerOf())).status).toBe(200);
    expect(await listener.answer).toEqual({ code: CODE });
  });

  it.each([
    ['no code', answerOf({ code: '' })],
    ['a code that is none', answerOf({ code: '<script>alert(1)</script>' })],
  ])('ends with its own state and %s, and says so at both ends', async (_what, query) => {
    const reply = await come(query);
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('Вход не выполнен');
    expect(await listener.answer).toEqual({ error: 'state' });
    expect(await (await come(answerOf())).text()).toContain('Вход не выполнен');
  });

  it.each(['cancelled', 'away', 'tooMany', 'expired'])('is told of %s by the server', async (error) => {
    const query = new URLSearchParams({ provider: 'google', state: signIn.state, error });
    const reply = await come(`?${query.toString()}`);
    expect(await reply.text()).toContain(error === 'cancelled' ? 'Вход отменён' : 'Не получилось');
    expect(await listener.answer).toEqual({ error });
  });

  it.each([
    ['another address', () => fetch(new URL('/favicon.ico', listener.address)), 404],
    ['an address below', () => fetch(`${listener.address}/x${answerOf()}`), 404],
    ['another method', () => come(answerOf(), { method: 'POST', body: '' }), 405],
    ['a look ahead', () => come(answerOf(), { method: 'HEAD' }), 405],
  ])('is not moved by %s', async (_what, ask, status) => {
    const reply = await ask();
    expect(reply.status).toBe(status);
    expect(await reply.text()).toBe('');
    expect(await isTold()).toBe('nothing yet');
    expect((await come(answerOf())).status).toBe(200);
  });

  it.each(['localhost', 'evil.example', '127.0.0.1:1'])('does not answer to the name %s', async (host) => {
    expect(await comeAs(host)).toBe(400);
    expect(await isTold()).toBe('nothing yet');
  });

  it('tries other ports when the system’s own choice fails, and fails if none is free', async () => {
    const taken = vi.fn(async (server: Server, port: number) => {
      if (taken.mock.calls.length < 3) throw new Error(`EADDRINUSE ${port}`);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    });
    const late = await open({ bind: taken });
    expect(taken.mock.calls.map(([, port]) => port)).toEqual([0, expect.any(Number), expect.any(Number)]);
    expect((await fetch(late.address + answerOf())).status).toBe(200);
    late.close();
    expect(
      await LoopbackListener.open({
        request: signIn,
        after: () => () => undefined,
        bind: () => Promise.reject(new Error()),
      }),
    ).toBe(null);
  });
});

describe('the page in the browser', () => {
  it('exposes nothing of the answer: no script, no cache, no referrer, nothing of it in the text', async () => {
    const reply = await come(answerOf());
    const html = await reply.text();
    expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-[\w-]{22}';/);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
    for (const secret of [CODE, signIn.state, '<script', 'http://', 'https://']) expect(html).not.toContain(secret);
  });

  it('is complete in every language', () => {
    for (const name of LOOPBACK_PAGES) {
      const pages = LANGUAGES.map((language) => loopbackPage(name, language).html);
      const titles = pages.map((html) => /<h1>(.+)<\/h1>/.exec(html)?.[1]);
      expect(new Set(titles).size).toBe(LANGUAGES.length);
    }
  });
});

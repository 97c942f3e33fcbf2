import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Answer,
  ProxyLogin,
  type Proxy,
  QUIET_MS,
  RETRY_MS,
} from '../../../../electron/main/network/ProxyLogin.ts';
import { withProxyLogin } from '../../../../electron/main/network/withProxyLogin.ts';

const PROXY = { isProxy: true, host: 'proxy.clinic.example', port: 3128 };
const RIGHT = { user: 'ana', password: 'open sesame' };
const WRONG = { user: 'ana', password: 'guess' };

let isIn: boolean;
let tried: (string | undefined)[];
let now: number;
const entries = new Map<string, string>();
const ask = vi.fn<(proxy: Proxy, isRetry: boolean) => Promise<{ user: string; password: string } | null>>();
beforeEach(() => {
  [isIn, tried, now] = [false, [], 0];
  entries.clear();
  ask.mockReset().mockResolvedValue(RIGHT);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

/** A request through the proxy, which asks until the password is right or there is none. */
async function probe(onLogin: (proxy: Proxy, answer: Answer) => void, proxy: Proxy = PROXY): Promise<boolean> {
  for (;;) {
    const password = await new Promise<string | undefined>((resolve) =>
      onLogin(proxy, (_user, credentials) => resolve(credentials)),
    );
    tried.push(password);
    isIn = password === RIGHT.password;
    if (isIn || password === undefined) return isIn;
  }
}
const aLogin = (url = probe): ProxyLogin =>
  new ProxyLogin({
    ask,
    now: () => now,
    probe: url,
    openEntry: (account) => ({
      read: () => Promise.resolve(entries.get(account) ?? null),
      write: (text) => Promise.resolve(entries.set(account, text).size > 0),
      remove: () => Promise.resolve(void entries.delete(account)),
    }),
  });
const clientOf = (login: ProxyLogin) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) =>
    isIn ? Promise.resolve(new Response('there')) : Promise.reject(new Error('net::ERR_TUNNEL_CONNECTION_FAILED')),
  );
  return withProxyLogin(fetch, () => login.logIn());
};

describe('a proxy that asks for a password', () => {
  it('gets the user’s, once for all requests that wait, and they are sent again', async () => {
    const fetch = clientOf(aLogin());
    const replies = await Promise.all([1, 2, 3].map(() => fetch('https://shop.example', {})));
    expect(await Promise.all(replies.map((reply) => reply.text()))).toEqual(['there', 'there', 'there']);
    expect(ask.mock.calls).toEqual([[PROXY, false]]);
  });

  it('gets the stored one at the next start, and its user is not asked', async () => {
    await aLogin().logIn();
    isIn = false;
    expect(await (await clientOf(aLogin())('https://shop.example', {})).text()).toBe('there');
    expect(ask).toHaveBeenCalledOnce();
    expect([...entries.keys()]).toEqual(['proxy proxy.clinic.example:3128']);
  });

  it('asks again for a wrong one, which is not stored and, if it was, not tried again', async () => {
    await aLogin().logIn();
    ask.mockResolvedValueOnce(WRONG);
    // Changed at the network meanwhile.
    entries.set('proxy proxy.clinic.example:3128', JSON.stringify({ version: 1, user: 'ana', password: 'former' }));
    tried = [];
    expect(await aLogin().logIn()).toBe(true);
    expect(tried).toEqual(['former', 'guess', 'open sesame']);
    expect(ask.mock.calls.slice(1)).toEqual([
      [PROXY, true],
      [PROXY, true],
    ]);
    expect(entries.get('proxy proxy.clinic.example:3128')).toContain('open sesame');
  });

  it('forgets a stored one that it refuses, also if its user then cancels', async () => {
    entries.set('proxy proxy.clinic.example:3128', JSON.stringify({ version: 1, user: 'ana', password: 'former' }));
    ask.mockResolvedValue(null);
    expect(await aLogin().logIn()).toBe(false);
    expect(entries.size).toBe(0);
  });

  it('leaves a user alone who has cancelled, for a while', async () => {
    ask.mockResolvedValue(null);
    const fetch = clientOf(aLogin());
    for (const _request of [1, 2]) await expect(fetch('https://shop.example', {})).rejects.toThrow('TUNNEL');
    expect(ask).toHaveBeenCalledOnce();
    expect(entries.size).toBe(0);
    now += QUIET_MS;
    ask.mockResolvedValue(RIGHT);
    expect((await fetch('https://shop.example', {})).ok).toBe(true);
  });

  it('is refused where the user cannot be asked, and no request waits for ever', async () => {
    ask.mockRejectedValue(new Error('no window'));
    const login = aLogin();
    expect(await login.logIn()).toBe(false);
    now += QUIET_MS;
    const answer = vi.fn<Answer>();
    await login.answer(PROXY, false, answer);
    expect(answer.mock.calls).toEqual([[]]);
    expect(vi.mocked(process.stderr.write)).toHaveBeenCalledWith(expect.stringContaining('no window'));
  });

  it('is known by status 407, too, where the store has no TLS', async () => {
    const refused = new Response(null, { status: 407 });
    const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(isIn ? new Response('there') : refused));
    expect(await (await withProxyLogin(fetch, () => aLogin().logIn())('http://shop', {})).text()).toBe('there');
    isIn = false;
    expect(await withProxyLogin(fetch, () => Promise.resolve(false))('http://shop', {})).toBe(refused);
  });
});

it('requests in the background get the stored password, and never twice in a row', async () => {
  const login = aLogin();
  const credentialsFor = async (proxy: Proxy = PROXY): Promise<unknown[]> => {
    const answer = vi.fn<Answer>();
    await login.answerStored(proxy, answer);
    return answer.mock.calls[0]!;
  };
  // Without an answer they would wait for ever.
  expect(await credentialsFor()).toEqual([]);
  await aLogin().logIn();
  now += RETRY_MS;
  expect(await credentialsFor()).toEqual([RIGHT.user, RIGHT.password]);
  expect(await credentialsFor()).toEqual([]);
  now += RETRY_MS;
  expect(await credentialsFor({ ...PROXY, isProxy: false })).toEqual([]);
  expect(ask).toHaveBeenCalledOnce();
});

it('a server that asks gets no password: anybody could', async () => {
  expect(await aLogin((onLogin) => probe(onLogin, { ...PROXY, isProxy: false })).logIn()).toBe(false);
  expect([ask.mock.calls, tried]).toEqual([[], [undefined]]);
});

it('a proxy that refuses without asking is left so, as are other failures', async () => {
  expect(await aLogin(() => Promise.resolve(true)).logIn()).toBe(false);
  expect(await aLogin(() => Promise.reject(new Error('net::ERR_FAILED'))).logIn()).toBe(false);
  const logIn = vi.fn(() => Promise.resolve(true));
  const fetch = withProxyLogin(() => Promise.reject(new Error('net::ERR_CONNECTION_RESET')), logIn);
  await expect(fetch('https://shop.example', {})).rejects.toThrow('RESET');
  expect([ask.mock.calls, logIn.mock.calls]).toEqual([[], []]);
});

import { describe, expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS, SERVER_TIME_REFRESH_MS } from '../../../../shared/contract/limits.ts';
import { ApiError, Code, type Envelope } from '../../../../shared/contract/envelope.ts';
import { sign } from '../../../../shared/signing/requestSignature.ts';
import { bearer, done, says, SERVER_TIME, settled, world } from './world.ts';

const TIME = 'base/system/timestamp/';
const MEMBER = { access: 'a1', refresh: 'r1' };

describe('a request', () => {
  it('takes {id} out of the payload into the path', async () => {
    const { call, sent } = world(() => done(null));
    await call('updateCartLine', { id: 7, quantity: 2 });
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: 'carts/cart/7/', query: {} });
    expect(sent.at(-1)!.body).toEqual({
      quantity: 2,
      tm: SERVER_TIME,
      sign: sign({ quantity: 2 }, SERVER_TIME, 'secret'),
    });
  });

  it('takes {pk} out of the payload into the path', async () => {
    const { call, sent } = world(() => done([]));
    await call('listGroupSiblings', { pk: 12 });
    expect(sent.at(-1)).toMatchObject({ path: 'product/groups/12/brother/', body: null });
    expect(Object.keys(sent.at(-1)!.query)).toEqual(['tm', 'sign']);
  });

  it.each([undefined, null, '', '.', '..', {}])(
    'takes a missing id (%j) for a fault in the program, and sends nothing',
    async (id) => {
      const { call, sent } = world(() => done(null));
      const failure = await call('readBrand', { id } as never).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(ApiError);
      expect(sent).toEqual([]);
    },
  );

  it('keeps an id from leading to another address', async () => {
    const { call, sent } = world(() => done(null));
    await call('readUserInfo', { id: '../../x?a=b#c' });
    expect(sent.at(-1)!.path).toBe('users/info/..%2F..%2Fx%3Fa%3Db%23c/');
  });

  it('puts time and signature into the query of a DELETE', async () => {
    const { call, sent } = world(() => done(null));
    await call('removeCartLine', { id: 3 });
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: 'carts/cart/3/', body: null });
    expect(sent.at(-1)!.query).toEqual({ tm: String(SERVER_TIME), sign: sign({}, SERVER_TIME, 'secret') });
  });

  it('leaves out what is undefined or null', async () => {
    const { call, sent } = world(() => done(null));
    await call('listProducts', { page: undefined, keyword: null, page_size: 20 } as never);
    expect(Object.keys(sent.at(-1)!.query)).toEqual(['page_size', 'tm', 'sign']);
  });

  it('names the language as the backend knows it', async () => {
    const { call, sent } = world(() => done(null), null, { language: () => 'zh' });
    await call('readConfig', {});
    expect(sent.map(({ headers }) => headers)).toEqual([
      { 'Accept-Language': 'zh-cn' },
      { 'Accept-Language': 'zh-cn' },
    ]);
  });

  it('shows the token of a member, but never to the clock or at sign-in', async () => {
    const { call, sent } = world(() => done(null), MEMBER);
    await call('readConfig', {});
    await call('login', { email: 'a@b.cd', password: 'x' }).catch(() => undefined);
    expect(sent.map((request) => [request.path, bearer(request)])).toEqual([
      [TIME, undefined],
      ['system/config/get_config/', 'Bearer a1'],
      ['users/user/login/', undefined],
    ]);
  });
});

describe("the server's time", () => {
  it('is fetched without a signature, with our own time', async () => {
    const { call, sentTo, clock } = world(() => done(null));
    await call('readConfig', {});
    expect(sentTo(TIME)[0]).toMatchObject({ method: 'GET', query: { tm: String(clock.now()) } });
  });

  it('is carried on by the clock for 240 s, then asked again', async () => {
    const { call, sent, sentTo, clock } = world(() => done(null));
    await call('readConfig', {});
    clock.pass(SERVER_TIME_REFRESH_MS - 1);
    await call('readConfig', {});
    expect(sent.at(-1)!.query.tm).toBe(String(SERVER_TIME + SERVER_TIME_REFRESH_MS - 1));
    expect(sentTo(TIME)).toHaveLength(1);
    clock.pass(1);
    await call('readConfig', {});
    expect(sentTo(TIME)).toHaveLength(2);
  });

  it('is fetched once for concurrent calls', async () => {
    const { call, sentTo } = world(() => done(null));
    await Promise.all([call('readConfig', {}), call('countCart', {}), call('listBrands', {})]);
    expect(sentTo(TIME)).toHaveLength(1);
  });

  it('is fetched once more when the server finds it too old, and the call is retried', async () => {
    const answers = [says(Code.staleTime), says(Code.staleTime), done('config'), done('config')];
    const { call, sentTo } = world(() => answers.shift()!);
    await Promise.all([call('readConfig', {}), call('readConfig', {})]);
    expect(sentTo(TIME)).toHaveLength(2);
    expect(sentTo('system/config/get_config/')).toHaveLength(4);
  });

  it('is not fetched a third time by a call whose refusal arrives after another one’s', async () => {
    const later = Promise.withResolvers<Envelope>();
    const answers = [says(Code.staleTime), later.promise, done('config'), done('config')];
    const { call, sentTo } = world(() => answers.shift()!);
    const calls = [call('readConfig', {}), call('readConfig', {})];
    await calls[0];
    later.resolve(says(Code.staleTime));
    await calls[1];
    expect(sentTo(TIME)).toHaveLength(2);
  });

  it('fails the call that is too old twice', async () => {
    const { call, sentTo } = world(() => says(Code.staleTime, 'too old'));
    await expect(call('readConfig', {})).rejects.toMatchObject({ code: Code.staleTime, message: 'too old' });
    expect(sentTo('system/config/get_config/')).toHaveLength(2);
  });

  it('is fetched again after a failure', async () => {
    const answers = [Promise.reject(new ApiError('offline')), done({ time: 5 }), done('config')];
    const { call } = world(() => done(null), null, { transport: async () => answers.shift()! });
    await expect(call('readConfig', {})).rejects.toMatchObject({ code: 'offline' });
    await expect(call('readConfig', {})).resolves.toBe('config');
  });

  it('that is no number is a malformed answer', async () => {
    const { call } = world(() => done(null), null, { transport: async () => done({ time: 'noon' }) });
    await expect(call('readConfig', {})).rejects.toMatchObject({ code: 'malformed' });
  });
});

describe('a call’s result', () => {
  it('is the data of a successful answer', async () => {
    const { call } = world(() => done({ total: 3 }));
    await expect(call('countCart', {})).resolves.toEqual({ total: 3 });
  });

  it('is an ApiError with message and data for every other code', async () => {
    const { call } = world(() => says(Code.refused, 'check', { errors: { email: 'required' } }));
    const failure = await call('registerContact', {} as never).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 1, message: 'check', fieldErrors: { email: 'required' } });
  });

  it('is validated if schemas are loaded', async () => {
    const check = vi.fn((_name: string, data: unknown) => {
      if (data === 'wrong') throw new Error('does not fit');
      return data;
    });
    const answers = [done('right'), done('wrong')];
    const { call } = world(() => answers.shift()!, null, { check });
    await expect(call('readConfig', {})).resolves.toBe('right');
    await expect(call('readConfig', {})).rejects.toMatchObject({ code: 'malformed' });
  });

  it('is a time-out after 60 s, even when the transport hangs for ever', async () => {
    const { call, sent, clock } = world(() => new Promise(() => {}));
    const answer = expect(call('readConfig', {})).rejects.toMatchObject({ code: 'timeout' });
    await settled();
    clock.pass(REQUEST_TIMEOUT_MS);
    await answer;
    expect(sent.at(-1)!.timeoutMs).toBe(REQUEST_TIMEOUT_MS);
    expect(clock.waiting).toBe(0);
  });

  it('leaves no timer behind', async () => {
    const { call, clock } = world(() => done(null));
    await call('readConfig', {});
    expect(clock.waiting).toBe(0);
  });
});

describe('cancelling', () => {
  it('fails the call at once, whatever it waits for, and passes on the signal', async () => {
    const leaving = new AbortController();
    const { call, sent } = world(() => new Promise(() => {}));
    const answer = expect(call('readConfig', {}, { signal: leaving.signal })).rejects.toMatchObject({
      code: 'cancelled',
    });
    await settled();
    leaving.abort();
    await answer;
    expect(sent.at(-1)!.signal).toBe(leaving.signal);
  });

  it('sends nothing of a call that was cancelled before', async () => {
    const { call, sentTo } = world(() => done(null));
    await expect(call('readConfig', {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' });
    await settled();
    expect(sentTo('system/config/get_config/')).toEqual([]);
  });

  it('of a sign-in signs nobody in', async () => {
    const leaving = new AbortController();
    const { call, session } = world(async () => {
      leaving.abort();
      return done({ user_id: 'u', nick_name: 'Ana', email: 'a@b.cd', access: 'a', refresh: 'r' });
    });
    const login = call('login', { email: 'a@b.cd', password: 'x' }, { signal: leaving.signal });
    await expect(login).rejects.toMatchObject({ code: 'cancelled' });
    await settled();
    expect(session.tokens).toBeNull();
  });
});

import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { IdempotencyStore } from '../../../server/platform/idempotency/IdempotencyStore.ts';
import { loggerOptions } from '../../../server/platform/log/logger.ts';
import { Api } from '../../../server/platform/http/Api.ts';
import { noRateLimits } from '../../support/fakes/noRateLimits.ts';
import { sign } from '../../../shared/signing/requestSignature.ts';

const SECRET = 'a-secret-for-this';

const writeNothing = Object.assign(() => Promise.reject(new Error('nothing is written here')), { isDone: false });

/** A server whose handlers fail, and its log. */
function failingServer() {
  const stream = new PassThrough();
  const lines: string[] = [];
  stream.on('data', (chunk: Buffer) => lines.push(chunk.toString('utf8')));
  const logger = { ...(loggerOptions({ logLevel: 'info' }) as object), stream };
  const app = Fastify({ logger });
  const idempotency = { once: (_scope, _request, work) => work(writeNothing) } as Pick<
    IdempotencyStore,
    'once'
  > as IdempotencyStore;
  const api = new Api(app, {
    signSecret: SECRET,
    limits: noRateLimits,
    idempotency,
    findDevice: () => Promise.resolve(null),
    readSession: async () => ({ memberId: 'nobody', session: 'none', isProvisional: false }),
  });
  return { app, api, log: () => lines.join('') };
}

const login = { email: 'ana@clinic.example', password: 'open-sesame' };

function signedLogin() {
  const tm = Date.now();
  return { ...login, tm, sign: sign(login, tm, SECRET) };
}

it('answers an internal error with code 99 and logs it', async () => {
  const { app, api, log } = failingServer();
  api.serve('login', () => Promise.reject(new Error('the disk is full')));
  const reply = await app.inject({ method: 'POST', url: '/api/users/user/login/', payload: signedLogin() });
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    code: 99,
    msg: 'Something went wrong on our side. Try again in a moment',
    data: null,
  });
  expect(log()).toContain('the disk is full');
});

it('does the same for a reply that does not fit the contract', async () => {
  const { app, api, log } = failingServer();
  api.serve('login', (async () => ({ user_id: 7 })) as never);
  const reply = await app.inject({ method: 'POST', url: '/api/users/user/login/', payload: signedLogin() });
  expect(reply.json()).toMatchObject({ code: 99, data: null });
  expect(log()).toContain('The reply of login violates the contract');
});

it('leaves out of a reply what the contract does not know', async () => {
  const { app, api } = failingServer();
  const user = { user_id: '7', nick_name: 'Ana', email: login.email, access: 'a', refresh: 'r' };
  const withMore = { ...user, password_hash: '$argon2id$' };
  api.serve('login', async () => withMore);
  const reply = await app.inject({ method: 'POST', url: '/api/users/user/login/', payload: signedLogin() });
  expect(reply.json()).toEqual({ code: 0, msg: 'ok', data: user });
});

it('logs no secret: neither of the request nor of an object that is logged by accident', async () => {
  const { app, api, log } = failingServer();
  api.serve('login', () =>
    Promise.reject(
      new Error('Failed query: select 1\nparams: ana@clinic.example,\n    at my clinic', {
        cause: new Error('no such table\nparams: open-sesame'),
      }),
    ),
  );
  const payload = signedLogin();
  const headers = { authorization: 'Bearer my-access-token', cookie: 'session=my-cookie' };
  await app.inject({ method: 'POST', url: `/api/users/user/login/?sign=${payload.sign}`, headers, payload });
  app.log.error({ password: 'open-sesame', session: { refresh: 'my-refresh-token', access: 'my-access-token' } });
  expect(log()).toContain('no such table');
  expect(log()).toContain('faults.test.ts');
  for (const secret of [
    'open-sesame',
    login.email,
    'my clinic',
    payload.sign,
    'my-access-token',
    'my-cookie',
    'my-refresh-token',
  ]) {
    expect(log()).not.toContain(secret);
  }
});

it.each(['ana@clinic.example', 'ana%40clinic.example', 'ana%2540clinic.example'])(
  'logs which page was asked for, and not that it was for %s',
  async (email) => {
    const { app, log } = failingServer();
    app.get('/es/password/:email', async () => ({}));
    await app.inject({ method: 'GET', url: `/es/password/${email}?from=${email}` });
    expect(log()).toContain('/es/password/[hidden]"');
    expect(log()).not.toMatch(/ana|clinic/);
  },
);

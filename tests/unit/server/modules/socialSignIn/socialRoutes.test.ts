import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { ProviderUnavailable } from '../../../../../server/modules/socialSignIn/SocialProvider.ts';
import { socialRoutes } from '../../../../../server/modules/socialSignIn/socialRoutes.ts';
import { loggerOptions } from '../../../../../server/platform/log/logger.ts';
import { noRateLimits } from '../../../../support/fakes/noRateLimits.ts';

type Parts = Parameters<typeof socialRoutes>[1];
type Step = 'begin' | 'authorizeUrl' | 'take' | 'exchange' | 'grant';

const HOME = 'https://shop.example';
const STATE = 'the-state-of-this-client-0123456789';
const flow = {
  provider: 'google',
  challenge: 'c'.repeat(43),
  clientState: STATE,
  language: 'es',
  returnTo: null,
} as const;
const identity = { subject: '42', email: 'ana@clinic.example', isVerified: true, name: 'Ana' };
const PATHS = {
  start: `/api/auth/google/start?${new URLSearchParams({ challenge: flow.challenge, state: STATE, language: 'es' }).toString()}`,
  callback: '/api/auth/google/callback?state=ours&code=theirs',
};

/** The routes where one step fails; returns what the browser receives and the log's lines. */
async function visit(path: string, step: Step | null, error: Error) {
  const stream = new PassThrough();
  const lines: string[] = [];
  stream.on('data', (chunk: Buffer) => lines.push(chunk.toString('utf8')));
  const app = Fastify({ logger: { ...(loggerOptions({ logLevel: 'warn' }) as object), stream } });
  const answer = <T>(called: Step, value: T): Promise<T> =>
    called === step ? Promise.reject(error) : Promise.resolve(value);
  const parts: Parts = {
    flows: {
      begin: () => answer('begin', { state: 'ours', nonce: 'nonce', challenge: 'ours' }),
      take: () => answer('take', { ...flow, verifier: 'verifier', nonce: 'nonce' }),
      grant: () => answer('grant', 'our-code'),
    },
    limits: noRateLimits as Parts['limits'],
    providers: {
      google: {
        authorizeUrl: () => answer('authorizeUrl', 'https://provider.example/consent'),
        exchange: () => answer('exchange', identity),
      },
    },
    publicUrl: HOME,
  };
  socialRoutes(app, parts);
  const { statusCode, headers } = await app.inject(path);
  await app.close();
  const logged = lines.map((line) => JSON.parse(line) as { level: number; msg: string; err: { message: string } });
  return { statusCode, headers, logged: logged.map(({ level, msg, err }) => [level, msg, err.message]) };
}

const WARN = 40;
const ERROR = 50;
const AWAY = `${HOME}/es/login/welcomePage#provider=google&state=${STATE}&error=away`;
const unavailable = new ProviderUnavailable('provider.example: HTTP 503');
const fault = new Error('the disk is full');

it.each([
  ['start', null, fault, 'https://provider.example/consent', []],
  ['start', 'authorizeUrl', unavailable, AWAY, [[WARN, 'the sign-in provider is unavailable', unavailable.message]]],
  ['start', 'authorizeUrl', fault, AWAY, [[ERROR, 'social sign-in could not start', fault.message]]],
  ['start', 'begin', fault, AWAY, [[ERROR, 'social sign-in could not start', fault.message]]],
  ['callback', null, fault, `${HOME}/es/login/welcomePage#provider=google&state=${STATE}&code=our-code`, []],
  ['callback', 'exchange', unavailable, AWAY, [[WARN, 'the sign-in provider is unavailable', unavailable.message]]],
  ['callback', 'exchange', fault, AWAY, [[ERROR, 'the callback of a sign-in provider failed', fault.message]]],
  ['callback', 'grant', fault, AWAY, [[ERROR, 'the callback of a sign-in provider failed', fault.message]]],
  // Without its flow the language is unknown.
  [
    'callback',
    'take',
    fault,
    `${HOME}/login/welcomePage#error=away`,
    [[ERROR, 'the callback of a sign-in provider failed', fault.message]],
  ],
] as const)(
  'the %s of a sign-in, where the step %s fails with “%s”, leads on, and the log tells whose fault it is',
  async (path, step, error, location, logged) => {
    const reply = await visit(PATHS[path], step, error);
    expect([reply.statusCode, reply.headers.location, reply.logged]).toEqual([302, location, logged]);
    // The address may contain a sign-in code: browsers must neither cache it nor send it as a referrer.
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  },
);

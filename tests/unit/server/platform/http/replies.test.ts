import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerError } from '../../../../../server/platform/http/replies.ts';
import { DomainError } from '../../../../../server/platform/DomainError.ts';
import { Code, type Envelope } from '../../../../../shared/contract/envelope.ts';

/** What a client gets when a route throws this, and what the log says of it. */
async function thrown(error: Error) {
  const logged: string[] = [];
  const app = Fastify({
    logger: {
      level: 'warn',
      stream: { write: (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg) },
    },
  });
  app.setErrorHandler(answerError);
  app.get('/', () => {
    throw error;
  });
  const reply = await app.inject({ url: '/', headers: { 'accept-language': 'es' } });
  await app.close();
  const { code, msg } = reply.json<Envelope>();
  return { status: reply.statusCode, code, msg, wait: reply.headers['retry-after'] ?? null, logged };
}
const failure = (fields: object, cause?: Error) => Object.assign(new Error('…', { cause }), fields);
const LOGGED = ['request failed'];

it.each([
  ['a refused field', DomainError.fields({ email: 'emailTaken' }), 200, Code.refused, null, []],
  ['a record that is gone', DomainError.notFound(), 200, Code.notFound, null, []],
  ['a member’s right', new DomainError(Code.notAllowed), 200, Code.notAllowed, null, []],
  ['too many requests', DomainError.tooMany(30), 429, Code.tooMany, '30', []],
  ['a body that is too large', failure({ statusCode: 413 }), 413, Code.refused, null, []],
  ['a body that is no JSON', failure({ statusCode: 400 }), 400, Code.refused, null, []],
  ['a number that no column holds', failure({}, failure({ code: '22003' })), 200, Code.notFound, null, []],
  ['a lost connection to the database', failure({}, failure({ code: '57P01' })), 503, Code.internal, '5', LOGGED],
  ['a full disk', failure({}, failure({ code: '53100' })), 503, Code.internal, '5', LOGGED],
  ['a status of the server’s own', failure({ statusCode: 500 }), 500, Code.internal, null, LOGGED],
  ['anything else', new TypeError('x is not a function'), 500, Code.internal, null, LOGGED],
])('answers %s, and logs only what an operator can mend', async (_what, error, status, code, wait, logged) => {
  expect(await thrown(error)).toMatchObject({ status, code, wait, logged });
});

it('says in the client’s language why, and never what failed', async () => {
  const texts = await Promise.all(
    [failure({}, failure({ code: '53100' })), failure({}, failure({ code: '57P01' })), DomainError.tooMany(30)].map(
      thrown,
    ),
  );
  expect(texts.map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^La tienda no puede guardar nada/),
    expect.stringMatching(/^Algo ha fallado por nuestra parte/),
    'Demasiados intentos. Inténtelo de nuevo en 30 s',
  ]);
});

import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../../../shared/client/createApiClient.ts';
import type { WireRequest } from '../../../../shared/client/ports.ts';
import type { OperationName } from '../../../../shared/contract/routes.ts';
import { type Payload, sign, signedPairs, signingText } from '../../../../shared/signing/requestSignature.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeSession } from '../../../support/fakes/FakeSession.ts';
import vectors from './requestSignature.vectors.json' with { type: 'json' };

type Vector = (typeof vectors)[number];

const payloadOf = ({ payload, absent = [] }: Vector): Payload => ({
  ...payload,
  ...Object.fromEntries(absent.map((key) => [key, undefined])),
});

describe.each(vectors)('the signature of $name', (vector) => {
  it('signs the same text as every other implementation', () => {
    expect(signingText(payloadOf(vector), vector.tm)).toBe(vector.text);
  });

  it('is the one everybody else computes', () => {
    expect(sign(payloadOf(vector), vector.tm, vector.secret)).toBe(vector.sign);
  });

  it('is the same when the values arrive as the text of a query', () => {
    expect(Object.fromEntries(signedPairs(payloadOf(vector)))).toEqual(vector.query);
    expect(sign(vector.query, vector.tm, vector.secret)).toBe(vector.sign);
  });

  it('is what the client puts into the query of a GET', async () => {
    const request = await sentBy('listProducts', vector);
    expect(request.query).toEqual({ ...vector.query, tm: String(vector.tm), sign: vector.sign });
    expect(request.body).toBeNull();
  });

  it('is what the client puts into the body of a POST', async () => {
    const request = await sentBy('recordAccess', vector);
    const { tm, sign: signature, ...fields } = JSON.parse(JSON.stringify(request.body)) as Record<string, unknown>;
    expect({ tm, signature }).toEqual({ tm: vector.tm, signature: vector.sign });
    expect(sign(fields, vector.tm, vector.secret)).toBe(vector.sign);
    expect(request.query).toEqual({});
  });
});

async function sentBy(name: OperationName, vector: Vector): Promise<WireRequest> {
  const sent: WireRequest[] = [];
  const { call } = createApiClient({
    transport: async (request) => {
      sent.push(request);
      return { code: 0, msg: '', data: { time: vector.tm } };
    },
    session: new FakeSession(),
    clock: new FakeClock(),
    secret: vector.secret,
    language: () => 'en',
  });
  // The vectors are arbitrary payloads, of no particular operation.
  await call(name, payloadOf(vector) as never);
  return sent.at(-1)!;
}

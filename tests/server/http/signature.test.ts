import { expect, it } from 'vitest';
import vectors from '../../unit/shared/signing/requestSignature.vectors.json' with { type: 'json' };
import { checkSignature } from '../../../server/platform/http/signature.ts';
import { SIGN_TIME_TOLERANCE_MS } from '../../../shared/contract/limits.ts';
import { onAnyServer, SECRET } from '../../support/servers/ServerStore.ts';
import { sign } from '../../../shared/signing/requestSignature.ts';

it.each(vectors)(
  'accepts the published signature of $name, from a body and from a query',
  ({ payload, query, tm, secret, sign: signature }) => {
    const body = JSON.parse(JSON.stringify({ ...payload, tm, sign: signature })) as Record<string, unknown>;
    checkSignature(body, secret, tm);
    checkSignature({ ...query, tm: String(tm), sign: signature }, secret, tm);
    expect(() => checkSignature({ ...body, extra: 'x' }, secret, tm)).toThrow(expect.objectContaining({ code: 9 }));
  },
);

onAnyServer('the signature of a request', (store) => {
  it('is accepted when it is right', async () => {
    expect(await store().ask('readPublishConfig')).toMatchObject({ code: 0, msg: 'ok' });
  });

  it.each([
    ['missing', { sign: undefined }],
    ['of another payload', { page: 2 }],
    ['of another length', { sign: 'abc' }],
    ['without a time', { tm: undefined }],
    ['of a time that is none', { tm: 'soon' }],
  ])('is refused when it is %s', async (_what, tampered) => {
    expect(await store().ask('readPublishConfig', {}, { tampered })).toMatchObject({ code: 9, data: null });
  });

  it('is refused when it was made with another secret', async () => {
    expect(await store().ask('readPublishConfig', {}, { secret: `${SECRET}!` })).toMatchObject({ code: 9 });
  });

  it('is refused in the body of a POST as well', async () => {
    const answer = await store().ask('login', { email: 'a@b.cd', password: 'x' }, { tampered: { email: 'c@d.ef' } });
    expect(answer).toMatchObject({ code: 9 });
  });

  it.each([-1, 1])('is too old or too new beyond ten minutes', async (direction) => {
    const far = direction * (SIGN_TIME_TOLERANCE_MS + 5_000);
    const near = direction * (SIGN_TIME_TOLERANCE_MS - 5_000);
    expect(await store().ask('readPublishConfig', {}, { tm: Date.now() + far })).toMatchObject({ code: 10 });
    expect(await store().ask('readPublishConfig', {}, { tm: Date.now() + near })).toMatchObject({ code: 0 });
  });

  it('is not required to read the server’s time', async () => {
    const before = Date.now();
    const { time } = await store().good('readTimestamp', {});
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it('does not cover the path of the request', async () => {
    const tm = Date.now();
    const query = { tm: String(tm), sign: sign({}, tm, SECRET) };
    const reply = await store().app.inject({ method: 'GET', url: '/api/product/products/1/', query });
    expect(reply.json()).toMatchObject({ code: 0, data: { id: 1 } });
  });
});

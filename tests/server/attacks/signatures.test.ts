import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { SIGN_TIME_TOLERANCE_MS } from '../../../shared/contract/limits.ts';
import { sign } from '../../../shared/signing/requestSignature.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onOneServer, SECRET } from '../../support/servers/ServerStore.ts';

onOneServer('a signature', (store) => {
  it('that is replayed takes effect once, and shows another member nothing of the first one’s', async () => {
    const [ana, ben] = [await store().member(), await store().member()];
    const tm = Date.now();
    const line = { sku_id: PRICED.sku, quantity: 2, idempotency_key: randomUUID() };
    const first = await store().ask('addCartLine', line, { access: ana.access, tm });
    const replayed = await store().ask('addCartLine', line, { access: ana.access, tm });
    expect(replayed.data).toEqual(first.data);
    expect((await store().good('readCart', {}, { access: ana.access })).lines).toMatchObject([{ quantity: 2 }]);
    // A member who recorded the request fills their own cart at most.
    await store().ask('addCartLine', line, { access: ben.access, tm });
    expect((await store().good('readCart', {}, { access: ana.access })).lines).toMatchObject([{ quantity: 2 }]);
    expect(await store().ask('addCartLine', line, { tm })).toMatchObject({ code: 5 });
  });

  it('is refused when it is old', async () => {
    const tm = Date.now() - SIGN_TIME_TOLERANCE_MS - 1_000;
    expect(await store().ask('readPublishConfig', {}, { tm })).toMatchObject({ code: 10 });
    expect(await store().ask('readPublishConfig', {}, { tm, tampered: { tm: Date.now() } })).toMatchObject({ code: 9 });
  });

  it.each([
    ['in capitals', (good: string) => ({ sign: good.toUpperCase() })],
    ['twice', (good: string) => ({ sign: [good, good] })],
    ['cut off', (good: string) => ({ sign: good.slice(0, 63) })],
    ['with more behind it', (good: string) => ({ sign: `${good}0` })],
    ['of letters beyond ASCII', (good: string) => ({ sign: `é${good.slice(2)}` })],
    ['beside a time in another writing', (_good: string, tm: number) => ({ tm: `0x${tm.toString(16)}` })],
    ['beside a time that is a list', (_good: string, tm: number) => ({ tm: [tm, tm] })],
    ['beside a time beyond all numbers', () => ({ tm: '9'.repeat(400) })],
    ['beside a time before all time', (_good: string, tm: number) => ({ tm: -tm })],
  ])('%s is refused', async (_what, forge) => {
    const tm = Date.now();
    const tampered = forge(sign({}, tm, SECRET), tm);
    expect(await store().ask('readPublishConfig', {}, { tm, tampered })).toMatchObject({ code: 9, data: null });
  });

  it('by a token that is unsigned, or signed with the public secret, opens no session', async () => {
    const { user_id } = await store().member();
    const forged = await new SignJWT({ sid: randomUUID() })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('medstore')
      .setSubject(user_id)
      .setExpirationTime('15m')
      .sign(Buffer.from(SECRET));
    for (const access of [forged, `${forged}.`, forged.split('.').slice(0, 2).join('.'), '.'.repeat(5_000)])
      expect(await store().ask('readCart', {}, { access })).toMatchObject({ code: 7, data: null });
  });
});

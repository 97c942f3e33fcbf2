import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { OperationName } from '../../../shared/contract/routes.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { aRegistration, onAnyServer } from '../../support/servers/ServerStore.ts';

interface Operation {
  name: OperationName;
  payload: object;
  access?: string;
}

onAnyServer('a request that is sent again because its answer was lost', (store) => {
  const aMember = () => store().member();
  const NEW = 'scanner_77';
  const ADDRESS = { name: 'Ana', phone: '1', postal_code: '1', country: 34, region: 'X', detail: 'X' };
  const cases: Record<string, () => Promise<Operation>> = {
    'a new password': async () => {
      const { access, password } = await aMember();
      return { name: 'changePassword', payload: { old_password: password, password: NEW }, access };
    },
    'a forgotten password': async () => {
      const { email } = await aMember();
      await store().good('requestPasswordCode', { email });
      return { name: 'resetPassword', payload: { email, code: await store().codeFor(email), password: NEW } };
    },
    'a corrected address': async () => {
      const { access, password } = await aMember();
      return { name: 'correctEmail', payload: { email: aRegistration().email, password }, access };
    },
    'a confirmed address': async () => {
      const { email } = await aMember();
      const [letter = ''] = await store().letters(email);
      return { name: 'confirmEmail', payload: { token: /#([\w-]{20,})/.exec(letter)![1]! } };
    },
    'an answer given on a phone': async () => {
      const { access } = await aMember();
      const { user_code } = await store().good('beginPhoneSignIn', {});
      return { name: 'answerPhoneSignIn', payload: { user_code, approved: true }, access };
    },
    'a sign-in by phone': async () => {
      const { access } = await aMember();
      const { user_code, device_code } = await store().good('beginPhoneSignIn', {});
      await store().good('answerPhoneSignIn', { user_code, approved: true }, { access });
      return { name: 'pollPhoneSignIn', payload: { device_code } };
    },
    'an address taken out of the list': async () => {
      const { access } = await aMember();
      const { id } = await store().good('createAddress', { ...ADDRESS, idempotency_key: randomUUID() }, { access });
      return { name: 'removeAddress', payload: { id }, access };
    },
    'a line taken out of the cart': async () => {
      const { access } = await aMember();
      const { lines } = await store().good(
        'addCartLine',
        { sku_id: PRICED.sku, quantity: 1, idempotency_key: randomUUID() },
        { access },
      );
      return { name: 'removeCartLine', payload: { id: lines[0]!.id }, access };
    },
    'a session that ends': async () => {
      const { access, refresh } = await aMember();
      return { name: 'logout', payload: { refresh }, access };
    },
  };

  it.each(Object.entries(cases))('is answered as the first time: %s', async (_case, prepare) => {
    const { name, payload, access } = await prepare();
    const keyed = { ...payload, idempotency_key: randomUUID() };
    const ask = () => store().ask(name, keyed, access === undefined ? {} : { access });
    const first = await ask();
    expect(first).toMatchObject({ code: 0 });
    expect(await ask()).toEqual(first);
  });
});

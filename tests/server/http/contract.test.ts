import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { DomainError } from '../../../server/platform/DomainError.ts';
import type { Visitor } from '../../../server/platform/http/visitor.ts';
import { aRegistration, onAnyServer } from '../../support/servers/ServerStore.ts';

const visitor: Visitor = { userId: null, language: 'en', ip: '10.0.0.1', userAgent: 'test' };

onAnyServer('the contract', (store) => {
  it.each([
    ['en-us', 'Please enter this field', 'Please check the marked fields'],
    ['es-es', 'Rellene este campo', 'Revise los campos marcados'],
    ['ru-ru', 'Заполните это поле', 'Проверьте отмеченные поля'],
    ['zh-cn', '请填写此项', '请检查标记的字段'],
  ])('says what is wrong with a field in %s', async (language, required, refused) => {
    const answer = await store().ask('login', { email: '', password: 'x' }, { language });
    expect(answer).toMatchObject({ code: 1, msg: refused, data: { errors: { email: required } } });
  });

  it.each([
    ['en-us', 'This is too long: 200 characters at most'],
    ['es-es', 'El texto es demasiado largo: 200 caracteres como máximo'],
    ['ru-ru', 'Слишком длинный текст: не больше 200 знаков'],
    ['zh-cn', '内容过长，最多 200 个字符'],
  ])('says how long a text may be in %s', async (language, tooLong) => {
    const password = 'x'.repeat(201);
    const answer = await store().ask('login', { email: 'ana@clinic.example', password }, { language });
    expect(answer.data).toEqual({ errors: { password: tooLong } });
  });

  it('names a field inside another by the dots between them', async () => {
    const { access } = await store().member();
    const contact = { nick_name: 'Ana', mobile: '+34 600 000 000', email: 'not an address', country: 1 };
    const answer = await store().ask(
      'createInquiry',
      { lines: [{ sku_id: 101, quantity: 1000 }], contact, from_cart: false, idempotency_key: randomUUID() },
      { access },
    );
    expect(answer.data).toEqual({
      errors: {
        'lines.0.quantity': 'The maximum quantity is 999',
        'contact.email': 'Please enter a valid e-mail address, such as name@clinic.com',
        address: 'Please enter this field',
      },
    });
  });

  it('says that a field is missing rather than of the wrong type', async () => {
    const answer = await store().ask('login', { password: 'x' });
    expect(answer.data).toEqual({ errors: { email: 'Please enter this field' } });
  });

  it('requires the terms to be accepted', async () => {
    const answer = await store().ask('register', { ...aRegistration(), accepted_terms: false });
    expect(answer.data).toEqual({
      errors: { accepted_terms: 'Please accept the terms of use and the privacy policy' },
    });
  });

  it('runs the same operation in the process, checked in the same way', async () => {
    const { api } = store();
    expect(await api.dispatch('listProducts', { page_size: 2 }, visitor)).toMatchObject({ total: 3 });
    await expect(api.dispatch('listProducts', { page: 0 }, visitor)).rejects.toBeInstanceOf(DomainError);
    await expect(api.dispatch('readCart', {}, visitor)).rejects.toMatchObject({ code: 5 });
  });

  it('answers not found for an address it does not have, and for an id no column can hold', async () => {
    const reply = await store().app.inject({ method: 'GET', url: '/api/nothing/here/' });
    expect(reply.json()).toEqual({ code: 2, msg: 'This could not be found', data: null });
    const { access } = await store().member();
    expect(await store().ask('readAddress', { id: 99_999_999_999 }, { access })).toMatchObject({ code: 2 });
  });

  it.each([
    ['not JSON', 'application/json', '{', 400],
    ['not of a type it reads', 'text/plain', 'hello', 415],
    ['too large', 'application/json', JSON.stringify({ text: 'x'.repeat(300_000) }), 413],
  ])('refuses a body that is %s, without details of the server', async (_what, type, payload, status) => {
    const headers = { 'content-type': type };
    const reply = await store().app.inject({ method: 'POST', url: '/api/users/user/login/', headers, payload });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({ code: 1, msg: 'Please check the marked fields', data: { errors: {} } });
  });

  it('may not be stored by any cache on the way', async () => {
    expect((await store().ask('readConfig')).headers).toMatchObject({ 'cache-control': 'no-store' });
  });
});

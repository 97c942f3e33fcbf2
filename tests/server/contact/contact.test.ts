import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onEveryServer } from '../../support/serverStore.ts';

onEveryServer('the contact form', (store, database) => {
  const aForm = async () => {
    const { results } = await store().good('selectCountry', {});
    return {
      nick_name: 'Dr. Ana Ruiz',
      email: `ana-${randomUUID()}@clinic.example`,
      country: results.find(({ iso }) => iso === 'ES')!.id,
      mobile: '612 34 56 78',
      idempotency_key: randomUUID(),
    };
  };
  const kept = async (email: string) =>
    (await database().opened.db.execute(sql`select * from contacts where email = ${email}`)).rows;

  it('is kept once, however often it is sent, with the number as it can be dialled', async () => {
    const form = await aForm();
    for (const _time of [1, 2, 3])
      expect(await store().good('registerContact', form, { language: 'es-es' })).toBeNull();
    expect(await kept(form.email)).toMatchObject([
      { nick_name: 'Dr. Ana Ruiz', mobile: '612 34 56 78', dialable: '+34612345678', language_code: 'es-es' },
    ]);
  });

  it('keeps a number that no telephone takes, for somebody to look at', async () => {
    const form = { ...(await aForm()), mobile: 'ask at the desk' };
    await store().good('registerContact', form);
    expect(await kept(form.email)).toMatchObject([{ mobile: 'ask at the desk', dialable: null }]);
  });

  it('names each field that does not fit, in the language of who reads it', async () => {
    const empty = { nick_name: ' ', email: 'ana', country: 0, mobile: '', idempotency_key: randomUUID() };
    const answer = await store().ask('registerContact', empty, { language: 'es-es' });
    expect(answer).toMatchObject({ code: 1 });
    expect(Object.keys((answer.data as { errors: object }).errors)).toEqual([
      'nick_name',
      'email',
      'country',
      'mobile',
    ]);
    const nowhere = await store().ask('registerContact', { ...(await aForm()), country: 1 });
    expect(nowhere).toMatchObject({ code: 1, data: { errors: { country: 'Please select' } } });
  });

  it('is not for robots: the thirty-first of an hour waits', async () => {
    const asking = { address: '198.51.100.7' };
    for (let sent = 0; sent < 30; sent++) await store().good('registerContact', await aForm(), asking);
    expect(await store().ask('registerContact', await aForm(), asking)).toMatchObject({ code: 11, status: 429 });
    expect(await store().ask('registerContact', await aForm())).toMatchObject({ code: 0 });
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { GuestDataRetention } from '../../../server/modules/contact/GuestDataRetention.ts';
import { DAY_MS } from '../../../server/platform/clock/durations.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('the contact form', (store, database) => {
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
  const savedRequests = async (email: string) =>
    (await database().opened.db.execute(sql`select * from contacts where email = ${email}`)).rows;

  it('is kept once, however often it is sent, with the number as it can be dialled', async () => {
    const form = await aForm();
    for (const _time of [1, 2, 3])
      expect(await store().good('registerContact', form, { language: 'es-es' })).toBeNull();
    expect(await savedRequests(form.email)).toMatchObject([
      { nick_name: 'Dr. Ana Ruiz', mobile: '612 34 56 78', dialable: '+34612345678', language_code: 'es-es' },
    ]);
  });

  it('keeps a number that no telephone takes, for somebody to look at', async () => {
    const form = { ...(await aForm()), mobile: 'ask at the desk' };
    await store().good('registerContact', form);
    expect(await savedRequests(form.email)).toMatchObject([{ mobile: 'ask at the desk', dialable: null }]);
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

  it('is forgotten with the chats of guests once they are older than the settings say, and no others', async () => {
    const { db } = database().opened;
    const { user_id: member } = await store().member();
    const ago = (days: number) => sql`now() - make_interval(days => ${days})`;
    const wrote = async (nickName: string, days: number) =>
      db.execute(sql`insert into contacts (idempotency_key, nick_name, email, country, mobile, language_code, created_at)
        values (${randomUUID()}, ${nickName}, 'a@clinic.example', 1, '1', 'en-us', ${ago(days)})`);
    const writeMessage = async (language: string, days: number, owner: { visitor_id?: string; member_id?: string }) =>
      db.execute(sql`with begun as (insert into conversations (visitor_id, member_id, language, created_at)
        values (${owner.visitor_id ?? null}, ${owner.member_id ?? null}, ${language}, ${ago(99)}) returning id)
        insert into chat_messages (conversation_id, key, sender, text, created_at)
        select id, ${randomUUID()}, 'visitor', 'Good day', ${ago(days)} from begun`);
    await wrote('old', 31);
    await wrote('new', 29);
    await writeMessage('old', 31, { visitor_id: randomUUID() });
    await writeMessage('new', 29, { visitor_id: randomUUID() });
    await writeMessage('a member', 31, { member_id: member });
    await new GuestDataRetention(db, () => new Date(Date.now() - 30 * DAY_MS)).sweep();
    const left = await db.execute(sql`select nick_name as name from contacts where mobile = '1'
      union all select language from conversations where created_at < ${ago(98)}`);
    expect(left.rows).toEqual([{ name: 'new' }, { name: 'new' }, { name: 'a member' }]);
  });

  it('is limited to thirty requests an hour', async () => {
    const asking = { address: '198.51.100.7' };
    for (let sent = 0; sent < 30; sent++) await store().good('registerContact', await aForm(), asking);
    expect(await store().ask('registerContact', await aForm(), asking)).toMatchObject({ code: 11, status: 429 });
    expect(await store().ask('registerContact', await aForm())).toMatchObject({ code: 0 });
  });
});

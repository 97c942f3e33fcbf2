import { beforeEach, expect, it } from 'vitest';
import { messageWords } from '../../../server/modules/messages/messageTexts.ts';
import type { NewMessage } from '../../../server/modules/messages/MemberMessages.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('the message centre', (store, database) => {
  let access = '';
  let userId = '';
  // A new member has been welcomed: one system message.
  beforeEach(async () => {
    ({ access, user_id: userId } = await store().member());
  });

  const write = (message: NewMessage) =>
    database().opened.db.transaction((tx) => store().services.messages.write(tx, userId, message));
  const quoted: NewMessage = {
    key: 'inquiry_quoted',
    values: { code: 'Q-2026-000012', date: { date: '2026-12-24T00:00:00Z' } },
    url: '/userCenter/inquiryList/12',
  };
  const list = (payload = {}) => store().good('listMessages', payload, { access });
  const counts = (payload = {}) => store().good('countMessageFlags', payload, { access });

  it('says it in every language, with a link by its type', async () => {
    await write(quoted);
    const [newest] = (await list()).results;
    expect(newest).toMatchObject({
      flag: 'account',
      en_title: 'Quotation Q-2026-000012 is ready',
      title: '报价单 Q-2026-000012 已就绪',
      is_read: false,
      link: { link_type: 8, url: '/userCenter/inquiryList/12' },
    });
    expect(newest?.en_body).toContain('Dec 24, 2026');
    expect(newest?.ru_body).toContain('24 дек. 2026');
  });

  it('counts what is unread, by kind and for the kinds asked for', async () => {
    await write(quoted);
    await write(quoted);
    expect(await counts()).toEqual({ total: 3, system: 1, activity: 0, account: 2 });
    expect(await counts({ flags: 'system,nothing' })).toEqual({ total: 1, system: 1, activity: 0, account: 0 });
    expect(await store().good('sumMessageFlags', {}, { access })).toEqual({ total: 3 });
  });

  it('marks one as read and as unread again, or all of a kind', async () => {
    await write(quoted);
    await write(quoted);
    const { id } = (await list({ flag: 'account' })).results[0]!;
    await store().good('setMessageState', { id, is_read: true }, { access });
    expect(await counts()).toMatchObject({ total: 2, account: 1 });
    await store().good('setMessageState', { id, is_read: false }, { access });
    expect(await counts()).toMatchObject({ account: 2 });
    expect(await store().good('setAllMessagesRead', { flag: 'account' }, { access })).toMatchObject({ total: 1 });
    expect(await store().good('setAllMessagesRead', {}, { access })).toMatchObject({ total: 0 });
  });

  it('is listed by kind and page, the newest first', async () => {
    await write(quoted);
    await write({ ...quoted, values: { ...quoted.values, code: 'Q-2026-000013' } });
    const page = await list({ flag: 'account', page: 1, page_size: 1 });
    expect(page).toMatchObject({ total: 2, results: [{ en_title: 'Quotation Q-2026-000013 is ready' }] });
  });

  it('shows a member their own messages alone', async () => {
    const { id } = (await list()).results[0]!;
    const other = { access: (await store().member()).access };
    expect(await store().ask('setMessageState', { id, is_read: true }, other)).toMatchObject({ code: 2 });
    expect(await counts()).toMatchObject({ system: 1 });
    for (const name of ['listMessages', 'sumMessageFlags', 'countMessageFlags'] as const)
      expect(await store().ask(name)).toMatchObject({ code: 5 });
  });

  it('writes numbers and money as each language does', () => {
    const { en_title, ru_title } = messageWords('level_reached', {
      level: 2,
      name: { cents: 123_450, currency: 'USD' },
    });
    // Russian keeps figures together with blanks that do not break.
    expect([en_title, ru_title?.replaceAll('\u00a0', ' ')]).toEqual([
      'You have reached level 2: $1,234.50',
      'Вы достигли уровня 2: 1 234,50 $',
    ]);
  });
});

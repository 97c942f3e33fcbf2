import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/storeDatabase.ts';
import type { OpenDatabase } from '../../../server/platform/database/Database.ts';
import { SessionCheck } from '../../../server/modules/sessions/SessionCheck.ts';
import { SessionRepository } from '../../../server/modules/sessions/SessionRepository.ts';
import type { OperationName } from '../../../shared/contract/routes.ts';
import { listenOnFreePort, openChat } from '../../support/drivers/chatClient.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer, openStore, type ServerStore } from '../../support/servers/ServerStore.ts';

const NEW = 'scanner_77';
const isOver = { code: 7 };

onAnyServer('a session that has ended', (store, database) => {
  /** Another instance: on PostgreSQL with connections of its own. */
  let other: ServerStore;
  let own: OpenDatabase | null = null;
  beforeAll(async () => {
    const { opened, url } = database();
    own = url === null ? null : await openDatabase({ dataDir: '', databaseUrl: url });
    other = await openStore({ opened: own ?? opened });
  });
  afterAll(async () => {
    await other.app.close();
    await own?.close();
  });

  type Member = Awaited<ReturnType<ServerStore['member']>>;
  const ends: [what: string, end: (member: Member) => Promise<unknown>][] = [
    ['signing out', ({ refresh }) => store().good('logout', { refresh })],
    [
      'a new password by a code',
      async ({ email }) => {
        await store().good('requestPasswordCode', { email });
        await store().good('resetPassword', { email, code: await store().codeFor(email), password: NEW });
      },
    ],
    [
      'a new password set elsewhere',
      async ({ email, password }) => {
        const { access } = await store().good('login', { email, password });
        await store().good('changePassword', { old_password: password, password: NEW }, { access });
      },
    ],
    [
      'an old token used again',
      async ({ refresh }) => {
        await store().good('refreshToken', { refresh });
        await new SessionRepository(database().opened.db, () => Date.now() + 61_000)
          .refresh(refresh, null)
          .catch(() => null);
      },
    ],
  ];
  const line = () => ({ sku_id: PRICED.sku, quantity: 1, idempotency_key: randomUUID() });
  const writes = (id: string): [OperationName, Record<string, unknown>][] => [
    ['addCartLine', line()],
    ['updateUserInfo', { id, nick_name: 'Somebody else' }],
    ['setCollected', { id: PRICED.product, collected: true, idempotency_key: randomUUID() }],
    ['changePassword', { old_password: 'probe_2026', password: 'burglar_1' }],
    ['removeCartLine', { id: 1 }],
  ];

  it.each(ends)(
    'by %s writes nothing more and reads nothing more, on no instance, and its chat is closed',
    async (_what, end) => {
      const member = await store().member();
      const { access, user_id: id } = member;
      const instances = [store(), other];
      const lines = await Promise.all(
        instances.map(async ({ app }) => {
          const opened = await openChat(await listenOnFreePort(app));
          opened.send({ type: 'hello', visitor: randomUUID(), language: 'en', access });
          await opened.hear('history');
          return opened;
        }),
      );
      for (const instance of instances)
        expect(await instance.ask('countCart', {}, { access })).toMatchObject({ code: 0 });
      await end(member);
      for (const instance of instances)
        for (const [name, payload] of writes(id))
          expect(await instance.ask(name, payload, { access }), name).toMatchObject(isOver);
      for (const instance of instances)
        await expect.poll(() => instance.ask('readUserInfo', { id }, { access })).toMatchObject(isOver);
      for (const opened of lines) {
        expect(await opened.hear('refused')).toMatchObject(isOver);
        expect(await opened.closed).toBe(1008);
      }
    },
  );

  it('takes no other session of its member with it', async () => {
    const { email, password, refresh, access } = await store().member();
    const phone = await store().good('login', { email, password });
    await store().good('logout', { refresh });
    expect(await other.ask('addCartLine', line(), { access })).toMatchObject(isOver);
    expect(await other.ask('addCartLine', line(), { access: phone.access })).toMatchObject({ code: 0 });
    expect(await other.ask('countCart', {}, { access: phone.access })).toMatchObject({ code: 0 });
  });

  describe('where no notice comes', () => {
    it('is read from for a few seconds at most, and written to not at all', async () => {
      const member = await store().member();
      let now = 0;
      const { sessions } = store().services;
      const check = new SessionCheck(
        sessions,
        { subscribe: () => Promise.resolve(() => Promise.resolve()) },
        () => now,
      );
      await check.read(member.access, null, 'read');
      await sessions.end(member.refresh, null);
      await expect(check.read(member.access, null, 'write')).rejects.toMatchObject(isOver);
      await check.read(member.access, null, 'read');
      now += 5_000;
      await expect(check.read(member.access, null, 'read')).rejects.toMatchObject(isOver);
    });
  });

  it('asks the database once for all that is read within a few seconds', async () => {
    const { access } = await store().member();
    let count = 0;
    const { sessions } = store().services;
    const counted = {
      readSession: (...args: Parameters<typeof sessions.readSession>) => sessions.readSession(...args),
      recordUse: (...args: Parameters<typeof sessions.recordUse>) => (count++, sessions.recordUse(...args)),
    };
    const check = new SessionCheck(counted, database().opened.notices, () => 0);
    for (let turn = 0; turn < 20; turn += 1) await check.read(access, null, 'read');
    expect(count).toBe(1);
  });

  it('is not remembered as open where it ended while the database was asked', async () => {
    const member = await store().member();
    const { sessions } = store().services;
    let hear = (_text: string): void => undefined;
    const notices = {
      subscribe: (listener: (text: string) => void) => ((hear = listener), Promise.resolve(() => Promise.resolve())),
    };
    const slow = {
      readSession: (...args: Parameters<typeof sessions.readSession>) => sessions.readSession(...args),
      recordUse: async (...args: Parameters<typeof sessions.recordUse>) => {
        const isOpen = await sessions.recordUse(...args);
        if (isOpen) await sessions.end(member.refresh, null);
        hear(JSON.stringify({ endedSessionsOf: member.user_id }));
        return isOpen;
      },
    };
    const check = new SessionCheck(slow, notices, () => 0);
    await check.start();
    await check.read(member.access, null, 'read');
    await expect(check.read(member.access, null, 'read')).rejects.toMatchObject(isOver);
  });

  it('is not looked for among hundreds of traded tokens', async () => {
    const { rows } = await database().opened.db.execute<{ indexdef: string }>(
      sql`select indexdef from pg_indexes where indexname = 'refresh_tokens_open'`,
    );
    expect(rows[0]?.indexdef).toContain('used_at IS NULL');
  });
});

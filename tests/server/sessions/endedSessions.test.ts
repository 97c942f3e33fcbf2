import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SessionRepository } from '../../../server/modules/sessions/SessionRepository.ts';
import { lockMember } from '../../../server/modules/members/lockMember.ts';
import type { Services } from '../../../server/services.ts';
import { waitForLocks } from '../../support/checks/waitForLocks.ts';
import { onPostgres } from '../../support/servers/databases/databases.ts';
import { onAnyServer, openStore, type ServerStore } from '../../support/servers/ServerStore.ts';
import { somebody, ProviderVisit } from '../../support/drivers/ProviderVisit.ts';

onPostgres('a session that is renewed in the very moment it ends', (database) => {
  const db = () => database().opened.db;

  type End = (
    sessions: Services['sessions'],
    chain: { member: string; before: string; now: string },
  ) => Promise<unknown>;
  const ends: [string, End][] = [
    ['signing out', (sessions, { now }) => sessions.end(now, null)],
    ['a new password', (sessions, { member }) => db().transaction((tx) => sessions.endOthers(tx, member, null))],
    [
      'an old token that is used again a while later',
      (_sessions, { before }) =>
        new SessionRepository(db(), () => Date.now() + 61_000).refresh(before, null).catch(() => null),
    ],
  ];
  it('does not begin with a password that is replaced in that moment, whoever is first', async () => {
    const store = await openStore(database());
    const { email, password, user_id: member } = await store.member();
    const logIn = () => store.ask('login', { email, password });
    for (const isLogInFirst of [true, false]) {
      const reset = await resetting(store, email);
      const both = isLogInFirst ? [logIn, reset] : [reset, logIn];
      const requests = await db().transaction(async (tx) => {
        await lockMember(tx, member);
        const first = both[0]!();
        await waitForLocks(db(), 1);
        const second = both[1]!();
        await waitForLocks(db(), 2);
        return [first, second];
      });
      const answers = await Promise.all(requests);
      const tokens = answers[isLogInFirst ? 0 : 1]!.data as { refresh?: string };
      expect(answers[isLogInFirst ? 1 : 0]).toMatchObject({ code: 0 });
      if (tokens.refresh)
        expect(await store.ask('refreshToken', { refresh: tokens.refresh })).toMatchObject({ code: 7 });
      await store.services.members.setPassword(member, password, () => Promise.resolve());
    }
    await store.app.close();
  });

  it.each([true, false])(
    'opens nothing by telephone with a password that is replaced in that moment: the word comes first %s',
    async (isWordFirst) => {
      const store = await openStore(database());
      const { email, access, user_id: member } = await store.member();
      const { device_code, user_code } = await store.good('beginPhoneSignIn', {});
      const say = () => store.ask('answerPhoneSignIn', { user_code, approved: true }, { access });
      const reset = await resetting(store, email);
      const both = isWordFirst ? [say, reset] : [reset, say];
      const requests = await db().transaction(async (tx) => {
        await lockMember(tx, member);
        const first = both[0]!();
        await waitForLocks(db(), 1);
        const second = both[1]!();
        await waitForLocks(db(), 2);
        return [first, second];
      });
      const answers = await Promise.all(requests);
      expect(answers[isWordFirst ? 1 : 0]).toMatchObject({ code: 0 });
      const polled = await store.ask('pollPhoneSignIn', { device_code });
      expect(JSON.stringify(polled.data)).not.toContain('refresh');
      await store.app.close();
    },
  );

  it.each(ends)('is over with %s', async (_what, end) => {
    const store = await openStore(database());
    const { sessions } = store.services;
    const { refresh: before, user_id: member } = await store.member();
    const { refresh: now } = await sessions.refresh(before, null);
    const both = await db().transaction(async (tx) => {
      // The successor's row waits for its member's lock.
      await tx.execute(sql`select 1 from members where id = ${member} for update`);
      const renewing = sessions.refresh(now, null);
      await waitForLocks(db(), 1);
      const ending = end(sessions, { member, before, now });
      await waitForLocks(db(), 2);
      return { renewing, ending };
    });
    await both.ending;
    await expect(sessions.refresh((await both.renewing).refresh, null)).rejects.toMatchObject({ code: 7 });
    await store.app.close();
  });
});

/** Everything up to a valid code for a new password; the returned function sets the password. */
async function resetting(store: ServerStore, email: string) {
  await store.good('requestPasswordCode', { email });
  const code = await store.codeFor(email);
  return () => store.ask('resetPassword', { email, code, password: 'scanner_77' });
}

onAnyServer('a password that is replaced', (store, database) => {
  afterEach(() => vi.restoreAllMocks());
  /** Sets a new password as soon as the old one has been verified. */
  const replacedMeanwhile = async (email: string): Promise<void> => {
    const reset = await resetting(store(), email);
    const { limits, attempts } = store().services;
    const replace = vi.fn(async () => {
      expect(await reset()).toMatchObject({ code: 0 });
    });
    const isFirst = (): boolean => replace.mock.calls.length === 0;
    // Failed attempts are cleared right after the right password, at a sign-in and at a change of password.
    const [clearAttempts, clearLimit] = [attempts.clear.bind(attempts), limits.clear.bind(limits)];
    vi.spyOn(attempts, 'clear').mockImplementation(async (...which) => {
      await clearAttempts(...which);
      if (isFirst()) await replace();
    });
    vi.spyOn(limits, 'clear').mockImplementation(async (...which) => {
      await clearLimit(...which);
      if (isFirst()) await replace();
    });
  };
  const refused = (field: string) => ({ code: 1, data: { errors: { [field]: expect.any(String) as string } } });

  it('opens no session any more for who has just shown the old one', async () => {
    const { email, password } = await store().member();
    await replacedMeanwhile(email);
    expect(await store().ask('login', { email, password })).toMatchObject(refused('password'));
  });

  it('binds no account elsewhere for who has just shown the old one', async () => {
    const { email, password } = await store().member();
    const grant = await new ProviderVisit(store()).grantOf(somebody());
    await replacedMeanwhile(email);
    const linking = { mode: 'link', ...grant, email, password, idempotency_key: randomUUID() };
    expect(await store().ask('registerGoogle', linking)).toMatchObject(refused('password'));
    const payload = { mode: 'sign_in', ...grant, idempotency_key: randomUUID() };
    expect(await store().ask('registerGoogle', payload)).toMatchObject({ code: 17 });
  });

  it('is not replaced once more by who has just shown the old one', async () => {
    const { email, password, access } = await store().member();
    await replacedMeanwhile(email);
    const change = { old_password: password, password: 'burglar_1' };
    expect(await store().ask('changePassword', change, { access })).toMatchObject(refused('old_password'));
    expect(await store().ask('login', { email, password: 'scanner_77' })).toMatchObject({ code: 0 });
  });

  describe('leaves an intruder nothing:', () => {
    const isOver = { code: 7 };

    it('a sign-in that they approved by phone opens no session', async () => {
      const { email, access } = await store().member();
      const { device_code, user_code } = await store().good('beginPhoneSignIn', {});
      await store().good('answerPhoneSignIn', { user_code, approved: true }, { access });
      expect(await (await resetting(store(), email))()).toMatchObject({ code: 0 });
      expect(await store().ask('pollPhoneSignIn', { device_code })).toMatchObject({ code: 2 });
    });

    it('they approve no sign-in by phone, though their token lasts a while', async () => {
      const { email, access } = await store().member();
      const { device_code, user_code } = await store().good('beginPhoneSignIn', {});
      expect(await (await resetting(store(), email))()).toMatchObject({ code: 0 });
      expect(await store().ask('answerPhoneSignIn', { user_code, approved: true }, { access })).toMatchObject(isOver);
      expect(await store().ask('pollPhoneSignIn', { device_code })).toMatchObject({ data: { reason: 'waiting' } });
    });

    it('they set no first password, though their token lasts a while', async () => {
      const { user_id, email, access, refresh } = await store().member();
      await database().opened.db.execute(sql`update members set password_hash = null where id = ${user_id}`);
      await store().good('logout', { refresh }, { access });
      expect(await store().ask('changePassword', { password: 'burglar_1' }, { access })).toMatchObject(isOver);
      expect((await store().ask('login', { email, password: 'burglar_1' })).code).not.toBe(0);
    });

    it('they link no external account, though their token lasts a while', async () => {
      const { email, access } = await store().member();
      const grant = await new ProviderVisit(store()).grantOf(somebody());
      expect(await (await resetting(store(), email))()).toMatchObject({ code: 0 });
      const binding = { bound: true, ...grant, idempotency_key: randomUUID() };
      expect(await store().ask('bindGoogle', binding, { access })).toMatchObject(isOver);
      expect(
        await store().ask('bindGoogle', { bound: false, idempotency_key: randomUUID() }, { access }),
      ).toMatchObject(isOver);
    });
  });
});

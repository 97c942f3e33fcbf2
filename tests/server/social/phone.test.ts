import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { allRows, crashAfterCommit } from '../../support/checks/crashAfterCommit.ts';
import { aDevice } from '../../support/builders/aDevice.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('signing in at a screen by phone', (store, database) => {
  const begin = () => store().good('beginPhoneSignIn', {});
  const poll = (device_code: string, key = {}) => store().ask('pollPhoneSignIn', { device_code, ...key });
  /** Skips the three seconds between two polls. */
  const later = () => database().opened.db.execute(sql`update phone_sign_ins set asked_at = null`);
  const answer = (user_code: string, approved: boolean, access: string) =>
    store().ask('answerPhoneSignIn', { user_code, approved }, { access });

  it('waits for the approval, and then opens one session', async () => {
    const { access, user_id, email } = await store().member();
    const screen = await begin();
    expect(screen).toMatchObject({ expires_in: 300, interval: 3 });
    expect(screen.user_code).toMatch(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/);
    expect(await poll(screen.device_code)).toMatchObject({ code: 13, data: { reason: 'waiting' } });
    // In any spelling.
    const user_code = screen.user_code.replace('-', ' ').toLowerCase();
    expect(await store().good('readPhoneSignIn', { user_code }, { access })).toMatchObject({
      user_code: screen.user_code,
    });
    expect(await answer(user_code, true, access)).toMatchObject({ code: 0 });
    expect(await answer(user_code, false, access)).toMatchObject({ code: 2 });
    await later();
    expect(await poll(screen.device_code)).toMatchObject({ code: 0, data: { user_id, email } });
    expect(await poll(screen.device_code)).toMatchObject({ code: 2 });
  });

  it('gives the session again if its answer was lost, even where the process died', async () => {
    const { access, user_id } = await store().member();
    const { user_code, device_code } = await begin();
    const key = { idempotency_key: randomUUID() };
    expect(await poll(device_code, key)).toMatchObject({ code: 13 });
    await answer(user_code, true, access);
    await later();
    const lost = await crashAfterCommit(database().opened.db, () => poll(device_code, key));
    const sessions = await allRows(database().opened.db);
    const again = await poll(device_code, key);
    expect(again).toMatchObject({ code: 0, data: { user_id, refresh: (lost.data as { refresh: string }).refresh } });
    expect(await allRows(database().opened.db)).toEqual(sessions);
    expect(await poll(device_code)).toMatchObject({ code: 2 });
  });

  it('reports a refusal each time', async () => {
    const { access } = await store().member();
    const { user_code, device_code } = await begin();
    await answer(user_code, false, access);
    for (const _time of [1, 2]) {
      expect(await poll(device_code)).toMatchObject({ code: 13, data: { reason: 'denied' } });
      await later();
    }
  });

  it('reports a refusal, and opens one session for two polls that come at once', async () => {
    const { access } = await store().member();
    const first = await begin();
    expect(await answer(first.user_code, false, access)).toMatchObject({ code: 0 });
    expect(await poll(first.device_code)).toMatchObject({ code: 13, data: { reason: 'denied' } });
    const second = await begin();
    await answer(second.user_code, true, access);
    const codes = (await Promise.all([poll(second.device_code), poll(second.device_code)])).map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
  });

  it('tells a client that polls too fast when to ask again', async () => {
    const { device_code } = await begin();
    await poll(device_code);
    expect(await poll(device_code)).toMatchObject({ code: 11, data: { retry_after: 3 } });
  });

  it('is over after five minutes, or when the screen no longer waits', async () => {
    const { access } = await store().member();
    const [late, left] = [await begin(), await begin()];
    await store().good('cancelPhoneSignIn', { device_code: left.device_code });
    expect(await answer(left.user_code, true, access)).toMatchObject({ code: 2 });
    await database().opened.db.execute(sql`update phone_sign_ins set expires_at = now() - interval '1 second'`);
    expect(await answer(late.user_code, true, access)).toMatchObject({ code: 2 });
    expect(await store().ask('readPhoneSignIn', { user_code: late.user_code }, { access })).toMatchObject({ code: 2 });
    expect(await poll(late.device_code)).toMatchObject({ code: 2 });
  });

  it('is answered by members alone, who cannot try all codes', async () => {
    const { user_code } = await begin();
    expect(await store().ask('answerPhoneSignIn', { user_code, approved: true })).toMatchObject({ code: 5 });
    expect(await store().ask('readPhoneSignIn', { user_code })).toMatchObject({ code: 5 });
    const { access, user_id } = await store().member();
    expect(await answer('AEIO-UAEI', true, access)).toMatchObject({ code: 1 });
    const db = database().opened.db;
    await answer(user_code, false, access);
    await db.execute(sql`update rate_windows set hits = 999 where key = ${`phone:member:${user_id}`}`);
    expect(await answer(user_code, true, access)).toMatchObject({ code: 11 });
  });

  it('keeps no code that opens anything, and tells only the screen that began', async () => {
    const { access } = await store().member();
    const device = aDevice();
    const registered = await store().ask('registerDevice', await device.registration());
    expect(registered.code).toBe(0);
    const screen = await store().good('beginPhoneSignIn', {}, { device });
    const { rows } = await database().opened.db.execute(sql`select * from phone_sign_ins`);
    expect(JSON.stringify(rows)).not.toContain(screen.device_code);
    await answer(screen.user_code, true, access);
    expect(await poll(screen.device_code)).toMatchObject({ code: 2 });
    expect(await store().ask('pollPhoneSignIn', { device_code: screen.device_code }, { device })).toMatchObject({
      code: 0,
    });
  });
});

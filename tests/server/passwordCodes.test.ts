import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { PasswordCodes } from '../../server/modules/passwords/PasswordCodes.ts';
import { onAnyDatabase } from '../support/servers/databases/databases.ts';

/** More codes than are stored for an address. */
const MANY = 12;

onAnyDatabase('codes for a new password', (database) => {
  let codes: PasswordCodes;
  let email = '';
  let turn = 0;
  beforeEach(() => {
    turn += 1;
    email = `ana-${turn}@clinic.example`;
    codes = new PasswordCodes(database().opened.db);
  });
  const execute = (query: ReturnType<typeof sql>) => database().opened.db.execute(query);
  const use = async (code: string) => (await codes.check(email, code))(database().opened.db);

  it('work until one of them was used: the newest ten, each as long as it was issued for', async () => {
    const issued: string[] = [];
    for (let count = 0; count < MANY; count++) issued.push(await codes.issue(email));
    for (const code of issued.slice(0, 2))
      await expect(use(code)).rejects.toMatchObject({ errors: { code: 'wrongCode' } });
    await use(issued[2]!);
    for (const code of issued) await expect(use(code)).rejects.toMatchObject({ errors: { code: 'codeExpired' } });
  });

  it('do not last longer when another is requested', async () => {
    const first = await codes.issue(email);
    await execute(sql`update password_codes set expires_at = now() - interval '1 second' where email = ${email}`);
    const second = await codes.issue(email);
    await expect(codes.check(email, first)).rejects.toMatchObject({ errors: { code: 'wrongCode' } });
    await use(second);
  });

  it('used at the same moment work once', async () => {
    const [first, second] = [await codes.issue(email), await codes.issue(email)];
    const uses = await Promise.all([codes.check(email, first), codes.check(email, second)]);
    const done = await Promise.allSettled(uses.map((useUp) => useUp(database().opened.db)));
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  // Both versions run side by side during an update; these are the statements of the one before (7e2ba12c).
  const issuedBefore = async (code: string) =>
    execute(sql`
      insert into password_codes (email, code_hash, tries_left, expires_at)
      values (${email}, ${await hash(code)}, 5, now() + interval '15 minutes')
      on conflict (email) do update set code_hash = excluded.code_hash, tries_left = 5, expires_at = excluded.expires_at`);
  const triedBefore = () =>
    execute(sql`
      update password_codes set tries_left = tries_left - 1
      where email = ${email} and tries_left > 0 and expires_at > now()
      returning email, code_hash, tries_left, expires_at`);

  it('of an instance of the version before work here', async () => {
    await issuedBefore('11111111');
    await issuedBefore('22222222');
    await use('22222222');
  });

  it('work at an instance of the version before', async () => {
    await codes.issue(email);
    expect((await triedBefore()).rows).toMatchObject([{ email, tries_left: 4 }]);
    await codes.issue(email);
    expect((await triedBefore()).rows).toMatchObject([{ email, tries_left: 4 }]);
  });
});

import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { isTransient } from '../../../shared/client/isTransient.ts';
import type { DomainError } from '../../../server/platform/DomainError.ts';
import type { RunOnce } from '../../../server/platform/idempotency/runOnce.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { aRegistration, onAnyServer, openStore } from '../../support/servers/ServerStore.ts';

onAnyServer('an idempotency key', (store, database) => {
  const addOne = (idempotency_key: string) => ({ sku_id: PRICED.sku, quantity: 1, idempotency_key });
  const isRunning = sql`reply is null and done is null`;
  /** When each running request has last claimed its key. */
  const runningClaims = async (): Promise<unknown[]> =>
    (await database().opened.db.execute(sql`select claimed_at::text from idempotent_replies where ${isRunning}`)).rows;
  /** Waits for the running request, and ends its lease. */
  const expireRunning = async (): Promise<void> => {
    await expect.poll(runningClaims).toHaveLength(1);
    await database().opened.db.execute(
      sql`update idempotent_replies set claimed_at = now() - interval '2 minutes' where ${isRunning}`,
    );
  };

  it('does its work once, and answers the first result again', async () => {
    const { access } = await store().member();
    const first = await store().good('addCartLine', addOne(randomUUID()), { access });
    const key = randomUUID();
    const second = await store().good('addCartLine', addOne(key), { access });
    const again = await store().good('addCartLine', addOne(key), { access });
    expect(first.lines[0]!.quantity).toBe(1);
    expect(second.lines[0]!.quantity).toBe(2);
    expect(again).toEqual(second);
  });

  it('does its work once when it arrives ten times at once, at two instances', async () => {
    const { access } = await store().member();
    const instances = [store(), await openStore(database())];
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => instances[turn % 2]!.good('addCartLine', addOne(key), { access })),
    );
    expect(new Set(answers.map((cart) => JSON.stringify(cart))).size).toBe(1);
    expect((await store().good('readCart', {}, { access })).lines[0]!.quantity).toBe(1);
  });

  it('makes one account when a registration arrives twice at once', async () => {
    const registration = aRegistration();
    const answers = await Promise.all([1, 2].map(() => store().good('register', registration)));
    expect(answers[1]).toEqual(answers[0]);
  });

  it('is another for another member, and for another operation', async () => {
    const key = randomUUID();
    const [ana, ben] = [await store().member(), await store().member()];
    await store().good('addCartLine', addOne(key), { access: ana.access });
    expect((await store().good('addCartLine', addOne(key), { access: ben.access })).lines).toHaveLength(1);
    const merged = await store().good(
      'mergeCart',
      { lines: [{ sku_id: PRICED.sku, quantity: 1 }], idempotency_key: key },
      { access: ana.access },
    );
    expect(merged.cart.lines[0]!.quantity).toBe(2);
  });

  it('may be used again after a refusal', async () => {
    const { access } = await store().member();
    const key = randomUUID();
    const refused = await store().ask(
      'addCartLine',
      { sku_id: 999_999, quantity: 1, idempotency_key: key },
      { access },
    );
    expect(refused).toMatchObject({ code: 2 });
    expect((await store().good('addCartLine', addOne(key), { access })).lines).toHaveLength(1);
  });

  it('is taken over when the process that held it died', async () => {
    const { idempotency } = store().services;
    const key = randomUUID();
    const dead = idempotency.once(['', 'test'], { key, hash: 'same' }, () => new Promise(() => undefined));
    void dead;
    await expireRunning();
    expect(await idempotency.once(['', 'test'], { key, hash: 'same' }, async () => 'done')).toBe('done');
  });

  it('stays with the request that works on it, however long that takes', async () => {
    const { idempotency } = store().services;
    const key = randomUUID();
    const work = Promise.withResolvers<string>();
    const first = idempotency.once(['', 'long'], { key, hash: 'same' }, () => work.promise);
    await expect.poll(runningClaims).toHaveLength(1);
    const [before] = await runningClaims();
    await expect.poll(runningClaims).not.toEqual([before]);
    const second = idempotency.once(['', 'long'], { key, hash: 'same' }, async () => 'another');
    work.resolve('the first');
    expect(await Promise.all([first, second])).toEqual(['the first', 'the first']);
  });

  it.each<[string, (work: PromiseWithResolvers<string>) => void, object]>([
    ['is carried out', ({ resolve }) => resolve('the first'), { code: 13, data: { reason: 'key_reused' } }],
    ['fails', ({ reject }) => reject(new Error('refused')), { answer: 'the second' }],
  ])('is compared with other content when the running request %s, not before', async (_outcome, end, expected) => {
    const { idempotency } = store().services;
    const key = randomUUID();
    const work = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    const first = idempotency.once(['', 'other'], { key, hash: 'first' }, () => (begun.resolve(), work.promise));
    await begun.promise;
    const second = idempotency
      .once(['', 'other'], { key, hash: 'second' }, async () => 'the second')
      .then((answer) => ({ answer }))
      .catch((error: unknown) => error);
    // The second has looked at the key by the time that a request with another one is answered.
    await idempotency.once(['', 'other'], { key: randomUUID(), hash: 'third' }, async () => 'the third');
    end(work);
    await first.catch(() => undefined);
    expect(await second).toMatchObject(expected);
  });

  it('is answered as a passing fault where the running request outlasts the wait, as it may still be carried out', async () => {
    const { idempotency } = store().services;
    const key = randomUUID();
    const work = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    const first = idempotency.once(['', 'slow'], { key, hash: 'same' }, () => (begun.resolve(), work.promise));
    await begun.promise;
    const second = idempotency.once(['', 'slow'], { key, hash: 'same' }, async () => 'another');
    const start = Date.now();
    const now = vi.spyOn(Date, 'now').mockReturnValue(start + 60_000);
    await expect(second).rejects.toSatisfy((error) => isTransient((error as DomainError).code));
    now.mockRestore();
    work.resolve('the first');
    expect(await first).toBe('the first');
  });

  it('is lost by a process whose lease has expired: its late answer does not count', async () => {
    const { idempotency } = store().services;
    const key = randomUUID();
    const late = Promise.withResolvers<string>();
    const first = idempotency.once(['', 'late'], { key, hash: 'same' }, () => late.promise);
    await expireRunning();
    expect(await idempotency.once(['', 'late'], { key, hash: 'same' }, async () => 'the second')).toBe('the second');
    late.resolve('the first');
    expect(await first).toBe('the first');
    expect(await idempotency.once(['', 'late'], { key, hash: 'same' }, async () => 'a third')).toBe('the second');
  });

  it('rolls back the late write of a process whose lease has expired', async () => {
    const { idempotency, carts } = store().services;
    const { access, user_id: ana } = await store().member();
    const key = randomUUID();
    const late = Promise.withResolvers<void>();
    const add = (once: RunOnce) => carts.add({ memberId: ana, customer: null }, PRICED.sku, 1, once);
    const first = idempotency.once([ana, 'add'], { key, hash: 'same' }, (once) => late.promise.then(() => add(once)));
    await expireRunning();
    await idempotency.once([ana, 'add'], { key, hash: 'same' }, add);
    late.resolve();
    await expect(first).rejects.toMatchObject({ code: 13 });
    expect((await store().good('readCart', {}, { access })).lines[0]!.quantity).toBe(1);
  });

  it('decrypts its own stored reply alone, so that the database reveals no tokens', async () => {
    const { db } = database().opened;
    await db.execute(sql`delete from idempotent_replies`);
    const [mine, other] = [aRegistration(), aRegistration()];
    const first = await store().good('register', mine);
    await store().good('register', other);
    await db.execute(
      sql`update idempotent_replies set reply = (select reply from idempotent_replies order by claimed_at limit 1)`,
    );
    const answer = await store().ask('register', other);
    expect(answer.code).not.toBe(0);
    expect(answer.raw).not.toContain(first.refresh);
    expect(await store().good('register', mine)).toEqual(first);
  });

  it('is forgotten after a day', async () => {
    const { access } = await store().member();
    const key = randomUUID();
    await store().good('addCartLine', addOne(key), { access });
    await database().opened.db.execute(sql`update idempotent_replies set claimed_at = now() - interval '25 hours'`);
    await store().services.idempotency.sweep();
    expect((await store().good('addCartLine', addOne(key), { access })).lines[0]!.quantity).toBe(2);
  });
});

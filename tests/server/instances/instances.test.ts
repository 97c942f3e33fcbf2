import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { PASSWORD_ATTEMPTS } from '../../../server/platform/rateLimits/rules.ts';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { members } from '../../../server/modules/members/schema.ts';
import { createServices } from '../../../server/services.ts';
import type { Order } from '../../../shared/contract/schemas/orders.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { pauseStatements } from '../../support/fakes/database/pausedStatements.ts';
import { anAddressOf } from '../../support/builders/anOrder.ts';
import { apiFromAnywhere, freshAddress, type Member, newMember } from '../../support/drivers/apiAs.ts';
import { openChat } from '../../support/drivers/chatClient.ts';
import { onPostgres } from '../../support/servers/databases/databases.ts';
import { type Instance, ownInstances } from '../../support/servers/instances/ownInstances.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';

onPostgres('two instances behind a proxy', (database) => {
  const environment = { DRAIN_SECONDS: '0.5' };
  const instances = ownInstances(database, 2, environment);
  const shop = (): string => instances().address;
  const db = () => database().opened.db;
  const instanceAt = (index: number): Instance => instances().all[index]!;

  it('count tries together, wherever the proxy sends them', async () => {
    const { email } = await newMember('Dr. Ana Ruiz', shop);
    const address = freshAddress();
    const guess = () => apiFromAnywhere(address, shop)('login', { email, password: 'wrong' });
    for (let turn = 0; turn < PASSWORD_ATTEMPTS.source.free; turn += 1)
      await expect(guess()).rejects.toMatchObject({ code: Code.refused });
    // One after the other, so that each instance is asked.
    for (const _instance of instances().all) await expect(guess()).rejects.toMatchObject({ code: Code.tooMany });
  });

  it('know one session and count the same messages', async () => {
    const { call, email } = await newMember('Dr. Ana Ruiz', shop);
    const { messages } = createServices(database().opened);
    const [member] = await db().select({ id: members.id }).from(members).where(eq(members.email, email));
    const before = await call('sumMessageFlags', {});
    await db().transaction((tx) =>
      messages.write(tx, member!.id, { key: 'inquiry_quoted', values: { code: 'Q-1', date: 'soon' }, url: '/' }),
    );
    for (const _instance of instances().all)
      expect(await call('sumMessageFlags', {})).toEqual({ total: before.total + 1 });
    await call('setAllMessagesRead', {});
    for (const _instance of instances().all) expect(await call('sumMessageFlags', {})).toEqual({ total: 0 });
  });

  it('carry a chat: words, typing and what was read', async () => {
    const [here, there] = instances().all.map(({ address }) => new URL(address).host);
    const agent = await openChat(there!, '/dev/chat/line');
    await agent.hear('conversations');
    const visitor = await openChat(here!);
    visitor.send({ type: 'hello', visitor: randomUUID(), language: 'en' });
    await visitor.hear('history');
    visitor.send({ type: 'say', key: randomUUID(), text: 'Is it in stock?' });
    const { conversation, message } = await agent.hear('message');
    agent.send({ type: 'read', conversation, id: (message as { id: number }).id });
    await visitor.hear('marks');
    agent.send({ type: 'typing', conversation });
    await visitor.hear('typing');
    agent.send({ type: 'say', conversation, key: randomUUID(), text: 'It is' });
    await visitor.hear('message', (news) => (news['message'] as { text: string }).text === 'It is');
    // The proxy forwards WebSockets, too.
    const other = await openChat(new URL(shop()).host);
    other.send({ type: 'hello', visitor: randomUUID(), language: 'en' });
    await other.hear('history');
    for (const line of [agent, visitor, other]) line.close();
  });

  it('make a kept page anew on both when something is written into the catalogue', async () => {
    const seen = async ({ address }: Instance): Promise<string[]> => {
      const reply = await fetch(`${address}/anything`);
      return [reply.headers.get('server-timing')!, await reply.text()];
    };
    const fromCache = 'page;desc=kept';
    for (const instance of instances().all) await expect.poll(async () => (await seen(instance))[0]).toBe(fromCache);
    await db().execute(
      sql`update products set item = jsonb_set(item, '{en_product_name}', '"Another name"') where id = ${PRICED.product}`,
    );
    await new CatalogueWriter(db()).write({});
    for (const instance of instances().all)
      await expect.poll(() => seen(instance)).toEqual([expect.any(String), expect.stringContaining('Another name')]);
  });

  it('lose nothing when one is killed in the middle of a checkout: sent again, it is one order, and one line in a cart', async () => {
    const dying = instanceAt(1);
    const shoppers = await Promise.all([1, 2, 3].map(() => newMember('Dr. Ana Ruiz', shop)));
    const here = await Promise.all(
      shoppers.map(async ({ email, password }) => {
        const call = apiFromAnywhere(freshAddress(), () => dying.address);
        await call('login', { email, password });
        return call;
      }),
    );
    const [first, second] = await Promise.all(shoppers.map(checkout));
    const line = { sku_id: PRICED.sku, quantity: 1, idempotency_key: randomUUID() };
    const asks = [
      (call: Member['call']) => call('createOrder', { ...first!, note: 'stop here' }),
      (call: Member['call']) => call('createOrder', second!),
      (call: Member['call']) => call('addCartLine', line),
    ];
    // One is about to create the order, one has committed theirs and is about to answer, one is about to add the line.
    // An addition that is about to answer writes nothing more: `cartReplay.test.ts` ends there.
    const gate = await pauseStatements(database().url!, {
      orders: { on: 'insert', when: "new.note = 'stop here'" },
      idempotent_replies: { on: 'update', when: 'new.reply is not null' },
      cart_lines: { on: 'insert', when: 'true' },
    });
    const before = await stock();
    const fell = Promise.allSettled(here.map((call, index) => asks[index]!(call)));
    await gate.hasStopped(3);
    expect(before - (await stock())).toBe(1);
    dying.child.kill('SIGKILL');
    expect((await fell).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    instances().forget(dying);
    await gate.remove();

    const made = await Promise.all(shoppers.map(({ call }, index) => asks[index]!(call)));
    for (const [index, { call }] of shoppers.slice(0, 2).entries()) {
      const { results } = await call('listOrders', {});
      expect(results).toMatchObject([{ id: (made[index] as Order).id }]);
    }
    expect(await shoppers[2]!.call('readCart', {})).toMatchObject({ lines: [{ quantity: 1 }] });
    expect(before - (await stock())).toBe(2);
  });

  it('are restarted one after the other under load without a failed request', async () => {
    const closing = new AbortController();
    const failures: unknown[] = [];
    let answered = 0;
    const shopper = async (): Promise<void> => {
      const { call } = await newMember('Dr. Ana Ruiz', shop);
      while (!closing.signal.aborted) {
        try {
          await call('addCartLine', { sku_id: PRICED.sku, quantity: 1, idempotency_key: randomUUID() });
          await call('readCart', {});
          const page = await fetch(`${shop()}/anything`);
          if (page.status !== 200) failures.push(page.status);
          answered += 3;
        } catch (error) {
          failures.push(error);
        }
      }
    };
    const shoppers = Array.from({ length: 4 }, shopper);
    const old = instanceAt(0);
    const [next] = await Promise.all([instances().start(environment), instances().start(environment)]);
    for (const leaving of [old, next]) {
      const before = answered;
      leaving.child.kill('SIGTERM');
      expect(await leaving.ended).toBe(0);
      instances().forget(leaving);
      await expect.poll(() => answered).toBeGreaterThan(before + 20);
    }
    closing.abort();
    await Promise.all(shoppers);
    expect(failures).toEqual([]);
  });

  /** The payload at the end of a checkout. */
  const checkout = async (member: Member) => {
    const lines = [{ sku_id: PRICED.sku, quantity: 1 }];
    const { charge } = await member.call('quoteOrder', { lines });
    return { lines, address_id: await anAddressOf(member), total: charge.total, idempotency_key: randomUUID() };
  };
  const stock = async (): Promise<number> => {
    const { rows } = await db().execute<{ stock: number }>(sql`select stock from skus where id = ${PRICED.sku}`);
    return rows[0]!.stock;
  };
});

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PASSWORD_ATTEMPTS } from '../../../server/platform/rateLimits/rules.ts';
import { buildApp } from '../../../server/app.ts';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { openDatabase } from '../../../server/storeDatabase.ts';
import type { OpenDatabase } from '../../../server/platform/database/Database.ts';
import { postgresEvents } from '../../../server/platform/events/EventChannel.ts';
import { createServices } from '../../../server/services.ts';
import { readSettings } from '../../../server/settings.ts';
import { openPages } from '../../../server/web/openPages.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { listenOnFreePort, openChat, type ChatClient } from '../../support/drivers/chatClient.ts';
import { onPostgres } from '../../support/servers/databases/databases.ts';
import { plainPages } from '../../support/fixtures/plainPages.ts';
import { PRICED, writeSmallCatalogue } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { freshAddress, SECRET, ServerStore } from '../../support/servers/ServerStore.ts';
import { DatabaseProxy } from '../../support/fakes/database/DatabaseProxy.ts';

// A Sunday, when nobody is in.
const CLOSED = Date.UTC(2026, 10, 22, 17);

onPostgres('an instance that reaches the database, but misses notifications for a while', (database) => {
  const opened: OpenDatabase[] = [];
  const lines: ChatClient[] = [];
  let wire: DatabaseProxy;
  let deaf: ServerStore;
  let other: ServerStore;

  const instance = async (subscribe?: OpenDatabase['notices']['subscribe']): Promise<ServerStore> => {
    const own = await openDatabase({ dataDir: '', databaseUrl: database().url });
    opened.push(own);
    const notices = { ...own.notices, ...(subscribe && { subscribe }) };
    const settings = readSettings({ SIGN_SECRET: SECRET, LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1' });
    const services = createServices({ ...own, notices });
    const built = await buildApp(services, settings, () => CLOSED);
    await openPages(built, settings, services, { pages: plainPages, files: import.meta.dirname });
    await listenOnFreePort(built.app);
    return new ServerStore(services, built);
  };
  beforeAll(async () => {
    await writeSmallCatalogue(database().opened.db);
    wire = new DatabaseProxy(database().url!);
    const ears = await wire.open();
    deaf = await instance(postgresEvents(new pg.Pool(), ears).subscribe);
    other = await instance();
  });
  afterEach(() => {
    wire.mode = 'open';
    lines.splice(0).forEach((line) => line.close());
  });
  afterAll(async () => {
    await Promise.all([deaf, other].map(({ app }) => app.close()));
    await Promise.all(opened.map((one) => one.close()));
    await wire.close();
  });

  const open = async (store: ServerStore, path?: string): Promise<ChatClient> => {
    const host = await listenOnFreePort(store.app);
    const line = await openChat(host, path, { origin: `http://${host}`, 'x-forwarded-for': freshAddress() });
    lines.push(line);
    return line;
  };
  const staff = async (store: ServerStore): Promise<ChatClient> => {
    const line = await open(store, '/dev/chat/line');
    await line.hear('conversations');
    return line;
  };
  const enter = async (store: ServerStore, visitor: string) => {
    const line = await open(store);
    line.send({ type: 'hello', visitor, language: 'en' });
    return { line, history: await line.hear('history') };
  };
  const isOpen = async (store: ServerStore) => (await enter(store, randomUUID())).history['isOpen'];

  it('renews its pages and lists once notifications arrive again', async () => {
    const page = async () => {
      const { headers, body } = await deaf.app.inject('/anything');
      return [headers['server-timing'], body.includes('Another name')];
    };
    const name = async () => (await deaf.good('listProducts', {})).results[0]!.en_product_name;
    await expect.poll(page).toEqual(['page;desc=kept', false]);
    const before = await name();
    wire.mode = 'cut';
    const { db } = database().opened;
    await db.execute(sql`update groups set texts = texts || '{"en_group_name": "Another group"}' where id = 1`);
    await db.execute(
      sql`update products set item = jsonb_set(item, '{en_product_name}', '"Another name"') where id = ${PRICED.product}`,
    );
    await new CatalogueWriter(db).write({});
    const root = async () => (await deaf.good('readGroupTree', {}))[0]!.en_group_name;
    expect(await page()).toEqual(['page;desc=kept', false]);
    wire.mode = 'open';
    await expect.poll(async () => (await page())[1]).toBe(true);
    await expect.poll(root).toBe('Another group');
    expect(await name()).not.toBe(before);
  });

  it('brings a visitor what staff said meanwhile, and never held back the visitor’s own words', async () => {
    const agent = await staff(other);
    const { line } = await enter(deaf, randomUUID());
    wire.mode = 'cut';
    line.send({ type: 'say', key: randomUUID(), text: 'Is it in stock?' });
    const { conversation } = await agent.hear('message');
    agent.send({ type: 'say', conversation, key: randomUUID(), text: 'It is' });
    await agent.hear('message');
    wire.mode = 'open';
    const texts = ({ messages }: Record<string, unknown>) => (messages as { text: string }[]).map(({ text }) => text);
    await line.hear('history', (history) => texts(history).includes('It is'));
  });

  it('knows whether staff are there at its start, and as soon as it hears again', async () => {
    const agent = await staff(other);
    await expect.poll(() => isOpen(deaf)).toBe(true);
    wire.mode = 'cut';
    agent.close();
    await agent.closed;
    await expect.poll(() => isOpen(other)).toBe(false);
    expect(await isOpen(deaf)).toBe(true);
    wire.mode = 'open';
    await expect.poll(() => isOpen(deaf)).toBe(false);

    wire.mode = 'cut';
    await staff(other);
    expect(await isOpen(deaf)).toBe(false);
    wire.mode = 'open';
    await expect.poll(() => isOpen(deaf)).toBe(true);
    const late = await instance();
    await expect.poll(() => isOpen(late)).toBe(true);
    await late.app.close();
  });

  it('counts tries with the others all the time', async () => {
    const { email } = await other.member();
    wire.mode = 'cut';
    const address = freshAddress();
    const guess = (store: ServerStore) => store.ask('login', { email, password: 'wrong_2026' }, { address });
    for (let turn = 0; turn < PASSWORD_ATTEMPTS.source.free; turn += 1)
      expect(await guess(turn % 2 ? deaf : other)).toMatchObject({ code: Code.refused });
    for (const store of [deaf, other]) expect(await guess(store)).toMatchObject({ code: Code.tooMany });
  });
});

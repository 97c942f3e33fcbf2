import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { openDatabase } from '../../../server/storeDatabase.ts';
import { type OpenDatabase, POOL_SIZE } from '../../../server/platform/database/Database.ts';
import { createServices } from '../../../server/services.ts';
import { readSettings } from '../../../server/settings.ts';
import { openPages } from '../../../server/web/openPages.ts';
import { onPostgres } from '../../support/servers/databases/databases.ts';
import { plainPages } from '../../support/fixtures/plainPages.ts';
import { PRICED, writeSmallCatalogue } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { SECRET, ServerStore } from '../../support/servers/ServerStore.ts';
import { DatabaseProxy } from '../../support/fakes/database/DatabaseProxy.ts';

const AWAY = { code: 99, msg: 'Something went wrong on our side. Try again in a moment', status: 503 };
/** Long enough for statements on a busy machine. */
const STATEMENT_MS = 1_000;

onPostgres('a store whose database fails', (database) => {
  let wire: DatabaseProxy;
  let opened: OpenDatabase;
  let store: ServerStore;
  let access = '';

  beforeAll(async () => {
    await writeSmallCatalogue(database().opened.db);
    wire = new DatabaseProxy(database().url!);
    const settings = readSettings({ SIGN_SECRET: SECRET, LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1' });
    opened = await openDatabase({ dataDir: '', databaseUrl: await wire.open() }, STATEMENT_MS);
    const services = createServices(opened);
    const built = await buildApp(services, settings);
    await openPages(built, settings, services, { pages: plainPages, files: import.meta.dirname });
    await built.app.ready();
    store = new ServerStore(services, built);
    ({ access } = await store.member());
  });
  afterAll(async () => {
    await store.app.close();
    await opened.close();
    await wire.close();
  });
  // With a cached page, and a database that answers.
  beforeEach(async () => {
    wire.mode = 'open';
    await expect.poll(health).toEqual([200, { status: 'ok' }]);
    await expect.poll(() => page('/kept')).toEqual([200, 'page;desc=kept']);
  });

  const health = async () => {
    const reply = await store.app.inject('/healthz');
    return [reply.statusCode, reply.json<unknown>()];
  };
  const page = async (path: string) => {
    const { statusCode, headers } = await store.app.inject(path);
    return [statusCode, headers['server-timing']];
  };
  const addOne = () => ({ sku_id: PRICED.sku, quantity: 1, idempotency_key: randomUUID() });

  it.each(['cut', 'silent'] as const)(
    'answers from its caches while the connection is %s, and recovers',
    async (mode) => {
      const before = (await store.good('readCart', {}, { access })).lines[0]?.quantity ?? 0;
      wire.mode = mode;
      // More requests than connections: none waits for ever.
      const line = addOne();
      const answers = await Promise.all([
        ...Array.from({ length: 15 }, () => store.ask('listProducts', {})),
        store.ask('addCartLine', line, { access }),
      ]);
      for (const answer of answers) {
        expect(answer).toMatchObject(AWAY);
        expect(answer.raw).not.toMatch(/ECONN|Connection|stack|\bat .+:\d+|select/i);
        expect(answer.headers['retry-after']).toBe('5');
      }
      expect(await health()).toEqual([503, { status: 'database is away' }]);
      expect(await page('/kept')).toEqual([200, 'page;desc=kept']);

      wire.mode = 'open';
      await expect.poll(health).toEqual([200, { status: 'ok' }]);
      // The client's retry with the same key.
      await expect.poll(async () => (await store.ask('addCartLine', line, { access })).code).toBe(0);
      expect((await store.good('readCart', {}, { access })).lines[0]!.quantity).toBe(before + 1);
    },
  );

  it.each(['insert into "cart_lines"', 'commit'])(
    'does once what is sent again, where the line broke between "%s" and its answer',
    async (statement) => {
      const before = (await store.good('readCart', {}, { access })).lines[0]?.quantity ?? 0;
      const line = addOne();
      wire.cutAfter(statement);
      expect(await store.ask('addCartLine', line, { access })).toMatchObject(AWAY);
      expect(await store.ask('addCartLine', line, { access })).toMatchObject({ code: 0 });
      expect((await store.good('readCart', {}, { access })).lines[0]!.quantity).toBe(before + 1);
    },
  );

  it('answers correctly while the connection is slow', async () => {
    wire.mode = 'slow';
    expect((await store.good('listProducts', {})).total).toBe(3);
    expect(await health()).toEqual([200, { status: 'ok' }]);
    expect(await page('/kept')).toEqual([200, 'page;desc=kept']);
  });

  it('stays healthy while requests use all database connections, so that a load balancer does not move them', async () => {
    const done = Promise.withResolvers<void>();
    const begun = Array.from({ length: POOL_SIZE }, () => Promise.withResolvers<void>());
    const busy = begun.map(({ resolve }) =>
      opened.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        resolve();
        await done.promise;
      }),
    );
    await Promise.all(begun.map(({ promise }) => promise));
    const found = await health();
    done.resolve();
    await Promise.all(busy);
    expect(found).toEqual([200, { status: 'ok' }]);
  });

  it('gives up on a write that takes too long, shows what it has kept meanwhile, and takes the same write afterwards', async () => {
    const { db } = database().opened;
    const cart = () => store.good('readCart', {}, { access });
    const before = (await cart()).lines[0]?.quantity ?? 0;
    const line = addOne();
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table cart_lines in share mode`);
      const write = store.ask('addCartLine', line, { access });
      expect(await page('/kept')).toEqual([200, 'page;desc=kept']);
      expect(await write).toMatchObject(AWAY);
    });
    expect(await store.ask('addCartLine', line, { access })).toMatchObject({ code: 0 });
    expect((await cart()).lines[0]!.quantity).toBe(before + 1);
  });
});

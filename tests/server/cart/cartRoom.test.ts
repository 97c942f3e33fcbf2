import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { CART_LINES_MAX, REQUEST_LINES_MAX } from '../../../shared/contract/limits.ts';
import { waitForLocks } from '../../support/checks/waitForLocks.ts';
import type { TestDatabase } from '../../support/servers/databases/databases.ts';
import { PRICED, smallProduct } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer, onPostgresServer, openStore, type ServerStore } from '../../support/servers/ServerStore.ts';

const FIRST = 5_001;
const ROOM = CART_LINES_MAX + REQUEST_LINES_MAX;
/** Not in the cart yet. */
const [ONE, OTHER] = [FIRST + ROOM - 1, FIRST + ROOM];

/** Gives each test a member whose cart has room for one more product. */
function withRoomForOne(store: () => ServerStore, database: () => TestDatabase) {
  const db = () => database().opened.db;
  let access = '';
  let member = '';
  const merge = (instance: ServerStore, ...skus: number[]) =>
    instance.good(
      'mergeCart',
      { lines: skus.map((sku_id) => ({ sku_id, quantity: 1 })), idempotency_key: randomUUID() },
      { access },
    );
  const count = async () => (await store().good('countCart', {}, { access })).total;

  beforeAll(async () => {
    const rest = smallProduct(PRICED.product, 'CX-1', PRICED.price);
    const ids = Array.from({ length: ROOM + 1 }, (_, index) => FIRST + index);
    const skus = ids.map((id) => ({ ...rest.skus[0]!, id, code: `CX-1-${id}` }));
    await new CatalogueWriter(db()).write({ products: [{ ...rest, skus }] });
  });
  beforeEach(async () => {
    ({ access, user_id: member } = await store().member());
    await db().execute(
      sql`insert into cart_lines (member_id, sku_id, quantity) select ${member}, id, 1 from generate_series(${FIRST}::int, ${ONE - 1}::int) id`,
    );
  });
  return { db, merge, count, member: () => member };
}

onAnyServer('a cart with room for one more product', (store, database) => {
  const { merge, count } = withRoomForOne(store, database);

  it('takes the first of two lines of a guest’s cart, and says that the second has no room', async () => {
    const { report } = await merge(store(), ONE, OTHER);
    expect(report.map(({ outcome }) => outcome)).toEqual(['added', 'unavailable']);
    expect(await count()).toBe(ROOM);
  });

  it('takes one of two products that two clients add at once', async () => {
    const second = await openStore(database());
    const both = await Promise.all([merge(store(), ONE), merge(second, OTHER)]);
    expect(both.map(({ report }) => report[0]!.outcome).toSorted()).toEqual(['added', 'unavailable']);
    expect(await count()).toBe(ROOM);
    await second.app.close();
  });
});

onPostgresServer('a cart with room for one more product, where transactions run side by side', (store, database) => {
  const { db, merge, count, member } = withRoomForOne(store, database);

  it('takes one of two that cross', async () => {
    const both = await db().transaction(async (tx) => {
      await tx.execute(sql`select 1 from cart_lines where member_id = ${member()} for update`);
      const first = merge(store(), ONE);
      await waitForLocks(db(), 1);
      const second = merge(store(), OTHER);
      await waitForLocks(db(), 2);
      return [first, second];
    });
    const reports = await Promise.all(both);
    expect(reports.map(({ report }) => report[0]!.outcome)).toEqual(['added', 'unavailable']);
    expect(await count()).toBe(ROOM);
  });
});

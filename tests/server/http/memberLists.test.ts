import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { OperationName } from '../../../shared/contract/routes.ts';
import { offerCoupon } from '../../support/builders/couponRules.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { ALSO_PRICED, PRICED, UNPRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const COUNT = 9;
const newest = sql`id desc`;
/** Each list of a member: its payload, and the rows of its table that it shows, in order. */
const LISTS: [name: OperationName, payload: object, table: string, which: SQL, order: SQL][] = [
  ['listOrders', {}, 'orders', sql`true`, newest],
  ['listOrders', { state: 'completed' }, 'orders', sql`state = 'completed'`, newest],
  ['listOrders', { state: 'cancelled' }, 'orders', sql`state = 'cancelled'`, newest],
  ['listInquiries', {}, 'inquiries', sql`true`, newest],
  ['listInquiries', { state: 'accepted' }, 'inquiries', sql`state = 'accepted'`, newest],
  ['listMessages', {}, 'member_messages', sql`true`, newest],
  ['listMessages', { flag: 'account' }, 'member_messages', sql`flag = 'account'`, newest],
  ['listCoupons', {}, 'member_coupons', sql`true`, sql`created_at desc, id desc`],
  ['listCoupons', { state: 'used' }, 'member_coupons', sql`order_code is not null`, sql`created_at desc, id desc`],
  ['listCoupons', { state: 'unused' }, 'member_coupons', sql`order_code is null and expires_at > now()`, sql`expires_at, id desc`],
  ['listCoupons', { state: 'invalid' }, 'member_coupons', sql`order_code is null and expires_at <= now()`, sql`created_at desc, id desc`],
  ['listPointGrowth', {}, 'point_entries', sql`true`, newest],
  ['listAfterSales', {}, 'after_sales', sql`true`, newest],
]; // prettier-ignore

onAnyServer('a member’s list', (store, database) => {
  const db = () => database().opened.db;
  let ana: Buyer;
  let bo: Buyer;

  beforeAll(async () => {
    [ana, bo] = [await Buyer.of(store()), await Buyer.of(store())];
    await offerCoupon(db(), { code: 'LISTED' });
    const { results: countries } = await store().good('selectCountry', {});
    for (const buyer of [bo, ana]) {
      const { id: order } = await buyer.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] });
      const lines = [{ sku_id: UNPRICED.sku, quantity: 1 }];
      const contact = {
        nick_name: 'Ana',
        mobile: '+34 600 000 000',
        email: 'ana@clinic.example',
        country: countries[0]!.id,
      };
      const address = { postal_code: '28014', region: 'Madrid', detail: 'Calle de Alcalá 1' };
      const fields = { lines, contact, address, from_cart: false, idempotency_key: randomUUID() };
      await store().good('createInquiry', fields, buyer.asking);
      // Later rows are older, so that the order of the ids and that of the times differ.
      const createdAt = sql`now() - n * interval '1 day'`;
      const many = sql`generate_series(1, ${COUNT}::int) n`;
      await copied('orders', buyer, {
        state: sql`(array['completed', 'cancelled', 'in_transit'])[1 + n % 3]`,
        created_at: createdAt,
      });
      await copied('inquiries', buyer, {
        state: sql`(array['accepted', 'declined', 'submitted'])[1 + n % 3]`,
        created_at: createdAt,
      });
      await db().execute(sql`
        insert into member_messages (member_id, flag, key, values, created_at)
        select ${buyer.id}, (array['account', 'system'])[1 + n % 2], 'welcome', '{}', ${createdAt} from ${many}`);
      // One of three coupons is used, one has expired and one is valid.
      await db().execute(sql`
        insert into member_coupons (member_id, code, reference, expires_at, order_code, created_at)
        select ${buyer.id}, 'LISTED', 'r' || n, now() + (case when n % 3 = 1 then -1 else 1 end) * (20 - n) * interval '1 day',
          case when n % 3 = 0 then 'M-1' end, ${createdAt} from ${many}`);
      await db().execute(sql`
        insert into point_entries (member_id, kind, points, growth, reference, created_at)
        select ${buyer.id}, 'check_in', n, 0, 'r' || n, ${createdAt} from ${many}`);
      await db().execute(sql`
        insert into after_sales (member_id, idempotency_key, order_id, kind, state, reason, created_at)
        select ${buyer.id}, gen_random_uuid(), ${order}, 'return', 'requested', 'r', ${createdAt} from ${many}`);
    }
  });

  /** Copies the one row that a member has in a table, with other values in some columns. */
  async function copied(table: string, { id }: Buyer, others: Record<string, SQL>): Promise<void> {
    const { rows } = await db().execute<{ name: string }>(sql`
      select column_name as name from information_schema.columns where table_name = ${table} and column_name <> 'id'`);
    const columns = rows.map(({ name }) => sql.identifier(name));
    const fresh: Record<string, SQL> = { idempotency_key: sql`gen_random_uuid()`, ...others };
    const values = rows.map(({ name }) => fresh[name] ?? sql`t.${sql.identifier(name)}`);
    await db().execute(sql`
      insert into ${sql.identifier(table)} (${sql.join(columns, sql`, `)})
      select ${sql.join(values, sql`, `)} from ${sql.identifier(table)} t, generate_series(1, ${COUNT}::int) n
      where t.member_id = ${id}`);
  }

  it.each(LISTS)('%s of %j has the member’s own, in order and in pages', async (name, payload, table, which, order) => {
    const { rows } = await db().execute<{ id: number }>(sql`
      select id from ${sql.identifier(table)} where member_id = ${ana.id} and ${which} order by ${order}`);
    const ids = rows.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(3);
    const size = Math.ceil(ids.length / 3);
    const seen: number[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { code, data, raw } = await store().ask(name, { ...payload, page, page_size: size }, ana.asking);
      expect(code, raw).toBe(0);
      const { results, total } = data as { results: { id: number }[]; total: number };
      expect(total).toBe(ids.length);
      seen.push(...results.map(({ id }) => id));
    }
    expect(seen).toEqual(ids);
  });

  it('of addresses begins with the default one, and of favourites with the last one', async () => {
    const list = () => store().good('listAddresses', {}, ana.asking);
    const [first] = await list();
    const { id: _id, is_default: _default, ...fields } = first!;
    const others = [];
    for (const is_default of [false, true, false])
      others.push(
        await store().good('createAddress', { ...fields, is_default, idempotency_key: randomUUID() }, ana.asking),
      );
    const ids = others.map(({ id }) => id);
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([
      [ids[1], true],
      [first!.id, false],
      [ids[0], false],
      [ids[2], false],
    ]);
    for (const [buyer, products] of [
      [bo, [UNPRICED.product]],
      [ana, [ALSO_PRICED.product, UNPRICED.product, PRICED.product]],
    ] as const)
      for (const id of products)
        await store().good('setCollected', { id, collected: true, idempotency_key: randomUUID() }, buyer.asking);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => store().good('listCollected', { page, page_size: 1 }, ana.asking)),
    );
    expect(pages.flatMap(({ results }) => results.map(({ id }) => id))).toEqual([
      PRICED.product,
      UNPRICED.product,
      ALSO_PRICED.product,
    ]);
    for (const { total } of pages) expect(total).toBe(3);
  });
});

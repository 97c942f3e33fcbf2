import { afterAll, beforeAll, expect, it } from 'vitest';
import { onPglite } from '../../../server/storeDatabase.ts';
import type { OpenDatabase } from '../../../server/platform/database/Database.ts';
import { createServices } from '../../../server/services.ts';
import { openDatabaseBefore } from '../../support/servers/databases/openDatabaseBefore.ts';
import { importText } from '../../support/fixtures/importText.ts';

const MEMBER = '00000000-0000-4000-8000-000000000001';

/** A variant as an order or a quotation stores it. */
function snapshot(id: number, code: string, product: string, maker: string) {
  const item = { id: id - 7, code: product, product_name: product, seo_title_str: 'p', condition: 'new', stock: 3 };
  const group = { id: 4, group_name: 'Things', seo_key: 'things' };
  const brand = { id: 9, brand_name: maker, seo_key: 'maker' };
  const shown = { picture: null, delivery_days: 3, sku_count: 2, sku_id: id, is_priced: true, key_specs: [] };
  return JSON.stringify({
    id,
    product_id: id - 7,
    code,
    sku_name: code,
    specs: [],
    gtin: null,
    pack_size: 1,
    stock: 3,
    delivery_days: 3,
    is_priced: true,
    market_price: 1_000,
    product: { ...item, ...shown, group, brand, market_price: 1_000 },
  });
}

const productSql = (id: number, code: string): string => `
  insert into products (id, code, code_key, brand_id, group_id, condition, delivery_days, stock, sort_name, spec_tokens,
    search, item, detail, created_at) values (${id}, '${code}', '${code}', 1, 3, 'new', 3, 3, '${code}', '{}', '',
    '{"product_name": "${code}", "seo_title_str": "p", "picture": null, "sku_count": 1, "sku_id": 1, "is_priced": true, "key_specs": []}',
    '{"summary": "", "description": "", "pictures": [], "specs": [], "warranty_months": 12, "origin": ""}', now());`;
const skuSql = (id: number, product: number, code: string): string => `
  insert into skus (id, product_id, position, code, code_key, pack_size, stock, delivery_days, price, texts)
  values (${id}, ${product}, 0, '${code}', '${code}', 1, 3, 3, 1000, '{"sku_name": "${code}", "specs": []}');`;

/** Data as the earlier version left them: ids given twice, and rows that reference nothing. */
const BEFORE = `
  insert into members (id, email, nick_name) values ('${MEMBER}', 'ana@example.test', 'Ana');
  insert into brands (id, brand_name, seo_key, texts, country, search) values (1, 'Acme', 'acme', '{"description": ""}', '', '');
  insert into groups (id, level, seo_key, path, texts, search) values (3, 1, 'cuffs', '{3}', '{"group_name": "Cuffs"}', '');
  ${productSql(1_000_000, 'CUFF')} ${productSql(1_000_001, 'CABLE')}
  ${skuSql(1_000_000, 1_000_000, 'CUFF-S')} ${skuSql(1_000_001, 1_000_001, 'CABLE')}
  insert into cart_lines (member_id, sku_id, quantity) values ('${MEMBER}', 1000000, 1), ('${MEMBER}', 1000077, 1);
  insert into collected (member_id, product_id) values ('${MEMBER}', 1000000), ('${MEMBER}', 1000055);
  insert into orders (member_id, idempotency_key, state, address, note, subtotal, shipping, coupon_discount, points_discount,
    points, total, created_at, pay_until)
  values ('${MEMBER}', gen_random_uuid(), 'awaiting_payment', '{}', '', 1, 0, 0, 0, 0, 1, now(), now());
  insert into order_lines (order_id, sku_id, sku, code_keys, quantity, price, reserved) values
    (1, 1000000, '${snapshot(1_000_000, 'CUFF-S', 'CUFF', 'ACME ')}', '', 1, 1000, 1),
    (1, 1000001, '${snapshot(1_000_001, 'CUFF-L', 'CUFF', 'Acme')}', '', 2, 1000, 2);
  insert into inquiries (member_id, idempotency_key, contact, address, message, created_at, reply_due_at)
  values ('${MEMBER}', gen_random_uuid(), '{}', '{}', '', now(), now());
  insert into inquiry_lines (inquiry_id, sku_id, sku, quantity, note) values
    (1, 1000077, '${snapshot(1_000_077, 'LOST-1', 'LOST', 'Nobody')}', 1, '');`;

let database: OpenDatabase;
beforeAll(async () => {
  const client = await openDatabaseBefore('goods_keep_their_ids');
  await client.exec(BEFORE);
  database = await onPglite(client);
});
afterAll(() => database.close());

const services = () => createServices(database);
const nameOf = async (id: number) => {
  const [sku] = await services().catalogue.namedSkus([id], { withPrices: false });
  return sku && [sku.product.brand.brand_name, sku.product.code, sku.code, sku.is_retired ?? false];
};

it('an order names its own goods again, although their id was reused', async () => {
  const [kept, lost] = await services().orders.linesToRepeat(MEMBER, 1);
  expect(kept!.sku_id).toBe(1_000_000);
  expect(await nameOf(lost!.sku_id)).toEqual(['Acme', 'CUFF', 'CUFF-L', true]);
  const { lines } = await services().orders.read(MEMBER, 1);
  expect(lines[1]!.sku).toMatchObject({ id: lost!.sku_id, product_id: 1_000_000, product: { id: 1_000_000 } });
  expect(await nameOf(1_000_001)).toEqual(['Acme', 'CABLE', 'CABLE', false]);
});

it('a quotation names goods that were deleted', async () => {
  const [wanted] = await services().inquiries.linesToRepeat(MEMBER, 1);
  expect(await nameOf(wanted!.sku_id)).toEqual(['Nobody', 'LOST', 'LOST-1', true]);
});

it('a cart and favourites keep goods that exist', async () => {
  const { lines } = await services().carts.read({ memberId: MEMBER, customer: null });
  expect(lines.map(({ sku }) => sku.code)).toEqual(['CUFF-S']);
  expect((await services().favourites.list(MEMBER, { page: 1, pageSize: 9 })).map(({ code }) => code)).toEqual([
    'CUFF',
  ]);
});

it('new goods get ids above all former ones, and goods that come back their own id', async () => {
  const { report } = await importText(
    database.db,
    'code,sku,name,brand,group,price\nCUFF,CUFF-L,Cuff,Acme,Cuffs,1\nNEW,,New,Acme,Cuffs,1\nLOST,LOST-1,Lost,Nobody,Cuffs,1\n',
  );
  expect(report).toMatchObject({ added: 1, refused: 0 });
  const [, large] = await services().orders.linesToRepeat(MEMBER, 1);
  expect(await nameOf(large!.sku_id)).toEqual(['Acme', 'CUFF', 'CUFF-L', false]);
  const [lost] = await services().inquiries.linesToRepeat(MEMBER, 1);
  expect(await nameOf(lost!.sku_id)).toEqual(['Nobody', 'LOST', 'LOST-1', false]);
  const { results } = await services().catalogue.listing.list(
    { keyword: 'NEW' },
    { withPrices: false, language: 'en' },
  );
  expect(results[0]!.sku_id).toBeGreaterThan(1_000_077 + 100_000);
});
